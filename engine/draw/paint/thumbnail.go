package paint

import (
	"image"
	"math"

	"golang.org/x/image/draw"

	"langkah/engine/base/scene"
)

// Small renders a thumbnail of a scene of at most w x h pixels: of a flat board the field
// within the frame.
func Small(s scene.Scene, w, h int, palette scene.Palette) *image.RGBA {
	field := s.Field()
	scale := math.Min(float64(w)/field.W, float64(h)/field.H) // pixels for a board unit
	cell := max(math.Ceil(scale), 1)
	whole := Cutout(s, Style{Cell: int(cell), Palette: palette})
	at := func(units float64) int { return int(math.Round(units * cell)) }
	from := image.Rect(at(field.X), at(field.Y), at(field.X+field.W), at(field.Y+field.H))
	side := func(units float64) int { return max(int(math.Round(units*scale)), 1) }
	small := image.NewRGBA(image.Rect(0, 0, side(field.W), side(field.H)))
	draw.CatmullRom.Scale(small, small.Rect, whole, from, draw.Src, nil)
	return small
}
