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
