package picture

import (
	"context"
	"fmt"
	"math"

	"github.com/dustin/go-humanize"

	"langkah/engine"
	"langkah/engine/base/breath"
	"langkah/engine/base/figures"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
)

// Limits of a contact sheet.
const (
	maxSheetArea   = 24_000_000 // pixels
	minPictureSide = 72         // pixels, for a legible caption
	minCellWidth   = 90         // pixels, for a caption
	boardsInRow    = 6
)

// sheet is the layout of a contact sheet, in pixels.
type sheet struct {
	steps
	style         paint.Style
	shown         []int // steps, in order
	stride        int   // difference of adjacent steps
	columns       int
	cellWidth     float64 // of a picture with its caption
	pictureHeight float64
	inset         float64 // of the picture in its cell
	line          float64 // line height of a caption: the unit of all text and gaps
	width, height int
}

// squarish requests six columns, and more if there would be many rows.
const squarish = 0

// arrange lays out the pictures in at most that many columns, with the last row as full as
// possible.
func arrange(s steps, st paint.Style, stride, columns int) sheet {
	w, h := st.Size(s.board)
	l := sheet{steps: s, style: st, stride: stride, shown: everyNth(len(s.positions), stride), pictureHeight: float64(h)}
	l.cellWidth = float64(max(w, minCellWidth))
	l.inset = math.Floor((l.cellWidth - float64(w)) / 2)
	l.line = math.Round(min(max(math.Sqrt(float64(w*h))/12, 13), l.cellWidth/6))
	across, down := l.pitch()
	n := len(l.shown)
	if columns == squarish {
		columns = max(boardsInRow, int(math.Sqrt(float64(n)*down/across*3/4)))
	}
	rows := (n + columns - 1) / columns
	l.columns = (n + rows - 1) / rows
	l.width = max(int(across)*l.columns+int(2*l.margin()-l.gap()), int(34*l.line))
	l.height = int(l.head() + float64(rows)*down + l.foot())
	return l
}

func (l sheet) margin() float64 { return 2 * l.line }
func (l sheet) gap() float64    { return math.Round(1.3 * l.line) }

// head returns the height of the heading, foot that of the legend.
func (l sheet) head() float64 { return math.Round(6.6 * l.line) }
func (l sheet) foot() float64 { return math.Round(3 * l.line) }

// pitch returns the distance between adjacent pictures; a caption is under each, of two
// lines if it has costs.
func (l sheet) pitch() (across, down float64) {
	lines := 1.3
	if l.counted {
		lines = 2.3
	}
	return l.cellWidth + l.gap(), l.pictureHeight + math.Ceil(lines*l.line) + l.gap()
}

// draw draws some of the steps, from the top of a page.
func (l sheet) draw(ctx context.Context, p *paint.Painter, shown []int) error {
	p.Backdrop(l.width, l.height)
	l.heading(p)
	across, down := l.pitch()
	left := math.Floor((float64(l.width) - across*float64(l.columns) + l.gap()) / 2)
	for k, i := range shown {
		breath.Take()
		if err := ctx.Err(); err != nil {
			return err
		}
		x, y := left+float64(k%l.columns)*across, l.head()+float64(k/l.columns)*down
		p.Scene(l.scene(i), x+l.inset, y)
		l.caption(p, i, x, y+l.pictureHeight)
	}
	rows := (len(shown) + l.columns - 1) / l.columns
	l.legend(p, l.head()+float64(rows)*down)
	return nil
}

// title returns the name of the puzzle.
func (s steps) title() string {
	if s.Name != "" {
		return s.Name
	}
	return s.Puzzle.Kind().String()
}

// heading draws the two lines of the heading with a rule below.
func (l sheet) heading(p *paint.Painter) {
	below := beside(l.Puzzle.Kind().String(), l.title())
	if n := len(l.Result.Moves); n > 0 {
		below += fmt.Sprintf("%s, cost %s", figures.Plural(n, "move"), engine.CostText(l.Puzzle, l.Result.Cost))
	}
	if l.stride > 1 {
		below += fmt.Sprintf("; every %s step is shown", humanize.Ordinal(l.stride))
	}
	how := l.Method.Title().String()
	if n := l.Result.Expanded; n > 0 {
		how += fmt.Sprintf(", %s expanded", figures.Plural(int(n), "node"))
	}
	m := l.margin()
	width := float64(l.width) - 2*m
	l.label(p, l.title(), m, 1.3*l.line, 0.62*width, 1.9, scene.Left, true, scene.Ink)
	l.label(p, below, m, 3.5*l.line, 0.56*width, 1.05, scene.Left, false, scene.Faint)
	l.label(p, l.verdict(), m+0.64*width, 2*l.line, 0.36*width, 1.05, scene.Right, true, scene.HomeMark)
	l.label(p, how, m+0.58*width, 3.5*l.line, 0.42*width, 1.05, scene.Right, false, scene.Faint)
	p.Item(scene.Item{Kind: scene.Rect, X: m, Y: 5 * l.line, W: width, H: max(0.12*l.line, 1), Fill: scene.Ink})
}

// beside returns the beginning of the second line: the part of kind that is not in the title.
func beside(kind, title string) string {
	if kind == title {
		return ""
	}
	return kind + ". "
}

// verdict returns what is proven about the solution.
func (l sheet) verdict() string {
	switch r := l.Result; {
	case !r.Verified:
		return ""
	case r.Optimality == engine.Proven:
		return "verified; optimal, proven"
	}
	return "verified"
}

// caption draws a step's number and move under its picture, and the cost so far if it
// differs from the number.
func (l sheet) caption(p *paint.Painter, i int, x, y float64) {
	title, cost := "Start", 0
	if i > 0 {
		title = fmt.Sprintf("%d  %s", i, l.Result.Moves[i-1].Name)
	}
	l.label(p, title, x, y+0.2*l.line, l.cellWidth, 1, scene.Centre, true, scene.Ink)
	if !l.counted || i == 0 {
		return
	}
	for _, m := range l.Result.Moves[:i] {
		cost += m.Cost
	}
	l.label(p, "cost "+engine.CostText(l.Puzzle, cost), x, y+1.25*l.line, l.cellWidth, 0.9, scene.Centre, false, scene.Faint)
}

// legend draws the meaning of the marks, and the program's name.
func (l sheet) legend(p *paint.Painter, y float64) {
	x, size, middle := l.margin(), 1.1*l.line, y+1.15*l.line
	explain := func(text string, mark scene.Item) {
		p.Item(mark)
		width := 0.5 * l.line * float64(len(text))
		l.label(p, text, x+size+0.5*l.line, middle-0.5*l.line, width, 1, scene.Left, false, scene.Faint)
		x += size + width + l.line
	}
	last := l.scene(len(l.positions) - 1)
	for _, known := range []struct {
		text string
		item scene.Item
		in   func(scene.Item) bool
	}{
		{"moved last", scene.Item{Kind: scene.Rect, X: x, Y: middle - size/2, W: size, H: size, Corner: 0.2 * size, Stroke: scene.Highlight, Line: 0.13 * size},
			func(it scene.Item) bool { return it.Marked }},
		{"where it came from", scene.Item{Kind: scene.Arrow, Points: []scene.Point{{X: 0, Y: middle}, {X: size, Y: middle}}, Stroke: scene.Highlight, Line: 0.1 * size},
			func(it scene.Item) bool { return it.Kind == scene.Arrow && it.ID == "" }},
		{"in its place", scene.Item{Kind: scene.Plate, Y: middle - size/2, W: size, H: size, Fill: scene.Home},
			func(it scene.Item) bool { return it.Fill == scene.Home }},
	} {
		for _, it := range last.Items {
			if known.in(it) {
				known.item.X = x
				for i := range known.item.Points {
					known.item.Points[i].X += x
				}
				explain(known.text, known.item)
				break
			}
		}
	}
	l.label(p, "Langkah", float64(l.width)-l.margin()-8*l.line, middle-0.5*l.line, 8*l.line, 1, scene.Right, false, scene.Faint)
}

// label draws a text in a box, in pixels; its height is in lines.
func (l sheet) label(p *paint.Painter, text string, x, y, w, lines float64, align scene.Align, bold bool, r scene.Role) {
	h := lines * l.line
	p.Item(scene.Item{Kind: scene.Text, X: x, Y: y, W: w, H: h, Text: text, Size: h, Align: align, Bold: bold, Fill: r})
}
