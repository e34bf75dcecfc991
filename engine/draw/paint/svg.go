package paint

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"github.com/fogleman/gg"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// SVG is a scalable picture. Letters are outlines, so that it looks the same without the
// fonts; each glyph and gradient is defined once.
type SVG struct {
	*Painter
	width, height int
	defs, body    bytes.Buffer
	names         map[string]string // IDs of definitions by content
	letter        map[glyphKey]string
	glyphs        sfnt.Buffer
}

type glyphKey struct {
	of   rune
	bold bool
}

// NewSVG returns an SVG of that many pixels filled with the backdrop.
func NewSVG(w, h int, st Style) *SVG {
	s := &SVG{width: w, height: h, names: map[string]string{}, letter: map[glyphKey]string{}}
	s.Painter = &Painter{newVector(s), nil, st.Palette, float64(st.Cell), faces{}}
	s.Backdrop(w, h)
	return s
}

// Bytes returns the file, with a title and, unless empty, the text of the puzzle as metadata.
func (s *SVG) Bytes(title, puzzle string) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %[1]d %[2]d">`+"\n", s.width, s.height)
	if title != "" {
		fmt.Fprintf(&b, "<title>%s</title>\n", escaped(title))
	}
	if puzzle != "" {
		fmt.Fprintf(&b, "<metadata id=\"langkah\">%s</metadata>\n", escaped(puzzle))
	}
	fmt.Fprintf(&b, "<defs>\n%s</defs>\n%s</svg>\n", s.defs.Bytes(), s.body.Bytes())
	return b.Bytes()
}

func escaped(text string) string {
	var b bytes.Buffer
	_ = xml.EscapeText(&b, []byte(text)) // a buffer never fails
	return b.String()
}

func (s *SVG) fill(p path, evenOdd bool, with shade) {
	rule := ""
	if evenOdd {
		rule = ` fill-rule="evenodd"`
	}
	fmt.Fprintf(&s.body, "<path d=\"%s\"%s%s/>\n", data(p), rule, s.paint(with))
}

// paint returns the attributes of a fill.
func (s *SVG) paint(with shade) string {
	if len(with.colors) == 1 {
		return colored("fill", with.colors[0])
	}
	var x1, y1, x2, y2 float64
	if with.across {
		x1, x2 = with.from, with.to
	} else {
		y1, y2 = with.from, with.to
	}
	stops := make([]stop, len(with.colors))
	for i, c := range with.colors {
		stops[i] = stop{float64(i) / float64(len(stops)-1), c}
	}
	return s.gradient("linearGradient", fmt.Sprintf(`x1="%s" y1="%s" x2="%s" y2="%s"`, number(x1), number(y1), number(x2), number(y2)), stops)
}

func (s *SVG) glow(p path, g *glow) {
	fill := s.gradient("radialGradient", fmt.Sprintf(`cx="%s" cy="%s" r="%s"`, number(g.x), number(g.y), number((shades-1)/g.scale)), g.stops)
	fmt.Fprintf(&s.body, "<path d=\"%s\"%s/>\n", data(p), fill)
}

// gradient defines a gradient and returns the attribute that fills with it.
func (s *SVG) gradient(element, attributes string, stops []stop) string {
	var b bytes.Buffer
	fmt.Fprintf(&b, ` gradientUnits="userSpaceOnUse" %s>`, attributes)
	for _, at := range stops {
		fmt.Fprintf(&b, `<stop offset="%s"%s/>`, number(at.at), colored("stop", at.color))
	}
	return fmt.Sprintf(` fill="url(#%s)"`, s.keep(element, b.String()))
}

// keep defines an element, once, and returns its ID.
func (s *SVG) keep(element, content string) string {
	key := element + content
	name, ok := s.names[key]
	if !ok {
		name = fmt.Sprintf("d%d", len(s.names))
		s.names[key] = name
		fmt.Fprintf(&s.defs, "<%s id=\"%s\"%s</%[1]s>\n", element, name, content)
	}
	return name
}

func (s *SVG) stroke(p path, l pen) {
	style := map[gg.LineCap]string{gg.LineCapRound: ` stroke-linecap="round"`, gg.LineCapSquare: ` stroke-linecap="square"`}[l.ends]
	if l.round {
		style += ` stroke-linejoin="round"`
	}
	if len(l.dashes) > 0 {
		var list []string
		for _, d := range l.dashes {
			list = append(list, number(d))
		}
		style += ` stroke-dasharray="` + strings.Join(list, " ") + `"`
	}
	fmt.Fprintf(&s.body, "<path d=\"%s\" fill=\"none\" stroke-width=\"%s\"%s%s/>\n", data(p), number(l.width), style, colored("stroke", l.color))
}

func (s *SVG) clip(p path) {
	name := s.keep("clipPath", fmt.Sprintf(`><path d="%s"/>`, data(p)))
	fmt.Fprintf(&s.body, "<g clip-path=\"url(#%s)\">\n", name)
}

func (s *SVG) unclip() { s.body.WriteString("</g>\n") }

// unitsOfEm is the units per em of glyph definitions.
const unitsOfEm = 1000

func (s *SVG) letters(w writing) {
	fmt.Fprintf(&s.body, "<g aria-label=\"%s\"%s>", escaped(w.text), colored("fill", w.color))
	x, before := w.x, rune(-1)
	for _, r := range w.text {
		if before >= 0 {
			x += float64(w.face.Kern(before, r)) / 64
		}
		if name := s.outlined(glyphKey{r, w.bold}); name != "" {
			fmt.Fprintf(&s.body, `<use href="#%s" transform="translate(%s %s) scale(%s)"/>`,
				name, number(x), number(w.y), strconv.FormatFloat(w.size/unitsOfEm, 'g', 5, 64))
		}
		if advance, ok := w.face.GlyphAdvance(r); ok {
			x += float64(advance) / 64
		}
		before = r
	}
	s.body.WriteString("</g>\n")
}

// outlined returns the ID of a glyph's outline; empty if it has none.
func (s *SVG) outlined(key glyphKey) string {
	if name, ok := s.letter[key]; ok {
		return name
	}
	name := ""
	if p := outlineOf(fontOf(key.bold), &s.glyphs, key.of); len(p) > 0 {
		name = s.keep("path", fmt.Sprintf(` d="%s">`, data(p)))
	}
	s.letter[key] = name
	return name
}

// outlineOf returns the outline of a glyph in units of its em, baseline at 0.
func outlineOf(f *opentype.Font, b *sfnt.Buffer, r rune) path {
	index, err := f.GlyphIndex(b, r)
	if err != nil {
		return nil
	}
	segments, err := f.LoadGlyph(b, index, fixed.I(unitsOfEm), nil)
	if err != nil {
		return nil
	}
	v := newVector(nil)
	at := func(p fixed.Point26_6) (x, y float64) { return float64(p.X) / 64, float64(p.Y) / 64 }
	for _, seg := range segments {
		x1, y1 := at(seg.Args[0])
		x2, y2 := at(seg.Args[1])
		x3, y3 := at(seg.Args[2])
		switch seg.Op {
		case sfnt.SegmentOpMoveTo:
			v.ClosePath()
			v.MoveTo(x1, y1)
		case sfnt.SegmentOpLineTo:
			v.LineTo(x1, y1)
		case sfnt.SegmentOpQuadTo:
			v.QuadraticTo(x1, y1, x2, y2)
		case sfnt.SegmentOpCubeTo:
			v.CubicTo(x1, y1, x2, y2, x3, y3)
		}
	}
	v.ClosePath()
	return v.taken()
}

// data formats a path as SVG path data.
func data(p path) string {
	var b []byte
	for _, s := range p {
		b = append(b, s.kind)
		for i, at := range s.ends() {
			if i > 0 {
				b = append(b, ' ')
			}
			b = append(append(append(b, number(at.X)...), ' '), number(at.Y)...)
		}
	}
	return string(b)
}

// number formats a number with at most two decimals.
func number(x float64) string {
	text := strconv.FormatFloat(x, 'f', 2, 64)
	for text[len(text)-1] == '0' {
		text = text[:len(text)-1]
	}
	if text[len(text)-1] == '.' {
		text = text[:len(text)-1]
	}
	if text == "-0" || text == "" {
		return "0"
	}
	return text
}

// colored returns the attributes that set the colour of a property such as "fill".
func colored(what string, c color.NRGBA) string {
	name := what
	if what == "stop" {
		name = "stop-color"
	}
	text := fmt.Sprintf(` %s="#%02x%02x%02x"`, name, c.R, c.G, c.B)
	if c.A != 0xff {
		text += fmt.Sprintf(` %s-opacity="%s"`, what, strconv.FormatFloat(float64(c.A)/0xff, 'g', 3, 64))
	}
	return text
}
