package scene

// Measures of a board, in board units.
const (
	Lip = 0.34 // width of its frame
	Rim = 0.74 // from the picture's edge to the first cell: shadow, frame and padding
	pad = 0.06 // between the frame and the first cell
)

// NewBoard returns the scene of an empty board of columns x rows cells: a well in a frame.
// The first cell is at Rim, Rim.
func NewBoard(columns, rows int) Scene {
	s := Scene{Width: float64(columns) + 2*Rim, Height: float64(rows) + 2*Rim}
	s.Items = append(s.Items, Item{Kind: Tray, X: Rim, Y: Rim, W: float64(columns), H: float64(rows), Line: Lip, Fill: Board})
	return s
}

// Surround returns how far a frame of width lip extends beyond its cells, without its shadow.
func Surround(lip float64) float64 { return lip * (Lip + pad) / Lip }

// Field returns the part of a scene that shows the position: the inside of the frame if the
// first item is one, or else everything.
func (s Scene) Field() Item {
	if s.framed() {
		return s.Items[0]
	}
	return Item{W: s.Width, H: s.Height}
}

// Aspect returns width / height of the field.
func (s Scene) Aspect() float64 {
	f := s.Field()
	return f.W / f.H
}

func (s Scene) framed() bool { return len(s.Items) > 0 && s.Items[0].Kind == Tray }

// OnField returns the scene cropped to the field.
func (s Scene) OnField() Scene {
	if !s.framed() {
		return s
	}
	f := s.Field()
	var on []Item
	for _, it := range s.Items[1:] {
		at := it.bounds()
		if x, y := (at.x0+at.x1)/2-f.X, (at.y0+at.y1)/2-f.Y; x > 0 && x < f.W && y > 0 && y < f.H {
			on = append(on, it)
		}
	}
	s.Items = on
	return s
}
