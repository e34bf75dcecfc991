package editor

import (
	"strings"
	"testing"

	"langkah/app/kit/job"
	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
)

// editing is a model with a puzzle; what runs beside it comes through the screen.
func editing(t *testing.T, text string) (*Model, *looktest.Screen) {
	t.Helper()
	screen := looktest.NewScreen(t)
	jobs := job.NewRunner(screen.Do)
	t.Cleanup(jobs.Close)
	m := NewModel(catalog.New(catalog.Tables{}), jobs)
	m.open("test", looktest.Puzzle(t, text))
	return m, screen
}

// use takes a tool in hand.
func (m *Model) use(t *testing.T, title string) {
	t.Helper()
	for i, tool := range m.tools() {
		if tool.Title.String() == title {
			m.tool, m.value = i, ""
			return
		}
	}
	t.Fatalf("there is no tool %q", title)
}

// drag presses in a cell (row and column from 0), goes over others and lets go.
func (m *Model) drag(cells ...[2]int) bool {
	for i, c := range cells {
		at := scene.Middle(c[0], c[1])
		if i == 0 {
			m.press(at)
		}
		m.draw(at)
	}
	return m.release()
}

func TestWhatIsDrawnFromPressToReleaseIsOneStep(t *testing.T) {
	m, _ := editing(t, "2 2 1\nCUSTOM\n.X\nXX\nAA\nA\n")
	m.use(t, "Paint the board")
	if !m.drag([2]int{0, 0}, [2]int{0, 1}, [2]int{0, 1}, [2]int{1, 1}) || len(m.steps) != 2 {
		t.Fatalf("%d steps", len(m.steps))
	}
	if want := "X.\nX."; !strings.Contains(m.now().text, want) {
		t.Errorf("the text is\n%swant %q in it", m.now().text, want)
	}
	if !m.undo() || m.undo() || !m.redo() || m.redo() {
		t.Error("undo and redo do not end where the steps do")
	}
}

func TestADragThatIsRefusedChangesNothing(t *testing.T) {
	m, _ := editing(t, "3 3\n1\n..A\nPPAK\n...\n")
	m.use(t, "Move a car")
	m.press(scene.Middle(1, 0))
	m.draw(scene.Middle(2, 0))
	if m.stroke.draft == nil || !strings.Contains(m.stroke.draft.Text(), "PP.") {
		t.Fatal("nothing shows what would come of it")
	}
	m.draw(scene.Middle(1, 1))
	if m.stroke.refused == nil || m.stroke.draft != nil {
		t.Error("a car that is moved onto another one is not refused")
	}
	if m.release() || m.stroke.refused == nil || len(m.steps) != 1 {
		t.Errorf("refused: %v, %d steps", m.stroke.refused, len(m.steps))
	}
}

func TestTheCursorGoesRoundTheBoardWithTheExit(t *testing.T) {
	m, _ := editing(t, "3 3\n1\n..A\nPPAK\n...\n")
	m.use(t, "Move the exit")
	m.move(0, 0)
	m.move(1, 0) // to the exit's row
	m.strike()
	for range 5 {
		m.move(0, -1)
	}
	if m.cursor.col != -1 {
		t.Errorf("the cursor is in column %d, want the rim", m.cursor.col)
	}
	if !m.strike() || !strings.Contains(m.now().text, "KPPA") {
		t.Errorf("the exit is not to the left:\n%s", m.now().text)
	}
	m.use(t, "Build a wall")
	m.move(0, -1)
	if m.cursor.col != 0 {
		t.Errorf("a wall would stand in column %d", m.cursor.col)
	}
}

// What is typed without a break is one step of undo, also where it is wrong in between.
func TestTypingIsOneStep(t *testing.T) {
	m, screen := editing(t, looktest.Eight)
	for _, text := range []string{"0 1 3\n4 2 5\n7 8\n", "0 1 3\n4 2 5\n7 6\n", "0 1 3\n4 2 5\n7 6 8\n"} {
		heard := false
		m.write(text, func() { heard = true })
		screen.Until("it is read", func() bool { return heard })
		if m.now().text != text || (m.now().err == nil) != strings.Contains(text, "6 8") {
			t.Errorf("%q is read with %v", text, m.now().err)
		}
		if _, works := m.held(); works != (m.now().err == nil) {
			t.Errorf("%q: the tools work: %t", text, works)
		}
	}
	if !m.undo() || m.now().text != "- 1 3\n4 2 5\n7 8 6\n" {
		t.Errorf("undo leads to\n%s", m.now().text)
	}
}

// A text with other lines than the board has no place on it.
func TestWhatIsWrongIsMarkedOnlyOnItsOwnBoard(t *testing.T) {
	m, _ := editing(t, looktest.Eight)
	wrong := m.now().read(m.puzzles, "0 1 3\n4 x 5\n7 8 6\n")
	if cells := wrong.wrong(); len(cells) != 1 || cells[0] != scene.Middle(1, 1) {
		t.Errorf("marked is %v", cells)
	}
	if cells := m.now().read(m.puzzles, "1 x\n3 0\n").wrong(); cells != nil {
		t.Errorf("marked is %v of another board", cells)
	}
}

func TestAToolAsksForWhatHasToBeTyped(t *testing.T) {
	m, _ := editing(t, looktest.Eight)
	m.use(t, "Type a number")
	if m.drag([2]int{0, 0}) || !m.stroke.asks {
		t.Error("nothing asks for the number")
	}
	m.rune('9')
	if m.enter() || m.stroke.refused == nil {
		t.Error("9 is a tile of an 8-puzzle")
	}
	m.rune('6')
	if !m.enter() || m.now().text != "6 1 3\n4 2 5\n7 8 -\n" {
		t.Errorf("the text is\n%s", m.now().text)
	}
}

func TestTheSearchHonoursItsLimits(t *testing.T) {
	m, screen := editing(t, "14 15 8 12\n10 11 9 13\n2 6 5 1\n3 7 4 0\n") // far from solved
	m.find(engine.Limits{Nodes: 1000}, func() {})
	screen.Until("it has ended", func() bool { return !m.running() })
	if m.result == nil || m.result.Status == engine.Solved && m.result.Optimality == engine.Proven {
		t.Errorf("within 1000 nodes it came to %+v", m.result)
	}
}
