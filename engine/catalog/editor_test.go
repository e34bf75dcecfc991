package catalog

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/base/scene"
)

// stroke reads "car 1,2 1,4 B": a tool, the cells (row, column) where it
// begins and ends, and what was typed with it; "-" stands for nothing typed.
func stroke(t *testing.T, s string) engine.Stroke {
	t.Helper()
	words := append(strings.Fields(s), "", "", "")
	at := func(word string) scene.Point {
		var row, col float64
		if word != "" {
			if _, err := fmt.Sscanf(word, "%f,%f", &row, &col); err != nil {
				t.Fatal(err)
			}
		}
		return scene.Point{X: scene.Rim + col - 0.5, Y: scene.Rim + row - 0.5}
	}
	return engine.Stroke{Tool: words[0], From: at(words[1]), To: at(words[2]), Value: words[3]}
}

func TestDrafts(t *testing.T) {
	for _, c := range []struct {
		family     string
		rows, cols int
		strokes    string // apart by ;
		want       string // the text, or "!" and what the last stroke is refused for
		verdict    string // or what is wrong with the text
	}{
		{"sliding", 2, 2, "", "1 2\n3 -\n", "Solvable"},
		{"sliding", 2, 2, "swap 2,2 2,1", "1 2\n- 3\n", "Solvable"},
		{"sliding", 2, 2, "swap 1,1 1,2", "2 1\n3 -\n", "Cannot be solved"},
		{"sliding", 2, 2, "type 1,1 1,1 3; type 2,1 2,1 0", "3 2\n- 1\n", "Cannot be solved"},
		{"sliding", 2, 2, "type 1,1 1,1 4", `!found "4", expected a tile from 1 to 3`, ""},
		{"sliding", 2, 2, "swap 1,1 3,1", "!there is no cell", ""},
		{"sliding", 1, 2, "", "!1 x 2", ""},
		{"rush", 3, 3, "", "3 3\n0\n...\n...K\n...\n", "no primary piece"},
		{"rush", 3, 3, "car 2,1 2,2 P", "3 3\n0\n...\nPP.K\n...\n", ""},
		{"rush", 3, 3, "car 2,1 2,2 P; car 1,3 3,3; wall 1,1", "3 3\n2\nB.A\nPPAK\n..A\n", ""},
		{"rush", 3, 3, "car 2,2 2,1 P; move 2,1 1,1", "3 3\n0\nPP.\n...K\n...\n", "the exit K is in row 2"},
		{"rush", 3, 3, "car 2,1 2,2 P; exit 2,2 2,0", "3 3\n0\n ...\nKPP.\n ...\n", ""},
		{"rush", 3, 3, "car 1,2 2,2 P; exit 2,2 4,2", "3 3\n0\n.P.\n.P.\n...\n K\n", ""},
		{"rush", 3, 3, "primary 2,1 2,2; car 1,1 1,2; car 1,1 3,1", "3 3\n1\nA..\nA..K\nA..\n", "no primary piece"}, // drawing replaces
		{"rush", 3, 3, "primary 2,1 2,2; car 1,1 1,3; wall 1,2", "3 3\n1\n.A.\nPP.K\n...\n", ""},
		{"rush", 3, 3, "car 1,1 1,1", "!two cells or more", ""},
		{"rush", 3, 3, "car 1,1 1,2; move 1,1 1,3", "!piece A would reach beyond", ""},
		{"rush", 3, 3, "car 1,1 1,2; erase 1,2", "3 3\n0\n...\n...K\n...\n", "no primary piece"},
		{"rush", 3, 3, "move 1,1 1,3", "!nothing to move", ""},
		{"packing", 2, 2, "", "2 2 0\nDEFAULT\n", "expected the number of pieces|number of pieces is 0"},
		{"packing", 2, 2, "paint 1,1 1,1 A; paint 1,2 1,2 A; paint 2,1 2,1 B; paint 2,2 2,2 B; tray 1,1; tray 2,1", "2 2 2\nDEFAULT\nAA\nBB\n", ""},
		{"packing", 2, 2, "paint 1,1 1,1 A; paint 1,2 1,2 A; paint 2,1 2,1 X; paint 2,2 2,2 X; tray 1,1", "2 2 2\nDEFAULT\nAA\nXX\nGIVEN\n..\nXX\n", ""},
		{"packing", 2, 2, "paint 1,1 1,1 A; tray 1,1; lay 2,2 2,2 A", "2 2 1\nDEFAULT\nA\nGIVEN\n..\n.A\n", ""},
		{"packing", 2, 2, "paint 1,1 1,1 A; tray 1,1; paint 2,2 2,2 B; lay 2,2 2,2 A", "2 2 2\nDEFAULT\nA\nB\nGIVEN\n..\n.A\n", ""}, // B goes to the tray
		{"packing", 2, 2, "cell 1,1; paint 1,2 1,2 A", "2 2 1\nCUSTOM\n.X\nXX\nA\nGIVEN\n.A\n..\n", ""},
		{"packing", 2, 2, "paint 1,1 1,1 A; paint 1,2 1,2 A; tray 1,1; lay 1,2 1,2 A", "!piece A would reach beyond", ""},
		{"packing", 2, 2, "paint 1,1 1,1 A; tray 1,1; paint 1,1 1,1 A", "!piece A lies in the tray", ""},
		{"packing", 2, 2, "paint 1,1 1,1 A; tray 1,1; erase 0,0 0,0 A; paint 1,1 1,1 B", "2 2 1\nDEFAULT\nB\nGIVEN\nB.\n..\n", ""},
		{"blocks", 2, 3, "", "blocks\n...\n...\n", "there is no piece on the board"},
		{"blocks", 2, 3, "block 1,1 2,1", "blocks\nA..\nA..\n", "there is no goal"},
		{"blocks", 2, 3, "block 2,1 1,1; goal 1,1 1,2", "blocks\nA..\nA..\ngoal: A r1c2\n", ""},
		{"blocks", 2, 3, "block 1,1 2,1; goal 2,1 2,2; goal 2,2 2,3", "blocks\nA..\nA..\ngoal: A r1c3\n", ""}, // the goal itself is dragged on
		{"blocks", 2, 3, "block 1,1 2,1; goal 1,1 2,1", "!piece A would reach beyond", ""},
		{"blocks", 2, 3, "goal 1,1 1,2", "!there is no piece", ""},
		{"blocks", 2, 3, "block 1,1 2,1; goal 1,1 1,3; wall 1,2", "blocks\nA#.\nA..\ngoal: A r1c3\n", "cannot reach its goal"},
		{"blocks", 2, 3, "block 1,1 1,2; paint 2,2 2,2 A; goal 2,2 2,3", "blocks\nAA.\n.A.\ngoal: A r1c2\n", ""},
		{"blocks", 2, 3, "paint 1,1 1,1 b; paint 2,1 2,1 B; goal 1,1 1,2", "blocks\nb..\nb..\ngoal: b r1c2\n", ""}, // B means b
		{"blocks", 2, 3, "paint 1,1 1,1 A; paint 2,2 2,2 A; goal 1,1 1,2", "blocks\nA..\n.A.\ngoal: A r1c2\n", "does not touch the others"},
		{"blocks", 2, 3, "block 1,1 2,1; block 1,2 1,3; block 1,1 1,2; goal 1,1 2,1", "blocks\nAA.\n...\ngoal: A r2c1\n", ""}, // drawing replaces
		{"blocks", 2, 3, "block 1,1 1,1; goal 1,1 2,2; paint 1,1 1,1 A", "blocks\n...\n...\n", "there is no piece on the board"},
		{"blocks", 2, 3, "block 1,1 2,1; exit 1,1 1,4", "blocks\n#####\n#A..-\n#A..-\n#####\nexit: A\n", ""},
		{"blocks", 2, 3, "block 1,1 1,1; block 2,2 2,2; exit 2,2 3,3; exit 1,3 0,2", "blocks\n##-##\n#A..#\n#.B.#\n#####\nexit: B\n", ""},
		{"blocks", 2, 3, "block 1,1 1,1; exit 1,1 3,3; goal 1,1 2,3", "blocks\n#####\n#A..#\n#...#\n#####\ngoal: A r3c4\n", ""}, // instead of the exit
		{"blocks", 2, 3, "exit 1,1 1,4", "!no piece that could leave", ""},
		{"blocks", 2, 3, "block 1,1 2,1; goal 1,1 1,2; move 1,1 1,3", "blocks\n..A\n..A\ngoal: A r1c2\n", ""},
		{"blocks", 2, 3, "block 1,1 1,1; block 1,2 1,2; move 1,1 1,2", "!something stands there", ""},
		{"blocks", 2, 3, "block 1,1 1,1; block 1,2 1,2; goal 1,1 2,1; erase 1,2; erase 2,1", "blocks\nA..\n...\n", "there is no goal"},
	} {
		f, err := all.Family(c.family)
		if err != nil {
			t.Fatal(err)
		}
		d, err := f.Editor.Blank(c.rows, c.cols)
		for _, s := range strings.Split(c.strokes, ";") {
			if s = strings.TrimSpace(s); s != "" && err == nil {
				d, err = d.Use(stroke(t, s))
			}
		}
		if refused, ok := strings.CutPrefix(c.want, "!"); ok || err != nil {
			if err == nil || !ok || !strings.Contains(err.Error(), refused) {
				t.Errorf("%s, %q: %v, want %q", c.family, c.strokes, err, refused)
			}
			continue
		}
		if d.Text() != c.want {
			t.Errorf("%s, %q:\n%swant\n%s", c.family, c.strokes, d.Text(), c.want)
		}
		_, verdict, err := f.Check(d)
		said := verdict.String()
		if err != nil {
			said = err.Error()
		}
		if c.verdict != "" {
			fits := false
			for _, v := range strings.Split(c.verdict, "|") {
				fits = fits || strings.Contains(said, v)
			}
			if !fits {
				t.Errorf("%s, %q: checked as %q, want %q", c.family, c.strokes, said, c.verdict)
			}
		} else if err != nil {
			t.Errorf("%s, %q: %v", c.family, c.strokes, err)
		}
	}
}

// Whatever is done to a draft, it has a text and a picture; one that is a
// puzzle is a draft of itself.
func TestStrokesAtRandom(t *testing.T) {
	for _, s := range assets.Samples() {
		p, err := all.Open(s.Text)
		if err != nil {
			t.Fatal(err)
		}
		f, err := all.Family(s.Family)
		if err != nil {
			t.Fatal(err)
		}
		if f.Editor == nil {
			continue
		}
		d, err := f.Editor.Draft(p)
		if err != nil {
			if !strings.Contains(p.String(), "PYRAMID") {
				t.Errorf("%s: %v", s.Name, err)
			}
			continue
		}
		if q, _, err := f.Check(d); err != nil || len(q.Start().Scene().Items) == 0 {
			t.Errorf("%s: %v:\n%s", s.Name, err, d.Text())
		}
		random := rand.New(rand.NewPCG(7, 7))
		for range 60 {
			size := d.Scene()
			place := func() scene.Point {
				return scene.Point{X: (1.2*random.Float64() - 0.1) * size.Width, Y: (1.2*random.Float64() - 0.1) * size.Height}
			}
			tool := f.Editor.Tools[random.IntN(len(f.Editor.Tools))]
			next, err := d.Use(engine.Stroke{Tool: tool.Name, From: place(), To: place(), Value: []string{"", "A", "P", "0", "7", "?", "AB"}[random.IntN(7)]})
			if err != nil {
				continue
			}
			d = next
			if p, _, err := f.Check(d); err == nil {
				again, err := f.Editor.Draft(p)
				if err != nil || again.Text() != d.Text() {
					t.Errorf("%s after %s: %v: the draft\n%sis\n%s", s.Name, tool.Name, err, d.Text(), again.Text())
				}
				drawn, played := colours(d.Scene()), colours(p.Start().Scene())
				if !maps.Equal(drawn, played) {
					t.Fatalf("%s after %s: drawn in the colours %v, played in %v:\n%s", s.Name, tool.Name, drawn, played, d.Text())
				}
			}
		}
	}
}

// colours are those of the pieces, by name.
func colours(s scene.Scene) map[string]scene.Role {
	list := map[string]scene.Role{}
	for _, it := range s.Items {
		switch it.Kind {
		case scene.Car, scene.Beads, scene.Slab, scene.Region:
			list[it.Text] = it.Fill
		}
	}
	return list
}

// Every tool has a picture with a word below it, and no two are chosen by one key.
func TestToolsHavePictures(t *testing.T) {
	for _, f := range all.Families() {
		if f.Editor == nil {
			continue
		}
		keys := map[string]bool{}
		for i, tool := range f.Editor.Tools {
			if tool.Label.IsZero() || tool.Picture.Width <= 0 || len(tool.Picture.Items) == 0 {
				t.Errorf("%s: the tool %s has no picture or no word", f.Name, tool.Name)
			}
			if tool.Keys != "" && keys[tool.Keys] {
				t.Errorf("%s: two tools have the key %s", f.Name, tool.Keys)
			}
			keys[tool.Keys] = true
			if f.Name == "rush" && i == 0 && tool.Picture.Items[0].Fill != scene.Primary {
				t.Error("the red car is not the first")
			}
		}
		if s := f.Editor.Sizes; s.Rows < s.Min || s.Cols > s.Max || s.Square && s.Rows != s.Cols {
			t.Errorf("%s: the usual size is not one of %+v", f.Name, s)
		} else if _, err := f.Editor.Blank(s.Rows, s.Cols); err != nil {
			t.Errorf("%s: there is no board of the usual size: %v", f.Name, err)
		}
	}
}

func TestHarderStarts(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"1 2\n3 -\n", "6 moves: no board with this goal needs more"},
		{"R4x4:2A1/PPA1/4/4;x=r2R", "slides"},
		{"1 2 3 4 5\n6 7 8 9 -\n", "the hardest of 20000 random boards"},
	} {
		p, err := all.Open(c.text)
		if err != nil {
			t.Fatal(err)
		}
		harder, words, err := p.(engine.Hardener).Harder(context.Background(), engine.Limits{})
		if err != nil || !strings.Contains(words.String(), c.want) {
			t.Errorf("%s: %v, %v", c.text, words, err)
			continue
		}
		was := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)
		if r := engine.Solve(context.Background(), harder, harder.Methods()[0], engine.Limits{}, nil); r.Status != engine.Solved || r.Cost < was.Cost {
			t.Errorf("%s: %s, %d moves instead of %d", c.text, r.Status, r.Cost, was.Cost)
		}
	}
	p, err := all.Open("R3x4:2A1/PPAA/4;x=r2R")
	if err == nil {
		t.Fatalf("a bent piece is read: %s", p)
	}
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	p, err = all.Open("1 2 3\n4 5 6\n7 8 -\n")
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := p.(engine.Hardener).Harder(stopped, engine.Limits{}); err == nil {
		t.Error("a stopped search found something")
	}
}

// What is wrong with a draft's text has its place on the board.
func TestPlacesOfATextOnTheBoard(t *testing.T) {
	for _, c := range []struct {
		family, strokes string
		rows, cols      int
		line, column    int
		want            string // rows and columns of the cells, from 1
	}{
		{"sliding", "", 2, 2, 2, 1, "2,1"},
		{"sliding", "", 2, 2, 1, 3, "1,2"},
		{"sliding", "", 2, 2, 1, 0, "1,1 1,2"},
		{"sliding", "", 2, 2, 3, 1, ""},
		{"rush", "", 3, 3, 2, 1, ""},
		{"rush", "", 3, 3, 3, 2, "1,2"},
		{"rush", "", 3, 3, 4, 4, "2,3"}, // the exit's mark
		{"rush", "exit 2,2 2,0", 3, 3, 4, 1, "2,1"},
		{"rush", "exit 2,2 2,0", 3, 3, 3, 3, "1,2"},
		{"rush", "exit 2,2 0,2", 3, 3, 3, 2, "1,2"},
		{"rush", "exit 2,2 0,2", 3, 3, 5, 1, "2,1"},
		{"packing", "paint 1,2 1,2 A", 2, 2, 3, 1, "1,2"}, // a piece
		{"packing", "paint 1,2 1,2 A", 2, 2, 5, 2, "1,2"}, // of the given ones
		{"packing", "cell 1,1; paint 1,2 1,2 A", 2, 2, 3, 1, "1,1"},
		{"packing", "cell 1,1; paint 1,2 1,2 A", 2, 2, 8, 1, "2,1"},
		{"blocks", "block 1,1 2,1; goal 1,1 1,2", 2, 3, 3, 2, "2,2"},
		{"blocks", "block 1,1 2,1; goal 1,1 1,2", 2, 3, 2, 0, "1,1 1,2 1,3"},
		{"blocks", "block 1,1 2,1; goal 1,1 1,2", 2, 3, 4, 7, "1,2 2,2"}, // the goal
		{"blocks", "block 1,1 2,1; exit 1,1 1,4", 2, 3, 3, 5, "1,3"},     // the gap
		{"blocks", "block 1,1 2,1; exit 1,1 1,4", 2, 3, 6, 7, "1,1 2,1"},
	} {
		f, err := all.Family(c.family)
		if err != nil {
			t.Fatal(err)
		}
		d, err := f.Editor.Blank(c.rows, c.cols)
		for _, s := range strings.Split(c.strokes, ";") {
			if s = strings.TrimSpace(s); s != "" && err == nil {
				d, err = d.Use(stroke(t, s))
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		var cells []string
		for _, at := range d.(engine.Located).Cells(d.Text(), c.line, c.column) {
			n, _ := scene.CellAt(at, c.rows, c.cols)
			cells = append(cells, fmt.Sprintf("%d,%d", n/c.cols+1, n%c.cols+1))
		}
		if got := strings.Join(cells, " "); got != c.want {
			t.Errorf("%s, %q: line %d, column %d is at %q, want %q, in\n%s", c.family, c.strokes, c.line, c.column, got, c.want, d.Text())
		}
	}
}
