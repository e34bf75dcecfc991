package soak

import (
	"container/heap"
	"slices"

	"langkah/engine"
)

// truth is the result of a brute-force search by the rules alone.
type truth struct {
	known    bool // whether there is a solution, its cost, and how many
	solvable bool
	cost     int // of an optimal solution
	atLeast  int // lower bound, if unknown
	count    int // of all solutions, if they can be counted
}

// largest is the greatest number of positions of a brute-force search.
const largest = 20_000

// bruteForce finds the truth by Moves, Apply, Solved and Key alone.
func bruteForce(p engine.Puzzle) truth {
	if _, ok := p.(engine.Enumerable); ok {
		return byFilling(p.Start())
	}
	return byDistance(p.Start())
}

// byDistance is Dijkstra's algorithm.
func byDistance(start engine.Position) truth {
	open := &queue{{start, 0}}
	closed := map[string]bool{}
	for open.Len() > 0 {
		from := heap.Pop(open).(reached)
		key := engine.Key(from.Position)
		if closed[key] {
			continue
		}
		closed[key] = true
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

// byFilling is backtracking over all placements, branching on the piece with the fewest, and
// counts the solved ends, each once. Every solution places every piece, and a piece without
// placements never regains one, so such nodes are pruned.
func byFilling(start engine.Position) truth {
	t := truth{known: true}
	left, found := largest, map[string]bool{}
	pieces := len(byPiece(start))
	var lay func(p engine.Position, laid, cost int)
	lay = func(p engine.Position, laid, cost int) {
		if left--; left < 0 {
			t = truth{}
			return
		}
		if p.Solved() {
			found[p.Text()] = true
			t.solvable, t.cost, t.count = true, cost, len(found)
			return
		}
		places := byPiece(p)
		if len(places) == 0 || laid+len(places) < pieces {
			return
		}
		for _, m := range slices.MinFunc(places, func(a, b []engine.Move) int { return len(a) - len(b) }) {
			next, err := p.Apply(m)
			if err != nil {
				panic("a move that is listed is refused: " + err.Error())
			}
			lay(next, laid+1, cost+m.Cost)
			if left < 0 {
				return
			}
		}
	}
	lay(start, 0, 0)
	return t
}

// byPiece groups the moves of a position by piece.
func byPiece(p engine.Position) (list [][]engine.Move) {
	at := map[string]int{}
	for _, m := range p.Moves() {
		i, known := at[m.Piece]
		if !known {
			i = len(list)
			at[m.Piece], list = i, append(list, nil)
		}
		list[i] = append(list[i], m)
	}
	return list
}

// reached is a position with the cost of its path.
type reached struct {
	engine.Position
	cost int
}

// queue is a heap of positions, cheapest first.
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
