package scene

// Cells are the squares of a [Patchwork]: a map of a million cells is one item. They never
// change once they are in a scene; equal pointers are equal pictures.
type Cells struct {
	Rows, Cols int
	Marks      []uint8 // of each cell, row by row: its number in Shades
	Shades     []Tint
	Words      []string // of each shade, written on cells that are large enough; nil for none
	Lines      bool     // a thin line between cells that are large enough
}

// Tint is a colour with a part, from 0 to 1, of another one mixed in, and then a part of a third.
type Tint struct {
	Role, Over Role
	Part       float64
	Wash       Role
	Washed     float64
}
