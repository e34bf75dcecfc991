package diff_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/ice"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
	"langkah/engine/study/diagram"
	"langkah/engine/study/diff"
	"langkah/engine/study/recording"
	"langkah/engine/study/trace"
	"langkah/engine/testkit/studytest"
)

// pairs are two searches on each kind of puzzle.
func pairs(t *testing.T) (list []diff.Pair) {
	for _, p := range studytest.Puzzles(t) {
		names := [][2]string{{"astar", "bfs"}, {"idastar", "greedy"}, {"bidirectional", "dfs"}, {"genetic", "beam"}, {"ucs", "bfs"}}
		heuristic := "manhattan"
		switch p.Family() {
		case "rush":
			heuristic = "blockers"
		case "packing":
			names = [][2]string{{"dlx", "backtrack"}}
		case "queens":
			names = [][2]string{{"dlx", "csp"}}
		}
		of := func(name string) recording.Recording {
			if slices.Contains([]string{"astar", "idastar", "greedy", "genetic", "beam"}, name) {
				return studytest.Record(t, p, name, heuristic, engine.Limits{Nodes: 400, Memory: 256 << 20})
			}
			return studytest.Record(t, p, name, "", engine.Limits{Nodes: 400, Memory: 256 << 20})
		}
		for _, pair := range names {
			list = append(list, diff.NewPair(context.Background(), of(pair[0]), of(pair[1])))
		}
	}
	return list
}

// texts are the positions of a search's events of those kinds, of the first so many.
func texts(r recording.Recording, moment int, kinds ...search.EventKind) map[string]bool {
	list := map[string]bool{}
	for n := range moment {
		e := r.Trace.Event(n)
		if e.Node == 0 || !slices.Contains(kinds, e.Kind) {
			continue
		}
		if p, ok := r.Position(e.Node); ok {
			list[p.Text()] = true
		}
	}
	return list
}

// The numbers between two searches are those of the sets of positions.
func TestNumbersOfTwoSearches(t *testing.T) {
	for _, two := range pairs(t) {
		for _, step := range []int{0, 1, two.Steps() / 2, two.Steps()} {
			moments := two.Moments(step)
			var want diff.Numbers
			var expanded, made [2]map[string]bool
			for side, r := range two.Searches {
				expanded[side] = texts(r, moments[side], search.Expanded)
				made[side] = texts(r, moments[side], search.Generated)
				want.Expanded[side] = len(expanded[side])
			}
			for side := range expanded {
				for text := range expanded[1-side] {
					switch {
					case expanded[side][text]:
						want.Both += 1 - side
					case made[side][text]:
						want.Spared[side]++
					default:
						want.Spared[side]++
						want.Unmade[side]++
					}
				}
			}
			if got := two.Numbers(moments); got != want {
				t.Errorf("%s and %s after %d steps: %+v, want %+v", two.Searches[0].Method.Name(), two.Searches[1].Method.Name(), step, got, want)
			}
		}
	}
}

// Each position has one place, below one from which a move leads to it.
func TestTheMapOfTwoSearches(t *testing.T) {
	for _, two := range pairs(t) {
		seen := map[string]bool{}
		at := func(i int) engine.Position {
			for side, node := range two.Places[i].Nodes {
				if node != 0 {
					p, _ := two.Searches[side].Position(node)
					return p
				}
			}
			return nil
		}
		for i, place := range two.Places {
			p := at(i)
			if seen[p.Text()] {
				t.Fatalf("two places for\n%s", p.Text())
			}
			seen[p.Text()] = true
			for side, node := range place.Nodes {
				if got, ok := two.Place(side, node); node != 0 && (!ok || got != i) {
					t.Errorf("node %d is at place %d, not %d", node, got, i)
				}
			}
			if above := two.Tree.Parent(i); above >= 0 {
				leads := func(from, to engine.Position) bool {
					return slices.ContainsFunc(from.Moves(), func(m engine.Move) bool {
						next, err := from.Apply(m)
						return err == nil && next.Text() == to.Text()
					})
				}
				if !leads(at(above), p) && !leads(p, at(above)) { // a search from the goals undoes moves
					t.Fatalf("no move leads from\n%sto\n%s", at(above).Text(), p.Text())
				}
			}
		}
	}
}

func TestWhereTwoSearchesPart(t *testing.T) {
	for _, two := range pairs(t) {
		p, parted := two.Part()
		for step := range two.Steps() {
			var at [2]string
			known := true // what each does in the step, and that it has ended
			for side, r := range two.Searches {
				known = known && (step < r.Trace.Expansions() || !r.Result.Status.Limited())
				if step < r.Trace.Expansions() {
					e, _ := r.Trace.Expansion(step)
					pos, _ := r.Position(e.Node)
					at[side] = pos.Text()
				}
			}
			if !known {
				if parted && p.Step >= step {
					t.Errorf("%s and %s part at step %d, of which one is not known", two.Searches[0].Method.Name(), two.Searches[1].Method.Name(), p.Step)
				}
				break
			}
			if !known {
				if parted && p.Step >= step {
					t.Errorf("%s and %s part at step %d, of which one is not known", two.Searches[0].Method.Name(), two.Searches[1].Method.Name(), p.Step)
				}
				break
			}
			if same := at[0] == at[1]; same == (parted && step == p.Step) {
				t.Fatalf("%s and %s: step %d is the same: %v, they part: %v at %d", two.Searches[0].Method.Name(), two.Searches[1].Method.Name(), step, same, parted, p.Step)
			}
			if parted && step == p.Step {
				break
			}
		}
		if parted && p.Events == [2]int{trace.Never, trace.Never} {
			t.Error("both have ended where they part")
		}
	}
}

// The classic questions, on boards on which the answers are known.
func TestAnswersOfTwoSearches(t *testing.T) {
	cheap, err := ice.Family().Parse("3 6\nXXXXXX\nXZ**OX\nXXXXXX\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n")
	if err != nil {
		t.Fatal(err)
	}
	slidingBoard := func(text string) engine.Puzzle {
		p, err := sliding.Family(pdb.NewStore("", 0)).Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for name, tc := range map[string]struct {
		puzzle      engine.Puzzle
		left, right [2]string
		want        []string
	}{
		"a search is the same as itself": {
			slidingBoard("1 2 3\n4 - 6\n7 5 8\n"), [2]string{"ucs"}, [2]string{"ucs"},
			[]string{"Yes: both expand the same positions in the same order."},
		},
		"uniform-cost takes the newest of equals": {
			slidingBoard("1 2 3\n4 - 6\n7 5 8\n"), [2]string{"ucs"}, [2]string{"bfs"},
			[]string{"expansion 2 is the first that differs. Uniform-cost takes its node because g = 1 is the least; 4 nodes have it"},
		},
		"an admissible heuristic": {
			slidingBoard("1 2 3\n4 - 6\n7 5 8\n"), [2]string{"astar", "manhattan"}, [2]string{"bfs"},
			[]string{"Yes: at none of its 2 expansions it says more"},
		},
		"one that says too much where moves are free": {
			cheap, [2]string{"greedy", "manhattan"}, [2]string{"ucs"},
			[]string{"No: at expansion 1 it says 3, and the goal is 0 away."},
		},
		"greedy loses": {
			slidingBoard("8 6 7\n2 5 4\n3 - 1\n"), [2]string{"greedy", "manhattan"}, [2]string{"astar", "manhattan"},
			[]string{"that of A* with Manhattan", "is the first that loses something"},
		},
	} {
		limits := engine.Limits{Nodes: 8000, Memory: 256 << 20}
		left := studytest.Record(t, tc.puzzle, tc.left[0], tc.left[1], limits)
		right := studytest.Record(t, tc.puzzle, tc.right[0], tc.right[1], limits)
		var said strings.Builder
		for _, a := range diff.NewPair(context.Background(), left, right).Answers(context.Background(), engine.Limits{}, nil) {
			said.WriteString(a.Words.String() + "\n")
		}
		for _, want := range tc.want {
			if !strings.Contains(said.String(), want) {
				t.Errorf("%s: %q is not said in\n%s", name, want, said.String())
			}
		}
	}
}

// What Stop leaves open is not answered.
func TestAnswersEndWithTheirContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := studytest.Puzzles(t)
	for _, puzzle := range p {
		if puzzle.Family() != "sliding" {
			continue
		}
		two := diff.NewPair(context.Background(), studytest.Record(t, puzzle, "astar", "manhattan", engine.Limits{Nodes: 400, Memory: 256 << 20}), studytest.Record(t, puzzle, "greedy", "manhattan", engine.Limits{Nodes: 400, Memory: 256 << 20}))
		for _, a := range two.Answers(ctx, engine.Limits{}, nil) {
			if strings.Contains(a.Question.String(), "admissible") || strings.Contains(a.Words.String(), "first that loses") {
				t.Errorf("%s %s", a.Question, a.Words)
			}
		}
	}
}

// All positions are counted, however many: only the drawing is bounded. A search
// that stores its states expands each once here.
func TestTwoSearchesAreCountedInFull(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse("8 6 7\n2 5 4\n3 - 1\n")
	if err != nil {
		t.Fatal(err)
	}
	of := func(heuristic string, events int) recording.Recording {
		m, err := engine.FindMethod(p, "astar", heuristic)
		if err != nil {
			t.Fatal(err)
		}
		return recording.Record(context.Background(), p, m, engine.Limits{}, events, nil)
	}
	two := diff.NewPair(context.Background(), of("manhattan", diff.Whole), of("misplaced", diff.Whole))
	n := two.Numbers(two.Moments(two.Steps()))
	for side, r := range two.Searches {
		if two.Cut[side] || int64(n.Expanded[side]) != r.Result.Expanded {
			t.Errorf("%s: %d positions are counted, %d were expanded, cut: %v", r.Method.Name(), n.Expanded[side], r.Result.Expanded, two.Cut[side])
		}
		if other := n.Expanded[1-side]; n.Spared[side] != other-n.Both {
			t.Errorf("%s: %d spared of %d, %d are expanded by both", r.Method.Name(), n.Spared[side], other, n.Both)
		}
	}
	if words, part := diagram.DrawnWords(two); !part {
		t.Errorf("all of %d places are drawn: %s", len(two.Places), words)
	}
	diagram.PairTree(two, two.Moments(two.Steps()), diagram.Focus{}, nil)

	if diff.WholeWithin(0) != diff.Whole || diff.WholeWithin(60<<20) >= diff.Whole/4 || diff.WholeWithin(1) < 1 {
		t.Error("what is kept does not suit the memory that there is")
	}

	cut := diff.NewPair(context.Background(), of("misplaced", 1000), of("misplaced", 2000))
	if cut.Cut != [2]bool{true, true} {
		t.Error("it is not said that the searches are cut")
	}
	for i, m := range cut.Sentences(cut.Moments(cut.Steps())) {
		if !strings.Contains(m.String(), "counted") {
			t.Errorf("sentence %d does not say that a part is counted: %s", i, m)
		}
	}
	cutAnswers(t, cut)
	m, err := engine.FindMethod(p, "ucs", "")
	if err != nil {
		t.Fatal(err)
	}
	stopped := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 300}, 0, nil)
	longer := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 500}, 0, nil)
	cutAnswers(t, diff.NewPair(context.Background(), stopped, longer))
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if two := diff.NewPair(ended, of("misplaced", 0), of("manhattan", 0)); two.Cut != [2]bool{true, true} {
		t.Error("what a context ended is said to be counted in full")
	}
}

// cutAnswers checks that no answer says yes, or where they part, of searches that
// are the same as far as they are known.
func cutAnswers(t *testing.T, two diff.Pair) {
	t.Helper()
	if p, parted := two.Part(); parted {
		t.Errorf("they part at %+v", p)
	}
	for _, a := range two.Answers(context.Background(), engine.Limits{}, nil)[:1] {
		if words := a.Words.String(); !strings.Contains(words, "not known") {
			t.Errorf("%s %s", a.Question, words)
		}
	}
}
