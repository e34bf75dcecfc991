package quick

import "math/rand/v2"

// zobrist hashes boards by the exclusive or of a random number per tile and cell, so that a move updates the hash in
// constant time (A. Zobrist, "A new hashing method with application for game playing", 1970).
type zobrist struct {
	cells int
	keys  []uint64 // by tile, then by cell
}

func newZobrist(cells int) zobrist {
	random := rand.New(rand.NewPCG(1, 2)) // fixed seed: solving is deterministic
	z := zobrist{cells, make([]uint64, cells*cells)}
	for i := range z.keys {
		z.keys[i] = random.Uint64()
	}
	return z
}

func (z zobrist) key(tile, cell uint8) uint64 { return z.keys[int(tile)*z.cells+int(cell)] }

// of returns the hash of a board.
func (z zobrist) of(board []uint8) (hash uint64) {
	for cell, tile := range board {
		hash ^= z.key(tile, uint8(cell))
	}
	return hash
}

// moved returns the hash after a tile has moved to the blank's cell.
func (z zobrist) moved(hash uint64, tile, blank, from, to uint8) uint64 {
	return hash ^ z.key(tile, from) ^ z.key(tile, to) ^ z.key(blank, from) ^ z.key(blank, to)
}
