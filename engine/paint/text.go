package paint

import (
	"image/color"
	"math"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"

	"langkah/engine/scene"
)

// text puts a line into its box, smaller where it does not fit.
func (p *Painter) text(it scene.Item, c color.Color) {
	size := it.Size * emOfLine
	if it.Text == "" || size < 1 {
		return
	}
	width := p.measure(it.Text, size, it.Bold)
	if it.W > 0 && width > it.W {
		size *= it.W / width
	}
	ax := map[scene.Align]float64{scene.Left: 0, scene.Centre: 0.5, scene.Right: 1}[it.Align]
	p.write(it.Text, it.X+it.W*ax, it.Y+it.H/2, ax, size, it.Bold, c)
}

// emOfLine is the font's size as a share of the height of a line.
const emOfLine = 0.85

// write puts a line of text at x, where ax of its width lies to the left, with
// its capitals centred on y.
func (p *Painter) write(text string, x, y, ax, size float64, bold bool, c color.Color) {
	face := p.faces.of(size, bold)
	p.dc.SetFontFace(face)
	p.dc.SetColor(c)
	width, _ := p.dc.MeasureString(text)
	capital := float64(face.Metrics().CapHeight) / 64
	p.dc.DrawString(text, x-width*ax, y+capital/2)
}

// measure is the width of a line of text in pixels.
func (p *Painter) measure(text string, size float64, bold bool) float64 {
	p.dc.SetFontFace(p.faces.of(size, bold))
	width, _ := p.dc.MeasureString(text)
	return width
}

// faces are the fonts in the sizes that were needed so far. They belong to one
// goroutine.
type faces map[faceKey]font.Face

type faceKey struct {
	size float64
	bold bool
}

func (f faces) of(size float64, bold bool) font.Face {
	key := faceKey{math.Round(size*8) / 8, bold}
	if face, ok := f[key]; ok {
		return face
	}
	parsed := regular()
	if bold {
		parsed = strong()
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: max(key.size, 1), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("paint: the embedded font does not scale: " + err.Error())
	}
	f[key] = face
	return face
}

// The fonts are part of the program, so that every machine draws the same.
var (
	regular = sync.OnceValue(func() *opentype.Font { return mustParse(goregular.TTF) })
	strong  = sync.OnceValue(func() *opentype.Font { return mustParse(gobold.TTF) })
)

func mustParse(ttf []byte) *opentype.Font {
	f, err := opentype.Parse(ttf)
	if err != nil {
		panic("paint: the embedded font is broken: " + err.Error())
	}
	return f
}
