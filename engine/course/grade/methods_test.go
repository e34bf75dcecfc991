package grade_test

import (
	"context"
	"fmt"
	"reflect"
	"testing"
	"time"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/course/grade"
	"langkah/engine/game/transcript"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/casetest"
)

// Every method's result on every sample, as a transcript and in the course's form, is
// verified and judged right. A method that finds nothing within the limits still has a
// transcript.
func TestWhatEveryMethodTellsIsRight(t *testing.T) {
	casetest.SkipUnderRace(t)
	if testing.Short() {
		t.Skip("every method on every sample takes twenty seconds")
	}
	limits := engine.Limits{Nodes: 5000, Time: 100 * time.Millisecond, Memory: 64 << 20}
	grader := grade.NewGrader(engine.Limits{Nodes: 100_000, Time: 500 * time.Millisecond, Memory: 256 << 20})
	told := map[string]int{}
	texts := map[string]string{"ice, over the goal": icy, "cars, exit above": above, "cars, exit at the left": left, "stuck": stuck, "Q": withQ}
	for _, sample := range assets.Samples() {
		texts[sample.Name] = sample.Text
	}
	for name, text := range texts {
		p := open(t, text)
		for _, m := range p.Methods() {
			t.Run(name+"/"+m.Name(), func(t *testing.T) {
				s := engine.Solution{Name: name, Puzzle: p, Method: m, Result: engine.Solve(context.Background(), p, m, limits, nil)}
				verified(t, p, transcript.Text(s))
				if _, gradable := p.(engine.Gradable); gradable && s.Result.Status == engine.Solved {
					told[p.Family()]++
					judged(t, grader, s)
				}
			})
		}
	}
	for _, family := range []string{"sliding", "rush", "packing", "queens", "ice", "blocks", "routes"} {
		if told[family] < 5 {
			t.Errorf("only %d solutions of %s were told", told[family], family)
		}
	}
}

// verified checks a transcript by its puzzle.
func verified(t *testing.T, p engine.Puzzle, text string) {
	t.Helper()
	claims, err := transcript.Read(text)
	if err == nil {
		p, err = claims.Of(p)
	}
	if err == nil {
		_, err = claims.Check(p)
	}
	if err != nil {
		t.Errorf("not verified: %v\n%s", err, text)
	}
}

// judged grades a solution in each form in which it can be saved.
func judged(t *testing.T, grader *grade.Grader, s engine.Solution) {
	t.Helper()
	outputs := map[string]string{"transcript": transcript.Text(s)}
	for _, colours := range []bool{false, true} {
		if family := s.Puzzle.Family(); family == "blocks" || family == "routes" {
			break // the course has no form for them
		}
		text, err := transcript.Course(s, colours)
		if err != nil {
			t.Fatal(err)
		}
		outputs[fmt.Sprintf("course, colours %t", colours)] = text
	}
	for form, text := range outputs {
		r, err := grader.Grade(context.Background(), s.Puzzle, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if !r.Right() || r.Length("slides").N != grade.None && r.Length("slides").N != len(s.Result.Moves) && s.Puzzle.Family() != "rush" && s.Puzzle.Family() != "blocks" {
			t.Errorf("%s: %d of %d moves, board %d: %s %v\n%s", form, r.Length("slides").N, len(s.Result.Moves), r.First, r.Why, r.False, text)
		}
	}
}

// A guarantee does not depend on whether a value was set or is the default, and always has a
// reason.
func TestPromisesDoNotDependOnWhoSetAValue(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, sample := range assets.Samples() {
		p := open(t, sample.Text)
		for _, m := range p.Methods() {
			values := engine.Values{}
			for _, o := range m.Settings.Options() {
				values[o.Name] = m.Settings.Text(o.Name)
				for _, c := range o.Choices {
					other, err := m.With(engine.Values{o.Name: c.Name})
					if err != nil || other.Guarantee().Why.IsZero() {
						t.Errorf("%s, %s, %s=%s: no reason, %v", sample.Name, m.Name(), o.Name, c.Name, err)
					}
				}
			}
			set, err := m.With(values)
			if err != nil {
				t.Fatal(err)
			}
			if was, is := promised(m), promised(set); !reflect.DeepEqual(was, is) {
				t.Errorf("%s, %s: promises %v, with %v set %v", sample.Name, m.Name(), was, values, is)
			}
		}
	}
}

func promised(m engine.Method) [3]any {
	var g search.Guarantee = m.Guarantee()
	return [3]any{g.Optimal, g.Complete, g.Why.String()}
}
