package search

// Bytes are the states that are arrays of bytes: comparable, and with a size
// that a search can tell when it counts its memory, which a string's is not. A
// family whose states do not fit a machine word takes the least that holds
// them; smaller ones make faster searches.
type Bytes interface {
	Bytes26 | Bytes32 | Bytes37 | Bytes101 | Bytes128 | Bytes512 | Bytes5000
}

// The sizes of [Bytes].
type (
	Bytes26   [26]uint8 // 25 cells and the blank's
	Bytes32   [32]uint8
	Bytes37   [37]uint8  // 36 cells and the blank's
	Bytes101  [101]uint8 // 100 cells and the blank's
	Bytes128  [128]uint8
	Bytes512  [512]uint8
	Bytes5000 [5000]uint8
)
