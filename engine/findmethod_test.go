package engine_test

import (
	"strings"
	"testing"

	"langkah/engine"
)

// menu is a puzzle that has nothing but methods, named "algorithm/heuristic";
// a star marks those that are optimal.
type menu struct {
	engine.Puzzle
	methods []string
}

func (p menu) Methods() []engine.Method {
	var list []engine.Method
	for _, name := range p.methods {
		name, optimal := strings.CutSuffix(name, "*")
		algorithm, heuristic, _ := strings.Cut(name, "/")
		list = append(list, engine.Method{
			Algorithm: engine.Choice{Name: algorithm}, Heuristic: engine.Choice{Name: heuristic},
			Promise: func(engine.Settings) engine.Guarantee { return engine.Guarantee{Optimal: optimal} },
		})
	}
	return list
}

func TestFindMethodFillsInTheBest(t *testing.T) {
	guided := menu{methods: []string{"idastar/strong*", "idastar/none*", "idastar/weak*",
		"bfs*", "greedy/none", "greedy/weak", "greedy/strong", "astar/none*", "astar/weak*", "astar/strong*"}}
	blind := menu{methods: []string{"bfs*", "greedy/none", "greedy/weak", "greedy/strong", "greedy/wild",
		"astar/none*", "astar/weak*", "astar/strong*", "astar/wild"}}
	for _, tc := range []struct {
		puzzle                     menu
		algorithm, heuristic, want string
	}{
		{guided, "", "", "idastar/strong"},
		{guided, "astar", "", "astar/strong"},
		{guided, "greedy", "", "greedy/strong"},
		{guided, "bfs", "", "bfs"},
		{guided, "bfs", "none", "bfs"},
		{guided, "astar", "none", "astar/none"},
		{guided, "", "weak", "idastar/weak"},
		{blind, "", "", "bfs"},
		{blind, "greedy", "", "greedy/strong"},
		{blind, "astar", "", "astar/strong"},
		{blind, "", "weak", "astar/weak"},
		{blind, "", "wild", "greedy/wild"},
	} {
		m, err := engine.FindMethod(tc.puzzle, tc.algorithm, tc.heuristic)
		if err != nil || m.Name() != tc.want {
			t.Errorf("FindMethod(%q, %q) = %s, %v; want %s", tc.algorithm, tc.heuristic, m.Name(), err, tc.want)
		}
	}
	if _, err := engine.FindMethod(menu{}, "", ""); err == nil {
		t.Error("a puzzle without methods gave one")
	}
}

func TestFindMethodNamesWhatFits(t *testing.T) {
	p := menu{methods: []string{"bfs*", "staged", "beam/weak", "beam/strong"}}
	for _, tc := range []struct{ algorithm, heuristic, want string }{
		{"staged", "", "staged"},
		{"beam", "strong", "beam/strong"},
		{"staged", "weak", "staged takes no heuristic, \"weak\" was given"},
		{"beam", "wild", "there is no heuristic \"wild\" here; there are weak, strong"},
		{"quick", "", "there is no algorithm \"quick\" for this puzzle; there are bfs, staged, beam"},
		{"steged", "", "there is no algorithm \"steged\" for this puzzle; did you mean staged? There are bfs, staged, beam"},
		{"beam", "storng", "there is no heuristic \"storng\" here; did you mean strong? There are weak, strong"},
	} {
		m, err := engine.FindMethod(p, tc.algorithm, tc.heuristic)
		if (err == nil || err.Error() != tc.want) && m.Name() != tc.want {
			t.Errorf("FindMethod(%q, %q) = %s, %v; want %s", tc.algorithm, tc.heuristic, m.Name(), err, tc.want)
		}
	}
}

// Where no method takes a heuristic, none of them is blamed for it.
func TestFindMethodWhereNoneTakesAHeuristic(t *testing.T) {
	p := menu{methods: []string{"bfs*", "staged"}}
	for algorithm, want := range map[string]string{
		"":       `no method for this puzzle takes a heuristic, "weak" was given`,
		"staged": `staged takes no heuristic, "weak" was given`,
	} {
		if _, err := engine.FindMethod(p, algorithm, "weak"); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", algorithm, err, want)
		}
	}
}

// What is wrong with a method is said in the window's language.
func TestFindMethodIsSaidInAnyLanguage(t *testing.T) {
	p := menu{methods: []string{"bfs*", "beam/weak"}}
	for _, tc := range []struct {
		p                    engine.Puzzle
		algorithm, heuristic string
	}{
		{menu{}, "", ""}, {p, "quick", ""}, {p, "baem", ""}, {p, "bfs", "weak"}, {p, "beam", "wild"}, {p, "beam", "waek"},
		{menu{methods: []string{"bfs*"}}, "", "weak"},
	} {
		_, err := engine.FindMethod(tc.p, tc.algorithm, tc.heuristic)
		if err == nil {
			t.Fatalf("%q/%q: no error", tc.algorithm, tc.heuristic)
		}
		if said := engine.MsgOf(err).In(func(format string) string { return "ID: " + format }); !strings.HasPrefix(said, "ID: ") {
			t.Errorf("%q cannot be translated", said)
		}
	}
}
