// Package export makes files of puzzles and their solutions: pictures, contact
// sheets and animations drawn from the same scenes as the window, and
// transcripts in text that can be read back.
package export

import "langkah/engine/scene"

// Style is how a picture is drawn.
type Style struct {
	Cell    int // pixels for a board unit; 0 is 64
	Palette scene.Palette
}

// A picture stays within these, whatever the board: its cells get smaller.
const (
	defaultCell = 64
	maxSide     = 16_000     // pixels
	maxArea     = 50_000_000 // pixels; four bytes each while it is drawn
)

// fitted is the style with its defaults filled in and the cell made small
// enough for the scene.
func (st Style) fitted(s scene.Scene) Style {
	if st.Palette == (scene.Palette{}) {
		st.Palette = scene.Light()
	}
	if st.Cell <= 0 {
		st.Cell = defaultCell
	}
	for st.Cell > 1 {
		w, h := st.size(s)
		if w <= maxSide && h <= maxSide && w*h <= maxArea {
			break
		}
		st.Cell--
	}
	return st
}

// size is the size of the scene's picture in pixels, at least 1 x 1.
func (st Style) size(s scene.Scene) (w, h int) {
	return pixels(s.Width, st.Cell), pixels(s.Height, st.Cell)
}
