package chart

import (
	"fmt"
	"html"
	"image/color"
	"strconv"
	"strings"
)

// fonts are the program's own, with fallbacks from the system.
const fonts = "Noto Sans, Go, Segoe UI, Helvetica, Arial, sans-serif"

// SVG returns the drawing as an SVG document that can also be embedded in HTML. title is its
// accessible name. The output is deterministic.
func (d Drawing) SVG(title string, p Palette) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%[1]s" height="%[2]s" role="img" font-family="%s">`,
		number(d.Width), number(d.Height), fonts)
	fmt.Fprintf(&b, "<title>%s</title>\n", html.EscapeString(title))
	Shape{Kind: Box, W: d.Width, H: d.Height, Fill: Paper}.svg(&b, p)
	for _, s := range d.Shapes {
		s.svg(&b, p)
	}
	b.WriteString("</svg>\n")
	return b.String()
}

func (s Shape) svg(b *strings.Builder, p Palette) {
	switch s.Kind {
	case Box:
		fmt.Fprintf(b, `<rect x="%s" y="%s" width="%s" height="%s"`, number(s.X), number(s.Y), number(s.W), number(s.H))
		if s.Radius > 0 {
			fmt.Fprintf(b, ` rx="%s"`, number(s.Radius))
		}
	case Disc:
		fmt.Fprintf(b, `<circle cx="%s" cy="%s" r="%s"`, number(s.X), number(s.Y), number(s.Radius))
	case Polygon:
		fmt.Fprintf(b, `<polygon points="%s"`, path(s.Points))
	case Line:
		fmt.Fprintf(b, `<polyline points="%s"`, path(s.Points))
	case Text:
		s.svgText(b, p)
		return
	case Inset:
		return
	}
	fmt.Fprintf(b, ` fill="%s"`, paint(s.Fill, p))
	if s.Stroke != None && s.Line > 0 {
		fmt.Fprintf(b, ` stroke="%s" stroke-width="%s" stroke-linejoin="round"`, paint(s.Stroke, p), number(s.Line))
		if s.Dash > 0 {
			fmt.Fprintf(b, ` stroke-dasharray="%s"`, number(s.Dash))
		}
	}
	b.WriteString("/>\n")
}

func (s Shape) svgText(b *strings.Builder, p Palette) {
	fmt.Fprintf(b, `<text x="%s" y="%s" font-size="%s" fill="%s"`, number(s.X), number(s.Y), number(s.Size), paint(s.Fill, p))
	if s.Bold {
		b.WriteString(` font-weight="bold"`)
	}
	if s.Align != Left {
		fmt.Fprintf(b, ` text-anchor="%s"`, map[Align]string{Middle: "middle", Right: "end"}[s.Align])
	}
	fmt.Fprintf(b, ">%s</text>\n", html.EscapeString(s.Text))
}

func path(points []Point) string {
	words := make([]string, len(points))
	for i, at := range points {
		words[i] = number(at.X) + "," + number(at.Y)
	}
	return strings.Join(words, " ")
}

// number formats a length to a hundredth of a pixel.
func number(x float64) string {
	text := strconv.FormatFloat(x, 'f', 2, 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

func paint(r Role, p Palette) string {
	if r == None {
		return "none"
	}
	return hex(p.Color(r))
}

func hex(c color.NRGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
