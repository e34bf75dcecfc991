package paint

import (
	"image"
	"math"

	"golang.org/x/image/draw"

	"langkah/engine/base/scene"
)

// Small is a small picture of a scene by which a position is recognised among
// others, in so many pixels at the most: of a flat board what lies within the frame.
func Small(s scene.Scene, w, h int, palette scene.Palette) *image.RGBA {
	field := s.Field()
	room := math.Min(float64(w)/field.W, float64(h)/field.H) // pixels for a cell
	cell := max(math.Ceil(room), 1)
	whole := Cutout(s, Style{Cell: int(cell), Palette: palette})
	at := func(units float64) int { return int(math.Round(units * cell)) }
	from := image.Rect(at(field.X), at(field.Y), at(field.X+field.W), at(field.Y+field.H))
	side := func(units float64) int { return max(int(math.Round(units*room)), 1) }
	small := image.NewRGBA(image.Rect(0, 0, side(field.W), side(field.H)))
	draw.CatmullRom.Scale(small, small.Rect, whole, from, draw.Src, nil)
	return small
}
