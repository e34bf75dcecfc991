package scene

import (
	"image/color"
	"math"
	"slices"
)

// Palette maps roles to colours. The zero Palette has none; see [Light], [Dark] and [Paper].
type Palette struct {
	roles    [firstPiece]color.NRGBA
	finishes [firstPiece]Finish
	pieces   [Pieces]color.NRGBA
	flat     bool
}

// Finish is the shading of a surface.
type Finish struct {
	Top, Bottom color.NRGBA // gradient of the face
	Side        color.NRGBA // edge below the face
	Rim         color.NRGBA // lit edge
}

// Finish returns the finish of the frame, the well, cells, tiles and walls.
func (p Palette) Finish(r Role) Finish {
	if r >= firstPiece {
		return Finish{}
	}
	return p.finishes[r]
}

// Flat reports whether things are drawn without light and shadow, for paper.
func (p Palette) Flat() bool { return p.flat }

// Color returns the colour of a role, not premultiplied; None is transparent.
func (p Palette) Color(r Role) color.NRGBA {
	if i, ok := PieceNumber(r); ok {
		return p.pieces[i]
	}
	if r >= firstPiece {
		return color.NRGBA{}
	}
	return p.roles[r]
}

// OnColor returns the colour of text on a fill of that role: nearly black or white,
// whichever has more contrast.
func (p Palette) OnColor(r Role) color.NRGBA {
	black, white := rgb(0x14171b), rgb(0xffffff)
	if c := p.Color(r); contrast(c, black) >= contrast(c, white) {
		return black
	}
	return white
}

// TextColor returns the colour of the scene's i-th item, a Text. Text of the role OnPiece
// depends on the fill under it.
func (p Palette) TextColor(s Scene, i int) color.NRGBA {
	if s.Items[i].Fill != OnPiece {
		return p.Color(s.Items[i].Fill)
	}
	return p.OnColor(s.under(i))
}

// under returns the fill under the centre of a text: that of the last earlier item that
// covers it, or belongs to the same piece.
func (s Scene) under(i int) Role {
	text := s.Items[i]
	x, y := text.X+text.W/2, text.Y+text.H/2
	same := Board
	for j := i - 1; j >= 0; j-- {
		it := s.Items[j]
		if it.Fill == None || it.Kind == Text || it.Kind == Line || it.Kind == Arrow {
			continue
		}
		if it.ID != "" && it.ID == text.ID && same == Board {
			same = it.Fill
		}
		if it.covers(x, y) {
			return it.Fill
		}
	}
	return same
}

// covers reports whether a filled shape covers a point.
func (it Item) covers(x, y float64) bool {
	if it.Kind == Beads || it.Kind == Slab {
		return slices.ContainsFunc(it.Points, func(p Point) bool { return max(math.Abs(x-p.X), math.Abs(y-p.Y)) <= it.Size/2 })
	}
	if it.Kind != Polygon {
		return x >= it.X && x <= it.X+it.W && y >= it.Y && y <= it.Y+it.H
	}
	inside := false
	for i, a := range it.Points {
		b := it.Points[(i+1)%len(it.Points)]
		if (a.Y > y) != (b.Y > y) && x < (b.X-a.X)*(y-a.Y)/(b.Y-a.Y)+a.X {
			inside = !inside
		}
	}
	return inside
}

// pieceColors returns the colours of Okabe and Ito for colour vision deficiencies, with a
// grey in place of black ("Color Universal Design", 2008); then lighter and darker variants,
// then the colour with the greatest contrast to the backdrop and a purple.
func pieceColors(strongest color.NRGBA) [Pieces]color.NRGBA {
	base := [...]color.NRGBA{
		rgb(0xe69f00), rgb(0x56b4e9), rgb(0x009e73), rgb(0xf0e442),
		rgb(0x0072b2), rgb(0xd55e00), rgb(0xcc79a7), rgb(0x9a9da3),
	}
	var colors [Pieces]color.NRGBA
	for i := range colors {
		c := base[i%len(base)]
		switch i / len(base) {
		case 1:
			c = mix(c, rgb(0xffffff), 0.55)
		case 2:
			c = mix(c, rgb(0x000000), 0.38)
		}
		colors[i] = c
	}
	colors[24], colors[25] = strongest, rgb(0xaa3377)
	return colors
}

// mix interpolates between two colours at share t.
func mix(a, b color.NRGBA, t float64) color.NRGBA {
	part := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*t)) }
	return color.NRGBA{part(a.R, b.R), part(a.G, b.G), part(a.B, b.B), part(a.A, b.A)}
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xff}
}

// contrast returns the contrast ratio of WCAG 2.1, from 1 to 21, of opaque colours.
func contrast(a, b color.NRGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}
