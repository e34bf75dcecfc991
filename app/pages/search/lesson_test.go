package search

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/kit/looktest"
	"langkah/app/pages/search/searchview"
	"langkah/engine"
	"langkah/engine/study/diff"
)

// learner is the page before somebody who does an exercise.
type learner struct {
	*looktest.Page
	page *Page
}

// says says whether words are shown.
func (l learner) says(words string) bool { return strings.Contains(l.Words(), words) }

func newLearner(t *testing.T, exercise int) learner {
	t.Helper()
	puzzle := looktest.Puzzle(t, "1 2 3\n4 - 6\n7 5 8\n")
	l := learner{Page: looktest.NewPage(t)}
	l.page = New(l.Frame, Host{
		Puzzle: func() (string, engine.Puzzle) { return "test", puzzle }, Board: puzzle.Start,
	})
	l.page.PuzzleChanged()
	l.Show(l.page.Content())
	l.Win.Resize(fyne.NewSize(1300, 800))
	l.page.Enter()
	l.Until("the search is recorded", func() bool { return l.page.model.run != nil })
	t.Cleanup(l.page.Leave)
	l.page.lessons.choose(exercise)
	return l
}

// Questions are asked before their events, hide what comes next, and are worth
// what the engine says; what was reached can be saved.
func TestPredict(t *testing.T) {
	l := newLearner(t, 0)
	q := l.page.lessons.list[0].(*predict)
	asked := 0
	for range 100 {
		of, open := q.asked(l.page.model.run)
		if !open {
			break
		}
		if asked++; l.page.model.veil == nil || l.page.model.run.Moment() != of.Event {
			t.Fatalf("question %d is asked at %d, not %d, and hides %v", q.at, l.page.model.run.Moment(), of.Event, l.page.model.veil)
		}
		var s searchview.Scene
		l.page.lessons.dress(&s)
		for _, c := range of.Choices {
			if !slices.Contains(s.Named, c.Node) {
				t.Errorf("question %d names node %d, the tree numbers %v", q.at, c.Node, s.Named)
			}
		}
		before := l.page.model.run.Moment()
		if l.page.forward(); l.page.model.run.Moment() != before || !strings.Contains(l.Said, "Answer first") {
			t.Fatal("the search goes on before the answer")
		}
		if len(of.Choices) > 0 {
			l.page.selectNode(of.Right)
		} else {
			l.Tap([]string{"No", "Yes"}[of.Right])
		}
		if l.page.model.veil != nil || !l.says("Right.") {
			t.Fatalf("after the right answer it says\n%s", l.Words())
		}
		l.page.forward()
	}
	if asked == 0 || asked != len(q.quiz.Questions) || !l.says("All questions are answered.") {
		t.Errorf("%d of %d questions were asked", asked, len(q.quiz.Questions))
	}
	l.Tap("Save the report …")
	l.Tap("Save")
	path := filepath.Join(l.Frame.Preferences.SaveFolder(), "report.html")
	l.Until("the report is saved", func() bool {
		text, err := os.ReadFile(path)
		return err == nil && strings.Contains(string(text), "Predictions")
	})
}

// A wrong answer is told the right one; another search ends the exercise.
func TestAWrongPrediction(t *testing.T) {
	l := newLearner(t, 0)
	q := l.page.lessons.list[0].(*predict)
	of, open := q.asked(l.page.model.run)
	if !open {
		t.Fatal("nothing is asked")
	}
	for _, c := range of.Choices {
		if of.Points(c.Node) == 0 {
			l.page.selectNode(c.Node)
			break
		}
	}
	if len(of.Choices) == 0 {
		l.Tap([]string{"Yes", "No"}[of.Right])
	}
	if points, asked := q.quiz.Score().Total(); points != 0 || asked != 1 {
		t.Errorf("%v of %d points", points, asked)
	}
	l.page.again()
	if l.page.lessons.on != nil || q.quiz != nil {
		t.Error("the exercise goes on without its search")
	}
}

// Who follows the rule comes to the goal, and sees the real search beside it.
func TestBeTheAlgorithm(t *testing.T) {
	l := newLearner(t, 1)
	h := l.page.lessons.list[1].(*byHand)
	real := h.real
	for range 20 {
		if h.hand.Ended() {
			break
		}
		steps := len(h.hand.Steps)
		l.page.selectNode(int32(h.hand.Rule()) + 1)
		l.Until("the node is expanded", func() bool { return len(h.hand.Steps) > steps && !h.slot.Running() })
	}
	if cost, ok := h.hand.Solved(); !ok || int(cost) != real.Result.Cost {
		t.Errorf("it ends at cost %d, %v", cost, ok)
	}
	if !l.says("You have come to the goal") {
		t.Errorf("it says\n%s", l.Words())
	}
	l.Tap("Show the real search")
	if l.page.model.run != real {
		t.Error("the real search is not shown")
	}
	l.Tap("Show mine")
	l.page.lessons.choose(-1)
	if l.page.model.run != real || l.page.model.veil != nil {
		t.Error("the real search is not there again")
	}
}

// Two searches go on together, to the end of the longer one.
func TestTwoSearches(t *testing.T) {
	l := newLearner(t, 2)
	two := l.page.lessons.list[2].(*two)
	l.Until("the other search is recorded", func() bool { return two.both != nil })
	l.Until("the questions are answered", func() bool { return two.answers != nil })
	l.page.last()
	r := l.page.model.run
	if r.at() != two.both.Steps() || r.Moment() != r.Trace.Len() {
		t.Errorf("at step %d of %d", r.at(), two.both.Steps())
	}
	for _, m := range two.both.Sentences(two.both.Moments(two.both.Steps())) {
		if !l.says(m.String()) {
			t.Errorf("%q is not said in\n%s", m, l.Words())
		}
	}
	var s searchview.Scene
	l.page.lessons.dress(&s)
	if s.Two != two.both || s.Moments != [2]int{r.Trace.Len(), two.both.Searches[1].Trace.Len()} {
		t.Errorf("shown are %v", s.Moments)
	}
	for range two.both.Steps() {
		l.page.back()
	}
	if r.at() != 0 {
		t.Errorf("back at step %d", r.at())
	}
	both := 0
	for i, place := range two.both.Places {
		if place.MadeAfter(two.both.Moments(two.both.Steps())) == diff.Both {
			both++
			if l.page.selectNode(int32(i) + 1); r.selected != place.Nodes[0] {
				t.Errorf("place %d leads to node %d, not %d", i, r.selected, place.Nodes[0])
			}
		}
	}
	l.page.lessons.choose(-1)
	if r.steps() != r.Trace.Expansions() || both == 0 {
		t.Error("the search goes on as long as the other one")
	}
}

// One press compares the search with the next weaker heuristic, and the first thing that is
// said is why one of them expands less; another method is compared in turn.
func TestCompareSaysFirstWhyOneExpandsLess(t *testing.T) {
	l := newLearner(t, -1)
	l.Win.Resize(fyne.NewSize(1024, 700))
	l.Tap("Compare …")
	two := l.page.lessons.list[2].(*two)
	for _, of := range []struct{ first, second string }{{"manhattan", "misplaced"}, {"misplaced", "manhattan"}, {"linear-conflict", "manhattan"}} {
		if m, _ := l.page.model.choice.Method(); m.Heuristic.Name != of.first {
			l.page.model.choice.PickHeuristic(of.first)
			l.page.again()
		}
		l.Until("the positions are counted", func() bool { return two.inside != nil && !two.slot.Running() })
		if !l.page.lessons.comparing() || two.both.Searches[0].Method.Heuristic.Name != of.first || two.both.Searches[1].Method.Heuristic.Name != of.second {
			t.Fatalf("%s is held against %s, want %s", two.both.Searches[0].Method.Name(), two.both.Searches[1].Method.Name(), of.second)
		}
	}
	top := fyne.CurrentApp().Driver().AbsolutePositionForObject
	if y := top(two.expands).Y + two.expands.Size().Height; two.expands.Text == "" || y > 700 || top(two.asked).Y < 0 || y > top(two.form.Content).Y {
		t.Errorf("the answer ends at %v, the form begins at %v:\n%s", y, top(two.form.Content).Y, two.expands.Text)
	}
}
