package paint

import (
	"math"

	"langkah/engine/base/scene"
)

// Style is the cell size and palette of a picture.
type Style struct {
	Cell    int // pixels for a board unit; 0 is DefaultCell
	Palette scene.Palette
}

// DefaultCell is the usual size of a board unit in pixels.
const DefaultCell = 64

// Limits of a picture's size; larger boards have smaller cells.
const (
	maxSide = 16_000     // pixels
	maxArea = 50_000_000 // pixels, of four bytes each
)

// Fitted returns the style with defaults set and the cell size limited for the scene.
func (st Style) Fitted(s scene.Scene) Style {
	if st.Palette == (scene.Palette{}) {
		st.Palette = scene.Light()
	}
	if st.Cell <= 0 {
		st.Cell = DefaultCell
	}
	for st.Cell > 1 {
		w, h := st.Size(s)
		if w <= maxSide && h <= maxSide && w*h <= maxArea {
			break
		}
		st.Cell--
	}
	return st
}

// Size returns the size of the scene's picture in pixels, at least 1 x 1.
func (st Style) Size(s scene.Scene) (w, h int) {
	return pixels(s.Width, st.Cell), pixels(s.Height, st.Cell)
}

// pixels converts board units to whole pixels, at least 1.
func pixels(units float64, cell int) int {
	return max(int(math.Ceil(units*float64(cell)-1e-6)), 1)
}
