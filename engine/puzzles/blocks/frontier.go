package blocks

// frontier is the positions of a layer that are still to be expanded, in blocks, so that it grows without a copy and gives back
// what has been expanded.
type frontier struct {
	blocks []*block
	n      int // number of positions
}

// block is a part of a frontier: codes, each with the move that led to it.
type block struct {
	n     int
	codes [blockSize]uint64
	last  [blockSize]lastMove
}

const (
	blockSize  = 256
	blockBytes = 8 + 10*blockSize
)

// all calls with for the codes of each block until it returns false.
func (f *frontier) all(with func(codes []uint64) bool) {
	for _, b := range f.blocks {
		if !with(b.codes[:b.n]) {
			return
		}
	}
}

// push adds a position to the next layer; it returns false if the memory does not allow it.
func (w *walk) push(code uint64, last lastMove) bool {
	f := &w.next
	if len(f.blocks) == 0 || f.blocks[len(f.blocks)-1].n == blockSize {
		if len(w.spare) == 0 {
			if !w.meter.Hold(blockBytes) {
				return false
			}
			w.held += blockBytes
			w.spare = append(w.spare, new(block))
		}
		fresh := w.spare[len(w.spare)-1]
		fresh.n, w.spare = 0, w.spare[:len(w.spare)-1]
		f.blocks = append(f.blocks, fresh)
	}
	b := f.blocks[len(f.blocks)-1]
	b.codes[b.n], b.last[b.n] = code, last
	b.n++
	f.n++
	return true
}

// turn makes the next layer the present one.
func (w *walk) turn() {
	w.layer, w.next = w.next, frontier{blocks: w.layer.blocks[:0]}
}

// free returns the memory of the layers.
func (w *walk) free() {
	w.meter.Hold(-w.held)
	w.layer, w.next, w.spare, w.held = frontier{}, frontier{}, nil, 0
}

// lastMove is the last move before a position: the kind of the piece, its place since then and the direction of its last step.
// Moves that lead from it only to positions that are known from the one before need not be tried: any of the same piece along
// any path, a slide along the same line, a step back.
type lastMove uint16

// noMove is the last move of a start position.
const noMove lastMove = 1<<16 - 1

func (e *expander) last(s successor) lastMove {
	return lastMove(e.kindOf[s.piece])<<10 | lastMove(s.to)<<2 | lastMove(s.via)
}

// of reports whether a piece of a kind at a place made the move.
func (m lastMove) of(kind int, place uint8) bool { return m>>2 == lastMove(kind)<<8|lastMove(place) }

func (m lastMove) direction() int { return int(m & 3) }
