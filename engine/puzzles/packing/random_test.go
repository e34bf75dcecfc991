package packing

import (
	"context"
	"slices"
	"testing"

	"langkah/engine"

	"pgregory.net/rapid"
)

// cutUp divides a board into random pieces, and shuffles and rotates them: solvable by construction. With gaps, some
// pieces take a cell from anywhere.
func cutUp(t *rapid.T, m mode, rows, cols int, gaps bool) *Puzzle {
	b := newBoard(m, rows, cols, func(row, col int) bool { return (row+col)%5 != 4 })
	owner := make([]int, len(b.cells))
	var pieces []*piece
	for cell := range b.cells {
		if owner[cell] > 0 || len(pieces) == 26 {
			continue
		}
		pieces = append(pieces, nil)
		owner[cell] = len(pieces)
		shape := []point{b.cells[cell]}
		for size := rapid.IntRange(1, 6).Draw(t, "size"); len(shape) < size; {
			next := rapid.SampledFrom(shape).Draw(t, "from").plus(rapid.SampledFrom(flatSteps).Draw(t, "step"))
			if gaps && rapid.IntRange(0, 4).Draw(t, "gap") == 0 {
				next = next.plus(point{1, 1, 0})
			}
			n, ok := b.cell(next)
			if !ok || owner[n] > 0 {
				break
			}
			owner[n] = len(pieces)
			shape = append(shape, next)
		}
		drawn := lay(normal(shape), rapid.IntRange(0, 7).Draw(t, "turn"), func(x, y int) point { return point{x, y, 0} })
		letter := byte('A' + len(pieces) - 1)
		pieces[len(pieces)-1] = &piece{drawn: letter, letter: letter, shape: normal(drawn), turns: orientations(normal(drawn), m, false)}
	}
	// Cells beyond the 26th piece are removed from the board.
	b = newBoard(custom, rows, cols, func(row, col int) bool {
		n, ok := b.cell(point{col, row, 0})
		return ok && owner[n] > 0
	})
	return newPuzzle(b, pieces, nil, nil)
}

// Every such board is solvable, and all methods agree on it.
func TestCutUpBoards(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		m := rapid.SampledFrom([]mode{rectangle, custom}).Draw(rt, "mode")
		p := cutUp(rt, m, rapid.IntRange(1, 4).Draw(rt, "rows"), rapid.IntRange(1, 6).Draw(rt, "cols"), rapid.Bool().Draw(rt, "gaps"))
		if why, ok := engine.Verdict(p); ok {
			rt.Fatalf("%s\n%s", why.Text, p)
		}
		for _, method := range p.Methods() {
			choices := []string{""}
			if _, err := method.With(engine.Values{"pruning": "none"}); err == nil {
				choices = []string{"none", "isolated", "regions"}
			}
			for _, pruning := range choices {
				if pruning != "" {
					var err error
					if method, err = method.With(engine.Values{"pruning": pruning}); err != nil {
						rt.Fatal(err)
					}
				}
				r := engine.Solve(context.Background(), p, method, engine.Limits{Nodes: 2_000_000}, nil)
				if r.Status != engine.Solved && !r.Status.Limited() {
					rt.Fatalf("%s %s: %s, %s\n%s", method.Name(), pruning, r.Status, r.Reason, p)
				}
			}
		}
		if again := read(t, p.String()); again.String() != p.String() {
			rt.Fatalf("%s is read as\n%s", p, again)
		}
	})
}

// Disconnected pieces and single cells, all solutions: pruning must not lose any.
func TestGappedPiecesAgainstDancingLinks(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := cutUp(rt, rectangle, rapid.IntRange(2, 3).Draw(rt, "rows"), rapid.IntRange(2, 4).Draw(rt, "cols"), true)
		single := slices.ContainsFunc(p.pieces, func(q *piece) bool { return len(q.shape) == 1 })
		gapped := slices.ContainsFunc(p.pieces, func(q *piece) bool { return !joined(q.shape) })
		if single || gapped {
			agree(t, p)
		}
	})
}

// Brute force finds a solution exactly if there is one.
func TestBruteForceAgainstDancingLinks(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := cutUp(rt, rectangle, 2, rapid.IntRange(1, 4).Draw(rt, "cols"), true)
		// Another board of the same area may have no solution.
		p = newPuzzle(newBoard(rectangle, 1, len(p.board.cells), nil), p.pieces, nil, nil)
		var got [2]engine.Status
		for i, name := range []string{"bruteforce", "dlx"} {
			m, err := engine.FindMethod(p, name, "")
			if err != nil {
				rt.Fatal(err)
			}
			got[i] = engine.Solve(context.Background(), p, m, engine.Limits{}, nil).Status
		}
		if got[0] != got[1] {
			rt.Fatalf("brute force: %s, dancing links: %s\n%s", got[0], got[1], p)
		}
	})
}
