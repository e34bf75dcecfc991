package packing

import (
	"context"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/solve/cover"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
	"langkah/engine/testkit/casetest"
)

func method(t testing.TB, p *Puzzle, name string) engine.Method {
	t.Helper()
	m, err := engine.FindMethod(p, name, "")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// endless returns an unsolvable puzzle that no method finishes soon: on a chessboard colouring every piece except T,
// which is 3 to 1, is balanced, and so is the board.
func endless(t testing.TB) *Puzzle {
	pieces := set{pieces: "TTT/.T LLL/L IIII OO/OO SS/.SS AAAAAA BBBBB/B CCCCC/..C DDDD/DD EEEE/.EE FFF/FFF GG HH"}
	return read(t, "6 10 13\nDEFAULT\n"+pieces.text())
}

func TestEveryMethodHonoursItsLimits(t *testing.T) {
	p := endless(t)
	for _, m := range p.Methods() {
		took := casetest.Processor(t)
		r := engine.Solve(context.Background(), p, m, engine.Limits{Time: 50 * time.Millisecond}, nil)
		if !r.Status.Limited() || took() > casetest.Most(50*time.Millisecond) {
			t.Errorf("%s with a time limit: %s after %s of processor time", m.Name(), r.Status, took())
		}
		if !strings.Contains(r.Reason.String(), "% of the tree had been searched") {
			t.Errorf("%s: the reason is %q", m.Name(), r.Reason)
		}
		r = engine.Solve(context.Background(), p, m, engine.Limits{Nodes: 1000}, nil)
		if !r.Status.Limited() || r.Expanded != 1000 {
			t.Errorf("%s with 1000 nodes: %s after %d", m.Name(), r.Status, r.Expanded)
		}
		r = engine.Solve(context.Background(), p, m, engine.Limits{Memory: 10}, nil)
		if !r.Status.Limited() {
			t.Errorf("%s with 10 bytes: %s", m.Name(), r.Status)
		}
		ctx, cancel := context.WithCancel(context.Background())
		time.AfterFunc(20*time.Millisecond, cancel)
		took = casetest.Processor(t)
		r = engine.Solve(ctx, p, m, engine.Limits{}, nil)
		if r.Status != engine.Stopped || took() > casetest.Most(20*time.Millisecond) {
			t.Errorf("%s stopped: %s after %s of processor time", m.Name(), r.Status, took())
		}
	}
}

func TestCountingStops(t *testing.T) {
	p := endless(t)
	c := p.Count(context.Background(), 2, engine.Limits{Time: 30 * time.Millisecond}, nil)
	if !c.Status.Limited() || !strings.Contains(c.Reason.String(), "% of the tree") {
		t.Errorf("%s, %s", c.Status, c.Reason)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if status, _ := p.Solutions(ctx, true, 1, engine.Limits{}, nil, func(int64, []engine.Move) bool { return true }); status != engine.Stopped {
		t.Errorf("a list that is stopped ends %s", status)
	}
}

// Brute force takes a number of cases of the order that public programs of the course report: 928 for the 5 x 5 sample,
// 40 and 3,733 for custom shapes.
func TestBruteForceCases(t *testing.T) {
	p := read(t, "5 5 7\nDEFAULT\nA\nAA\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG\n")
	r := engine.Solve(context.Background(), p, method(t, p, "bruteforce"), engine.Limits{}, nil)
	if r.Status != engine.Solved || r.Generated < 300 || r.Generated > 3000 {
		t.Errorf("%s after %d cases, expected about 928", r.Status, r.Generated)
	}
	if want := fmt.Sprintf("in %d cases", r.Generated); !strings.Contains(r.Because.String(), want) {
		t.Errorf("%q does not say %q", r.Because, want)
	}
}

func TestPlainlyUnsolvableIsSaidAtOnce(t *testing.T) {
	for text, want := range map[string]string{
		"2 2 2\nDEFAULT\nA\nA\nAA\nBB\n":                                    "too many cells: the pieces have 6, the board has only 4",
		"3 5 2\nDEFAULT\nZZ\nZ\nF\nFF\n":                                    "too few cells: the pieces have only 6, the board has 15",
		"26 26 2\nDEFAULT\nA\nAAAAA\nB\nBBBBB\n":                            "the board has 676",
		"26 26 2\nPYRAMID\nA\nAAAAA\nB\nBBBBB\n":                            "the board has 6201",
		"2 5 3\nCUSTOM\nXXX.X\nXXX..\nAA\nA\nBB\nCC\nGIVEN\n.....\n.....\n": "no piece can cover the cell r1c5",
	} {
		p := read(t, text)
		for _, m := range p.Methods() {
			r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
			if r.Status != engine.NoSolution || !strings.Contains(r.Reason.String(), want) || r.Expanded > 0 {
				t.Errorf("%s: %s, %s, %d nodes", m.Name(), r.Status, r.Reason, r.Expanded)
			}
		}
	}
}

// Boards beyond one machine word: 26 rows of 26 cells, divided into 26 pieces.
func TestLargeBoards(t *testing.T) {
	rows := ""
	for i := range 26 {
		rows += strings.Repeat(string(rune('A'+i)), 26) + "\n"
	}
	p := read(t, "26 26 26\nDEFAULT\n"+rows)
	for _, name := range []string{"dlx", "backtrack", "bruteforce"} {
		r := engine.Solve(context.Background(), p, method(t, p, name), engine.Limits{Time: time.Minute}, nil)
		if r.Status != engine.Solved {
			t.Errorf("%s: %s, %s", name, r.Status, r.Reason)
		}
	}
	if p.Methods()[0].Algorithm.Name != "dlx" {
		t.Errorf("%s is recommended", p.Methods()[0].Name())
	}
}

// If equal pieces were distinguished, ten of them would cost 10! times as much.
func TestEqualPiecesAreMerged(t *testing.T) {
	text := "5 6 10\nDEFAULT\n"
	for i := range 10 {
		text += strings.Repeat(string(rune('A'+i)), 3) + "\n"
	}
	p := read(t, text)
	c := p.Count(context.Background(), 1, engine.Limits{Time: 20 * time.Second}, nil)
	if c.Status != engine.Solved || c.Nodes > 10_000 {
		t.Errorf("%s after %d nodes, %s", c.Status, c.Nodes, c.Figures)
	}
}

// rising fails a test if the share of the tree falls.
type rising struct {
	t     *testing.T
	probe *search.Probe
	last  float64
	seen  int
}

func (r *rising) Record(search.Event) {
	share := r.probe.Snapshot().Share
	if share < r.last {
		r.t.Errorf("the share falls from %v to %v", r.last, share)
	}
	r.last = share
	r.seen++
}

func TestTheShareNeverFalls(t *testing.T) {
	p := endless(t)
	for _, m := range p.Methods() {
		probe := new(search.Probe)
		watch := &rising{t: t, probe: probe, last: -1}
		probe.Recorder = watch
		engine.Solve(context.Background(), p, m, engine.Limits{Nodes: 5_000}, probe)
		if watch.seen < 1000 || watch.last <= 0 {
			t.Errorf("%s: %d events, share %v", m.Name(), watch.seen, watch.last)
		}
	}
	probe := new(search.Probe)
	done := make(chan struct{})
	go func() {
		defer close(done)
		read(t, "6 10 12\nDEFAULT\n"+setText(t, "pentomino")).Count(context.Background(), 2, engine.Limits{}, probe)
	}()
	for last := -1.0; ; {
		share := probe.Snapshot().Share
		if share < last || share > 1 {
			t.Fatalf("the share goes from %v to %v", last, share)
		}
		last = share
		select {
		case <-done:
			if got := probe.Snapshot().Share; got < 0.999 {
				t.Errorf("the share ends at %v", got)
			}
			return
		case <-time.After(time.Millisecond):
		}
	}
}

func TestARunningSearchCanBeWatched(t *testing.T) {
	p := read(t, challenge)
	for _, m := range p.Methods() {
		heard := trace.New(0)
		probe := &search.Probe{Recorder: heard}
		r := engine.Solve(context.Background(), p, m, engine.Limits{}, probe)
		if alone := engine.Solve(context.Background(), p, m, engine.Limits{}, nil); alone.Expanded != r.Expanded ||
			fmt.Sprint(alone.Moves) != fmt.Sprint(r.Moves) || heard.Counts().Of(search.Expanded) != r.Expanded {
			t.Errorf("%s: %d nodes alone, %d recorded, %d heard", m.Name(), alone.Expanded, r.Expanded, heard.Counts().Of(search.Expanded))
		}
		var last engine.Position
		for n := range heard.Len() {
			e := heard.Event(n)
			root, moves, ok := heard.Path(e.Node)
			pos, shown := engine.Shown(probe.Replay(root, moves))
			if !ok || !shown || strings.Count(pos.Text(), "A") != 3 || len(moves) != int(e.Depth) || e.G != int32(e.Depth) {
				t.Fatalf("%s: event %d, %+v, after %v, is shown as %v", m.Name(), n, e, moves, pos)
			}
			last = pos
		}
		if e := heard.Event(heard.Len() - 1); e.Kind != search.Goal || !last.Solved() {
			t.Errorf("%s: the last event is %+v, at\n%s", m.Name(), e, last.Text())
		}
		if _, ok := engine.Shown(probe.Replay(0, []int32{1 << 30})); ok {
			t.Error("a number that means no placement is shown as a position")
		}
	}
}

// No solver allocates during traversal.
func TestSolversDoNotAllocate(t *testing.T) {
	p := read(t, "3 20 12\nDEFAULT\n"+setText(t, "pentomino"))
	for name, s := range every(p) {
		walk := cover.Traversal{
			Visit: func([]int32) bool { return true },
			Watch: func(at cover.Progress) int64 { return 3_000 - at.Nodes },
		}
		s.Run(walk) // warm up: one-time allocations
		if n := testing.AllocsPerRun(1, func() { s.Run(walk) }); n > 1 {
			t.Errorf("%s: %v allocations in a run", name, n)
		}
	}
}

func TestChallengesHaveOneSolution(t *testing.T) {
	for _, values := range []engine.Values{
		{}, {"seed": "7"}, {"givens": "6", "seed": "3"}, {"set": "kanoodle"}, {"set": "pentomino", "board": "6x10"},
		{"set": "pentomino", "board": "8x8-hole"}, {"set": "kanoodle", "board": "pyramid5", "seed": "2"},
		{"set": "pentomino", "board": "custom", "shape": strings.Repeat("XXXXXXXXXXXXXXX/", 4)},
	} {
		made, err := Family().New(context.Background(), values)
		if err != nil {
			t.Errorf("%v: %v", values, err)
			continue
		}
		p := made.(*Puzzle)
		if n := len(allOf(t, p, cover.NewDancingLinks(p.table().problem))); n != 1 {
			t.Errorf("%v: %d solutions\n%s", values, n, p)
		}
		if values["givens"] == "6" && len(p.given) != 6 {
			t.Errorf("%d pieces are given, want 6", len(p.given))
		}
		again, _ := Family().New(context.Background(), values)
		if again.String() != p.String() || read(t, p.String()).String() != p.String() {
			t.Errorf("%v does not give the same again", values)
		}
	}
}

func TestChallengesThatCannotBe(t *testing.T) {
	for want, values := range map[string]engine.Values{
		"pentomino on the board 5x11: too many cells":     {"set": "pentomino"},
		"a custom board needs the option shape":           {"board": "custom"},
		"the shape, row 1: found 'Y'":                     {"board": "custom", "shape": "XY"},
		"in 100 full boards none had one solution with 1": {"givens": "1"},
		"20 given pieces are asked for, of 12":            {"givens": "20"},
		"set is \"lonpos\", expected one of":              {"set": "lonpos"},
	} {
		if _, err := Family().New(context.Background(), values); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v, want %s", values, err, want)
		}
	}
}

// A live viewer sees the board fill up.
func TestARunningSearchIsSeenLive(t *testing.T) {
	p := endless(t)
	for _, m := range p.Methods() {
		probe := new(search.Probe)
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		ended := make(chan engine.Result)
		go func() { ended <- engine.Solve(ctx, p, m, engine.Limits{}, probe) }()
		filled := func() bool {
			pos, ok := engine.Shown(probe.Live())
			return ok && strings.Count(pos.Text(), ".") < 60
		}
		for !filled() && ctx.Err() == nil {
			time.Sleep(time.Millisecond)
		}
		if !filled() {
			t.Errorf("%s: no piece is seen on the board", m.Name())
		}
		cancel()
		<-ended
	}
}

// Traced branching decisions agree with the rules: the legal moves of the position, each of which is a choice for its
// piece and for the cells that it covers.
func TestAnExactCoverSaysWhereItGoesOn(t *testing.T) {
	sentence := regexp.MustCompile(`^(?:it goes on at|for) (piece|cell) (\S+?),? (?:for which |the first that is not covered, for which |too few choices are left, )(\d+)(?: choices are left| choice is left)?(?:, the fewest; the next would be (piece|cell) (\S+) with (\d+)|; nothing else is to be covered|: the search goes back)?$`)
	said := map[string]int{}
	for _, text := range []string{challenge, "3 5 3\nDEFAULT\nAAAAA\nBBBB\nB\nCC\nCC\nC\n", "2 3 2\nDEFAULT\nAAA\nA\nBB\n", "3 4 3\nDEFAULT\nAAA\nBB\nBB\nCCCC\nC\n"} {
		p := read(t, text)
		for _, m := range p.Methods() {
			heard := trace.New(600)
			probe := &search.Probe{Recorder: heard}
			engine.Solve(context.Background(), p, m, engine.Limits{Nodes: 300}, probe)
			x := heard.Explain(m.Order, m.Key, m.Figure, m.CostUnit, m.Rules())
			for {
				e, why, ok := x.Next()
				if !ok {
					break
				}
				if _, ok := heard.Choice(e.Node); !ok || e.Kind != search.Expanded {
					continue
				}
				root, moves, _ := heard.Path(e.Node)
				at, _ := engine.Shown(probe.Replay(root, moves))
				choices := choicesOf(t, p, at.(*Position))
				part := sentence.FindStringSubmatch(why.String())
				if part == nil {
					t.Fatalf("%s: cannot be read: %s", m.Name(), why)
				}
				n, _ := strconv.Atoi(part[3])
				dead := strings.HasSuffix(why.String(), "goes back")
				if got := choices[part[1]+" "+part[2]]; got != n || dead != (n == 0) {
					t.Fatalf("%s: %s; there are %d at\n%s", m.Name(), why, got, at.Text())
				}
				fewest := strings.Contains(why.String(), "the fewest")
				if next, _ := strconv.Atoi(part[6]); fewest {
					if choices[part[4]+" "+part[5]] != next || part[4]+part[5] == part[1]+part[2] {
						t.Fatalf("%s: %s; there are %d at\n%s", m.Name(), why, choices[part[4]+" "+part[5]], at.Text())
					}
					for what, others := range choices {
						if others < n || others < next && what != part[1]+" "+part[2] {
							t.Fatalf("%s: %s; %s has %d at\n%s", m.Name(), why, what, others, at.Text())
						}
					}
				}
				said[fmt.Sprint("dead: ", dead, ", fewest: ", fewest, ", at a ", part[1])]++
			}
		}
	}
	for _, claim := range []string{"dead: true, fewest: false, at a cell", "dead: false, fewest: true, at a cell", "dead: false, fewest: true, at a piece", "dead: false, fewest: false, at a cell"} {
		if said[claim] == 0 {
			t.Errorf("never said: %s (%v)", claim, said)
		}
	}
}

// choicesOf counts the legal moves by remaining piece and by empty cell.
func choicesOf(t *testing.T, p *Puzzle, at *Position) map[string]int {
	t.Helper()
	choices := map[string]int{}
	for i, piece := range p.pieces {
		if !at.laid[i] {
			choices["piece "+string(piece.letter)] = 0
		}
	}
	for cell, owner := range at.owner {
		if owner < 0 {
			choices["cell "+p.board.name(cell)] = 0
		}
	}
	for _, m := range at.Moves() {
		choices["piece "+strings.Fields(m.Name)[0]]++
		next, err := at.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		for cell, owner := range next.(*Position).owner {
			if owner >= 0 && at.owner[cell] < 0 {
				choices["cell "+p.board.name(cell)]++
			}
		}
	}
	return choices
}
