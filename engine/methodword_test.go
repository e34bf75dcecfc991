package engine_test

import (
	"maps"
	"testing"

	"langkah/engine"
	"langkah/engine/catalog"
)

// A word names a method, its heuristic and its options; what is written is read again.
func TestWordsForMethods(t *testing.T) {
	open := func(text string) engine.Puzzle {
		p, err := catalog.New(catalog.Tables{}).Open(text)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	tiles := open("1 2 3\n4 5 6\n7 - 8\n")
	graph := open("route\nstart A\ngoal B\nedges\nA B 1\nh\nA 1\nB 0\n")
	for _, c := range []struct {
		puzzle     engine.Puzzle
		word, name string
		set        engine.Values
		again      string
	}{
		{tiles, "bfs", "bfs", nil, "bfs"},
		{tiles, "astar/manhattan", "astar/manhattan", nil, "astar/manhattan"},
		{tiles, "astar/manhattan:goal-test=generated:ties=h", "astar/manhattan", engine.Values{"ties": "h", "goal-test": "generated"}, "astar/manhattan:ties=h:goal-test=generated"},
		{tiles, "astar/expr:blank>1 ? manhattan : 0", "astar/expr:blank>1 ? manhattan : 0", nil, "astar/expr:blank>1 ? manhattan : 0"},
		{tiles, `wastar/"expr:2*manhattan":weight=3`, "wastar/expr:2*manhattan", engine.Values{"weight": "3"}, `wastar/"expr:2*manhattan":weight=3`},
		{graph, "astar/table:reopen=no", "astar/table", engine.Values{"reopen": "no"}, "astar/table:reopen=no"},
	} {
		m, err := engine.FindWord(c.puzzle, c.word)
		if err != nil {
			t.Errorf("%s: %v", c.word, err)
			continue
		}
		if set := m.Settings.Set(); m.Name() != c.name || len(set) != len(c.set) || len(set) > 0 && !maps.Equal(set, c.set) || m.Word() != c.again {
			t.Errorf("%s is %s with %v, written as %s", c.word, m.Name(), set, m.Word())
		}
	}
	for word, want := range map[string]string{
		"astar/manhattan:ties": `"ties" is not of the form name=value`,
		"bfs:ties=h":           `there is no option "ties" here`,
		"astar/manhatan":       `there is no heuristic "manhatan" here; did you mean manhattan? There are `,
	} {
		if _, err := engine.FindWord(tiles, word); err == nil || len(err.Error()) < len(want) || err.Error()[:len(want)] != want {
			t.Errorf("%s: %v", word, err)
		}
	}
	if name, values, err := engine.SplitWord(graph, "astar/table:values.csv"); name != "astar/table:values.csv" || values != nil || err != nil {
		t.Errorf("a table in a file is read as %s with %v, %v", name, values, err)
	}
}
