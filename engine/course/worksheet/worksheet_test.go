package worksheet

import (
	"bytes"
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/puzzles/packing"
	"langkah/engine/puzzles/rush"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
)

const (
	eight = "2 5 3\n1 8 -\n4 6 7\n"
	cars  = "6 6\n4\n..C.DD\n..C..E\nPPC..EK\n.ABBBE\n.AGGF.\n....F.\n"
	tiny  = "2 3 2\nDEFAULT\nAA\nA\nBB\n B\n"
)

func make1(t *testing.T, text, method string) (engine.Puzzle, Sheet) {
	t.Helper()
	var p engine.Puzzle
	var err error
	switch text {
	case eight:
		p, err = sliding.Family(pdb.NewStore("", 0)).Parse(text)
	case cars:
		p, err = rush.Family().Parse(text)
	default:
		p, err = packing.Family().Parse(text)
	}
	if err != nil {
		t.Fatal(err)
	}
	s, err := Maker{Method: method}.Make(context.Background(), "one", p, text)
	if err != nil {
		t.Fatal(err)
	}
	return p, s
}

// task returns the task with that beginning of its title.
func task(t *testing.T, s Sheet, title string) Task {
	t.Helper()
	for _, task := range s.Tasks {
		if strings.HasPrefix(task.Title, title) {
			return task
		}
	}
	t.Fatalf("there is no task %q", title)
	return Task{}
}

// The moves of the key solve the puzzle.
func TestTheKeySolves(t *testing.T) {
	for _, text := range []string{eight, cars, tiny} {
		p, s := make1(t, text, "")
		at, n := p.Start(), 0
		for _, name := range strings.Split(strings.Join(task(t, s, "Solve").Answer[1:], ", "), ", ") {
			m := engine.Move{Name: name, Cost: 1}
			next, err := at.Apply(m)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			at, n = next, n+1
		}
		answer := fmt.Sprintf("%d moves, cost %d", n, n)
		if text == tiny {
			answer = "Any board"
		}
		if !at.Solved() || (text == tiny) != (task(t, s, "Solve").Drawn != nil) || !strings.HasPrefix(task(t, s, "Solve").Answer[0], answer) {
			t.Errorf("%d moves do not solve\n%s", n, text)
		}
	}
}

// manhattan computes the heuristic independently.
func manhattan(board string) int {
	sum := 0
	for i, mark := range strings.FieldsFunc(board, func(r rune) bool { return strings.ContainsRune("[]\n", r) }) {
		if tile, err := strconv.Atoi(strings.TrimSpace(mark)); err == nil {
			down, across := i/3-(tile-1)/3, i%3-(tile-1)%3
			sum += max(down, -down) + max(across, -across)
		}
	}
	return sum
}

// Every figure of the table is that of the position after the moves, and the frontier is the
// unexpanded nodes.
func TestTheFirstExpansions(t *testing.T) {
	p, s := make1(t, eight, "astar/manhattan")
	rows := task(t, s, "The first expansions").Table.Rows
	positions := []engine.Position{p.Start()}
	depth := []int{0}
	waiting := map[string]bool{}
	for i, row := range rows {
		figure := func(k int) int { n, _ := strconv.Atoi(row[k].Text); return n }
		if i > 0 {
			from := figure(1) - 1
			next, err := positions[from].Apply(engine.Move{Name: row[2].Text, Cost: 1})
			if err != nil {
				t.Fatalf("node %d: %v", i+1, err)
			}
			positions, depth = append(positions, next), append(depth, depth[from]+1)
		}
		if figure(0) != i+1 || figure(3) != depth[i] || figure(4) != manhattan(positions[i].Text()) || figure(5) != figure(3)+figure(4) {
			t.Errorf("node %d: %v; h is %d", i+1, row, manhattan(positions[i].Text()))
		}
		if row[6].Text == "-" {
			waiting[row[0].Text] = true
		}
		for k, cell := range row {
			if cell.Asked != (k >= 3) {
				t.Errorf("column %d of node %d is given away, or asked for", k, i+1)
			}
		}
	}
	if len(rows) < 5 || len(rows) > maxNodes {
		t.Errorf("%d nodes", len(rows))
	}
	frontier := task(t, s, "The frontier").Answer
	last := -1
	for _, group := range strings.Split(frontier[0], ",  ") {
		nodes, f, _ := strings.Cut(group, " f=")
		value, err := strconv.Atoi(f)
		if err != nil || value <= last {
			t.Errorf("the groups are not in the order of f: %s", frontier[0])
		}
		last = value
		for _, n := range strings.Fields(strings.Trim(nodes, "()")) {
			if !waiting[n] {
				t.Errorf("node %s does not wait", n)
			}
			delete(waiting, n)
		}
	}
	if len(waiting) > 0 || len(frontier) != 2 {
		t.Errorf("the frontier %q lacks %v", frontier, waiting)
	}
}

func TestHeuristicsAndOwnTasks(t *testing.T) {
	_, s := make1(t, cars, "")
	refuted := 0
	for _, row := range task(t, s, "Which heuristics").Table.Rows {
		if h, _ := strconv.Atoi(row[1].Text); h > 15 && row[2].Text == "yes" {
			t.Errorf("%v of 15", row)
		}
		if row[2].Text == "no" {
			refuted++
		}
	}
	if refuted == 0 {
		t.Error("all heuristics are admissible")
	}
	_, s = make1(t, eight, "")
	if kurang := task(t, s, "Can it be solved?"); len(kurang.Table.Rows) != 9 || kurang.Table.Rows[1][1] != (Cell{"1", true}) {
		t.Errorf("%+v", kurang)
	}
	_, s = make1(t, tiny, "")
	// The pieces look alike and have four ways to lie, each at two places; r1c1 is
	// covered by three of these, fewer than r1c2.
	if next := task(t, s, "The next item"); len(next.Table.Rows) != 6 || next.Table.Rows[0][1] != (Cell{"3", true}) || !strings.HasPrefix(next.Answer[0], "Next: r1c1, ") {
		t.Errorf("%+v", next)
	}
}

func TestPages(t *testing.T) {
	var book Book
	for _, text := range []string{eight, cars, tiny} {
		_, s := make1(t, text, "")
		book.Sheets = append(book.Sheets, s)
	}
	book.Title, book.Made = "Test", time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	sheets, err := book.PDF(false)
	if err != nil {
		t.Fatal(err)
	}
	key, err := book.PDF(true)
	if err != nil {
		t.Fatal(err)
	}
	again, _ := book.PDF(false)
	if !bytes.HasPrefix(sheets, []byte("%PDF-")) || bytes.Equal(sheets, key) || !bytes.Equal(sheets, again) {
		t.Error("the sheets are no PDF, are the key, or are others the second time")
	}
}

func TestAPuzzleWithoutSearchHasASheet(t *testing.T) {
	p, _ := nullpuzzle.Parse("#.#.###")
	s, err := Maker{}.Make(context.Background(), "lamps", p, "")
	if err != nil || len(s.Tasks) == 0 {
		t.Errorf("%d tasks, error %v", len(s.Tasks), err)
	}
}
