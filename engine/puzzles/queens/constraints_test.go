package queens

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/solve/cover"
	"langkah/engine/testkit/csptest"
)

// constraintProblem is the puzzle by its rules: rows, columns and regions are variables, cells
// their values.
func constraintProblem(p *Puzzle) csptest.Problem {
	b := p.board
	of := csptest.Problem{
		Moves:    b.n - p.start.count(),
		Conflict: func(x, y int) bool { return b.conflict(x, y) != 0 },
		Move:     func(chosen []int) int32 { return int32(chosen[len(chosen)-1]) },
		Name:     func(chosen []int) string { return "the queen on " + b.name(chosen[len(chosen)-1]) },
	}
	add := func(name string, in func(r, c int) bool) {
		v := csptest.Variable{Name: name, Need: 1}
		for cell := range b.region {
			if !in(cell/b.n, cell%b.n) {
				continue
			}
			if p.start.holds(cell) {
				return
			}
			if p.start.forbids(cell).IsZero() {
				v.Domain = append(v.Domain, cell)
			}
		}
		of.Variables = append(of.Variables, v)
	}
	for i := range b.n {
		add(fmt.Sprintf("row %d", i+1), func(r, _ int) bool { return r == i })
	}
	for i := range b.n {
		add(fmt.Sprintf("column %d", i+1), func(_, c int) bool { return c == i })
	}
	for _, letter := range b.letters {
		add("region "+string(letter), func(r, c int) bool { return b.letter(r*b.n+c) == letter })
	}
	return of
}

// Every form of csp does what the textbook does, event by event.
func TestConstraintsAsInTheTextbook(t *testing.T) {
	r := rand.New(rand.NewPCG(29, 3))
	events, solvable, given := 0, 0, 0
	for range 300 {
		p := randomBoard(r, 1+r.IntN(8))
		if cell := r.IntN(len(p.board.region)); r.IntN(3) == 0 {
			p.start = p.start.with(cell)
			given++
		}
		n, solved := csptest.Check(t, p, constraintProblem(p))
		if events += n; solved {
			solvable++
		}
	}
	t.Logf("%d events; %d boards of 300 can be solved, %d have a queen given", events, solvable, given)
	if solvable < 30 || solvable > 270 || given < 30 {
		t.Errorf("%d boards of 300 can be solved and %d have a queen given: too few, or too many", solvable, given)
	}
}

// In the given order without forward checking csp is the backtracking by rows, node by node.
func TestPlainConstraintsAreBacktracking(t *testing.T) {
	r := rand.New(rand.NewPCG(29, 4))
	for range 100 {
		p := randomBoard(r, 1+r.IntN(8))
		rows, plain := solvedBy(t, p, "backtrack", nil), solvedBy(t, p, "csp", engine.Values{"variables": "given", "forward": "no"})
		if rows.Status != plain.Status || rows.Expanded != plain.Expanded || fmt.Sprint(rows.Moves) != fmt.Sprint(plain.Moves) {
			t.Fatalf("backtrack: %s, %d nodes, %v; csp: %s, %d nodes, %v\n%s", rows.Status, rows.Expanded, rows.Moves, plain.Status, plain.Expanded, plain.Moves, p)
		}
	}
}

func solvedBy(t *testing.T, p *Puzzle, name string, values engine.Values) engine.Result {
	t.Helper()
	m, err := engine.FindMethod(p, name, "")
	if err == nil {
		m, err = m.With(values)
	}
	if err != nil {
		t.Fatal(err)
	}
	return engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
}

// Every form of csp and dancing links visit all solutions, as many as the rules alone give.
func TestConstraintsCountAllSolutions(t *testing.T) {
	r := rand.New(rand.NewPCG(29, 5))
	for range 100 {
		p := randomBoard(r, 1+r.IntN(7))
		problem, want := p.board.coverProblem(), plain(p.start, 0)
		solvers := map[string]cover.Solver{"dlx": cover.NewDancingLinks(problem)}
		for _, variables := range []string{"given", "mrv"} {
			for _, forward := range []string{"yes", "no"} {
				s, err := option.New(cover.ConstraintsOptions(), option.Values{"variables": variables, "forward": forward})
				if err != nil {
					t.Fatal(err)
				}
				solvers[variables+" "+forward] = cover.NewConstraints(problem, s)
			}
		}
		for name, s := range solvers {
			var n int64
			s.Run(cover.Traversal{Visit: func([]int32) bool { n++; return true }})
			if n != want {
				t.Fatalf("%s visits %d solutions, there are %d of\n%s", name, n, want, p)
			}
		}
	}
}
