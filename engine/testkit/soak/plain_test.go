package soak

import (
	"container/heap"
	"strings"

	"langkah/engine"
)

// truth is what a plain search has found out by the rules alone.
type truth struct {
	known    bool // whether there is a solution, its cost, and how many
	solvable bool
	cost     int // of the cheapest solution
	atLeast  int // no solution costs less, where it is not known
	count    int // of all solutions, where they can be counted
}

// largest is how many positions a plain search looks at.
const largest = 20_000

// plain finds the truth. It knows Moves, Apply, Solved and Text, and nothing
// else of the puzzle.
func plain(p engine.Puzzle) truth {
	if _, ok := p.(engine.Enumerable); ok {
		return byFilling(p.Start())
	}
	return byDistance(p.Start())
}

// byDistance is Dijkstra's search.
func byDistance(start engine.Position) truth {
	open := &queue{{start, 0}}
	closed := map[string]bool{}
	for open.Len() > 0 {
		from := heap.Pop(open).(reached)
		text := from.Text()
		if closed[text] {
			continue
		}
		closed[text] = true
		if from.Solved() {
			return truth{known: true, solvable: true, cost: from.cost}
		}
		if len(closed) > largest {
			return truth{atLeast: from.cost}
		}
		for _, m := range from.Moves() {
			next, err := from.Apply(m)
			if err != nil {
				panic("a move that is listed is refused: " + err.Error())
			}
			heap.Push(open, reached{next, from.cost + m.Cost})
		}
	}
	return truth{known: true}
}

// byFilling goes through every way to lay the pieces, one piece after another
// in the order in which Moves lists them, and counts those that end solved,
// each once whatever the order. A piece that fits nowhere is passed over; nothing
// below it is solved.
func byFilling(start engine.Position) truth {
	t := truth{known: true}
	left, found := largest, map[string]bool{}
	var lay func(p engine.Position, cost int)
	lay = func(p engine.Position, cost int) {
		if left--; left < 0 {
			t = truth{}
			return
		}
		if p.Solved() {
			found[p.Text()] = true
			t.solvable, t.cost, t.count = true, cost, len(found)
			return
		}
		moves := p.Moves()
		for _, m := range moves {
			if pieceOf(m) != pieceOf(moves[0]) {
				return
			}
			next, err := p.Apply(m)
			if err != nil {
				panic("a move that is listed is refused: " + err.Error())
			}
			lay(next, cost+m.Cost)
			if left < 0 {
				return
			}
		}
	}
	lay(start, 0)
	return t
}

func pieceOf(m engine.Move) string {
	piece, _, _ := strings.Cut(m.Name, " ")
	return piece
}

// reached is a position with what it costs to come there.
type reached struct {
	engine.Position
	cost int
}

// queue is a heap of positions, the cheapest first.
type queue []reached

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].cost < q[j].cost }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(reached)) }
func (q *queue) Pop() any {
	last := len(*q) - 1
	x := (*q)[last]
	*q = (*q)[:last]
	return x
}
