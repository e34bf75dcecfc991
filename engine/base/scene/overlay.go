package scene

import "slices"

// With returns the scene with marks over it, enlarged to the right and downwards if they
// need space.
func (s Scene) With(marks []Item) Scene {
	const spare = 0.2
	s.Items = append(slices.Clone(s.Items), marks...)
	for _, m := range marks {
		right, bottom := m.X+m.W, m.Y+m.H
		for _, p := range m.Points {
			right, bottom = max(right, p.X), max(bottom, p.Y)
		}
		if right > s.Width {
			s.Width = right + spare
		}
		if bottom > s.Height {
			s.Height = bottom + spare
		}
	}
	return s
}

// Tag returns a number or a short word on a patch, centred at a point.
func Tag(text string, x, y, size float64) []Item {
	w := size * (0.5 + 0.5*float64(len([]rune(text))))
	patch := Item{Kind: Rect, X: x - w/2, Y: y - size/2, W: w, H: size, Corner: 0.3 * size, Fill: Highlight, Stroke: Ink, Line: 0.02}
	word := Item{Kind: Text, X: patch.X, Y: patch.Y, W: w, H: size, Size: 0.9 * size, Text: text, Fill: OnPiece, Bold: true}
	return []Item{patch, word}
}
