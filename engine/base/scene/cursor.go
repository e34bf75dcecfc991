package scene

// Cursor returns the ring around the cell of a [NewBoard] on which keys act.
func Cursor(row, col int) []Item {
	at := Middle(row, col)
	var rings []Item
	for _, ring := range []struct {
		half, line float64
		role       Role
	}{{0.5, 0.085, HintRim}, {0.48, 0.05, Hint}} {
		rings = append(rings, Item{Kind: Rect, X: at.X - ring.half, Y: at.Y - ring.half, W: 2 * ring.half, H: 2 * ring.half,
			Corner: 0.17, Stroke: ring.role, Line: ring.line})
	}
	return rings
}
