package search

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/pages/search/searchview"
	"langkah/engine/catalog"
	"langkah/engine/course/check"
	engsearch "langkah/engine/solve/search"
)

func TestALogIsCheckedAgainstTheOpenPuzzle(t *testing.T) {
	p, err := catalog.New(catalog.Tables{}).Open("1 2 3\n4 - 6\n7 5 8\n")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "log.txt")
	if err := os.WriteFile(path, []byte("1 2 3\n4 - 6\n7 5 8\n\n1 2 3\n7 4 6\n5 8 -\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	v, err := checked(context.Background(), p, path, "", check.Options{})
	if err != nil || v.Agrees || v.First == nil || *v.First != 2 || v.Choice.Got == nil || v.Choice.Expected == nil {
		t.Errorf("the verdict is %+v, %v", v, err)
	}
	if _, err := checked(context.Background(), nil, path, "", check.Options{}); err == nil {
		t.Error("a log of boards was checked without a puzzle")
	}
}

// A log that was checked stands on the page as a search of its own, at the first difference,
// beside the real one.
func TestALogIsSteppedThroughBesideTheRealSearch(t *testing.T) {
	b := newBench(t, "1 2 3\n4 - 6\n7 5 8\n")
	ours := b.run()
	path := filepath.Join(t.TempDir(), "log.txt")
	if err := os.WriteFile(path, []byte("1 2 3\n4 - 6\n7 5 8\n\n1 2 3\n4 5 6\n7 - 8\n\n1 2 3\n7 4 6\n5 8 -\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.page.CheckLog(path)
	b.Until("the log is checked", func() bool { return b.page.model.log != nil })
	y, log := b.page.lessons.on.(*yours), b.page.model.log
	if b.run() != log.run || log.verdict.First == nil || b.run().at() != *log.verdict.First-1 {
		t.Fatalf("the log stands at expansion %d, the verdict is %+v", b.run().at(), log.verdict.Text)
	}
	next, ok := b.run().Position(b.run().next())
	if !ok || next.Text() != log.verdict.Choice.Got.Text() {
		t.Error("the next node is not the board that the program took")
	}
	if b.run().Trace.Expansions() != 3 {
		t.Errorf("%d expansions, the log has 3", b.run().Trace.Expansions())
	}
	for n := range b.run().Trace.Len() {
		if _, ok := b.run().PositionOf(b.run().Trace.Event(n)); !ok {
			t.Errorf("event %d has no position", n)
		}
	}
	for i, why := range log.reasons {
		if b.run().Trace.Event(i).Kind == engsearch.Expanded && !strings.HasPrefix(why.String(), "the log has it") {
			t.Errorf("event %d of the log is explained by our rule: %s", i, why)
		}
	}
	if b.page.side.code.follow() {
		t.Error("our code is shown for another program's search")
	}
	b.press(fyne.KeyEnd)
	y.turn()
	if b.run() != ours || ours.at() != min(3, ours.steps()) {
		t.Errorf("the real search stands at %d", ours.at())
	}
	y.turn()
	b.page.lessons.choose(-1)
	if b.run() != ours {
		t.Error("the log stays when it is closed")
	}
}

// maze is a trace of a puzzle that nobody knows.
const maze = "version: 1.4.0\nevents:\n" +
	"  - { type: source, id: a }\n  - { type: generating, id: a, f: 3 }\n  - { type: expanding, id: a, f: 3 }\n" +
	"  - { type: generating, id: b, pId: a, g: 1, f: 3 }\n  - { type: generating, id: c, pId: a, g: 1, f: 5 }\n" +
	"  - { type: expanding, id: b, pId: a, g: 1, f: 3 }\n  - { type: generating, id: d, pId: b, g: 2, f: 3 }\n  - { type: end, id: d, pId: b, g: 2, f: 3 }\n"

// A trace of another program opens as a tree although its boards are unknown.
func TestATraceWithoutBoardsOpensAsATree(t *testing.T) {
	b := newBench(t, hard)
	ours := b.run()
	path := filepath.Join(t.TempDir(), "maze.trace.yaml")
	if err := os.WriteFile(path, []byte(maze), 0o600); err != nil {
		t.Fatal(err)
	}
	b.page.CheckLog(path)
	b.Until("the trace is open", func() bool { return b.run() != ours })
	if n := b.run().Trace.Expansions(); n != 2 {
		t.Errorf("%d expansions, the trace has 2", n)
	}
	b.press(fyne.KeyEnd, fyne.KeyHome, fyne.KeySpace)
	if node, ok := b.run().Trace.Node(4); !ok || node.Parent != 2 {
		t.Errorf("d hangs on %+v", node)
	}
}

// Our search is by the method that the log is held against; the middle shows where the two
// part, and the strip and the keys lead through the log.
func TestOursIsByTheMethodOfTheVerdict(t *testing.T) {
	b := newBench(t, "1 2 3\n4 - 6\n7 5 8\n")
	path := filepath.Join(t.TempDir(), "log.txt")
	depthFirst := "1 2 3\n4 - 6\n7 5 8\n\n1 - 3\n4 2 6\n7 5 8\n\n- 1 3\n4 2 6\n7 5 8\n\n4 1 3\n- 2 6\n7 5 8\n\n4 1 3\n2 - 6\n7 5 8\n\n1 2 3\n4 5 6\n7 - 8\n"
	if err := os.WriteFile(path, []byte(depthFirst), 0o600); err != nil {
		t.Fatal(err)
	}
	b.page.CheckLog(path)
	b.Until("the log is checked", func() bool { return b.page.model.log != nil })
	log, y := b.page.model.log, b.page.lessons.on.(*yours)
	if y.real == nil || y.real.Method.Name() != log.verdict.Method || log.verdict.Method != "dfs" {
		t.Fatalf("ours is %v, the verdict is about %s", y.real, log.verdict.Method)
	}
	for _, want := range []string{"Your program differs from " + b.page.methodTitle("dfs") + " at expansion 6", "Who agrees"} {
		if !strings.Contains(b.Words(), want) {
			t.Errorf("the page lacks %q:\n%s", want, b.Words())
		}
	}
	if !b.page.parts || b.page.canvas.Visible() {
		t.Error("the middle is not where the two part")
	}
	b.press(fyne.KeyHome)
	y.middle.strip.OnTapped(2)
	if b.run().at() != 2 {
		t.Errorf("a click on the third cell leads to expansion %d", b.run().at())
	}
	b.press(fyne.KeyX)
	if b.run().at() != *log.verdict.First-1 {
		t.Errorf("the key leads to expansion %d", b.run().at())
	}
	b.page.turn(searchview.Tree)
	if b.page.parts || !b.page.canvas.Visible() {
		t.Error("the tree is not shown")
	}
	bfs, _ := b.page.model.choice.Find("bfs", "")
	b.page.model.choice.Pick(bfs)
	b.page.chosen()
	b.Until("the log is held against the chosen method", func() bool { return b.page.model.log != nil && b.page.model.log != log })
	if v := b.page.model.log.verdict; v.Method != "bfs" || v.Agrees {
		t.Errorf("the verdict is %s", v.Text)
	}
	b.page.Build()
	if b.page.model.log == nil || b.page.lessons.yours().real == nil {
		t.Error("the log is lost in another language")
	}
}

// A trace opens although no puzzle is open.
func TestATraceOpensWithoutAPuzzle(t *testing.T) {
	b := newBench(t, hard)
	b.puzzle = nil
	b.page.Leave()
	b.page = New(b.Frame, b.page.host)
	b.Show(b.page.Content())
	b.page.Enter()
	path := filepath.Join(t.TempDir(), "maze.trace.yaml")
	if err := os.WriteFile(path, []byte(maze), 0o600); err != nil {
		t.Fatal(err)
	}
	b.page.CheckLog(path)
	b.Until("the trace is open", func() bool { return b.page.model.run != nil })
	if n := b.run().Trace.Expansions(); n != 2 {
		t.Errorf("%d expansions, the trace has 2", n)
	}
	b.press(fyne.KeyEnd, fyne.KeyHome, fyne.KeySpace)
	b.page.Build()
	b.page.lessons.choose(-1)
	if b.run() != nil {
		t.Error("the trace stays when it is closed")
	}
}
