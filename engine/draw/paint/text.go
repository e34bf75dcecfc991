package paint

import (
	_ "embed" // the fonts
	"image"
	"image/color"
	"math"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"langkah/engine/base/scene"
)

// text draws a line into its box, smaller if it does not fit.
func (p *Painter) text(it scene.Item, c color.NRGBA) {
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

// emOfLine is the font size as a share of the line height.
const emOfLine = 0.85

// name draws a piece's name centred at a point, smaller if it is wider than width. size is
// the font's.
func (p *Painter) name(text string, x, y, limit, size float64, c color.NRGBA) {
	if text == "" || size < 1 {
		return
	}
	if width := p.measure(text, size, true); width > limit {
		size *= limit / width
	}
	p.write(text, x, y, 0.5, size, true, c)
}

// write draws a line of text at x, anchored at the share ax of its width, its capitals
// centred on y.
func (p *Painter) write(text string, x, y, ax, size float64, bold bool, c color.NRGBA) {
	size = rounded(size)
	face := p.faces.of(size, bold)
	capital := float64(face.Metrics().CapHeight) / 64
	p.dc.letters(writing{text, x - width(text, face)*ax, y + capital/2, size, bold, face, c})
}

// letters draws a line of text. The drawing library would scale every glyph by a factor of
// 1, which takes most of its time.
func (s bitmap) letters(w writing) {
	at := fixed.Point26_6{X: fixed.Int26_6(w.x * 64), Y: fixed.Int26_6(w.y * 64)}
	before := rune(-1)
	for _, r := range w.text {
		if before >= 0 {
			at.X += w.face.Kern(before, r)
		}
		box, mask, corner, advance, ok := w.face.Glyph(at, r)
		if !ok {
			continue
		}
		if letter, ok := mask.(*image.Alpha); ok {
			stamp(s.picture, box, letter, corner, w.color)
		}
		at.X += advance
		before = r
	}
}

// stamp blends a colour into a box of the picture by a mask; corner is the mask's point for
// the box's corner.
func stamp(picture *image.RGBA, box image.Rectangle, mask *image.Alpha, corner image.Point, c color.Color) {
	shift := corner.Sub(box.Min)
	box = box.Intersect(picture.Rect)
	var ink pixel
	ink[0], ink[1], ink[2], ink[3] = c.RGBA()
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			share := uint32(mask.AlphaAt(x+shift.X, y+shift.Y).A) * 0x101
			if share == 0 {
				continue
			}
			at := picture.Pix[picture.PixOffset(x, y):]
			left := 0xffff - ink[3]*share/0xffff
			for i := range ink {
				at[i] = uint8((uint32(at[i])*0x101*left/0xffff + ink[i]*share/0xffff) >> 8)
			}
		}
	}
}

// measure returns the width of a line of text in pixels.
func (p *Painter) measure(text string, size float64, bold bool) float64 {
	return width(text, p.faces.of(size, bold))
}

// width returns the width of a line of text, in whole pixels.
func width(text string, face font.Face) float64 {
	return float64(font.MeasureString(face, text).Floor())
}

// faces caches fonts by size. It is not safe for concurrent use.
type faces map[faceKey]font.Face

type faceKey struct {
	size float64
	bold bool
}

// rounded rounds a font size to an eighth, to bound the number of faces.
func rounded(size float64) float64 { return math.Round(size*8) / 8 }

func (f faces) of(size float64, bold bool) font.Face {
	key := faceKey{rounded(size), bold}
	if face, ok := f[key]; ok {
		return face
	}
	face, err := opentype.NewFace(fontOf(bold), &opentype.FaceOptions{Size: max(key.size, 1), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("paint: the embedded font does not scale: " + err.Error())
	}
	f[key] = face
	return face
}

// The embedded fonts, so that every machine draws the same: the window's Noto Sans, without
// the letters that no picture needs.
var (
	//go:embed fonts/regular.ttf
	regularTTF []byte
	//go:embed fonts/bold.ttf
	boldTTF []byte

	regular = sync.OnceValue(func() *opentype.Font { return mustParse(regularTTF) })
	strong  = sync.OnceValue(func() *opentype.Font { return mustParse(boldTTF) })
)

func fontOf(bold bool) *opentype.Font {
	if bold {
		return strong()
	}
	return regular()
}

func mustParse(ttf []byte) *opentype.Font {
	f, err := opentype.Parse(ttf)
	if err != nil {
		panic("paint: the embedded font is broken: " + err.Error())
	}
	return f
}
