package grade

import (
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/catalog"
)

const towns = "route\nstart Arad\ngoal Bucharest\nedges\nArad Sibiu 140\nSibiu Fagaras 99\nFagaras Bucharest 211\nSibiu \"Rimnicu Vilcea\" 80\n\"Rimnicu Vilcea\" Pitesti 97\nPitesti Bucharest 101.5\n"

// A path is read by its places, with its costs, in the ways in which programs print it.
func TestPathsByTheirPlaces(t *testing.T) {
	p, err := catalog.New(catalog.Tables{}).Open(towns)
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ output, want string }{
		{"Path: Arad -> Sibiu -> Rimnicu Vilcea -> Pitesti -> Bucharest\nTotal cost: 418.5\n", "right"},
		{"Jalur: Arad → Sibiu → Rimnicu Vilcea → Pitesti → Bucharest\nBiaya: 418,5", "right"},
		{"Expanded: Arad, Sibiu, Fagaras\nArad - Sibiu - Fagaras - Bucharest\n", "right"},
		{"Arad -140-> Sibiu -99-> Fagaras -211-> Bucharest", "right"},
		{"[\"Arad\", \"Sibiu\", \"Fagaras\", \"Bucharest\"]", "right"},
		{"arad Sibiu FAGARAS Bucharest", "right"},
		{"Path: Arad (0) -> Sibiu (140) -> Fagaras (239) -> Bucharest (450)\nCost: 440", "it states the cost 440, but the moves cost 450"},
		{"Path: Arad -> Fagaras -> Bucharest", "no road leads from Arad to Fagaras"},
		{"Path: Sibiu -> Fagaras -> Bucharest", "right"}, // the start may be left out
		{"Path: Pitesti -> Bucharest", "no road leads from Arad to Pitesti"},
		{"Path: Arad -> Sibiu -> Fagaras", "the way ends at Fagaras, which is no goal"},
		{"Path: Arad -> Sibiu -> Fagaras -> Bucharest, the shortest path (optimal)", "no board"},
		{"The path is optimal.\nArad -> Sibiu -> Fagaras -> Bucharest", "right"}, // in moves it is
	} {
		r, err := NewGrader(engine.Limits{}).Grade(t.Context(), p, []byte(tc.output))
		if err != nil {
			t.Fatal(err)
		}
		said := r.Why.String()
		for _, f := range r.False {
			said += f.String()
		}
		if r.Right() {
			said = "right"
		}
		if !strings.Contains(said, tc.want) {
			t.Errorf("%q: %s, want %s", tc.output, said, tc.want)
		}
	}
}

// On a map directions are read, and maps with the traveller.
func TestWaysOnAMap(t *testing.T) {
	p, err := catalog.New(catalog.Tables{}).Open("grid 4\nS.#\n#.G\n")
	if err != nil {
		t.Fatal(err)
	}
	for output, right := range map[string]bool{
		"Path: RIGHT DOWN RIGHT":         true,
		"RDR":                            true,
		"Jalur: kanan, bawah, kanan":     true,
		"S.#\n#.G\n\nRDR\n":              true,
		"@.#\n#.G\n\n.@#\n#.G\n\n.. #\n": false,
		"@.#\n#.G\n\n.@#\n#.G\n\n..#\n#@G\n\n..#\n#.@\n": true,
		"Path: DOWN RIGHT": false,
	} {
		r, err := NewGrader(engine.Limits{}).Grade(t.Context(), p, []byte(output))
		if err != nil || r.Right() != right {
			t.Errorf("%q: right %v, %s, %v", output, r.Right(), r.Why, err)
		}
	}
}
