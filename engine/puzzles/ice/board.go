package ice

import "slices"

// The marks of a board, beside the digits.
const (
	path  = '*'
	rock  = 'X'
	lava  = 'L'
	actor = 'Z'
	goal  = 'O'
)

// Limits of what is read.
const (
	maxSide    = 100
	maxCost    = 99_999
	maxNumbers = 10
)

// board is the ice without the actor.
type board struct {
	rows, cols int
	cells      []byte  // marks, row by row; the actor's cell is its own
	costs      []int32 // of entering each cell, 0 for what cannot be entered
	goal       int     // its cell
	numbers    []int   // the cell of each number
}

// state is where the actor stands and how many numbers it has crossed, as
// crossed*cells + cell.
type state int32

func (b *board) size() int { return len(b.cells) }

func (b *board) state(cell, crossed int) state { return state(crossed*len(b.cells) + cell) }

// cell is where the actor stands.
func (b *board) cell(s state) int { return int(s) % len(b.cells) }

// crossed is how many numbers the actor has crossed, which is also the next one.
func (b *board) crossed(s state) int { return int(s) / len(b.cells) }

// states is how many states there are, those on rocks included.
func (b *board) states() int { return (len(b.numbers) + 1) * len(b.cells) }

func (b *board) solved(s state) bool { return s == b.state(b.goal, len(b.numbers)) }

// canStand says whether the actor can be on a cell.
func (b *board) canStand(cell int) bool { return b.cells[cell] != rock && b.cells[cell] != lava }

func (b *board) sameAs(other *board) bool {
	return b == other || b.rows == other.rows && b.cols == other.cols &&
		slices.Equal(b.cells, other.cells) && slices.Equal(b.costs, other.costs)
}

// number is the number on a cell; ok is false where there is none.
func (b *board) number(cell int) (n int, ok bool) {
	mark := b.cells[cell]
	return int(mark) - '0', mark >= '0' && mark <= '9'
}

// cheapest is the least cost of a cell that can be entered.
func (b *board) cheapest() int32 {
	least := int32(maxCost)
	for cell := range b.cells {
		if b.canStand(cell) {
			least = min(least, b.costs[cell])
		}
	}
	return least
}

// direction is where the actor slides.
type direction uint8

const (
	up direction = iota
	down
	left
	right
)

func directions() [4]direction { return [4]direction{up, down, left, right} }

// step is by how many rows and columns a direction goes.
func (d direction) step() (rows, cols int) {
	switch d {
	case up:
		return -1, 0
	case down:
		return 1, 0
	case left:
		return 0, -1
	}
	return 0, 1
}

// beside is the next cell in a direction; ok is false beyond the edge.
func (b *board) beside(cell int, d direction) (next int, ok bool) {
	rows, cols := d.step()
	r, c := cell/b.cols+rows, cell%b.cols+cols
	return r*b.cols + c, r >= 0 && r < b.rows && c >= 0 && c < b.cols
}

// stopRule says what stops the actor beside a rock.
type stopRule string

const (
	atRock stopRule = "rock"      // nothing: it slides over the goal
	atGoal stopRule = "at-goal"   // the goal does
	atLast stopRule = "when-done" // the goal does, once all numbers are crossed
)

// ending is how a slide ends.
type ending uint8

const (
	stops   ending = iota
	blocked        // a rock stands beside the actor: it does not move
	inLava
	overEdge
	wrongNumber // it crosses a number that is not the next one
)

// slide is what comes of a push in a direction.
type slide struct {
	ending ending
	to     state // where it stops
	at     int   // the cell that ends the game: of lava, of the number, or the last one before the edge
	cost   int   // of the cells that it enters
	cells  []int // that it enters, in order; only [board.trace] fills them in
}

// slide pushes the actor. It takes time in proportion to the way.
func (b *board) slide(s state, d direction, rule stopRule) slide {
	return b.push(s, d, rule, nil)
}

// trace is slide with the cells that are entered.
func (b *board) trace(s state, d direction, rule stopRule) slide {
	var cells []int
	r := b.push(s, d, rule, func(cell, _ int) bool { cells = append(cells, cell); return true })
	r.cells = cells
	return r
}

// push slides, and calls with each cell that is entered and how many numbers are
// then crossed, until that has had enough. enter may be nil.
func (b *board) push(s state, d direction, rule stopRule, enter func(cell, crossed int) bool) slide {
	cell, crossed := b.cell(s), b.crossed(s)
	r := slide{ending: blocked}
	for {
		next, ok := b.beside(cell, d)
		switch {
		case !ok:
			return slide{ending: overEdge, at: cell}
		case b.cells[next] == rock:
			r.to = b.state(cell, crossed)
			return r
		case b.cells[next] == lava:
			return slide{ending: inLava, at: next}
		}
		if n, is := b.number(next); is {
			if n > crossed {
				return slide{ending: wrongNumber, at: next}
			}
			if n == crossed {
				crossed++
			}
		}
		cell = next
		r.cost += int(b.costs[cell])
		r.ending = stops
		if enter != nil && !enter(cell, crossed) {
			return r
		}
		if cell == b.goal && (rule == atGoal || rule == atLast && crossed == len(b.numbers)) {
			r.to = b.state(cell, crossed)
			return r
		}
	}
}
