package cli

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/puzzles/routes"
)

// A map with diagonal steps, whose lengths are counted in parts of a cell, and a graph whose costs have decimals.
const (
	eightNeighbours = "grid 8\nS....\n.##..\n..2#.\n.3..G\n"
	decimalRoads    = "route\nstart S\ngoal G\nedges\nS A 7.001\nS B 11.003\nA C 5.007\nB C 2.011\nC D 3.013\nC G 12.017\nD G 4.019\nh\nS 18.5\nA 12\nB 8.003\nC 6.005\nD 3.5\nG 0\n"
)

// countedCosts tells numbers that are sums of costs as the puzzle counts them.
type countedCosts map[int]bool

// costsOf returns the sums of a few costs of moves of a puzzle.
func costsOf(t *testing.T, family engine.Family, text string) countedCosts {
	t.Helper()
	p, err := family.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	unit := int(engine.CostUnit(p))
	if unit < 1000 {
		t.Fatalf("the costs of the puzzle are counted in parts of %d, too few to be told from other numbers", unit)
	}
	kinds := map[int]bool{}
	at := []engine.Position{p.Start()}
	seen := map[string]bool{}
	for len(at) > 0 {
		here := at[0]
		at = at[1:]
		if seen[engine.Key(here)] {
			continue
		}
		seen[engine.Key(here)] = true
		for _, m := range here.Moves() {
			kinds[m.Cost] = true
			next, err := here.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			at = append(at, next)
		}
	}
	sums, last := countedCosts{}, []int{0}
	for range 6 {
		var next []int
		for _, sum := range last {
			for cost := range kinds {
				if !sums[sum+cost] {
					sums[sum+cost] = true
					next = append(next, sum+cost)
				}
			}
		}
		last = next
	}
	return sums
}

var wholeNumber = regexp.MustCompile(`(?:^|[^0-9.a-zA-Z#])([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{4,})(?:[^0-9a-zA-Z]|$)`)

// found returns a line of a text with such a number.
func (c countedCosts) found(text string) (line string, ok bool) {
	for line := range strings.Lines(text) {
		for _, m := range wholeNumber.FindAllStringSubmatch(line, -1) {
			n, err := strconv.Atoi(strings.ReplaceAll(m[1], ",", ""))
			if err == nil && c[n] {
				return line, true
			}
		}
	}
	return "", false
}

// Costs with decimals are written with them by every command, in text, tables and JSON; how they are counted inside
// is not seen.
func TestCostsAreWrittenAsThePuzzleDoes(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	for name, c := range map[string]struct{ text, heuristic, cost string }{
		"map":   {eightNeighbours, "octile", "6.414"},
		"graph": {decimalRoads, "table", "19.04"},
	} {
		t.Run(name, func(t *testing.T) {
			family := routes.Family()
			costs := costsOf(t, family, c.text)
			folder := t.TempDir()
			in := func(name string) string { return filepath.Join(folder, name) }
			puzzle, moves := fileOf(t, c.text), in("solution.txt")
			run := func(wantsCost bool, words ...string) {
				t.Helper()
				var out bytes.Buffer
				code := Run(context.Background(), words, Streams{In: strings.NewReader(""), Out: &out, Err: &out, Puzzles: catalog.Of(family)})
				if code != exit.OK {
					t.Errorf("%s ends with %d: %s", words, code, &out)
				}
				if line, ok := costs.found(out.String()); ok {
					t.Errorf("%s prints a cost as it is counted inside: %s", words, line)
				}
				if wantsCost && !strings.Contains(out.String(), c.cost) {
					t.Errorf("%s does not print the cost %s:\n%s", words, c.cost, &out)
				}
			}
			run(true, "solve", puzzle, "--txt", moves)
			run(true, "verify", puzzle, moves)
			run(true, "review", puzzle, moves)
			run(true, "review", puzzle, moves, "--json")
			run(false, "show", puzzle, "--heuristic", c.heuristic)
			run(false, "methods", puzzle)
			for _, method := range []string{"ucs", "bfs", "dfs", "bnb", "astar/", "greedy/", "wastar/", "idastar/", "rbfs/", "dfbnb/"} {
				algorithm, _, guided := strings.Cut(method, "/")
				words := []string{puzzle, "--algorithm", algorithm}
				if guided {
					words = append(words, "--heuristic", c.heuristic)
				}
				for _, how := range [][]string{{"solve"}, {"solve", "--json"}, {"trace"}, {"trace", "--json"}} {
					run(false, append(append(how[:1:1], words...), how[1:]...)...)
				}
			}
			run(true, "trace", puzzle, "-a", "astar", "-H", c.heuristic, "--with", "ucs")
			run(true, "trace", puzzle, "-a", "astar", "-H", c.heuristic, "--with", "ucs", "--view", "contours", "--json")
			run(true, "map", puzzle)
			run(true, "map", puzzle, "--json")
			run(false, "audit", puzzle)
			run(false, "hint", puzzle, "--level", "3", "--json")
			run(false, "share", puzzle, "--moves", moves)
			run(true, "compare", puzzle, "--csv", in("a.csv"), "--md", in("a.md"), "--html", in("a.html"), "--json", in("a.json"), "--jsonl", in("a.jsonl"))
			run(false, "compare", "--merge", in("a.jsonl"), "--csv", in("merged.csv"))
			for _, file := range []string{"solution.txt", "a.csv", "a.md", "a.html", "a.json", "a.jsonl", "merged.csv"} {
				data, err := os.ReadFile(in(file))
				if err != nil {
					t.Fatal(err)
				}
				if line, ok := costs.found(string(data)); ok {
					t.Errorf("%s has a cost as it is counted inside: %.200s", file, line)
				}
				if !strings.Contains(string(data), c.cost) {
					t.Errorf("%s does not have the cost %s", file, c.cost)
				}
			}
		})
	}
}
