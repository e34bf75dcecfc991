package grade_test

import (
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/course/grade"
)

// Programs print the puzzle's own board first, or begin with the first move: then it is
// missing, and the move counts all the same.
func TestTheFirstBoardMayBeMissing(t *testing.T) {
	p := open(t, tiles)
	for output, missing := range map[string]bool{
		wander(2): false,
		"1 2 3\n4 5 6\n7 - 8\n\n1 2 3\n4 5 6\n7 8 -\n": true,
	} {
		if r := gradeText(t, p, output); !r.Right() || slides(r) != 2 || r.Missing != missing {
			t.Errorf("%q: %d slides, the first board is missing: %t", output, slides(r), r.Missing)
		}
	}
	packing := open(t, ells)
	if r := gradeText(t, packing, "AAB\nABB\n"); !r.Right() || r.Missing {
		t.Errorf("of a packing nothing is missing: %+v", r)
	}
}

// A puzzle that is solved from the start takes no move, however often it is printed.
func TestAPuzzleThatIsSolvedTakesNoMove(t *testing.T) {
	const done = "1 2 3\n4 5 6\n7 8 -\n"
	for _, output := range []string{done, done + "\n" + done} {
		if r := gradeText(t, open(t, done), output); !r.Right() || slides(r) != 0 || steps(r) != 0 || len(r.Boards) != 1 {
			t.Errorf("%q: %d boards, %d slides, right %t: %s", output, len(r.Boards), slides(r), r.Right(), r.Why)
		}
	}
}

// The narrowest board in boxes has two of them.
func TestTwoBoxesAreARow(t *testing.T) {
	p := open(t, "1 2\n- 3\n")
	if r := gradeText(t, p, "| 1 | 2 |\n|   | 3 |\n\n| 1 | 2 |\n| 3 |   |\n"); !r.Right() || slides(r) != 1 {
		t.Errorf("%d slides: %s", slides(r), r.Why)
	}
}

// Moves that are told count as the boards do to which they lead, and each has the line on
// which it is told.
func TestMovesAreCountedAsBoardsAre(t *testing.T) {
	p := open(t, icy)
	printed := gradeText(t, p, slid("01"))
	for output, line := range map[string]int{
		"UDRLU\n":                              1,
		"It took 3 ms.\n\nUDRLU\n":             3,
		"Solusi: U, D, R, L, U\n":              1,
		"found\nPath: U -> D -> R -> L -> U\n": 2,
		"Path: U\nPath: U -> D -> R -> L -> U\nPath: see above\n": 2, // the last that tells moves
		"UDRLU\nUDRLR\n": 1, // of two that are as long, the first
		"UD\nUDRLU\n":    2, // the longest
	} {
		r := gradeText(t, p, output)
		if !r.Right() || !r.Told || slides(r) != slides(printed) || steps(r) != steps(printed) {
			t.Errorf("%q: %d slides and %d steps, printed as boards %d and %d: %s", output, slides(r), steps(r), slides(printed), steps(printed), r.Why)
			continue
		}
		for i, b := range r.Boards {
			if b.Line != line {
				t.Errorf("%q: board %d has line %d, want %d", output, i+1, b.Line, line)
			}
		}
	}
	steps := gradeText(t, p, "Step 1: U\n\nStep 2: D\nStep 3: R\nStep 4: L\nStep 5: U\n")
	for i, want := range []int{1, 1, 3, 4, 5, 6} {
		if got := steps.Boards[i].Line; got != want {
			t.Errorf("told step by step, board %d has line %d, want %d", i+1, got, want)
		}
	}
}

// A state is typed in rows, with marks between them, or as one line of cells.
func TestAStateIsReadInManyForms(t *testing.T) {
	read := func(puzzle, text string) (string, error) {
		at, err := grade.ReadState(open(t, puzzle).(engine.Gradable), text)
		if err != nil {
			return "", err
		}
		return at.Text(), nil
	}
	for _, c := range []struct {
		puzzle, want string
		texts        []string
	}{
		{tiles, "1 2 3\n4 5 6\n7 - 8\n", []string{"1 2 3\n4 5 6\n7 - 8\n", "1 2 3/4 5 6/7 0 8", "1 2 3;4 5 6;7 _ 8", "1 2 3 4 5 6 7 - 8", "123456708"}},
		{blocked, "...A\n.PPA\n....\n....\n", []string{"...A/.PPA/..../....", "...A.PPA........"}},
	} {
		want, err := read(c.puzzle, c.want)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range c.texts {
			if got, err := read(c.puzzle, text); got != want || err != nil {
				t.Errorf("%q is\n%s%v, want\n%s", text, got, err, want)
			}
		}
	}
	for _, text := range []string{"", "1 2 3", "1 2 3 4 5 6 7 8", "1 2 3/4 5 6/7 0 8/1 2 3/4 5 6/7 8 0", "1 2 3/4 5 6/7 8 8", "hello"} {
		if got, err := read(tiles, text); err == nil {
			t.Errorf("%q passes for\n%s", text, got)
		}
	}
}

// A figure is read in whatever way programs write numbers, and means no other.
func TestAFigureIsReadAsItIsWritten(t *testing.T) {
	p := open(t, tiles)
	for figure, right := range map[string]bool{
		"1570": true, "1,570": true, "1.570": true, "1570.0": true, "1570,00": true, "1570.": true,
		"1571": false, "1.571": false, "157": false, "1570.5": false,
	} {
		if r := gradeText(t, p, wander(1570)+"Cost: "+figure+"\n"); r.Right() != right {
			t.Errorf("a cost of %s for 1570 moves is right: %t, %v", figure, r.Right(), r.False)
		}
	}
}

// What a program states at the beginning or at the end is read, however much it tells between.
func TestFiguresStandAtBothEnds(t *testing.T) {
	p := open(t, tiles)
	log := strings.Repeat("visited\n", 25_000)
	r := gradeText(t, p, "Time: 5 ms\n"+log+wander(2)+"Cost: 7\n")
	if r.Stated.Time != "5 ms" || r.Stated.Cost != "7" || len(r.False) != 1 {
		t.Errorf("%+v, %v", r.Stated, r.False)
	}
}

// Between the layers of a pyramid is a blank line; within a board there is none.
func TestABlankLineEndsALayerAlone(t *testing.T) {
	for _, c := range []struct {
		puzzle, output string
		right          bool
	}{
		{"2 2 3\nPYRAMID\nA\nBB\nCC\n", "A\n\nBB\nCC\n", true},
		{"2 2 3\nPYRAMID\nA\nBB\nCC\n", "A\n-----\nBB\nCC\n", true},
		{"2 2 3\nPYRAMID\nA\nBB\nCC\n", "A\n\nBB\n\nCC\n", false},
		{ells, "AAB\nABB\n", true},
		{ells, "AAB\n\nABB\n", false},
	} {
		if r := gradeText(t, open(t, c.puzzle), c.output); r.Right() != c.right {
			t.Errorf("%q is right: %t: %s", c.output, r.Right(), r.Why)
		}
	}
}

// A board drawn with blanks may stand in a frame, which is no part of it.
func TestAFrameIsNoPartOfABoard(t *testing.T) {
	p := open(t, holes)
	for _, output := range []string{"| BB |\n|AAAA|\n| CC |\n", "  | BB |\n  |AAAA|\n  | CC |\n", "+----+\n| BB |\n|AAAA|\n| CC |\n+----+\n"} {
		if r := gradeText(t, p, output); !r.Right() {
			t.Errorf("%q: %s", output, r.Why)
		}
	}
}
