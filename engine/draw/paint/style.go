package paint

import (
	"math"

	"langkah/engine/base/scene"
)

// Style is how a picture is drawn.
type Style struct {
	Cell    int // pixels for a board unit; 0 is DefaultCell
	Palette scene.Palette
}

// DefaultCell is how many pixels a board unit has in a picture of the usual size.
const DefaultCell = 64

// A picture stays within these, whatever the board: its cells get smaller.
const (
	maxSide = 16_000     // pixels
	maxArea = 50_000_000 // pixels; four bytes each while it is drawn
)

// Fitted is the style with its defaults filled in and the cell made small
// enough for the scene.
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

// Size is the size of the scene's picture in pixels, at least 1 x 1.
func (st Style) Size(s scene.Scene) (w, h int) {
	return pixels(s.Width, st.Cell), pixels(s.Height, st.Cell)
}

// pixels is a length in board units as whole pixels, at least 1.
func pixels(units float64, cell int) int {
	return max(int(math.Ceil(units*float64(cell)-1e-6)), 1)
}
