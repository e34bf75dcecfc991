package sliding

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine"
	"langkah/engine/base/scene"
)

func TestMovesFollowTheBlank(t *testing.T) {
	// Each direction of the blank from the middle: its name, and the move of the tile.
	for _, c := range []struct{ name, words, after string }{
		{"UP", "tile 2 moves down", "[1][-][3]\n[4][2][5]\n[7][8][6]\n"},
		{"RIGHT", "tile 5 moves left", "[1][2][3]\n[4][5][-]\n[7][8][6]\n"},
		{"DOWN", "tile 8 moves up", "[1][2][3]\n[4][8][5]\n[7][-][6]\n"},
		{"LEFT", "tile 4 moves right", "[1][2][3]\n[-][4][5]\n[7][8][6]\n"},
	} {
		start := mustParse(t, "1 2 3\n4 - 5\n7 8 6").Start()
		i := slices.IndexFunc(start.Moves(), func(m engine.Move) bool { return m.Name == c.name })
		if i < 0 {
			t.Fatalf("no move %s", c.name)
		}
		m := start.Moves()[i]
		if m.Words.String() != c.words || m.Cost != 1 {
			t.Errorf("%s: %q at cost %d, want %q", c.name, m.Words, m.Cost, c.words)
		}
		next, err := start.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		if next.Text() != c.after {
			t.Errorf("%s leads to\n%swant\n%s", c.name, next.Text(), c.after)
		}
		if start.Text() != "[1][2][3]\n[4][-][5]\n[7][8][6]\n" {
			t.Errorf("%s changed the position before it", c.name)
		}
	}
}

func TestRulesRefuse(t *testing.T) {
	p := mustParse(t, "1 2 3\n4 5 6\n7 - 8\ncost: tile").Start()
	for _, c := range []struct {
		move engine.Move
		want string
	}{
		{engine.Move{Name: "DOWN", Cost: 1}, "the blank cannot go DOWN"},
		{engine.Move{Name: "JUMP", Cost: 1}, `no move "JUMP"`},
		{engine.Move{Name: "", Cost: 1}, `no move ""`},
		{engine.Move{Name: "RIGHT", Cost: 1}, "moving tile 8 costs 8, not 1"},
	} {
		if _, err := p.Apply(c.move); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.move.Name, err, c.want)
		}
	}
	next, err := p.Apply(engine.Move{Name: "right", Cost: 8})
	if err != nil || !next.Solved() || p.Solved() {
		t.Errorf("solved %v before, %v after RIGHT (%v)", p.Solved(), next.Solved(), err)
	}
}

// TestTheEightPuzzleOfTheReference replays the published solution: four moves, at cost 1 + 2 + 5 + 6 by tile numbers.
func TestTheEightPuzzleOfTheReference(t *testing.T) {
	const board = "0 1 3\n4 2 5\n7 8 6\n"
	moves := []engine.Move{{Name: "RIGHT", Cost: 1}, {Name: "DOWN", Cost: 2}, {Name: "RIGHT", Cost: 5}, {Name: "DOWN", Cost: 6}}
	if _, err := engine.Verify(mustParse(t, board+"cost: tile").Start(), moves, 14); err != nil {
		t.Error(err)
	}
	for i := range moves {
		moves[i].Cost = 1
	}
	if _, err := engine.Verify(mustParse(t, board).Start(), moves, 4); err != nil {
		t.Error(err)
	}
}

// TestMovesAreTheRules makes random walks: every listed move is accepted, each other direction refused, and the inverse
// move leads back.
func TestMovesAreTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		position := drawPuzzle(t).Start()
		for range 5 {
			moves := position.Moves()
			for _, name := range directionNames {
				listed := slices.ContainsFunc(moves, func(m engine.Move) bool { return m.Name == name })
				if _, err := position.Apply(engine.Move{Name: name, Cost: moves[0].Cost}); !listed && err == nil {
					t.Fatalf("%s is not listed and not refused in\n%s", name, position.Text())
				}
			}
			m := rapid.SampledFrom(moves).Draw(t, "move")
			next, err := position.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			back := directionNames[direction(slices.Index(directionNames[:], m.Name)).opposite()]
			if again, err := next.Apply(engine.Move{Name: back, Cost: m.Cost}); err != nil || again.Text() != position.Text() {
				t.Fatalf("%s then %s (%v) does not lead back", m.Name, back, err)
			}
			position = next
		}
	})
}

func TestTextIsAligned(t *testing.T) {
	want := "[ 5][ 1][ 3][ 4]\n[ 2][ 7][15][ 8]\n[ 9][ 6][14][11]\n[13][10][12][ -]\n"
	if got := mustParse(t, published[0].board).Start().Text(); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// TestScene: every tile is a piece with its number, inside the board, and only those on their goal cells are marked.
func TestScene(t *testing.T) {
	s := mustParse(t, "1 2 3\n4 - 5\n7 8 6").Start().Scene()
	numbers, marks, cells := map[string]string{}, map[string]bool{}, 0
	for _, item := range s.Items {
		if item.X < 0 || item.Y < 0 || item.X+item.W > s.Width || item.Y+item.H > s.Height {
			t.Errorf("%+v reaches out of %v x %v", item, s.Width, s.Height)
		}
		switch {
		case item.Kind == scene.Plate:
			numbers[item.ID], marks[item.ID] = item.Text, item.Fill == scene.Home
		case item.Kind == scene.Bed:
			cells++
		}
	}
	if cells != 9 || len(numbers) != 8 {
		t.Errorf("%d cells, %d numbers", cells, len(numbers))
	}
	for id, number := range numbers {
		if id != "tile "+number {
			t.Errorf("the piece %q shows %q", id, number)
		}
		if home := number != "5" && number != "6"; marks[id] != home {
			t.Errorf("the mark of %s is %v, want %v", id, marks[id], home)
		}
	}
}
