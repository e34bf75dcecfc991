package session

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/puzzles/rush"
)

// stand is a clock set by the test.
type stand struct{ at time.Time }

func (c *stand) now() time.Time { return c.at }

func played(t *testing.T, row string, presses ...string) *Session {
	t.Helper()
	s := New()
	s.Open("row", lamps(t, row))
	for _, p := range presses {
		play(t, s, p)
	}
	return s
}

// play plays several lamps as one press: "12".
func play(t *testing.T, s *Session, lamps string) {
	t.Helper()
	var moves []engine.Move
	for _, lamp := range lamps {
		moves = append(moves, press(string(lamp)))
	}
	if err := s.Play(moves...); err != nil {
		t.Fatal(err)
	}
}

// pressed returns the lamps pressed up to the current position.
func pressed(s *Session) string {
	var b strings.Builder
	for _, m := range s.Moves()[:s.Index()] {
		b.WriteString(strings.TrimPrefix(m.Name, "press "))
	}
	return b.String()
}

// A new move after undo opens a branch; nothing that was played is lost.
func TestUndoKeepsEverything(t *testing.T) {
	s := New()
	s.Open("row", lamps(t, "....."))
	for _, step := range []struct{ do, want string }{
		{"1", "1"}, {"234", "1234"}, {"undo", "1"}, {"redo", "1234"}, {"back", "123"}, {"undo", "1"},
		{"5", "15"}, {"redo", "15"}, {"undo", "1"}, {"redo", "15"}, // the way taken last
		{"next", "1234"}, {"next", "15"}, {"previous", "1234"},
		{"1", "12341"}, {"previous", "15"}, {"next", "1234"}, {"redo", "12341"},
		{"undo", "1234"}, {"undo", "1"}, {"undo", ""}, {"undo", ""}, {"3", "3"},
		{"next", "1"}, {"last", "12341"},
	} {
		switch step.do {
		case "undo":
			s.Undo()
		case "redo":
			s.Redo()
		case "back":
			s.Back()
		case "next":
			s.NextBranch()
		case "previous":
			s.PreviousBranch()
		case "last":
			s.Last()
		default:
			play(t, s, step.do)
		}
		if got := pressed(s); got != step.want {
			t.Fatalf("after %s: %q, want %q", step.do, got, step.want)
		}
	}
	if c := s.Counts(); c.Moves != 5 || c.Presses != 3 || c.Total != 7 {
		t.Errorf("counted %+v", c)
	}
}

// A press of which one move is forbidden makes none.
func TestAPressIsMadeWholeOrNotAtAll(t *testing.T) {
	s := played(t, "...", "1")
	if err := s.Play(press("2"), press("9")); err == nil || pressed(s) != "1" || len(s.Moves()) != 1 {
		t.Errorf("%v, and %q is played", err, pressed(s))
	}
}

func TestBranchesAreListedWhereTheLineBranchedLast(t *testing.T) {
	s := played(t, "....", "1", "2")
	if ways, _ := s.Branches(); ways != nil || s.NextBranch() {
		t.Errorf("%v without a branch", ways)
	}
	s.Undo()
	play(t, s, "3")
	play(t, s, "4") // one move after the branch
	ways, chosen := s.Branches()
	if len(ways) != 2 || chosen != 1 || !slices.Equal(ways, s.Children(1)) {
		t.Errorf("%v, the %d.", ways, chosen)
	}
	if !s.Go(ways[0]) || pressed(s) != "12" {
		t.Errorf("shown is %q", pressed(s))
	}
	if s.Go(99) || s.Go(-1) || s.Go(ways[0]) {
		t.Error("went where there is nothing, or where it was")
	}
}

func TestSavepoints(t *testing.T) {
	s := played(t, "....", "1")
	s.Mark("first")
	play(t, s, "2")
	s.Mark("second")
	s.First()
	play(t, s, "3")
	for _, p := range s.Savepoints() {
		s.Go(p.Node)
		if want := map[string]string{"first": "1", "second": "12"}[p.Name]; pressed(s) != want {
			t.Errorf("%s is %q, want %q", p.Name, pressed(s), want)
		}
	}
	s.Mark("first") // another place takes the name over
	if list := s.Savepoints(); len(list) != 1 || list[0] != (Savepoint{"first", s.Node()}) {
		t.Errorf("savepoints %v", list)
	}
	s.Mark("")
	if list := s.Savepoints(); list != nil {
		t.Errorf("savepoints %v", list)
	}
}

// A solution from the middle is a line of the same tree; the line by hand stays.
func TestASolutionFromHere(t *testing.T) {
	s := played(t, "#.#.###", "1", "5")
	here := s.Node()
	p, err := s.Here()
	if err != nil {
		t.Fatal(err)
	}
	play(t, s, "7")
	mine := s.Node()
	o := solved(p)
	s.TakeFrom(here, o)
	if pressed(s) != "15" || len(s.Moves()) != 2+len(o.Result.Moves) || s.ByHand() != true {
		t.Fatalf("%q is shown of %d moves", pressed(s), len(s.Moves()))
	}
	if _, ok := s.Outcome(); !ok || !s.Last() || !s.Position().Solved() || s.ByHand() {
		t.Errorf("the solution ends with %s", shown(s))
	}
	s.Go(mine)
	if _, ok := s.Outcome(); ok {
		t.Error("the line by hand passes for the solution")
	}
	c, ok := s.Compare()
	if !ok || c.Same != 2 || len(c.Mine) != 1 || len(c.Theirs) != len(o.Result.Moves) || c.MyCost != 3 || c.Cost != 2+o.Result.Cost {
		t.Errorf("compared: %+v", c)
	}
}

func TestWithoutASolutionThereIsNothingToCompare(t *testing.T) {
	s := played(t, "#.#", "1")
	if _, ok := s.Compare(); ok {
		t.Error("compared with nothing")
	}
}

func TestTheClockRunsWhileThePuzzleIsPlayed(t *testing.T) {
	c := &stand{at: time.Unix(1000, 0)}
	s := NewAt(c.now)
	s.Open("row", lamps(t, "#.#"))
	after := func(d time.Duration, want time.Duration) {
		t.Helper()
		c.at = c.at.Add(d)
		if s.Spent() != want*time.Second {
			t.Errorf("%v were spent, want %d s", s.Spent(), want)
		}
	}
	after(time.Second, 0) // nothing is played yet
	play(t, s, "1")
	after(2*time.Second, 2)
	s.Pause()
	after(5*time.Second, 2)
	play(t, s, "2")
	play(t, s, "2")
	after(time.Second, 3)
	play(t, s, "3") // solved
	after(time.Second, 3)
	s.Open("another", lamps(t, "#"))
	after(time.Second, 0)
}

// A solution replaces the previous one; nodes played on from it, and named ones, stay.
func TestSolutionsDoNotPileUp(t *testing.T) {
	p := lamps(t, "#.#.###")
	o := solved(p)
	s := played(t, "#.#.###", "5")
	mine := s.Node()
	s.Take(o)
	size := len(s.tree.nodes)
	for range 5 {
		s.Take(o)
	}
	if len(s.tree.nodes) != size || s.Index() != 0 || len(s.Moves()) != len(o.Result.Moves) {
		t.Errorf("%d nodes after a solution, %d after five more", size, len(s.tree.nodes))
	}
	s.Jump(1)
	play(t, s, "7")
	branch := pressed(s)
	s.Take(o)
	if s.NextBranch(); s.Go(mine) && pressed(s) != "5" {
		t.Errorf("the line by hand is %q", pressed(s))
	}
	found := false
	for i := range s.tree.nodes {
		s.Go(Node(i))
		found = found || pressed(s) == branch
	}
	if !found {
		t.Errorf("%q is lost", branch)
	}
	s.Take(o)
	s.Last()
	s.Mark("end")
	end := s.Node()
	s.TakeFrom(end, engine.Solution{Puzzle: p, Method: p.Methods()[0], Result: engine.Result{Status: engine.Solved, Verified: true}})
	if s.Node() != end || !s.Position().Solved() {
		t.Error("the savepoint is lost")
	}
	// A solution of another puzzle is none of this one.
	s.Take(solved(lamps(t, "..........##")))
	if _, ok := s.Outcome(); ok {
		t.Error("the solution of another puzzle is taken")
	}
}

// Three ways from one position are a ring: next and previous lead round it, each its
// own way.
func TestBranchesAreARing(t *testing.T) {
	s := played(t, "....", "1")
	for _, lamp := range []string{"2", "3"} {
		s.Undo()
		play(t, s, lamp)
	}
	for i, want := range []string{"1", "2", "3"} {
		if s.NextBranch(); pressed(s) != want {
			t.Errorf("next %d: %q is shown, want %q", i+1, pressed(s), want)
		}
	}
	for i, want := range []string{"2", "1", "3"} {
		if s.PreviousBranch(); pressed(s) != want {
			t.Errorf("previous %d: %q is shown, want %q", i+1, pressed(s), want)
		}
	}
}

// A savepoint stays when another one is made.
func TestSavepointsStandBesideEachOther(t *testing.T) {
	s := played(t, "....", "1")
	first := s.Node()
	s.Mark("first")
	play(t, s, "2")
	s.Mark("second")
	if list := s.Savepoints(); !slices.Equal(list, []Savepoint{{"first", first}, {"second", s.Node()}}) {
		t.Errorf("savepoints %v", list)
	}
}

// Who has gone a part of the solution's way has left nothing of it, and who has gone
// all of it is where it ends.
func TestOnTheSolutionNothingIsLeftOfMine(t *testing.T) {
	p := lamps(t, "#.#.###")
	o := solved(p)
	s := played(t, "#.#.###")
	s.Take(o)
	for i := range len(o.Result.Moves) + 1 {
		s.Jump(i)
		c, ok := s.Compare()
		if !ok || c.Same != i || len(c.Mine) != 0 || len(c.Theirs) != len(o.Result.Moves)-i || c.MyCost != i {
			t.Errorf("after %d moves of the solution: %+v", i, c)
		}
	}
}

// The first move of a solution is not made by hand, nor is any after it.
func TestMovesOfASolutionAreNotByHand(t *testing.T) {
	s := played(t, "#.#.###")
	s.Take(solved(lamps(t, "#.#.###")))
	for i, want := range []bool{true, false, false} {
		if s.Jump(i); s.ByHand() != want {
			t.Errorf("after %d moves of a solution all was made by hand: %t", i, s.ByHand())
		}
	}
}

// What was taken back does not count, in none of the ways in which the puzzle counts: two
// slides of one car are one of its moves, each cell a step.
func TestOnlyMovesToThePositionShownCount(t *testing.T) {
	p, err := rush.Family().Parse("6 6\n1\n......\n...A..\nPP.A..K\n......\n......\n......\n")
	if err != nil {
		t.Fatal(err)
	}
	moves := []string{"A down 1", "A down 1", "P right 2", "A down 1"}
	after := func(count int) *Session {
		s := New()
		s.Open("cars", p)
		for _, name := range moves[:count] {
			m, ok := engine.NamedMove(s.Position(), name)
			if !ok {
				t.Fatalf("%s is not legal in\n%s", name, s.Position().Text())
			}
			if err := s.Play(m); err != nil {
				t.Fatal(err)
			}
		}
		return s
	}
	undone := after(len(moves))
	for count := len(moves); count >= 0; count-- {
		undone.Jump(count)
		got, want := undone.Counts(), after(count).Counts()
		if got.Total != len(moves) {
			t.Errorf("%d moves were made in all, not %d", got.Total, len(moves))
		}
		got.Total = want.Total
		if fmt.Sprintf("%+v", got) != fmt.Sprintf("%+v", want) {
			t.Errorf("back at move %d: %+v, want %+v", count, got, want)
		}
	}
}

func TestHintsAreCounted(t *testing.T) {
	s := played(t, "#.#")
	s.Hinted()
	s.Hinted()
	if s.Hints() != 2 {
		t.Errorf("two hints are counted as %d", s.Hints())
	}
}

// orders are the presses of a solution in as many orders as it has presses: lamps do not
// mind, and each is a solution.
func orders(p engine.Puzzle) []engine.Solution {
	o := solved(p)
	list := make([]engine.Solution, len(o.Result.Moves))
	for i := range list {
		list[i] = o
		list[i].Result.Moves = append(slices.Clone(o.Result.Moves[i:]), o.Result.Moves[:i]...)
	}
	return list
}

// Who pages through the solutions keeps the one that is shown, and what bears a name or
// was played.
func TestPagingThroughSolutionsLeavesOne(t *testing.T) {
	p := lamps(t, "#.#.###")
	solutions := orders(p)
	long := len(solutions[0].Result.Moves)
	if long < 3 {
		t.Fatalf("%d presses are too few for this test", long)
	}
	s := played(t, "#.#.###")
	for _, o := range solutions {
		if s.Take(o); len(s.tree.nodes) != 1+long || len(s.Children(0)) != 1 {
			t.Errorf("%d nodes for a solution of %d moves", len(s.tree.nodes), long)
		}
	}

	s.Jump(1)
	s.Mark("here")
	named := s.Node()
	s.Take(solutions[0])
	if len(s.tree.nodes) != 2+long || len(s.Children(named)) != 0 {
		t.Errorf("%d nodes: a solution of %d moves, and a savepoint on another", len(s.tree.nodes), long)
	}
	if list := s.Savepoints(); len(list) != 1 || list[0] != (Savepoint{"here", named}) {
		t.Errorf("savepoints %v", list)
	}
	if s.Go(named); s.Forward() {
		t.Errorf("after the savepoint comes %s, of a solution that is gone", shown(s))
	}

	// Its end was played before: it stays.
	s = played(t, "#.#.###")
	last := solutions[0].Result.Moves
	if err := s.Play(last[0]); err != nil {
		t.Fatal(err)
	}
	mine := s.Node()
	s.Take(engine.Solution{Puzzle: p, Result: engine.Result{Status: engine.Solved, Verified: true, Moves: last[:1]}})
	s.Take(solutions[1])
	if !slices.Contains(s.Children(0), mine) {
		t.Error("what was played by hand is gone with the solution")
	}
}

// The best cost of the puzzle is that of a proven solution from its start.
func TestTheBestCostIsProvenFromTheStart(t *testing.T) {
	p := lamps(t, "#.#.###")
	s := played(t, "#.#.###")
	if _, ok := s.Best(); ok {
		t.Error("a best cost before any search")
	}
	unproven := solved(p)
	unproven.Result.Optimality = engine.NotProven
	s.Take(unproven)
	if _, ok := s.Best(); ok {
		t.Error("a cost that nobody has proven is called the best")
	}
	s.Jump(1)
	here, err := s.Here()
	if err != nil {
		t.Fatal(err)
	}
	s.TakeFrom(s.Node(), solved(here))
	if cost, ok := s.Best(); ok {
		t.Errorf("the best from the middle, %d, passes for that of the puzzle", cost)
	}
	s.Take(solved(p))
	if cost, ok := s.Best(); !ok || cost != solved(p).Result.Cost {
		t.Errorf("the best cost is %d, %t", cost, ok)
	}
}
