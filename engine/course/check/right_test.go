package check_test

import (
	"context"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/check"
)

// boards are small puzzles of every family whose heuristics are known, and of others.
var boards = map[string][]string{
	"sliding": {
		"4 1 3\n0 2 5\n7 8 6\n", "1 8 2\n0 4 3\n7 6 5\n", "0 1 3\n5 2 6\n4 7 8\n\ncost: tile\n", "8 1 3\n4 0 2\n7 6 5\n",
		"1 2 3 4\n5 6 0 8\n9 10 7 12\n13 14 11 15\n",
	},
	"rush": {
		"6 6\n9\n.....D\n.....D\nPPB.HGK\nFFB.HG\n.IAAAG\n.IEECC\n", "5 5\n7\nGA...\nGA.EH\nPPIEHK\nFBICC\nFBDDD\n",
	},
	"ice": {
		"6 7\nXXXXXXX\nXO****X\nXX****X\nX****XX\nX****ZX\nXXXXXXX\n0 0 0 0 0 0 0\n0 3 6 9 3 3 0\n0 0 6 9 1 8 0\n0 8 4 5 5 0 0\n0 5 9 2 9 9 0\n0 0 0 0 0 0 0\n",
	},
}

// estimates are heuristics as students write them, by method name.
func estimates(t *testing.T, p engine.Puzzle, name string) func(engine.Position) float64 {
	t.Helper()
	b := p.(engine.Breakable)
	return func(at engine.Position) float64 {
		sum, err := b.Breakdown(context.Background(), at, name, 0)
		if err != nil {
			t.Fatal(err)
		}
		return float64(sum.Value)
	}
}

func pick(r *rand.Rand, of ...string) string { return of[r.IntN(len(of))] }

// heuristicsOf returns the heuristics that courses use.
var heuristicsOf = map[string][]string{
	"sliding": {"manhattan", "misplaced"}, "rush": {"blockers", "distance"}, "ice": {"manhattan", "chebyshev"},
}

func randomStudent(t *testing.T, r *rand.Rand, family string, p engine.Puzzle) (*student, string) {
	s := &student{p: p, random: r, max: 400,
		method: pick(r, "bfs", "ucs", "astar", "greedy", "dfs", "ids", "idastar"),
		ties:   pick(r, "fifo", "lifo", "lowh", "highh", "random"), order: pick(r, "fixed", "reverse", "random"),
		closed: pick(r, "pop", "best", "best", "cheaper"), start: r.IntN(4) > 0, path: r.IntN(4) == 0, goal: r.IntN(3) == 0,
		form: pick(r, "plain", "figures", "below", "json", "posthoc"), parent: r.IntN(2) == 0}
	if s.form == "posthoc" || s.form == "json" {
		s.path = false
	}
	name := s.method
	switch s.method {
	case "astar", "greedy", "idastar":
		h := pick(r, heuristicsOf[family]...)
		s.h, name = estimates(t, p, h), s.method+"/"+h
	}
	if s.method == "bfs" || s.method == "greedy" || s.method == "dfs" || s.method == "ids" {
		s.early = r.IntN(2) == 0
	}
	if s.method == "bfs" || s.method == "greedy" {
		s.closed = pick(r, "pop", "best", "push")
	}
	return s, name
}

func TestNoRightSearchIsCalledWrong(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	count := 0
	for n := 0; n < 210; n++ {
		family := pick(r, "sliding", "rush", "ice")
		list := boards[family]
		p := open(t, list[r.IntN(len(list))])
		s, name := randomStudent(t, r, family, p)
		log, _ := s.run()
		if s.n < 2 || s.n == 2 && !s.start {
			continue
		}
		count++
		for _, as := range []string{"", name} {
			v := verdictOf(t, p, as, []byte(log))
			if !v.Agrees {
				t.Errorf("%s as %q: %s\nas %q, ties %s, order %s, closed %s, early %v, start %v, path %v, goal %v, parent %v, form %s, expanded %d", family, name, v.Text, as, s.ties, s.order, s.closed, s.early, s.start, s.path, s.goal, s.parent, s.form, s.n)
			}
		}
	}
	if count < 200 {
		t.Errorf("only %d logs", count)
	}
}

// mistakesOf returns the mistakes that a method can have.
var mistakesOf = map[string][]string{
	"bfs":    {"lifo", "missing-move", "max-heap"},
	"ucs":    {"goal-on-generation", "no-update", "cost-ignored", "max-heap", "g-of-parent", "no-closed", "missing-move"},
	"astar":  {"h-only", "weight", "max-heap", "g-of-parent", "no-closed", "missing-move", "no-update", "goal-on-generation", "h-other"},
	"greedy": {"max-heap", "missing-move", "no-closed"},
	"ids":    {"depth-cut", "missing-move"},
}

// A mistake whose order is not that of any right search must be refused where it parts, and
// its name is right nearly always.
func TestWrongSearchesAreRefused(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	refused, named, all := 0, 0, 0
	for n := 0; n < 400; n++ {
		family := pick(r, "sliding", "rush", "ice")
		list := boards[family]
		p := open(t, list[r.IntN(len(list))])
		s, name := randomStudent(t, r, family, p)
		mistakes := mistakesOf[s.method]
		if len(mistakes) == 0 {
			continue
		}
		s.early, s.closed = false, "best"
		s.mistake = pick(r, mistakes...)
		id := s.mistake
		switch id {
		case "goal-on-generation":
			s.early = true
		case "no-update":
			s.closed = "push"
		case "no-closed":
			s.closed, s.max = "none", 150
		case "h-other":
			other := heuristicsOf[family][0]
			if name == "astar/"+other {
				other = heuristicsOf[family][1]
			}
			s.h, id = estimates(t, p, other), "h-"+other+"-for-"+name[len("astar/"):]
		}
		log, _ := s.run()
		if s.n < 15 {
			continue
		}
		v := verdictOf(t, p, name, []byte(log))
		all++
		if v.Agrees {
			t.Logf("%s %s %s agrees with %d", family, name, id, s.n)
			continue
		}
		refused++
		if *v.First < 1 || *v.First > v.Expanded+1 {
			t.Errorf("the first difference is %d of %d", *v.First, v.Expanded)
		}
		if v.Mistake != nil && *v.Mistake == id {
			named++
		} else {
			got := "none"
			if v.Mistake != nil {
				got = *v.Mistake
			}
			t.Logf("%s %s: %s, called %s (%d expansions, ties %s)", family, name, id, got, s.n, s.ties)
		}
	}
	t.Logf("%d wrong logs, %d refused, %d named", all, refused, named)
	if named*100 < 85*refused || refused*100 < 60*all {
		t.Errorf("%d wrong logs, %d refused, %d named", all, refused, named)
	}
}

// outsider is a program as nobody has written it for these tests.
func outsider(p engine.Puzzle, closed, form string, seed uint64, h func(engine.Position) float64) string {
	s := &student{p: p, random: rand.New(rand.NewPCG(seed, 1)), max: 700, method: "astar", h: h, ties: "random", order: "random", closed: closed, start: true, form: form}
	log, _ := s.run()
	return log
}

const twenty = "2 8 5\n3 6 1\n7 0 4\n"

func TestTheStraightDistanceIsAHeuristicToo(t *testing.T) {
	p := open(t, twenty)
	straight := func(at engine.Position) float64 {
		sum := 0.0
		cell := 0
		for _, mark := range strings.FieldsFunc(at.Text(), func(r rune) bool { return r == '[' || r == ']' || r == '\n' }) {
			if tile, err := strconv.Atoi(strings.TrimSpace(mark)); err == nil && tile > 0 {
				sum += math.Hypot(float64(cell/3-(tile-1)/3), float64(cell%3-(tile-1)%3))
			}
			cell++
		}
		return sum
	}
	if v := verdictOf(t, p, "", []byte(outsider(p, "best", "plain", 1, straight))); !v.Agrees || v.Method != "astar/euclidean" {
		t.Errorf("%s", v.Text)
	}
}

// Copies that are as cheap wait again, and nothing is closed.
func TestCopiesAtTheSameCostAreExpandedAgain(t *testing.T) {
	p := open(t, twenty)
	for seed := range uint64(5) {
		v := verdictOf(t, p, "", []byte(outsider(p, "equal", "plain", seed, estimates(t, p, "manhattan"))))
		if v.Mistake == nil || *v.Mistake != "no-closed" {
			t.Errorf("seed %d: %s", seed, v.Text)
		}
	}
}

// The h that a log gives excuses no order where it is a heuristic that everyone knows.
func TestAKnownHInTheLogExcusesNothing(t *testing.T) {
	p := open(t, twenty)
	refused := 0
	for seed := range uint64(8) {
		v := verdictOf(t, p, "", []byte(outsider(p, "overwritten", "figures", seed, estimates(t, p, "manhattan"))))
		if v.Method == "astar/own" {
			t.Errorf("seed %d: %s", seed, v.Text)
		}
		if !v.Agrees {
			refused++
		}
	}
	if refused == 0 {
		t.Error("none of these programs is refused")
	}
}

func TestWhatNothingExplainsIsSaidSo(t *testing.T) {
	p := open(t, "1 2 3\n4 5 6\n0 7 8\n")
	v := verdictOf(t, p, "", []byte("1 2 3\n4 5 6\n0 7 8\n\n1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n0 5 6\n4 7 8\n"))
	if v.Agrees || !v.Unexplained || !strings.Contains(v.Text, "beam, bidirectional and local search are not judged") {
		t.Errorf("%s", v.Text)
	}
	log, err := check.Read(p, []byte(p.Start().Text()))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := check.Judge(context.Background(), p, log, check.Options{Method: "beam"}); err == nil || !strings.Contains(err.Error(), "the order of expansion of beam is not judged; judged are bfs") {
		t.Errorf("beam: %v", err)
	}
}

// No log makes the reader or the judge fail other than by an error.
func FuzzLogs(f *testing.F) {
	for _, log := range []string{
		"1 2 3\n4 0 6\n7 5 8\n\n1 2 3\n4 5 6\n7 0 8\n", "[1, 2, 3, 4, 0, 6, 7, 5, 8] g=0\n", `{"event":"expanded","board":[[1,2,3],[4,0,6],[7,5,8]],"g":0}`,
		"version: 1.4.0\nevents:\n  - { type: expanding, id: 1, tiles: \"123406758\" }\n", "event,id,parent,g,h\nexpand,123406758,,0,2\n", "{", "events:\n",
	} {
		f.Add([]byte(log))
	}
	p, err := catalog.New(catalog.Tables{}).Open("1 2 3\n4 0 6\n7 5 8\n")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, puzzle := range []engine.Puzzle{nil, p} {
			log, err := check.Read(puzzle, data)
			if err != nil || puzzle == nil {
				continue
			}
			v, err := check.Judge(t.Context(), puzzle, log, check.Options{})
			if err != nil || v.Readable && v.Agrees == (v.First != nil) {
				t.Errorf("%+v, %v", v, err)
			}
		}
	})
}
