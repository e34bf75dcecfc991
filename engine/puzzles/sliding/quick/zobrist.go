package quick

import "math/rand/v2"

// zobrist hashes boards: a random number for each tile on each cell, those of a
// board xored, so that a move changes four of them (Zobrist 1970).
type zobrist struct {
	cells int
	keys  []uint64 // by tile, then by cell
}

func newZobrist(cells int) zobrist {
	random := rand.New(rand.NewPCG(1, 2)) // the same every time
	z := zobrist{cells, make([]uint64, cells*cells)}
	for i := range z.keys {
		z.keys[i] = random.Uint64()
	}
	return z
}

func (z zobrist) key(tile, cell uint8) uint64 { return z.keys[int(tile)*z.cells+int(cell)] }

// of is the hash of a board.
func (z zobrist) of(board []uint8) (hash uint64) {
	for cell, tile := range board {
		hash ^= z.key(tile, uint8(cell))
	}
	return hash
}

// moved is the hash after a tile has gone from one cell to the other, where the
// blank was.
func (z zobrist) moved(hash uint64, tile, blank, from, to uint8) uint64 {
	return hash ^ z.key(tile, from) ^ z.key(tile, to) ^ z.key(blank, from) ^ z.key(blank, to)
}
