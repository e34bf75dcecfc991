package scene

// Measures of a board, in board units.
const (
	Lip = 0.34 // the width of its frame
	Rim = 0.74 // from the picture's edge to the first cell: shadow, frame and a little room
	pad = 0.06 // between the frame and the first cell
)

// NewBoard begins the scene of a board of columns x rows cells: a well in a
// frame. The first cell lies at Rim, Rim.
func NewBoard(columns, rows int) Scene {
	s := Scene{Width: float64(columns) + 2*Rim, Height: float64(rows) + 2*Rim}
	s.Items = append(s.Items, Item{Kind: Tray, X: Rim, Y: Rim, W: float64(columns), H: float64(rows), Line: Lip, Fill: Board})
	return s
}

// Surround is how far a frame of a width reaches beyond the cells in it; what
// is drawn of its shadow is beyond.
func Surround(lip float64) float64 { return lip * (Lip + pad) / Lip }

// Field is the part of a scene that shows the position: of a board what lies within
// its frame, where that is the first item, and else all of it.
func (s Scene) Field() Item {
	if s.framed() {
		return s.Items[0]
	}
	return Item{W: s.Width, H: s.Height}
}

// Aspect is the width of the field by its height.
func (s Scene) Aspect() float64 {
	f := s.Field()
	return f.W / f.H
}

func (s Scene) framed() bool { return len(s.Items) > 0 && s.Items[0].Kind == Tray }

// OnField is the scene without its frame and what lies beside it, as far as it has one.
func (s Scene) OnField() Scene {
	if !s.framed() {
		return s
	}
	f := s.Field()
	var on []Item
	for _, it := range s.Items[1:] {
		at := it.reach()
		if x, y := (at.x0+at.x1)/2-f.X, (at.y0+at.y1)/2-f.Y; x > 0 && x < f.W && y > 0 && y < f.H {
			on = append(on, it)
		}
	}
	s.Items = on
	return s
}
