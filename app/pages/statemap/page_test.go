package statemap

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/engine/game/session"
	"langkah/engine/study/statemap"
)

// desk is the page before somebody who works with it.
type desk struct {
	*looktest.Page
	page    *Page
	session *session.Session
	changed int  // how often the session was changed
	board   bool // it was turned to the page Board
}

// Boards of the tests.
const (
	five = "4 1 2\n5 - 3\n"                    // 360 positions, at most 21 from the goal
	cars = "4 4\n2\nA..B\nA..B\nPP..K\n....\n" // the exit is to the right
	shut = "4 4\n1\n...A\n...A\nPP.AK\n...A\n" // no goal can be reached
	huge = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 - 14 15\n"
)

// newDesk shows the page with a puzzle, its map laid out.
func newDesk(t testing.TB, text string) *desk {
	t.Helper()
	d := &desk{Page: looktest.NewPage(t), session: session.New()}
	d.session.Open("test", looktest.Puzzle(t, text))
	d.page = New(d.Frame, d.session, Host{Board: func() { d.board = true }, Changed: func() { d.changed++ }})
	d.Show(d.page.Content())
	d.Win.Resize(fyne.NewSize(1300, 800))
	d.page.Enter()
	d.rest()
	t.Cleanup(d.page.Leave)
	return d
}

// rest waits until nothing runs.
func (d *desk) rest() { d.Until("nothing runs", func() bool { return !d.page.model.busy() }) }

// spot is the number of the spot at which a position of the game stands.
func (d *desk) spot(p engine.Position) int {
	i, ok := d.page.model.found.m.Number(p)
	if !ok {
		panic("the position is not on the map")
	}
	return d.page.model.sheet.Of(i)
}

// play makes moves by hand.
func (d *desk) play(t *testing.T, names ...string) {
	t.Helper()
	for _, name := range names {
		m, ok := engine.NamedMove(d.session.Position(), name)
		if !ok {
			t.Fatalf("%s is not legal", name)
		}
		if err := d.session.Play(m); err != nil {
			t.Fatal(err)
		}
	}
}

func (d *desk) says(t *testing.T, wanted ...string) {
	t.Helper()
	words := d.Words() + d.Said
	for _, w := range wanted {
		if !strings.Contains(words, w) {
			t.Errorf("the page does not say %q:\n%s", w, words)
		}
	}
}

func TestTheMapTellsOfTheSpace(t *testing.T) {
	d := newDesk(t, five)
	d.says(t, "test", "360", "420", "Farthest from a goal\n", "21", "You are here", "Hardest: 21 away", "you, ", "360 positions in all", "The most positions at one distance: 44, at 14. At the farthest, 21: 1.")
}

func TestAHoverShowsABoardAndAClickGoesThere(t *testing.T) {
	d := newDesk(t, five)
	m := d.page.model
	hardest := m.found.hardest[0]
	d.page.desk.spots.OnHover(m.sheet.Of(hardest))
	d.says(t, "This position", "21 to go")
	d.page.desk.spots.OnHover(-1)
	d.says(t, "You are here")
	d.page.desk.spots.OnPress(m.sheet.Of(hardest))
	if got := d.session.Position().Text(); got != m.found.m.Position(hardest).Text() || d.changed != 1 {
		t.Fatalf("the session changed %d times, to\n%s", d.changed, got)
	}
	d.says(t, "You are here", "you, 21 to go", "start, ")
	d.page.undo()
	if d.session.Index() != 0 {
		t.Error("undo does not take the whole way back")
	}
	d.says(t, "you, 5 to go")
	d.page.redo()
	if i, _ := m.here(); i != hardest {
		t.Error("redo does not go there again")
	}
}

// A position of the line is shown again; one beside it begins a branch.
func TestAClickGoesBackAlongTheLineOrBranches(t *testing.T) {
	d := newDesk(t, five)
	d.play(t, "LEFT", "UP", "RIGHT")
	d.page.Enter()
	d.page.press(d.spot(d.session.At(1)))
	if d.session.Index() != 1 || len(d.session.Moves()) != 3 {
		t.Errorf("the %d-th of %d moves is shown, want the first of 3", d.session.Index(), len(d.session.Moves()))
	}
	other, _ := engine.NamedMove(d.session.Position(), "RIGHT")
	back, err := d.session.Position().Apply(other)
	if err != nil {
		t.Fatal(err)
	}
	d.page.press(d.spot(back)) // which is the start
	if d.session.Index() != 0 {
		t.Errorf("the start is move %d", d.session.Index())
	}
	up, _ := engine.NamedMove(d.session.Position(), "UP")
	above, err := d.session.Position().Apply(up)
	if err != nil {
		t.Fatal(err)
	}
	d.page.press(d.spot(above))
	if ways, _ := d.session.Branches(); len(ways) != 2 {
		t.Errorf("there are %d branches", len(ways))
	}
}

func TestTakeThisBoardTurnsToTheBoard(t *testing.T) {
	d := newDesk(t, cars)
	d.page.model.cursor = d.page.model.found.hardest[0]
	d.Tap("Take this board")
	if !d.board || d.session.Position().Text() != d.page.model.found.m.Position(d.page.model.found.hardest[0]).Text() {
		t.Errorf("turned to the board: %t, with\n%s", d.board, d.session.Position().Text())
	}
}

func TestArrowsMoveBetweenNeighbours(t *testing.T) {
	for _, layout := range []statemap.Layout{statemap.Rings, statemap.Layers} {
		d := newDesk(t, five)
		d.page.setLayout(layout)
		d.rest()
		m := d.page.model
		if m.sheet.Layout != layout {
			t.Fatalf("laid out as %s, not as %s", m.sheet.Layout, layout)
		}
		seen := map[int]bool{}
		for k := range 36 {
			dx, dy := [4]float64{1, 0, -1, 0}[k/3%4], [4]float64{0, 1, 0, -1}[k/3%4]
			before := m.cursor
			d.page.step(dx, dy)
			if m.cursor < 0 {
				t.Fatalf("%s: no step is possible", layout)
			}
			if before >= 0 && before != m.cursor {
				a, b := m.sheet.Spots[m.sheet.Of(before)], m.sheet.Spots[m.sheet.Of(m.cursor)]
				if (b.X-a.X)*dx+(b.Y-a.Y)*dy <= 0 {
					t.Fatalf("%s: a step goes the other way", layout)
				}
			}
			seen[m.cursor] = true
		}
		if len(seen) < 5 {
			t.Errorf("%s: 36 steps came to %d positions", layout, len(seen))
		}
		at := m.cursor
		d.page.goOn()
		if here, ok := m.here(); !ok || here != at || m.cursor != -1 {
			t.Errorf("%s: Return goes to %d, not to %d", layout, here, at)
		}
	}
}

func TestColoursSayWhatASearchSawAndWhereAHeuristicFallsShort(t *testing.T) {
	d := newDesk(t, five)
	m := d.page.model
	for i, method := range m.methods() {
		if method.Name() == "bfs" {
			m.tint.method = i
		}
	}
	d.page.setTint(byVisits)
	d.rest()
	start := m.sheet.Spots[m.sheet.Of(0)].Positions
	if ink, pale := m.tint.fill(start); ink != tints()[3] || pale || m.tint.counts[0] == 0 {
		t.Errorf("the start has the colour %d, pale %t; %d are expanded", ink, pale, m.tint.counts[0])
	}
	farthest := m.found.m.Distance[0]
	for i, v := range m.tint.values {
		way := m.found.m.Way(0, i)
		if v == expanded && int64(len(way)-1) > farthest || v == unseen && int64(len(way)-1) < farthest {
			t.Fatalf("breadth-first search: position %d, %d moves from the start, has the value %d", i, len(way)-1, v)
		}
	}
	d.says(t, "expanded: ")

	for i, h := range m.heuristics() {
		if h.Name == "manhattan" {
			m.tint.heuristic = i
		}
	}
	d.page.setTint(byError)
	d.rest()
	p := d.session.Puzzle().(engine.Breakable)
	for i := 0; i < m.found.m.States(); i += 37 {
		b, err := p.Breakdown(context.Background(), m.found.m.Position(i), "manhattan", 0)
		if err != nil {
			t.Fatal(err)
		}
		if want := m.found.m.Distance[i] - int64(b.Value); int64(m.tint.values[i]) != want {
			t.Errorf("position %d is off by %d, not %d", i, want, m.tint.values[i])
		}
	}
	d.says(t, "0: the heuristic is exact")
}

func TestASpaceThatIsTooLargeSaysSo(t *testing.T) {
	d := &desk{Page: looktest.NewPage(t), session: session.New()}
	d.Frame.Preferences.SetMemory(1 << 20)
	d.session.Open("test", looktest.Puzzle(t, huge))
	d.page = New(d.Frame, d.session, Host{})
	d.Show(d.page.Content())
	d.page.Enter()
	d.rest()
	d.says(t, "too large for a map: at least 1", "take a smaller board", "There is no map of this puzzle.")
	if d.page.model.ready() || !d.page.panel.save.Disabled() {
		t.Error("a map that there is not can be saved")
	}
}

func TestStopEndsTheExploring(t *testing.T) {
	d := &desk{Page: looktest.NewPage(t), session: session.New()}
	d.session.Open("test", looktest.Puzzle(t, huge))
	d.page = New(d.Frame, d.session, Host{})
	d.Show(d.page.Content())
	d.page.Enter()
	d.page.stop()
	d.rest()
	d.says(t, "at least ")
	d.Tap("Explore again")
	if !d.page.model.building.Running() {
		t.Error("it does not explore again")
	}
	d.page.Leave()
}

func TestStoppingTheColouringLeavesTheMapPlain(t *testing.T) {
	d := newDesk(t, "1 2 3\n4 5 -\n6 7 8\n")
	d.page.setTint(byError)
	d.page.stop()
	d.rest()
	if m := d.page.model; m.tint.by != byNothing || m.tint.err != nil || !m.ready() {
		t.Errorf("the colours are by %d, %v", m.tint.by, m.tint.err)
	}
}

// Moves that cost nothing lead round circles, and dear ones leave distances between
// without a position.
func TestFreeAndDearIce(t *testing.T) {
	const board = "4 4\nXXXX\nXZ*X\nX*OX\nXXXX\n"
	costs := func(n string) string { return strings.Repeat(strings.Repeat(n+" ", 4)+"\n", 4) }
	newDesk(t, board+costs("0")).says(t, "without end", "Hardest: 0 away")
	d := newDesk(t, board+costs("99999"))
	d.says(t, "Hardest: 199,998 away")
	if n := len(d.page.model.found.distances); n != 3 {
		t.Errorf("%d distances are held, 3 occur", n)
	}
}

// Free ice costs nothing, so that every position is at distance 0; only the goal is solved.
func TestOnFreeIceOnlyTheGoalIsSolved(t *testing.T) {
	d := newDesk(t, "4 4\nXXXX\nXZ*X\nX*OX\nXXXX\n"+strings.Repeat("0 0 0 0\n", 4))
	m := d.page.model.found.m
	goals := 0
	for i, distance := range m.Distance {
		if m.Goal[i] {
			goals++
		}
		if said := far(d.Frame.Words, m, i); distance != 0 || (said == "solved") != m.Goal[i] {
			t.Errorf("position %d, at distance %d, goal %t, is said to be %q", i, distance, m.Goal[i], said)
		}
	}
	if goals == 0 || goals == len(m.Goal) {
		t.Fatalf("%d of %d positions are goals", goals, len(m.Goal))
	}
	d.says(t, "0 to go")
}

func TestNoGoalIsSaid(t *testing.T) {
	d := newDesk(t, shut)
	d.says(t, "no way to a goal")
}

func TestOtherCostsAreAnotherMapAndTheFirstIsKept(t *testing.T) {
	d := newDesk(t, five)
	first := d.page.model.found
	dear, err := d.session.Puzzle().With(engine.Values{"cost": "tile"})
	if err != nil {
		t.Fatal(err)
	}
	unit := d.session.Puzzle()
	d.session.Open("test", dear)
	d.page.PuzzleChanged()
	d.rest()
	if d.page.model.found == first || d.page.model.found.farthest() <= first.farthest() {
		t.Error("other costs show the same map")
	}
	d.session.Open("test", unit)
	d.page.PuzzleChanged()
	d.rest()
	if d.page.model.found != first {
		t.Error("the first map was made again")
	}
}

func TestAGroupOpens(t *testing.T) {
	d := newDesk(t, "1 2 3\n4 5 -\n6 7 8\n")
	d.says(t, "181,440", "in groups")
	m := d.page.model
	const position = 100_000
	for range 5 {
		spot := m.sheet.Of(position)
		if len(m.sheet.Spots[spot].Positions) == 1 {
			break
		}
		d.page.press(spot)
		d.rest()
	}
	if n := len(m.sheet.Spots[m.sheet.Of(position)].Positions); n != 1 {
		t.Fatalf("after five clicks its group still has %d", n)
	}
	if d.session.Index() != 0 {
		t.Error("opening a group moved the user")
	}
	d.page.press(m.sheet.Of(position))
	if here, _ := m.here(); here != position {
		t.Errorf("a click on it goes to %d", here)
	}
}

func TestTheMapIsSaved(t *testing.T) {
	for _, c := range []struct{ title, extension, begins string }{
		{"The map as a picture", ".png", "\x89PNG"},
		{"The graph for Graphviz (DOT)", ".dot", "graph"},
		{"The figures as JSON", ".json", "{"},
	} {
		d := newDesk(t, cars)
		d.page.save()
		what := d.Dropdown()
		for i, option := range what.Options {
			if option == c.title {
				what.SetSelectedIndex(i)
			}
		}
		d.Press(fyne.KeyReturn)
		d.Until("it is saved", func() bool { return strings.HasPrefix(d.Said, "Saved ") })
		files, _ := filepath.Glob(filepath.Join(d.Frame.Preferences.SaveFolder(), "*"+c.extension))
		if len(files) != 1 {
			t.Fatalf("%s: %d files; the page says %s", c.title, len(files), d.Said)
		}
		data, err := os.ReadFile(files[0])
		if err != nil || !strings.HasPrefix(string(data), c.begins) {
			t.Errorf("%s begins with %.20q, %v", c.title, data, err)
		}
		var r statemap.Report
		if c.extension == ".json" && (json.Unmarshal(data, &r) != nil || *r.States != d.page.model.found.m.States()) {
			t.Errorf("the JSON is %s", data)
		}
	}
}

// Another language makes the views anew and loses nothing.
func TestTheMapOutlivesItsViews(t *testing.T) {
	d := newDesk(t, five)
	d.page.setLayout(statemap.Layers)
	d.rest()
	d.page.Build()
	d.Show(d.page.Content())
	if d.page.panel.layout.Selected != "layers" {
		t.Errorf("the layout is %s", d.page.panel.layout.Selected)
	}
	d.says(t, "360")
}

// The bridges and the cut positions of a map are a list to step through, those that cut off
// the most first, each in the middle of the map.
func TestBridgesAreStepped(t *testing.T) {
	text, err := os.ReadFile("../../../assets/puzzles/ice/medium-1.txt")
	if err != nil {
		t.Fatal(err)
	}
	d := newDesk(t, string(text))
	m := d.page.model
	d.says(t, "5 bridges", "thick line: a bridge")
	seen := map[int]bool{}
	for k, off := range m.found.cuts.BridgesOff {
		d.page.stepCut(1)
		end := m.found.cuts.Bridges[k][0]
		at, whole := d.page.desk.spots.At(m.sheet.Of(end)), d.page.desk.spots.Size()
		if m.cursor != end || seen[end] || math.Abs(float64(at.X-whole.Width/2)) > 1 || math.Abs(float64(at.Y-whole.Height/2)) > 1 {
			t.Errorf("bridge %d: the keys are at %d, it begins at %d, which is seen at %v of %v", k, m.cursor, end, at, whole)
		}
		d.says(t, fmt.Sprintf("Bridge %d of 5: without it %d position", k+1, off))
		seen[end] = true
	}
	d.page.stepCut(1)
	d.says(t, "Bridge 1 of 5")
	d.page.stepCut(-1)
	d.says(t, "Bridge 5 of 5")
	d.page.setCuts(cutPositions)
	d.page.stepCut(-1)
	d.says(t, "Cut position 6 of 6")
	d.page.stop()
	d.says(t, "pass a cut position")
	if _, shown := m.present(); shown || m.cursor >= 0 {
		t.Error("Esc leaves the cut position marked")
	}
}

func TestTheMenuOffersWhatThePageDoes(t *testing.T) {
	d := newDesk(t, five)
	var labels []string
	for _, item := range append(d.page.Menus()[0].Items, d.page.Views()...) {
		labels = append(labels, item.Label)
		if item.Disabled != strings.HasSuffix(item.Label, " bridge") { // of which this map has none
			t.Errorf("%s is switched off", item.Label)
		}
	}
	for _, want := range []string{"Take this board", "Save the map …", "Layout", "Colour by", "Enlarge", "The whole map", "Neighbour above"} {
		if !strings.Contains(strings.Join(labels, "\n"), want) {
			t.Errorf("the menus lack %q", want)
		}
	}
}
