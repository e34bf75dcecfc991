package quiz_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/study/quiz"
	"langkah/engine/study/recording"
	"langkah/engine/testkit/studytest"
)

// Under the rules of a lecture too, who follows the rule does what the real search does.
func TestTheRuleOfALectureLeadsTheWayOfTheRealSearch(t *testing.T) {
	random := rand.New(rand.NewPCG(29, 3))
	followed := 0
	for _, first := range ownable(t) {
		for range 12 {
			values := engine.Values{"successors": "name"}
			for _, o := range first.Method.Settings.Options() {
				if o.Role == option.Rule && o.Kind == option.OneOf {
					values[o.Name] = o.Choices[random.IntN(len(o.Choices))].Name
				}
			}
			m, err := first.Method.With(values)
			if err != nil {
				t.Fatal(err)
			}
			r := recording.Record(t.Context(), first.Puzzle, m, engine.Limits{Nodes: 50}, 0, nil)
			o, ok := quiz.NewManual(r)
			if !ok {
				t.Fatalf("%s, %v cannot be followed", studytest.Name(r), values)
			}
			for n := 0; !o.Ended() && n < r.Trace.Expansions(); n++ {
				s, err := o.Take(context.Background(), o.Rule())
				if err != nil {
					t.Fatal(err)
				}
				if followed++; !s.Right || !s.Same {
					t.Fatalf("%s, %v: step %d parts from the real search at\n%s", studytest.Name(r), values, n+1, o.Nodes[s.Node].Position.Text())
				}
			}
		}
	}
	if followed < 1000 {
		t.Errorf("only %d steps were followed", followed)
	}
}
