package engine_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/solve/search"
)

// count is a puzzle for these tests: count from 0 up to the number.
type count int

func (c count) Family() string                              { return "count" }
func (c count) Kind() engine.Message                        { return engine.Msg("count to %d", int(c)) }
func (c count) Start() engine.Position                      { return counted{0, int(c)} }
func (c count) Facts() []engine.Fact                        { return nil }
func (c count) Settings() engine.Settings                   { return engine.Settings{} }
func (c count) From(engine.Position) (engine.Puzzle, error) { return c, nil }
func (c count) With(engine.Values) (engine.Puzzle, error)   { return c, nil }
func (c count) String() string                              { return fmt.Sprintln(int(c)) }
func (c count) method(name string) engine.Method {
	return engine.Method{Algorithm: engine.Choice{Name: name, Title: engine.Msg(name)}, Run: c.run}
}

func (c count) Methods() []engine.Method {
	right := c.method("right")
	right.Heuristic = engine.Choice{Name: "all", Title: engine.Msg("All")}
	return []engine.Method{right, c.method("short"), c.method("wrong-cost"), c.method("panics")}
}

func (c count) run(_ context.Context, m engine.Method, _ engine.Limits, _ *search.Probe) engine.Result {
	moves := make([]engine.Move, c)
	for i := range moves {
		moves[i] = engine.Move{Name: "up", Cost: 1}
	}
	result := engine.Result{Status: engine.Solved, Moves: moves, Cost: int(c)}
	switch m.Algorithm.Name {
	case "short":
		result.Moves = moves[1:]
		result.Cost--
	case "wrong-cost":
		result.Cost++
	case "panics":
		panic("no idea\nnone at all")
	}
	return result
}

type counted struct{ at, to int }

func (c counted) Scene() scene.Scene   { return scene.Scene{} }
func (c counted) Text() string         { return fmt.Sprintln(c.at) }
func (c counted) Moves() []engine.Move { return []engine.Move{{Name: "up", Cost: 1}} }
func (c counted) Solved() bool         { return c.at == c.to }
func (c counted) Apply(m engine.Move) (engine.Position, error) {
	if m.Name != "up" || m.Cost != 1 {
		return nil, errors.New("only up, at cost 1")
	}
	return counted{c.at + 1, c.to}, nil
}

func TestOnlyVerifiedSolutionsComeBack(t *testing.T) {
	for _, tc := range []struct {
		algorithm string
		want      engine.Status
		reason    string
	}{
		{"right", engine.Solved, ""},
		{"short", engine.Failed, "not the goal"},
		{"wrong-cost", engine.Failed, "cost 3, not 4"},
		{"panics", engine.Failed, "no idea"},
	} {
		m, err := engine.FindMethod(count(3), tc.algorithm, "")
		if err != nil {
			t.Fatal(err)
		}
		r := engine.Solve(context.Background(), count(3), m, engine.Limits{}, nil)
		if r.Status != tc.want || !strings.Contains(r.Reason.String(), tc.reason) {
			t.Errorf("%s: %s, %q; want %s, %q", tc.algorithm, r.Status, r.Reason, tc.want, tc.reason)
		}
		if solved := r.Status == engine.Solved; r.Verified != solved || r.Fault == solved || (r.Moves != nil) != solved || solved && len(r.Positions) != 4 {
			t.Errorf("%s: verified %t, fault %t, %d moves", tc.algorithm, r.Verified, r.Fault, len(r.Moves))
		}
	}
}

// TestBrokenMethodIsToldInOneLine: what the user reads is one line; where in the
// program it broke is kept apart.
func TestBrokenMethodIsToldInOneLine(t *testing.T) {
	m, err := engine.FindMethod(count(3), "panics", "")
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Solve(context.Background(), count(3), m, engine.Limits{}, nil)
	if got := r.Reason.String(); got != "the method broke: no idea" {
		t.Errorf("the reason is %q", got)
	}
	for _, want := range []string{"none at all", "count.run", "engine_test.go:"} {
		if !strings.Contains(r.Details, want) {
			t.Errorf("the details lack %q:\n%s", want, r.Details)
		}
	}
}

func TestFindMethodSaysWhatThereIs(t *testing.T) {
	for _, tc := range []struct{ algorithm, heuristic, want string }{
		{"magic", "", `there is no algorithm "magic" for this puzzle; there are right, short, wrong-cost, panics`},
		{"right", "none", `there is no heuristic "none" here; there are all`},
		{"short", "all", `short takes no heuristic, "all" was given`},
	} {
		_, err := engine.FindMethod(count(3), tc.algorithm, tc.heuristic)
		if err == nil || err.Error() != tc.want {
			t.Errorf("%s/%s: %v, want %s", tc.algorithm, tc.heuristic, err, tc.want)
		}
	}
	if m, err := engine.FindMethod(count(3), "", ""); err != nil || m.Name() != "right/all" {
		t.Errorf("the first method: %s, %v", m.Name(), err)
	}
}

// bare is the puzzle without methods.
type bare struct{ count }

func (b bare) Methods() []engine.Method                    { return nil }
func (b bare) From(engine.Position) (engine.Puzzle, error) { return b, nil }

func TestAPuzzleWithoutMethodsIsJudgedByASentence(t *testing.T) {
	truth := engine.JudgeBySolving(context.Background(), bare{3}, counted{1, 3}, engine.Limits{}, nil)
	if truth.Status != engine.Failed || truth.Reason.String() != "there is no method for this puzzle" {
		t.Errorf("%s: %s", truth.Status, truth.Reason)
	}
}

func TestAFamilyWithoutGeneratorRefusesInASentence(t *testing.T) {
	p, err := engine.Family{Name: "count"}.New(context.Background(), nil)
	if p != nil || err == nil || err.Error() != "new puzzles of the family count cannot be made" {
		t.Errorf("%v, %v", p, err)
	}
}

func TestMessagesAreTranslatedWithinMessages(t *testing.T) {
	m := engine.Msg("%s with %s: %d", engine.Msg("A*"), engine.Msg("Manhattan"), 7)
	if got := m.String(); got != "A* with Manhattan: 7" {
		t.Error(got)
	}
	indonesian := map[string]string{"%s with %s: %d": "%[3]d: %[1]s dengan %[2]s", "Manhattan": "jarak Manhattan"}
	got := m.In(func(format string) string {
		if to, ok := indonesian[format]; ok {
			return to
		}
		return format
	})
	if got != "7: A* dengan jarak Manhattan" {
		t.Error(got)
	}
}
