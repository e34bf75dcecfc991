package quiz_test

import (
	"context"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/quiz"
	"langkah/engine/study/recording"
	"langkah/engine/study/trace"
	"langkah/engine/testkit/studytest"
)

// ownable are recordings of methods that one can be.
func ownable(t *testing.T) (list []recording.Recording) {
	for _, p := range studytest.Puzzles(t) {
		heuristic := map[string]string{"sliding": "manhattan", "rush": "blockers"}[p.Family()]
		if heuristic == "" {
			continue
		}
		list = append(list, studytest.Record(t, p, "bfs", "", engine.Limits{Nodes: 60, Memory: 256 << 20}), studytest.Record(t, p, "ucs", "", engine.Limits{Nodes: 60, Memory: 256 << 20}),
			studytest.Record(t, p, "astar", heuristic, engine.Limits{Nodes: 60, Memory: 256 << 20}), studytest.Record(t, p, "greedy", heuristic, engine.Limits{Nodes: 60, Memory: 256 << 20}))
	}
	return list
}

// Who follows the rule does what the real search does, to its end.
func TestTheRuleLeadsTheWayOfTheRealSearch(t *testing.T) {
	for _, r := range ownable(t) {
		o, ok := quiz.NewManual(r)
		if !ok {
			t.Fatalf("%s cannot be followed", r.Method.Name())
		}
		for n := 0; !o.Ended() && n < r.Trace.Expansions(); n++ {
			s, err := o.Take(context.Background(), o.Rule())
			if err != nil {
				t.Fatal(err)
			}
			if !s.Right || !s.Same || s.Points != 1 || !strings.HasPrefix(s.Why.String(), "Right") {
				t.Fatalf("%s %s: step %d: %+v at\n%s", r.Puzzle.Family(), r.Method.Name(), n, s, o.Nodes[s.Node].Position.Text())
			}
		}
		// What it tells is what the real search has told, but for what this drops at once.
		var told []search.Event
		for n := range r.Trace.Len() {
			if e := r.Trace.Event(n); e.Kind == search.Expanded || e.Kind == search.Goal {
				told = append(told, e)
			}
		}
		hand := o.Recording().Trace
		if hand.Expansions() > 0 && !sameExpansions(hand, told) {
			t.Errorf("%s: it tells of other expansions", r.Method.Name())
		}
		if _, parted := o.Parted(); parted {
			t.Errorf("%s parts", r.Method.Name())
		}
		if r.Result.Status != engine.Solved {
			continue
		}
		if !o.Ended() { // a goal that waits is taken last
			if _, err := o.Take(context.Background(), o.Rule()); err != nil {
				t.Fatal(err)
			}
		}
		if cost, ok := o.Solved(); !ok || int(cost) != r.Result.Cost {
			t.Errorf("%s %s: it ends with cost %d (%v), the real search with %d", r.Puzzle.Family(), r.Method.Name(), cost, ok, r.Result.Cost)
		}
	}
}

// sameExpansions says whether a trace expands nodes with the figures of events.
func sameExpansions(tr *trace.Trace, told []search.Event) bool {
	for n := range tr.Expansions() {
		e, _ := tr.Expansion(n)
		if n >= len(told) || e.G != told[n].G || e.H != told[n].H || e.F != told[n].F || e.Depth != told[n].Depth {
			return false
		}
	}
	return true
}

// Who takes another node is told why, and gets half a point where only the tie was lost.
func TestAnotherNodeThanTheRules(t *testing.T) {
	said := map[string]bool{}
	for _, r := range ownable(t) {
		o, _ := quiz.NewManual(r)
		for n := 0; !o.Ended() && n < 40; n++ {
			rule, pick := o.Rule(), -1
			for i, node := range o.Nodes { // the last that waits, or another one with the least figure
				if node.Waiting && (pick < 0 || n%2 == 0 || i != rule && node.F == o.Nodes[rule].F) {
					pick = i
				}
			}
			before := o.Nodes
			key := before[pick].F == before[rule].F
			s, err := o.Take(context.Background(), pick)
			if err != nil {
				t.Fatal(err)
			}
			want := 0.0
			switch {
			case pick == rule:
				want = 1
			case key && r.Method.Algorithm.Name != "bfs":
				want = 0.5
			}
			for i, node := range o.Nodes {
				if at, ok := o.Recording().Position(int32(i) + 1); !ok || at.Text() != node.Position.Text() {
					t.Fatalf("%s: node %d is not shown as it is", r.Method.Name(), i+1)
				}
			}
			if s.Points != want || s.Right != (pick == rule) || s.Rule != rule {
				t.Fatalf("%s: %+v is worth %v", r.Method.Name(), s, want)
			}
			said[strings.Fields(s.Why.String())[0]] = true
		}
		points, asked := o.Score()
		if asked != len(o.Steps) || points > float64(asked) {
			t.Errorf("%v of %d points", points, asked)
		}
		if _, err := o.Take(context.Background(), 0); err == nil {
			t.Error("the start is expanded twice")
		}
	}
	for _, word := range []string{"Right:", "Not", "Nearly:"} {
		if !said[word] {
			t.Errorf("never said: %s", word)
		}
	}
}

// One cannot be an algorithm that does not choose from a frontier.
func TestWhoCannotBeTheAlgorithm(t *testing.T) {
	for _, p := range studytest.Puzzles(t) {
		for _, m := range p.Methods() {
			switch m.Algorithm.Name {
			case "astar", "ucs", "greedy", "bfs":
				continue
			}
			if m.Unwatched {
				continue
			}
			r := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 30, Memory: 256 << 20}, 0, nil)
			if _, ok := quiz.NewManual(r); ok && r.Trace.Expansions() > 2 && m.Algorithm.Name != "wastar" && m.Algorithm.Name != "bnb" {
				t.Errorf("%s %s can be", p.Family(), m.Name())
			}
		}
	}
}

// A quiz asks each question once, at its event, and its report has all answers.
func TestAQuiz(t *testing.T) {
	say := engine.Message.String
	for _, r := range ownable(t) {
		q := quiz.NewQuiz(r, 20)
		for moment := 0; ; {
			n, ok := q.Next(moment)
			if !ok {
				break
			}
			question := q.Questions[n]
			if question.Event < moment {
				t.Fatalf("question %d is asked at %d, after its event %d", n, moment, question.Event)
			}
			moment = question.Event
			wrong := int32(-5)
			if n%2 == 0 {
				wrong = question.Right
			}
			if got := q.Give(n, wrong); got != float64((n+1)%2) {
				t.Fatalf("the answer is worth %v", got)
			}
			if got := q.Give(n, question.Right); got != float64((n+1)%2) {
				t.Error("a question is answered twice")
			}
		}
		points, asked := q.Score().Total()
		if asked != len(q.Questions) || points != float64((asked+1)/2) {
			t.Errorf("%v of %d points", points, asked)
		}
		a := q.Achievement("a <board>")
		page, err := a.HTML(say)
		if err != nil || !strings.Contains(string(page), "a &lt;board&gt;") || strings.Count(string(page), "<tr>") != 1+len(a.Concepts)+asked {
			t.Errorf("%s: %v\n%s", r.Method.Name(), err, page)
		}
		if text := string(a.Markdown(say)); strings.Count(text, "**") != 2*asked || !strings.Contains(text, "# Predictions") {
			t.Error(text)
		}
	}
}
