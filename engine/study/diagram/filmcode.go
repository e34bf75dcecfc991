package diagram

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"langkah/engine/base/chart"
	"langkah/engine/study/pseudocode"
	"langkah/engine/study/recording"
)

// codePanel is a listing at the right of a film, with the line that is executed in a box and
// with a pointer before it, and the reason of the event below.
type codePanel struct {
	code *pseudocode.Code
	rows [][]string       // of each line, broken to the width
	why  map[int][]string // of the event before a moment, in rows
}

// Measures of the panel in pixels.
const (
	codeWidth  = 440
	codeSize   = 14 // of the font
	codeRow    = 22
	codeIndent = 16
	codeText   = 36 // from the left of the panel to a line without indent
	codePad    = 8
)

func newCodePanel(code *pseudocode.Code, r recording.Recording, moments []int, w Writing) *codePanel {
	c := &codePanel{code: code, why: map[int][]string{}}
	for x, n := r.Explain(), 1; ; n++ {
		_, why, ok := x.Next()
		if !ok {
			break
		}
		if _, shown := slices.BinarySearch(moments, n); shown {
			c.why[n] = broken(sentence(w.Say(why)), codeWidth-codeText-codePad, w.Measure)
		}
	}
	for _, l := range code.Listing.Lines {
		width := float64(codeWidth - codeText - codePad - codeIndent*l.Indent)
		c.rows = append(c.rows, broken(w.Say(l.Text), width, w.Measure))
	}
	return c
}

// broken breaks a text between words into rows of a width; those after the first are narrower,
// as they are indented.
func broken(text string, width float64, measure chart.Measure) (rows []string) {
	row := ""
	for _, word := range strings.Fields(text) {
		longer := strings.TrimSpace(row + " " + word)
		room := width
		if len(rows) > 0 {
			room -= codeIndent
		}
		if row != "" && measure(longer, codeSize, false) > room {
			rows = append(rows, row)
			longer = word
		}
		row = longer
	}
	return append(rows, row)
}

// beside adds the panel to a drawing, with the line that is executed at a moment.
func (c *codePanel) beside(d chart.Drawing, moment int) chart.Drawing {
	left, top := max(d.Width, filmWidth), float64(head)
	lit := c.code.Line(pseudocode.Place{Moment: moment})
	add := func(s chart.Shape) { d.Shapes = append(d.Shapes, s) }
	y := top
	for i, rows := range c.rows {
		height := float64(codeRow * len(rows))
		ink, faint := chart.Ink, chart.Faint
		if i == lit {
			ink, faint = chart.OnAmber, chart.OnAmber
			add(chart.Shape{Kind: chart.Box, X: left, Y: y, W: codeWidth - codePad, H: height, Radius: 3, Fill: chart.Amber})
			middle := y + codeRow/2
			add(chart.Shape{Kind: chart.Polygon, Points: []chart.Point{{X: left + 3, Y: middle - 4}, {X: left + 9, Y: middle}, {X: left + 3, Y: middle + 4}}, Fill: chart.OnAmber})
		}
		base := y + codeRow*0.7
		add(chart.Shape{Kind: chart.Text, X: left + codeText - codePad, Y: base, Text: strconv.Itoa(i + 1), Size: codeSize - 2, Align: chart.Right, Fill: faint})
		for n, row := range rows {
			x := left + codeText + float64(codeIndent*c.code.Listing.Lines[i].Indent)
			if n > 0 {
				x += codeIndent
			}
			add(chart.Shape{Kind: chart.Text, X: x, Y: base + float64(codeRow*n), Text: row, Size: codeSize, Fill: ink})
		}
		y += height
	}
	y += codeRow
	for _, row := range c.why[moment] {
		add(chart.Shape{Kind: chart.Text, X: left + codeText, Y: y + codeRow*0.7, Text: row, Size: codeSize, Fill: chart.Faint})
		y += codeRow
	}
	d.Width = left + codeWidth
	return d
}

// sentence begins words with a capital letter and ends them with a point.
func sentence(words string) string {
	first, size := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(first)) + words[size:] + "."
}
