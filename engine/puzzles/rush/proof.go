package rush

import (
	"strconv"

	"langkah/engine"
	"langkah/engine/base/scene"
)

var _ engine.Prover = (*Puzzle)(nil)

// Prove returns a proof that the lane to the exit is blocked for good; ok is false if there is none, which does not
// mean that the position is solvable.
func (z *Puzzle) Prove(at engine.Position) (engine.Proof, bool) {
	p, ok := at.(Position)
	if !ok || !p.puzzle.board.sameAs(z.board) {
		return engine.Proof{}, false
	}
	proof := z.from(p).closed()
	return proof, !proof.Why.IsZero()
}

// neverFree returns the reason why the lane to the exit is blocked for good, the zero message if none is known.
func (z *Puzzle) neverFree() engine.Message { return z.closed().Why }

// closed proves that the lane to the exit is blocked for good: by a wall, by a piece of the same lane, as the order in
// a lane never changes, or by a crossing piece whose range keeps it there. The proof is zero if none of these holds.
func (z *Puzzle) closed() engine.Proof {
	b := z.board
	primary := b.pieces[0]
	grid := b.grid(b.starts())
	for _, at := range b.laneAhead(primary.start) {
		cell := b.cell(primary, at)
		switch holds := grid[cell]; {
		case holds == empty:
		case holds == isWall:
			return b.proof("wall", engine.Msg("a wall in row %d, column %d closes the way to the exit", cell/b.cols+1, cell%b.cols+1), cell)
		case b.pieces[holds].vertical == primary.vertical:
			return b.proof("lane", engine.Msg("piece %s lies in the lane to the exit and can never leave it", b.pieces[holds].name), b.covered(int(holds))...)
		default:
			p := b.pieces[holds]
			if p.low+p.length > primary.lane && p.high <= primary.lane {
				return b.proof("crossing", engine.Msg("piece %s crosses the lane to the exit and has no room to leave it", p.name), b.covered(int(holds))...)
			}
		}
	}
	return engine.Proof{}
}

// proof returns a proof that marks the cells.
func (b *board) proof(name string, why engine.Message, cells ...int) engine.Proof {
	proof := engine.Proof{Name: name, Why: why}
	for _, cell := range cells {
		row, col := cell/b.cols, cell%b.cols
		proof.Cells = append(proof.Cells, "r"+strconv.Itoa(row+1)+"c"+strconv.Itoa(col+1))
		proof.Marks = append(proof.Marks, block(scene.Hatch, float64(col), float64(row), 1, 1, scene.Primary))
	}
	return proof
}

// covered returns the cells of piece i in its initial place.
func (b *board) covered(i int) []int {
	p := b.pieces[i]
	var cells []int
	for k := range p.length {
		cells = append(cells, b.cell(p, p.start+k))
	}
	return cells
}
