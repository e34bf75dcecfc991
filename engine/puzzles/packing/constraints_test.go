package packing

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"langkah/engine/testkit/csptest"
)

// constraintProblem is the puzzle by its rules: empty cells along the shorter side, then the
// kinds of pieces are variables, placements their values.
func constraintProblem(p *Puzzle) csptest.Problem {
	var values []placement
	var cells [][]int // of each value
	first := func(piece int) int { return slices.IndexFunc(p.pieces, p.pieces[piece].alike) }
	for i := range p.pieces {
		for turn := range p.pieces[i].turns {
			for cell := range p.board.cells {
				l, covered := placement{i, turn, cell}, []int(nil)
				if first(i) == i && p.start.fits(l) {
					p.cells(l, func(c int) bool { covered = append(covered, c); return true })
					values, cells = append(values, l), append(cells, covered)
				}
			}
		}
	}
	need := map[int]int{}
	for i := range p.pieces {
		need[first(i)]++
	}
	placed := func(chosen []int) placement { // the last one, of the first equal piece that is left
		l, before := values[chosen[len(chosen)-1]], 0
		for _, v := range chosen[:len(chosen)-1] {
			if values[v].piece == l.piece {
				before++
			}
		}
		for i := range p.pieces {
			if first(i) != l.piece {
				continue
			}
			if before == 0 {
				return p.asTwin(l, i)
			}
			before--
		}
		panic("more pieces are laid than there are")
	}
	of := csptest.Problem{
		Moves: len(p.pieces),
		Conflict: func(a, b int) bool {
			same := values[a].piece == values[b].piece && need[values[a].piece] == 1
			return same || slices.ContainsFunc(cells[a], func(c int) bool { return slices.Contains(cells[b], c) })
		},
		Move: func(chosen []int) int32 { return p.number(placed(chosen)) },
		Name: func(chosen []int) string {
			l := placed(chosen)
			return fmt.Sprintf("piece %c at %s", p.pieces[l.piece].letter, p.board.name(l.cell))
		},
	}
	for _, cell := range p.alongShortSide() {
		v := csptest.Variable{Name: "cell " + p.board.name(cell), Need: 1}
		for i := range values {
			if slices.Contains(cells[i], cell) {
				v.Domain = append(v.Domain, i)
			}
		}
		of.Variables = append(of.Variables, v)
	}
	for i := range p.pieces {
		if first(i) != i {
			continue
		}
		v := csptest.Variable{Name: "piece " + string(p.pieces[i].letter), Need: need[i]}
		for n, l := range values {
			if l.piece == i {
				v.Domain = append(v.Domain, n)
			}
		}
		of.Variables = append(of.Variables, v)
	}
	return of
}

// Every form of csp does what the textbook does, event by event. Half of the boards have pieces
// with two orientations at most, so that many have no solution.
func TestConstraintsAsInTheTextbook(t *testing.T) {
	events, searched, solvable := 0, 0, 0
	for seed := 0; searched < 300; seed++ {
		p := drawnPuzzle(seed)
		if seed%2 == 1 {
			for _, q := range p.pieces {
				slices.SortFunc(q.turns, func(a, b orientation) int { return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
				q.turns = q.turns[:min(2, len(q.turns))]
			}
		}
		if !p.hopeless(p.area()).IsZero() || len(p.board.cells) > 20 {
			continue // there is no search, or the textbook takes long
		}
		searched++
		n, solved := csptest.Check(t, p, constraintProblem(p))
		if events += n; solved {
			solvable++
		}
	}
	t.Logf("%d events; %d boards of %d can be solved", events, solvable, searched)
	if solvable < 30 || solvable > 270 {
		t.Errorf("%d boards of %d can be solved: too few, or too many", solvable, searched)
	}
}
