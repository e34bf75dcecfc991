package sliding

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"langkah/engine"
)

// TestSamples solves every sample by its default method.
func TestSamples(t *testing.T) {
	costs := map[string]int{
		"first-steps": 14, "fifteen-21": 21, "fifteen-23": 23, "fifteen-47": 47, "fifteen-unsolvable": 0, "fifteen-unsolvable-2": 0,
		"eight-4": 4, "eight-tile-cost": 14, "eight-spiral": 5, "eight-own-goal": 30, "eight-31": 31,
		"three-6": 6, "nine-44": 44, "eleven-35": 35, "twenty-four-44": 44, "thirty-five-30": 30,
	}
	files, err := filepath.Glob("../../../assets/puzzles/sliding/*.txt")
	if err != nil || len(files) != len(costs) {
		t.Errorf("%d samples, want %d (%v)", len(files), len(costs), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p := mustParse(t, string(text))
		name := strings.TrimSuffix(filepath.Base(file), ".txt")
		if costs[name] == 0 {
			if fact, _ := engine.Verdict(p); fact.Kind != engine.Unsolvable {
				t.Errorf("%s: %s", name, fact.Text)
			}
			continue
		}
		if r := solve(t, p, "", ""); r.Cost != costs[name] || r.Optimality != engine.Proven {
			t.Errorf("%s costs %d, want %d", name, r.Cost, costs[name])
		}
	}
}
