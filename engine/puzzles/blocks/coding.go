package blocks

import "math/bits"

// coding packs the places of all pieces into one word, the same word for all exchanges of interchangeable pieces.
//
// Each kind has a field. The places of its pieces, in ascending order p0 < p1 < ..., are numbered by C(p0,1) + C(p1,2) + ...
// (the combinatorial number system; Knuth, The Art of Computer Programming 4A, 7.2.1.3), and a table turns the number into
// places again. A kind with more than mostSets sets of places has a field for each piece instead. Either way the code is a
// sum of one weight for each piece, so that a move changes it by a difference: weights[piece][place].
//
// Fields are ranges of bits; where they are too many, digits of a mixed radix, which take divisions and fewer bits. The board
// may have up to 63 cells and the code up to codeBits bits; newCoding returns nil for other boards. Time: about
// 10 ns to decode ten pieces; memory: a byte for each piece of each set in a table, at most 16 MB.
type coding struct {
	*board
	weights [][]uint64 // by piece and place
	fields  []field    // by kind
	masks   [][]uint64 // by kind and place
	steps   [][][4]step
	stepsOf [][][4]step // by piece and place
	goals   [][]bool    // by kind and place: the goal has a piece there; nil for a kind without
}

// step is a step of a piece of a kind from a place: to, if none of the cells is taken.
type step struct {
	needs uint64 // cells that it enters; edge where there is no such step
	to    uint8
}

// field is where the code has the places of a kind.
type field struct {
	first, size int
	shift       uint
	width       uint   // of the whole field, or of each piece's
	radix       uint64 // with count it replaces shift and width in a code of mixed radix; else 0
	count       uint64
	sets        []uint8 // size places for each number of the field; nil where each piece has its own
}

const (
	codeBits = 61
	mostSets = 1 << 19
	maxCells = 63

	// edge is a cell that is always taken: a step that does not exist needs it.
	edge = 1 << 63
)

// newCoding returns the coding of a board, nil if it does not fit a word.
func newCoding(b *board) *coding {
	if len(b.cells) > maxCells {
		return nil
	}
	c := &coding{board: b, weights: make([][]uint64, len(b.names)), goals: make([][]bool, len(b.kinds))}
	for _, w := range b.wants {
		if c.goals[w.kind] == nil {
			c.goals[w.kind] = make([]bool, len(b.kinds[w.kind].corners))
		}
		for _, place := range w.places {
			c.goals[w.kind][place] = true
		}
	}
	if !c.addFields(false) && !c.addFields(true) {
		return nil
	}
	for i := range b.kinds {
		c.addSteps(&b.kinds[i])
	}
	return c
}

// addFields divides the code among the kinds; it returns false if it has too few bits.
func (c *coding) addFields(mixed bool) bool {
	c.fields = nil
	shift, radix := uint(0), uint64(1)
	for i := range c.kinds {
		k := &c.kinds[i]
		f := field{first: k.first, size: k.size, shift: shift}
		n := len(k.corners)
		digits, count := k.size, max(n, 2)
		if sets := choose(n, k.size); k.size > 1 && sets <= mostSets {
			digits, count = 1, max(sets, 2)
			f.sets = subsets(n, k.size)
		}
		f.width = uint(bits.Len(uint(count - 1)))
		if mixed {
			f.radix, f.count = radix, uint64(count)
		}
		for range digits {
			high, product := bits.Mul64(radix, uint64(count))
			if high != 0 && mixed || product>>codeBits != 0 && mixed {
				return false
			}
			radix = product
		}
		if shift += f.width * uint(digits); shift > codeBits && !mixed {
			return false
		}
		for j := range k.size {
			unit := uint64(1) << f.shift
			if mixed {
				unit = f.radix
			}
			if f.sets == nil {
				for range j {
					if mixed {
						unit *= f.count
					} else {
						unit <<= f.width
					}
				}
			}
			weights := make([]uint64, n)
			for place := range n {
				weights[place] = uint64(place) * unit
				if f.sets != nil {
					weights[place] = uint64(choose(place, j+1)) * unit
				}
			}
			c.weights[k.first+j] = weights
		}
		c.fields = append(c.fields, f)
	}
	return true
}

func (c *coding) addSteps(k *kind) {
	var masks []uint64
	steps := make([][4]step, len(k.corners))
	for place := range k.corners {
		masks = append(masks, k.masks[place][0])
		for d, to := range k.next[place] {
			steps[place][d] = step{needs: edge}
			if to >= 0 {
				steps[place][d] = step{k.masks[to][0] &^ k.masks[place][0], uint8(to)}
			}
		}
	}
	c.masks, c.steps = append(c.masks, masks), append(c.steps, steps)
	for range k.size {
		c.stepsOf = append(c.stepsOf, steps)
	}
}

// choose returns n over k, at most 2^31.
func choose(n, k int) int {
	result := 1
	for i := range k {
		if result = result * (n - i) / (i + 1); result > 1<<31 {
			return 1 << 31
		}
	}
	return max(result, 0)
}

// subsets lists all sets of k of the numbers below n, each in ascending order, in the order of their numbers.
func subsets(n, k int) []uint8 {
	list := make([]uint8, 0, choose(n, k)*k)
	set := make([]uint8, k)
	for i := range set {
		set[i] = uint8(i)
	}
	for {
		list = append(list, set...)
		i := 0
		for i < k-1 && set[i]+1 == set[i+1] {
			set[i] = uint8(i)
			i++
		}
		if set[i]++; int(set[i]) >= n {
			return list
		}
	}
}

// encode returns the code of places that are in ascending order within each kind.
func (c *coding) encode(at []uint8) (code uint64) {
	for i, place := range at {
		code += c.weights[i][place]
	}
	return code
}

// decode sets the places of a code and returns the cells that are covered, and the edge.
func (c *coding) decode(code uint64, at []uint8) (occupied uint64) {
	occupied = edge
	for i := range c.fields {
		f := &c.fields[i]
		masks := c.masks[i]
		rest := code >> (f.shift & 63)
		if f.radix != 0 {
			rest = code / f.radix
		}
		if f.sets != nil {
			number := int(f.digit(rest))
			for j, place := range f.sets[number*f.size : (number+1)*f.size] {
				at[f.first+j] = place
				occupied |= masks[place]
			}
			continue
		}
		for j := range f.size {
			place := uint8(f.digit(rest))
			at[f.first+j] = place
			occupied |= masks[place]
			if f.radix != 0 {
				rest /= f.count
			} else {
				rest >>= f.width & 63
			}
		}
	}
	return occupied
}

// digit returns the lowest digit of a field that stands at the lowest place.
func (f *field) digit(rest uint64) uint64 {
	if f.radix != 0 {
		return rest % f.count
	}
	return rest & (1<<(f.width&63) - 1)
}

// moved returns the code after piece i has moved to a place: the pieces of its kind that it passes in their order move up or
// down by one.
func (c *coding) moved(code uint64, at []uint8, i int, to uint8) uint64 {
	f := &c.fields[c.kindOf[i]]
	code -= c.weights[i][at[i]]
	if to > at[i] {
		for last := f.first + f.size - 1; i < last && at[i+1] < to; i++ {
			code += c.weights[i][at[i+1]] - c.weights[i+1][at[i+1]]
		}
	} else {
		for ; i > f.first && at[i-1] > to; i-- {
			code += c.weights[i][at[i-1]] - c.weights[i-1][at[i-1]]
		}
	}
	return code + c.weights[i][to]
}

// expander lists the successors of codes under a cost model, in which each move costs 1. It is not safe for concurrent use.
type expander struct {
	*coding
	cost  costModel
	at    []uint8 // of the code that was expanded last
	queue []uint8
}

func newExpander(c *coding, cost costModel) *expander {
	return &expander{coding: c, cost: cost, at: make([]uint8, len(c.names))}
}

// successor is the code after piece moved to a place.
type successor struct {
	code   uint64
	piece  uint8
	to     uint8
	via    uint8 // direction of a slide or step
	solved bool  // set only if the position before is not solved
}

// expand appends the successors of a code: by moves, straight slides or steps, as the cost model has it. Those that the last
// move makes superfluous are left out.
func (e *expander) expand(code uint64, last lastMove, out []successor) []successor {
	free := ^e.decode(code, e.at)
	for first := 0; first < len(e.at); first += openPieces {
		for open := e.open(free, first); open != 0; {
			bit := bits.TrailingZeros64(open)
			i := first + bit>>2
			sides := open >> (bit &^ 3) & 15
			open &^= 15 << (bit &^ 3)

			from := e.at[i]
			kind := e.kindOf[i]
			again := last.of(kind, from)
			known := len(out)
			switch e.cost {
			case steps:
				if again {
					sides &^= 1 << (3 - last.direction())
				}
				for ; sides != 0; sides &= sides - 1 {
					d := bits.TrailingZeros64(sides)
					to := e.steps[kind][from][d].to
					out = append(out, successor{code: e.moved(code, e.at, i, to), piece: uint8(i), to: to, via: uint8(d)})
				}
			case slides:
				if again {
					sides &^= 1<<last.direction() | 1<<(3-last.direction())
				}
				free := free | e.masks[kind][from]
				for ; sides != 0; sides &= sides - 1 {
					d := bits.TrailingZeros64(sides)
					for s := &e.steps[kind][from][d]; s.needs&^free == 0; s = &e.steps[kind][s.to][d] {
						out = append(out, successor{code: e.moved(code, e.at, i, s.to), piece: uint8(i), to: s.to, via: uint8(d)})
					}
				}
			default:
				if again {
					continue
				}
				for _, to := range e.reach(kind, from, free|e.masks[kind][from])[1:] {
					out = append(out, successor{code: e.moved(code, e.at, i, to), piece: uint8(i), to: to})
				}
			}
			if goals := e.goals[kind]; goals != nil {
				for j := known; j < len(out); j++ {
					if s := &out[j]; goals[s.to] {
						e.at[i] = s.to
						s.solved = e.solved(e.at)
					}
				}
				e.at[i] = from
			}
		}
	}
	return out
}

// openPieces is the number of pieces whose steps fit a word, a bit each.
const openPieces = 16

// open returns the steps that are possible with these cells free: bit 4i+d is the step of piece first+i in direction d.
func (e *expander) open(free uint64, first int) (open uint64) {
	last := min(first+openPieces, len(e.at))
	at := e.at[first:last]
	for i, steps := range e.stepsOf[first:last] {
		open |= sides(&steps[at[i]], free) << (4 * i)
	}
	return open
}

// sides returns the directions of the steps that are possible with these cells free, a bit each. There is no branch in it: the
// processor would guess it wrong too often.
func sides(s *[4]step, free uint64) uint64 {
	return bit(s[0].needs&^free == 0) | bit(s[1].needs&^free == 0)<<1 | bit(s[2].needs&^free == 0)<<2 | bit(s[3].needs&^free == 0)<<3
}

func bit(set bool) uint64 {
	if set {
		return 1
	}
	return 0
}

// reach returns the places that a piece reaches over free cells, itself first, near ones before far ones.
func (e *expander) reach(kind int, from uint8, free uint64) []uint8 {
	var seen [4]uint64
	seen[from>>6] |= 1 << (from & 63)
	queue := append(e.queue[:0], from)
	steps := e.steps[kind]
	for i := 0; i < len(queue); i++ {
		s := &steps[queue[i]]
		open := sides(s, free)
		if i > 0 && open&(open-1) == 0 {
			continue // only back
		}
		for ; open != 0; open &= open - 1 {
			to := s[bits.TrailingZeros64(open)].to
			if seen[to>>6]>>(to&63)&1 == 0 {
				seen[to>>6] |= 1 << (to & 63)
				queue = append(queue, to)
			}
		}
	}
	e.queue = queue
	return queue
}
