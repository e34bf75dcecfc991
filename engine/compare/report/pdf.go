package report

import (
	"bytes"
	"fmt"
	"math"

	"codeberg.org/go-pdf/fpdf"

	"langkah/engine/base/chart"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
)

// Measures of a page, in points.
const (
	pdfMargin = 42.0
	pdfText   = 9.5
	pdfLine   = 13.0
	pdfSmall  = 8.0
)

// paper lays the report out on pages of A4.
type paper struct {
	doc           *fpdf.Fpdf
	width, bottom float64 // of the printed area
}

// PDF returns the content of [Report.HTML] on pages of A4. Boards and charts are vector
// graphics, and text can be selected. The same report gives the same bytes.
func (r Report) PDF() ([]byte, error) {
	d, err := r.document()
	if err != nil {
		return nil, err
	}
	doc := fpdf.New("P", "pt", "A4", "")
	doc.SetCreationDate(r.Made)
	doc.SetModificationDate(r.Made)
	doc.SetCatalogSort(true)
	doc.SetTitle(d.Title, true)
	doc.SetLang(d.Language)
	doc.SetCreator("Langkah "+r.Version, true)
	doc.SetMargins(pdfMargin, pdfMargin, pdfMargin)
	doc.SetAutoPageBreak(true, pdfMargin)
	doc.SetCellMargin(0)
	w, h := doc.GetPageSize()
	p := &paper{doc, w - 2*pdfMargin, h - pdfMargin}
	paint.OnPDF(doc, paint.Style{}, 0, 0, 1) // for its fonts
	doc.SetFooterFunc(func() {
		doc.SetY(-pdfMargin + 12)
		p.font(pdfSmall, false, chart.Faint)
		doc.CellFormat(p.width, 10, fmt.Sprintf("%s · %d", d.Title, doc.PageNo()), "", 0, "C", false, 0, "")
	})
	doc.AddPage()
	p.report(d)
	var out bytes.Buffer
	err = doc.Output(&out)
	return out.Bytes(), err
}

func (p *paper) report(d document) {
	p.head(d)
	for _, f := range d.Faults {
		p.font(pdfText, true, chart.Ink)
		p.lines(f.What)
		p.lines(d.Words.Again + " " + f.Command)
	}
	if d.Totals != nil {
		p.heading(d.Words.All, 13)
		p.table(*d.Totals)
		p.note(d.Words.Means)
		p.charts(d.Charts)
	}
	for _, s := range d.Puzzles {
		p.section(s, d)
	}
	p.questions(d)
	p.heading(d.Words.Glossary, 12)
	for _, t := range d.Glossary {
		p.room(2 * pdfLine)
		p.font(pdfText, true, chart.Ink)
		p.lines(t.Word)
		p.font(pdfText, false, chart.Ink)
		p.lines(t.Meaning)
		p.doc.Ln(3)
	}
	p.heading(d.Words.Conditions, 12)
	p.list(d.Terms)
	if len(d.Commands) > 0 {
		p.heading(d.Words.Repeat, 12)
		p.list(d.Commands)
	}
}

// head writes the kind of report, its maker and its title.
func (p *paper) head(d document) {
	p.font(pdfSmall, false, chart.Faint)
	p.doc.CellFormat(p.width/2, pdfLine, d.Words.Report, "", 0, "L", false, 0, "")
	p.doc.CellFormat(p.width/2, pdfLine, d.Made, "", 1, "R", false, 0, "")
	p.doc.Ln(6)
	p.font(20, true, chart.Ink)
	p.doc.MultiCell(p.width, 25, d.Title, "", "L", false)
	p.font(pdfText, false, chart.Faint)
	p.doc.CellFormat(p.width, 18, d.Words.Name+" ______________________________    "+d.Words.Class+" ____________", "", 1, "L", false, 0, "")
	p.doc.Ln(6)
	left, top, bottom := pdfMargin, p.doc.GetY(), 0.0
	if d.Start != nil {
		size := 110.0
		bottom = top + p.board(*d.Start, pdfMargin, top, size, size)
		left += size + 16
	}
	p.doc.SetLeftMargin(left)
	p.doc.SetXY(left, top)
	p.font(11.5, true, chart.Ink)
	p.lines(d.Lead)
	p.doc.Ln(2)
	p.list(d.Claims)
	p.doc.SetLeftMargin(pdfMargin)
	p.doc.SetXY(pdfMargin, max(p.doc.GetY(), bottom)+4)
}

func (p *paper) section(s section, d document) {
	if d.Totals != nil {
		p.heading(s.Name, 15)
		p.note(s.Kind)
		if s.Start != nil {
			p.room(130)
			y := p.doc.GetY() // drawing moves it
			p.doc.SetY(y + p.board(*s.Start, pdfMargin, y, 120, 120) + 6)
		}
		p.list(s.Claims)
	}
	if len(s.Results.Rows) > 0 {
		p.heading(d.Words.Results, 12)
		p.table(s.Results)
		p.note(s.Note)
	}
	if s.Programs != nil {
		p.heading(d.Words.Programs, 12)
		p.table(*s.Programs)
		p.note(d.Words.Process)
	}
	p.charts(s.Charts)
	if len(s.Details.Rows) > 0 {
		p.heading(d.Words.Details, 12)
		p.table(s.Details)
	}
	if len(s.Steps) > 0 {
		p.heading(s.Solution, 12)
		p.steps(s.Steps)
	}
	if s.Text != "" {
		p.heading(d.Words.Text, 12)
		p.font(pdfSmall, false, chart.Ink)
		p.lines(s.Text)
	}
}

// questions writes those of a lab report, with lines to write on.
func (p *paper) questions(d document) {
	const written = 20.0 // from one line to the next
	if len(d.Questions) > 0 {
		p.heading(d.Words.Questions, 15)
	}
	for i, q := range d.Questions {
		p.room(3*pdfLine + pdfLine*float64(min(len(q.Facts), 6)) + written*float64(len(q.Lines)))
		p.font(pdfText, true, chart.Ink)
		p.lines(fmt.Sprintf("%d. %s", i+1, q.Text))
		p.doc.Ln(2)
		p.list(q.Facts)
		for range q.Lines {
			p.room(written)
			y := p.doc.GetY() + written
			p.rule(y, chart.Rule, 0.5)
			p.doc.SetXY(pdfMargin, y)
		}
		p.doc.Ln(10)
	}
}

func (p *paper) font(size float64, bold bool, ink chart.Role) {
	p.doc.SetFont(paint.PDFFont, map[bool]string{true: "B"}[bold], size)
	c := chart.Print().Color(ink)
	p.doc.SetTextColor(int(c.R), int(c.G), int(c.B))
}

// lines writes a text from the left margin, wrapped into lines.
func (p *paper) lines(text string) { p.doc.MultiCell(0, pdfLine, text, "", "L", false) }

func (p *paper) note(text string) {
	if text == "" {
		return
	}
	p.font(pdfSmall, false, chart.Faint)
	p.doc.Ln(3)
	p.lines(text)
}

// room begins a new page where there is less.
func (p *paper) room(height float64) {
	if p.doc.GetY()+height > p.bottom {
		p.doc.AddPage()
	}
}

func (p *paper) heading(text string, size float64) {
	p.room(80) // keeps a heading and its first lines on one page
	p.doc.Ln(10)
	p.font(size, true, chart.Ink)
	p.doc.MultiCell(p.width, size*1.35, text, "", "L", false)
	p.doc.Ln(3)
}

// list writes a bulleted list.
func (p *paper) list(texts []string) {
	p.font(pdfText, false, chart.Ink)
	left, _, _, _ := p.doc.GetMargins()
	for _, text := range texts {
		p.room(pdfLine)
		p.fill(chart.Faint)
		p.doc.Circle(left+2, p.doc.GetY()+pdfLine/2, 1.4, "F")
		p.doc.SetLeftMargin(left + 9)
		p.doc.SetX(left + 9)
		p.lines(text)
		p.doc.SetLeftMargin(left)
		p.doc.SetX(left)
	}
}

func (p *paper) fill(ink chart.Role) {
	c := chart.Print().Color(ink)
	p.doc.SetFillColor(int(c.R), int(c.G), int(c.B))
}

// charts draws charts as wide as the page.
func (p *paper) charts(list []drawn) {
	scale := p.width / pageWidth
	for _, c := range list {
		p.doc.Ln(12)
		p.room(min(c.Height*scale, p.bottom-pdfMargin))
		y := p.doc.GetY() // drawing moves it
		scale := min(scale, (p.bottom-y)/c.Height)
		paint.OnPDF(p.doc, paint.Style{}, pdfMargin, y, scale).Chart(c.Drawing, chart.Print(), 1)
		p.doc.SetY(y + c.Height*scale)
	}
}

// board draws a board within a width and a height, and returns its height.
func (p *paper) board(s scene.Scene, x, y, width, height float64) float64 {
	style := paint.Style{Cell: boardCell, Palette: scene.Paper()}.Fitted(s)
	w, h := style.Size(s)
	scale := min(width/float64(w), height/float64(h))
	paint.OnPDF(p.doc, style, x+(width-float64(w)*scale)/2, y, scale).Scene(s, 0, 0)
	return float64(h) * scale
}

// stepColumns is the number of boards in a row.
const stepColumns = 6

func (p *paper) steps(steps []step) {
	const gap, caption = 8.0, 14.0
	width := (p.width - gap*(stepColumns-1)) / stepColumns
	for row := 0; row < len(steps); row += stepColumns {
		here := steps[row:min(row+stepColumns, len(steps))]
		height := 0.0
		for _, s := range here {
			height = max(height, s.Scene.Height*min(width/s.Scene.Width, 1.3*width/s.Scene.Height))
		}
		p.room(height + caption)
		y := p.doc.GetY()
		for i, s := range here {
			x := pdfMargin + float64(i)*(width+gap)
			p.board(s.Scene, x, y, width, height)
			p.font(pdfSmall, false, chart.Faint)
			p.doc.SetXY(x, y+height+1)
			p.doc.CellFormat(width, 10, s.Caption, "", 0, "C", false, 0, "")
		}
		p.doc.SetXY(pdfMargin, y+height+caption)
	}
}

// table draws a table; its head is repeated on every page.
func (p *paper) table(g grid) {
	widths := p.widths(g)
	p.room(4 * pdfLine)
	p.tableHead(g, widths)
	for _, row := range g.Rows {
		if p.doc.GetY()+pdfLine+8 > p.bottom {
			p.doc.AddPage()
			p.tableHead(g, widths)
		}
		p.tableRow(row, widths)
	}
}

const pdfGap = 8.0 // between columns

// widths returns the widths of the columns: their natural widths, the first ones wider
// where there is room, and all narrower where there is not.
func (p *paper) widths(g grid) []float64 {
	widths := make([]float64, len(g.Header))
	whole := 0.0
	for i, h := range g.Header {
		p.font(pdfSmall, true, chart.Ink)
		widths[i] = p.doc.GetStringWidth(h.Text)
		for _, row := range g.Rows {
			p.font(pdfText, row[i].Good, chart.Ink)
			need := p.doc.GetStringWidth(row[i].Text)
			if row[i].Best {
				need += 11
			}
			widths[i] = max(widths[i], need)
		}
		whole += widths[i]
	}
	room := p.width - pdfGap*float64(len(widths)-1)
	for i := range widths {
		if whole > room {
			widths[i] *= room / whole
		} else {
			widths[i] += (room - whole) / float64(len(widths))
		}
	}
	return widths
}

func (p *paper) tableHead(g grid, widths []float64) {
	p.font(pdfSmall, true, chart.Faint)
	p.doc.SetX(pdfMargin)
	for i, h := range g.Header {
		p.cell(h.Text, widths[i], h.Figure)
	}
	y := p.doc.GetY() + pdfLine + 1
	p.rule(y, chart.Ink, 1)
	p.doc.SetXY(pdfMargin, y+4)
}

// cell writes a text into a column, smaller where it does not fit, and moves to the
// next column.
func (p *paper) cell(text string, width float64, figure bool) {
	size, _ := p.doc.GetFontSize()
	if need := p.doc.GetStringWidth(text); need > width {
		p.doc.SetFontSize(size * width / need)
	}
	x := p.doc.GetX()
	p.doc.CellFormat(width, pdfLine, text, "", 0, map[bool]string{true: "R", false: "L"}[figure], false, 0, "")
	p.doc.SetFontSize(size)
	p.doc.SetX(x + width + pdfGap)
}

func (p *paper) tableRow(row []value, widths []float64) {
	p.doc.SetX(pdfMargin)
	y, bars := p.doc.GetY(), 0.0
	for i, v := range row {
		p.font(pdfText, v.Good, map[bool]chart.Role{true: chart.Good, false: chart.Ink}[v.Good])
		x := p.doc.GetX()
		if v.Best {
			p.star(x+widths[i]-p.doc.GetStringWidth(v.Text)-6, y+pdfLine/2, 3.6)
		}
		p.cell(v.Text, widths[i], v.Figure)
		if v.Bar > 0 {
			p.bar(x, y+pdfLine, widths[i], v)
			bars = 4
		}
	}
	y += pdfLine + 2 + bars
	p.rule(y, chart.Rule, 0.5)
	p.doc.SetXY(pdfMargin, y+2.5)
}

func (p *paper) bar(x, y, width float64, v value) {
	p.fill(chart.Track)
	p.doc.Rect(x, y, width, 2.4, "F")
	p.fill(map[bool]chart.Role{true: chart.Good, false: chart.Series(0)}[v.Good])
	p.doc.Rect(x, y, width*v.Bar, 2.4, "F")
}

func (p *paper) rule(y float64, ink chart.Role, width float64) {
	c := chart.Print().Color(ink)
	p.doc.SetDrawColor(int(c.R), int(c.G), int(c.B))
	p.doc.SetLineWidth(width)
	p.doc.Line(pdfMargin, y, pdfMargin+p.width, y)
}

// star draws the sign of the best, which the fonts lack.
func (p *paper) star(x, y, radius float64) {
	var points []fpdf.PointType
	for i := range 10 {
		sin, cos := math.Sincos(math.Pi * float64(i) / 5)
		r := radius
		if i%2 == 1 {
			r *= 0.42
		}
		points = append(points, fpdf.PointType{X: x + r*sin, Y: y - r*cos})
	}
	p.fill(chart.Good)
	p.doc.Polygon(points, "F")
}
