package chart

import (
	"strings"

	"langkah/engine/base/scene"
)

// Shares shows how several wholes are divided into the same parts: a bar for each, on one
// scale, with the parts one after the other and their words below. Parts differ by how they
// are filled: first filled, then striped, then hollow.
type Shares struct {
	Title string
	Rows  []Share
	Cases []Case
}

// Share is a whole with its parts.
type Share struct {
	Label string
	Parts []Part // at most three
}

// Part is a part of a whole. Words say what it is, with its figure.
type Part struct {
	Value float64
	Words string
}

// Case is a board below the bars, with lines beside it.
type Case struct {
	Board scene.Scene
	Lines []string
}

const (
	shareBar   = 18
	shareLine  = 17 // of words
	caseBoard  = 92 // the longer side of a board
	shareRest  = 10 // below a row
	swatchSide = 10
)

// Draw implements [Chart].
func (s Shares) Draw(width float64, measure Measure) Drawing {
	d := Drawing{Width: width, Insets: map[int]scene.Scene{}}
	y := 0.0
	if s.Title != "" {
		y = d.head(s.Title, "", measure)
	}
	most := 1.0
	for _, row := range s.Rows {
		most = max(most, row.sum())
	}
	for i, row := range s.Rows {
		d.text(shortened(row.Label, textSize, width, measure), 0, y+shareLine/2, textSize, Left, Ink, true)
		y += shareLine
		at := 0.0
		for k, part := range row.Parts {
			w := (width - 2) * part.Value / most
			if w > 0 {
				d.part(Shape{Kind: Box, X: at + 1, Y: y, W: max(w, 1), H: shareBar}, k, i)
			}
			at += w
		}
		y += shareBar + 4
		y = d.captions(row, i, y, measure) + shareRest
	}
	for i, c := range s.Cases {
		y = d.boardCase(c, i, y, measure) + shareRest
	}
	d.Height = y
	return d
}

func (s Share) sum() (sum float64) {
	for _, p := range s.Parts {
		sum += p.Value
	}
	return sum
}

// part adds a part of a bar, or its swatch.
func (d *Drawing) part(box Shape, part, series int) {
	ink := Series(series)
	box.Fill, box.Stroke, box.Line = Paper, ink, 1
	if part == 0 {
		box.Fill = ink
	}
	d.add(box)
	if part == 1 {
		for x := box.X + 3; x < box.X+box.W-0.5; x += 4 {
			d.line(x, box.Y, x, box.Y+box.H, 1.5, ink)
		}
	}
}

// captions adds the words of the parts, in as many lines as they need, and returns where
// they end.
func (d *Drawing) captions(row Share, series int, y float64, measure Measure) float64 {
	const apart, after = 14, 5
	x := 0.0
	for k, part := range row.Parts {
		w := swatchSide + after + measure(part.Words, axisSize, false)
		if x > 0 && x+w > d.Width {
			x, y = 0, y+shareLine
		}
		d.part(Shape{Kind: Box, X: x + 1, Y: y + (shareLine-swatchSide)/2, W: swatchSide, H: swatchSide}, k, series)
		d.text(part.Words, x+swatchSide+after, y+shareLine/2, axisSize, Left, Ink, false)
		x += w + apart
	}
	return y + shareLine
}

// boardCase adds a board with its lines beside it, and returns where they end.
func (d *Drawing) boardCase(c Case, number int, y float64, measure Measure) float64 {
	w, h := float64(caseBoard), float64(caseBoard)
	if aspect := c.Board.Aspect(); aspect >= 1 {
		h = w / aspect
	} else {
		w = h * aspect
	}
	d.Insets[number] = c.Board
	d.add(Shape{Kind: Inset, X: 0, Y: y, W: w, H: h, Inside: number})
	x, line := w+gap+4, y
	for _, words := range c.Lines {
		for _, part := range wrapped(words, textSize, d.Width-x, measure) {
			d.text(part, x, line+shareLine/2, textSize, Left, Ink, false)
			line += shareLine
		}
	}
	return max(y+h, line)
}

// wrapped divides a text into lines of a width.
func wrapped(text string, size, width float64, measure Measure) (lines []string) {
	line := ""
	for _, word := range strings.Fields(text) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && measure(longer, size, false) > width {
			lines, longer = append(lines, line), word
		}
		line = longer
	}
	return append(lines, line)
}
