package ice

import "slices"

// Marks of a board, beside the digits.
const (
	path  = '*'
	rock  = 'X'
	lava  = 'L'
	actor = 'Z'
	goal  = 'O'
)

// Limits of the text form.
const (
	maxSide    = 100
	maxCost    = 99_999
	maxNumbers = 10
)

// board is the playing field without the actor.
type board struct {
	rows, cols int
	cells      []byte  // marks, row by row, without the actor's
	costs      []int32 // of entering each cell; 0 if it cannot be entered
	goal       int     // cell of the goal
	numbers    []int   // cell of each number
}

// state encodes the actor's cell and how many numbers it has crossed, as crossed*cells + cell.
type state int32

func (b *board) size() int { return len(b.cells) }

func (b *board) state(cell, crossed int) state { return state(crossed*len(b.cells) + cell) }

// cell returns the actor's cell.
func (b *board) cell(s state) int { return int(s) % len(b.cells) }

// crossed returns how many numbers the actor has crossed, which is also the next number.
func (b *board) crossed(s state) int { return int(s) / len(b.cells) }

// states returns the number of states, those on rocks and lava included.
func (b *board) states() int { return (len(b.numbers) + 1) * len(b.cells) }

func (b *board) solved(s state) bool { return s == b.state(b.goal, len(b.numbers)) }

// canStand reports whether the actor can be on a cell.
func (b *board) canStand(cell int) bool { return b.cells[cell] != rock && b.cells[cell] != lava }

func (b *board) sameAs(other *board) bool {
	return b == other || b.rows == other.rows && b.cols == other.cols &&
		slices.Equal(b.cells, other.cells) && slices.Equal(b.costs, other.costs)
}

// number returns the number on a cell; ok is false if there is none.
func (b *board) number(cell int) (n int, ok bool) {
	mark := b.cells[cell]
	return int(mark) - '0', mark >= '0' && mark <= '9'
}

// cheapest returns the least cost of a cell that can be entered.
func (b *board) cheapest() int32 {
	least := int32(maxCost)
	for cell := range b.cells {
		if b.canStand(cell) {
			least = min(least, b.costs[cell])
		}
	}
	return least
}

// direction is a direction of a slide.
type direction uint8

const (
	up direction = iota
	down
	left
	right
)

func directions() [4]direction { return [4]direction{up, down, left, right} }

// step returns the offset of one cell in rows and columns.
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

// beside returns the next cell in a direction; ok is false beyond the edge.
func (b *board) beside(cell int, d direction) (next int, ok bool) {
	rows, cols := d.step()
	r, c := cell/b.cols+rows, cell%b.cols+cols
	return r*b.cols + c, r >= 0 && r < b.rows && c >= 0 && c < b.cols
}

// stopRule determines what stops the actor besides a rock.
type stopRule string

const (
	atRock stopRule = "rock"      // only rocks: it slides over the goal
	atGoal stopRule = "at-goal"   // the goal too
	atLast stopRule = "when-done" // the goal too, once all numbers are crossed
)

// ending is the outcome of a slide.
type ending uint8

const (
	stops   ending = iota
	blocked        // a rock is next to the actor: it does not move
	inLava
	overEdge
	wrongNumber // it crosses a number that is not the next one
)

// slide is the result of a slide.
type slide struct {
	ending ending
	to     state // where the actor stops
	at     int   // cell of the lava or number that ends the game, or the last one before the edge
	cost   int   // sum over the cells entered
	cells  []int // the cells entered, in order; set only by [board.trace]
}

// slide slides the actor until it stops or the game ends, in time proportional to the distance.
func (b *board) slide(s state, d direction, rule stopRule) slide {
	return b.push(s, d, rule, nil)
}

// trace is slide that also returns the cells entered.
func (b *board) trace(s state, d direction, rule stopRule) slide {
	var cells []int
	r := b.push(s, d, rule, func(cell, _ int) bool { cells = append(cells, cell); return true })
	r.cells = cells
	return r
}

// push slides the actor and calls enter with each cell entered and the count of crossed numbers, until enter returns
// false. enter may be nil.
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
