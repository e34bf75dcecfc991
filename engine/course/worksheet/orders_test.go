package worksheet

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/routes"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
)

// The graph that textbooks use against closed lists: C is reached by B first, and by A at less cost after its expansion.
const reopened = "route directed\nstart S\ngoal G\nedges\nS A 1\nS B 1\nA C 1\nB C 2\nC G 3\nh\nS 2\nA 4\nB 1\nC 1\nG 0\n"

func ruledSheet(t *testing.T, p engine.Puzzle, err error, method string, rules engine.Values) Sheet {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	s, err := Maker{Method: method, Rules: rules}.Make(context.Background(), "one", p, "")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Sheet and key state the same rules, those that nobody has set as free.
func TestSheetAndKeyStateTheRules(t *testing.T) {
	for _, c := range []struct {
		method string
		rules  engine.Values
		want   string
	}{
		{"", nil, "Of those with the same f, any may go first. Goal test: When its turn comes. Repeated states: Graph search. Reopening: Yes. Order of successors: any."},
		{"astar/manhattan", engine.Values{"ties": "oldest", "reopen": "no"}, "Of those with the same f, the oldest goes first. Goal test: When its turn comes. Repeated states: Graph search. Reopening: No. Order of successors: any."},
		{"ucs", engine.Values{"successors": "up down left right"}, "Of those with the same g, any may go first. Goal test: When its turn comes. Repeated states: Graph search. Order of successors: up down left right."},
		{"bfs:states=tree", engine.Values{"goal-test": "expanded"}, "The node that has waited the longest goes first. Goal test: When its turn comes. Repeated states: Tree search. Order of successors: any."},
	} {
		p, err := sliding.Family(pdb.NewStore("", 0)).Parse(eight)
		task := task(t, ruledSheet(t, p, err, c.method, c.rules), "The first expansions")
		if !strings.HasSuffix(task.Text, "\n"+c.want) || task.Answer[0] != c.want {
			t.Errorf("%s, %v: the sheet says\n%s\nand the key\n%s", c.method, c.rules, task.Text, task.Answer)
		}
	}
}

// The key has every right order: worked out by hand on the graph above, where C waits again, and on a board on which the
// two successors of node 4 may be taken in either order, and one of them is the goal.
func TestTheKeyHasAllRightOrders(t *testing.T) {
	board, err := sliding.Family(pdb.NewStore("", 0)).Parse("1 2 3\n4 - 6\n7 5 8\n")
	if err != nil {
		t.Fatal(err)
	}
	graph, err := routes.Family().Parse(reopened)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		puzzle   engine.Puzzle
		method   string
		rules    engine.Values
		frontier []string
		orders   []string
	}{
		{graph, "astar/table", nil, []string{"4 f=3,  5 f=6", "By the rules node 4 is expanded next."},
			[]string{"By the rules one order is right:", "4,  5,  then the search ends"}},
		{board, "bfs", engine.Values{"goal-test": "expanded"}, []string{"(9 10 11 12 13) g=2,  (14 15 16) g=3", "By the rules node 9 is expanded next."},
			[]string{"2 orders are right by the rules:", "9,  10,  then the search ends", "9,  11,  10,  then the search ends"}},
		{board, "bfs", engine.Values{"goal-test": "expanded", "successors": "usual"}, []string{"(9 10 11 12 13) g=2,  (14 15 16) g=3", "By the rules node 9 is expanded next."},
			[]string{"By the rules one order is right:", "9,  10,  then the search ends"}},
	} {
		s := ruledSheet(t, c.puzzle, nil, c.method, c.rules)
		if got := task(t, s, "The frontier").Answer; !slices.Equal(got, c.frontier) {
			t.Errorf("%s, %v: the frontier is %q", c.method, c.rules, got)
		}
		if got := task(t, s, "The next expansions").Answer; !slices.Equal(got, c.orders) {
			t.Errorf("%s, %v: right are %q", c.method, c.rules, got)
		}
	}
}

// Formulas are heuristics of a sheet too, and are called by their names.
func TestASheetByAFormula(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse(eight)
	rows := task(t, ruledSheet(t, p, err, `astar/"expr:2*manhattan":ties=oldest`, nil), "The first expansions of A* with 2*manhattan").Table.Rows
	if start := rows[0]; start[4].Text != strconv.Itoa(2*manhattan(p.Start().Text())) {
		t.Errorf("the start has h = %s", start[4].Text)
	}
}
