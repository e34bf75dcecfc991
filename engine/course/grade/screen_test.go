package grade_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"

	"langkah/engine/course/grade"
)

// holes is a board with corners that are no cells: blanks in a picture of it.
const holes = "3 4 3\nCUSTOM\n.XX.\nXXXX\n.XX.\nAAAA\nBB\nCC\n"

// Above a board that is drawn with blanks words may stand that look like a row of it.
func TestWordsAboveABoardAreNoRow(t *testing.T) {
	p := open(t, holes)
	for output, line := range map[string]int{
		" BB\nAAAA\n CC\n":             1,
		"ABBA\n BB\nAAAA\n CC\n":       2,
		"ABBA\nBABA\n BB\nAAAA\n CC\n": 3,
	} {
		r := gradeText(t, p, output)
		if !r.Right() || len(r.Boards) != 1 || r.Boards[0].Line != line {
			t.Errorf("%q: %d boards, right %t: %s", output, len(r.Boards), r.Right(), r.Why)
		}
	}
	for _, output := range []string{"ABBA\n BB\nAAAA\n BB\n", " BB\nAABA\n CC\n"} {
		if r := gradeText(t, p, output); r.Right() || r.First != 1 || len(r.Boards) != 1 {
			t.Errorf("%q: %d boards, right %t", output, len(r.Boards), r.Right())
		}
	}
}

// A tab goes to the next eighth column, whatever stands before it.
func TestATabGoesToItsColumn(t *testing.T) {
	p := open(t, "2 10 2\nCUSTOM\n........XX\nXXXXXXXXXX\nAA\nBBBBBBBBBB\n")
	for _, blanks := range []string{"        ", "\t", " \t", "       \t"} {
		if r := gradeText(t, p, blanks+"AA\nBBBBBBBBBB\n"); !r.Right() {
			t.Errorf("%q: %s", blanks, r.Why)
		}
	}
	if r := gradeText(t, p, "\t\tAA\nBBBBBBBBBB\n"); r.Right() {
		t.Error("a tab too many changes nothing")
	}
}

// What steers a terminal is not seen on its screen, wherever it stands.
func TestWhatSteersATerminalIsNotSeen(t *testing.T) {
	p := open(t, tiles)
	boards := strings.Split(wander(2), "7")
	for name, sequence := range map[string]string{
		"a colour": "\x1b[1;31m", "a key": "\x1b[2~", "an insertion": "\x1b[1@", "a cursor's form": "\x1b[1 q",
		"a title": "\x1b]0;my solver\x07", "a font": "\x1b(B", "seven bits": "\x1b F", "a reset": "\x1bc", "a saved place": "\x1b7",
		"the last of its kind": "\x1b0", "a bell": "\x07", "a broken byte": "\xff", "a mark of direction": "\u200e",
		"a title that does not end": "\x1b]\n", "an escape alone": "\x1b\n",
	} {
		output := strings.Join(boards, sequence+"7")
		if strings.HasSuffix(sequence, "\n") {
			output = sequence + wander(2) // it ends with the line
		}
		if r := gradeText(t, p, output); !r.Right() || slides(r) != 2 {
			t.Errorf("%s: %d slides: %s", name, slides(r), r.Why)
		}
		if r := gradeText(t, p, wander(2)+strings.TrimSuffix(sequence, "\n")); !r.Right() {
			t.Errorf("%s at the end: %s", name, r.Why)
		}
	}
}

// An output is read in whatever way the system writes text.
func TestTextOfEverySystemIsRead(t *testing.T) {
	p := open(t, tiles)
	wide := []byte{0xff, 0xfe}
	for _, unit := range utf16.Encode([]rune(wander(2))) {
		wide = append(wide, byte(unit), byte(unit>>8))
	}
	for name, output := range map[string]string{
		"UTF-16": string(wide), "with a mark of UTF-8": "\ufeff" + wander(2),
		"CR LF": strings.ReplaceAll(wander(2), "\n", "\r\n"), "CR": strings.ReplaceAll(wander(2), "\n", "\r"),
	} {
		if r := gradeText(t, p, output); !r.Right() || slides(r) != 2 {
			t.Errorf("%s: %d slides: %s", name, slides(r), r.Why)
		}
	}
}

// A file is read up to the limit, and one byte more: by that it is refused.
func TestAFileIsReadUpToTheLimit(t *testing.T) {
	path := filepath.Join(t.TempDir(), "out.txt")
	if _, err := grade.ReadFile(path); err == nil {
		t.Error("a file that is not there was read")
	}
	for size, want := range map[int64]int{12: 12, grade.MostText: grade.MostText, grade.MostText + 5: grade.MostText + 1} {
		if err := os.WriteFile(path, nil, 0o666); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(path, size); err != nil {
			t.Fatal(err)
		}
		text, err := grade.ReadFile(path)
		if err != nil || len(text) != want {
			t.Fatalf("%d bytes of %d are read: %v", len(text), size, err)
		}
		if _, err := grade.Judge(open(t, tiles), text); (err != nil) != (size > grade.MostText) {
			t.Errorf("%d bytes: %v", size, err)
		}
	}
}
