package worksheet

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"
	"rsc.io/qr"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
)

// Measures of a page of A4, in points.
const (
	margin      = 42.0
	textSize    = 9.5
	line        = 13.0
	smallSize   = 7.5
	unit        = 26.0 // of a cell of a board
	leastHeight = 120.0
	mostHeight  = 260.0
	boardWidth  = 400.0
	codeSide    = 84.0
	rowHeight   = 15.0
	boardCell   = 48 // pixels for a cell of a drawn board
)

// Greys of the print.
const (
	black = 0
	faint = 90
	rule  = 150
	tint  = 235
)

// Book is several sheets in one document.
type Book struct {
	Title  string
	Sheets []Sheet
	Maker  Maker
	Made   time.Time
}

// paper is the document being written.
type paper struct {
	Book
	doc    *fpdf.Fpdf
	key    bool
	width  float64
	bottom float64
}

// PDF returns the sheets on A4 pages, each on a new page; with key the answers are filled
// in. The output is deterministic.
func (b Book) PDF(key bool) ([]byte, error) {
	doc := fpdf.New("P", "pt", "A4", "")
	doc.SetCreationDate(b.Made)
	doc.SetModificationDate(b.Made)
	doc.SetCatalogSort(true)
	doc.SetTitle(b.Title, true)
	doc.SetCreator("Langkah", true)
	doc.SetMargins(margin, margin, margin)
	doc.SetAutoPageBreak(true, margin)
	doc.SetCellMargin(0)
	doc.AliasNbPages("")
	w, h := doc.GetPageSize()
	p := &paper{b, doc, key, w - 2*margin, h - margin}
	paint.OnPDF(doc, paint.Style{}, 0, 0, 1) // registers the fonts
	name := ""
	doc.SetFooterFunc(func() {
		doc.SetY(-margin + 12)
		p.font(smallSize, false, faint)
		doc.CellFormat(p.width, 10, fmt.Sprintf("%s · %s · %d / {nb}", b.Title, name, doc.PageNo()), "", 0, "C", false, 0, "")
	})
	for _, s := range b.Sheets {
		next := s.Name
		if doc.PageNo() == 0 {
			name = next
		}
		doc.AddPage() // the footer is written at the end of the page
		name = next
		if err := p.sheet(s); err != nil {
			return nil, err
		}
	}
	var out bytes.Buffer
	err := doc.Output(&out)
	return out.Bytes(), err
}

func (p *paper) font(size float64, bold bool, grey int) {
	p.doc.SetFont(paint.PDFFont, map[bool]string{true: "B"}[bold], size)
	p.doc.SetTextColor(grey, grey, grey)
}

// sheet writes one sheet.
func (p *paper) sheet(s Sheet) error {
	if err := p.head(s); err != nil {
		return err
	}
	for i, t := range s.Tasks {
		p.task(i+1, t)
	}
	return nil
}

// head writes the title, the line for the name, the board and the QR code.
func (p *paper) head(s Sheet) error {
	p.font(16, true, black)
	title := s.Name
	if p.key {
		title += " – " + p.Maker.translate(engine.Msg("Key"))
	}
	p.doc.CellFormat(p.width-codeSide-10, 20, title, "", 1, "L", false, 0, "")
	p.font(textSize, false, faint)
	p.doc.CellFormat(p.width-codeSide-10, line, s.Kind, "", 1, "L", false, 0, "")
	if len(s.Code) <= longestLine && !strings.Contains(s.Code, "\n") {
		p.font(smallSize, false, faint)
		p.doc.CellFormat(p.width-codeSide-10, line, s.Code, "", 1, "L", false, 0, "")
	}
	if !p.key {
		p.doc.Ln(8)
		p.font(textSize, false, faint)
		p.doc.CellFormat(p.width-codeSide-10, line, p.Maker.translate(engine.Msg("Name:"))+" ______________________________   "+p.Maker.translate(engine.Msg("Class:"))+" ______________", "", 1, "L", false, 0, "")
	}
	p.doc.Ln(8)
	top := p.doc.GetY()
	bottom, err := p.code(s.Code)
	if err != nil {
		return err
	}
	height := min(max(unit*s.Board.Height, leastHeight), mostHeight)
	high := 0.0
	if s.Goal == nil {
		high = p.board(s.Board, margin, top, boardWidth, height)
	} else {
		high = p.withGoal(s, top, height)
	}
	p.doc.SetXY(margin, max(bottom, top+high)+8)
	p.font(textSize, false, black)
	for _, rule := range s.Rules {
		p.lines(rule)
	}
	return nil
}

// withGoal draws the board with the goal to its right and returns their height.
func (p *paper) withGoal(s Sheet, top, height float64) float64 {
	const gap = 24
	width := (boardWidth - gap) / 2
	high := 0.0
	for i, side := range []struct {
		name  engine.Message
		scene scene.Scene
	}{{engine.Msg("Start"), s.Board}, {engine.Msg("Goal"), *s.Goal}} {
		x := margin + float64(i)*(width+gap)
		p.doc.SetXY(x, top)
		p.font(smallSize, true, black)
		p.doc.CellFormat(width, line, p.Maker.translate(side.name), "", 0, "L", false, 0, "")
		high = max(high, line+p.board(side.scene, x, top+line, width, height))
	}
	return high
}

// board draws a board within a width and a height and returns its height.
func (p *paper) board(s scene.Scene, x, y, width, height float64) float64 {
	style := paint.Style{Cell: boardCell, Palette: scene.Paper()}.Fitted(s)
	w, h := style.Size(s)
	scale := min(width/float64(w), height/float64(h))
	paint.OnPDF(p.doc, style, x, y, scale).Scene(s, 0, 0)
	return float64(h) * scale
}

// longestLine is the greatest length of the code's text that is also printed beside it, for
// typing.
const longestLine = 90

// longestCode is the greatest length of a QR code that a phone can read from paper.
const longestCode = 600

// code draws the QR code at the top right and returns its bottom; none for longer texts.
func (p *paper) code(text string) (bottom float64, err error) {
	if text == "" || len(text) > longestCode {
		return margin, nil
	}
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return 0, fmt.Errorf("the QR code: %w", err)
	}
	side := codeSide / float64(code.Size)
	x, y := margin+p.width-codeSide, margin
	p.doc.SetFillColor(black, black, black)
	for row := range code.Size {
		for from := 0; from < code.Size; from++ {
			to := from
			for to < code.Size && code.Black(to, row) {
				to++
			}
			if to > from {
				p.doc.Rect(x+float64(from)*side, y+float64(row)*side, float64(to-from)*side, side*1.01, "F")
				from = to
			}
		}
	}
	return y + codeSide, nil
}

// task writes a task: question, table, lines to write on, or the answer.
func (p *paper) task(number int, t Task) {
	if need := 70 + rowHeight*float64(len(t.Table.Rows)+1); need < p.bottom-margin {
		p.ensureSpace(need)
	} else {
		p.ensureSpace(120)
	}
	p.doc.Ln(8)
	p.font(11.5, true, black)
	p.lines(fmt.Sprintf("%d. %s", number, t.Title))
	p.doc.Ln(2)
	if !p.key {
		p.font(textSize, false, black)
		p.lines(t.Text)
		p.doc.Ln(3)
	}
	p.table(t.Table)
	if p.key {
		if len(t.Answer) > 0 {
			p.font(textSize, false, black)
			p.lines(strings.Join(t.Answer, "\n"))
		}
		if t.Drawn != nil {
			p.ensureSpace(leastHeight + 8)
			top := p.doc.GetY() + 4
			p.doc.SetXY(margin, top+p.board(*t.Drawn, margin, top, boardWidth, leastHeight)+4)
		}
		return
	}
	for range t.Lines {
		p.ensureSpace(20)
		y := p.doc.GetY() + 18
		p.doc.SetDrawColor(rule, rule, rule)
		p.doc.SetLineWidth(0.5)
		p.doc.Line(margin, y, margin+p.width, y)
		p.doc.SetY(y + 2)
	}
}

func (p *paper) lines(text string) { p.doc.MultiCell(0, line, text, "", "L", false) }

// ensureSpace begins a new page if there is less space than height.
func (p *paper) ensureSpace(height float64) {
	if p.doc.GetY()+height > p.bottom {
		p.doc.AddPage()
	}
}

// table draws a table; its head is repeated on every page.
func (p *paper) table(t Table) {
	if len(t.Rows) == 0 {
		return
	}
	widths := p.widths(t)
	p.ensureSpace(3 * rowHeight)
	p.tableHead(t, widths)
	for _, row := range t.Rows {
		if p.doc.GetY()+rowHeight > p.bottom {
			p.doc.AddPage()
			p.tableHead(t, widths)
		}
		for i, c := range row {
			text := c.Text
			if c.Asked && !p.key {
				text = ""
			}
			p.font(textSize, c.Asked, black)
			p.cell(text, widths[i], false)
		}
		p.doc.Ln(rowHeight)
	}
	p.doc.Ln(5)
}

func (p *paper) tableHead(t Table, widths []float64) {
	p.font(smallSize, true, black)
	p.doc.SetX(margin)
	for i, text := range t.Header {
		p.cell(text, widths[i], true)
	}
	p.doc.Ln(rowHeight)
}

// cell draws a box with a text.
func (p *paper) cell(text string, width float64, head bool) {
	p.doc.SetDrawColor(rule, rule, rule)
	p.doc.SetFillColor(tint, tint, tint)
	p.doc.SetLineWidth(0.5)
	p.doc.SetCellMargin(4)
	p.doc.CellFormat(width, rowHeight, text, "1", 0, "L", head, 0, "")
	p.doc.SetCellMargin(0)
}

// minBlankWidth is the least width of a cell to be filled in.
const minBlankWidth = 56

// widths returns the column widths, the same in the key.
func (p *paper) widths(t Table) []float64 {
	widths := make([]float64, len(t.Header))
	for i, head := range t.Header {
		p.font(smallSize, true, black)
		widths[i] = p.doc.GetStringWidth(head) + 10
		p.font(textSize, true, black)
		for _, row := range t.Rows {
			widths[i] = max(widths[i], p.doc.GetStringWidth(row[i].Text)+10)
			if row[i].Asked {
				widths[i] = max(widths[i], minBlankWidth)
			}
		}
	}
	whole := 0.0
	for _, w := range widths {
		whole += w
	}
	for i := range widths {
		widths[i] *= min(1, p.width/whole)
	}
	return widths
}
