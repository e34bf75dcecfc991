package grade_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/grade"
	"langkah/engine/game/transcript"
	"langkah/engine/testkit/casetest"
)

// solution is a solved puzzle and its boards as text.
type solution struct {
	engine.Solution
	boards []string
	way    bool // the boards are a way from the start; else the last is the answer
}

func (s solution) copy() solution {
	s.boards = slices.Clone(s.boards)
	return s
}

// generated returns small solved puzzles of every gradable family.
func generated(t testing.TB, n int) []solution {
	t.Helper()
	settings := map[string]engine.Values{
		"sliding": {"rows": "3", "cols": "3"}, "packing": {"board": "5x11"}, "rush": {"pieces": "7"},
	}
	var list []solution
	for _, f := range catalog.New(catalog.Tables{}).Families() {
		for seed := range n {
			values := engine.Values{}
			for name, value := range settings[f.Name] {
				if slices.ContainsFunc(f.GenerateOptions, func(o engine.Option) bool { return o.Name == name }) {
					values[name] = value
				}
			}
			values["seed"] = fmt.Sprint(seed + 1)
			p, err := f.New(context.Background(), values)
			if err != nil {
				t.Fatal(f.Name, err)
			}
			if _, ok := p.(engine.Gradable); !ok || f.Name == "routes" { // whose programs print paths, not boards
				break
			}
			m := p.Methods()[0]
			r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil)
			if r.Status != engine.Solved {
				t.Fatal(f.Name, r.Reason)
			}
			s := solution{Solution: engine.Solution{Name: "some", Puzzle: p, Method: m, Result: r}}
			for _, at := range r.Positions {
				s.boards = append(s.boards, at.Text())
			}
			s.way = engine.HasLength(p)
			list = append(list, s)
		}
	}
	return list
}

// print prints the boards in one of several dialects.
func (s solution) print(dialect int) string {
	var out strings.Builder
	out.WriteString("Waktu pencarian: 12 ms\nBanyak kasus yang ditinjau: 1,234\n\n")
	for i, board := range s.boards {
		fmt.Fprintf(&out, "Gerakan %d: X-kiri\n", i)
		switch dialect % 4 {
		case 1:
			board = strings.ReplaceAll(board, "\n", "\r\n")
		case 2: // colours around every mark, and zeros at the end of the line
			board = strings.NewReplacer("P", "\x1b[31mP\x1b[0m", "3", "\x1b[1;4m3\x1b[m", "\n", "\x00\n").Replace(board)
		case 3:
			board = "+-------+\n" + board + "+-------+\n"
		}
		out.WriteString(board + "\n")
	}
	return out.String()
}

// A fault corrupts a solution and returns the board, from 1, at which it is to be found; 0
// if it does not apply.
type fault struct {
	name string
	put  func(s solution, random *rand.Rand) int
}

var faults = []fault{
	{"a board left out", leaveOut},
	{"a cell changed", changeCell},
	{"a piece that jumps", jump},
	{"a piece used twice", useTwice},
}

// leaveOut omits a board between two moves of different pieces.
func leaveOut(s solution, random *rand.Rand) int {
	moves := s.Result.Moves
	if !s.way || len(moves) < 2 {
		return 0
	}
	k := 1 + random.IntN(len(moves)-1)
	if moves[k-1].Piece == moves[k].Piece {
		return 0
	}
	copy(s.boards[k:], s.boards[k+1:])
	s.boards[len(s.boards)-1] = s.boards[len(s.boards)-2] // the last is there twice: nothing moves
	return k + 1
}

// changeCell replaces a cell by another mark of the board, but not one of the primary piece,
// which may be leaving.
func changeCell(s solution, random *rand.Rand) int {
	k := s.someBoard(random)
	board := []byte(s.boards[k])
	isMark := func(c byte) bool { return c != 'P' && c != 'K' && (c >= 'A' && c <= 'Z' || c >= '1' && c <= '9') }
	var marks []int
	for i, c := range board {
		if isMark(c) {
			marks = append(marks, i)
		}
	}
	from, to := marks[random.IntN(len(marks))], marks[random.IntN(len(marks))]
	if board[from] == board[to] {
		return 0
	}
	board[to] = board[from]
	s.boards[k] = string(board)
	return s.number(k)
}

// jump moves a piece of a horizontal row to the other side of another piece.
func jump(s solution, random *rand.Rand) int {
	if s.Puzzle.Family() != "rush" {
		return 0
	}
	k := 1 + random.IntN(len(s.boards)-1)
	rows := strings.Split(s.boards[k-1], "\n")
	for i, row := range rows {
		for _, piece := range "ABCDEFGHIJ" {
			two := strings.Repeat(string(piece), 2)
			at, free := strings.Index(row, two), strings.LastIndex(row, "..")
			if at < 0 || free < at+2 || strings.Count(row, string(piece)) != 2 || strings.Trim(row[at+2:free], ".") == "" {
				continue
			}
			rows[i] = row[:at] + ".." + row[at+2:free] + two + row[free+2:]
			s.boards[k] = strings.Join(rows, "\n")
			return k + 1
		}
	}
	return 0
}

// useTwice gives the cells of a piece to another one of the same size.
func useTwice(s solution, random *rand.Rand) int {
	k := len(s.boards) - 1
	count := map[byte]int{}
	for _, c := range []byte(s.boards[k]) {
		if c >= 'A' && c <= 'Z' && c != 'P' && c != 'K' {
			count[c]++
		}
	}
	for a := byte('A'); a <= 'Z'; a++ {
		for b := a + 1; b <= 'Z'; b++ {
			if count[a] > 0 && count[a] == count[b] {
				s.boards[k] = strings.ReplaceAll(s.boards[k], string(a), string(b))
				return s.number(k)
			}
		}
	}
	return 0
}

// someBoard returns any board of a sequence, or else the last board.
func (s solution) someBoard(random *rand.Rand) int {
	if s.way {
		return random.IntN(len(s.boards))
	}
	return len(s.boards) - 1
}

// number returns the grader's number of board k.
func (s solution) number(k int) int {
	if s.way {
		return k + 1
	}
	return 1
}

// One fault in a program's output is found at its board, for every puzzle, fault and dialect.
func TestInjectedFaultsAreFound(t *testing.T) {
	casetest.SkipUnderRace(t)
	const wanted = 200
	solutions := generated(t, 8)
	grader := grade.NewGrader(engine.Limits{})
	random := rand.New(rand.NewPCG(2026, 1))
	check := func(s solution, output string, first int) {
		t.Helper()
		r, err := grader.Grade(context.Background(), s.Puzzle, []byte(output))
		if err != nil {
			t.Fatal(err)
		}
		if r.First != first || r.Right() != (first == 0) {
			t.Fatalf("%s: found at board %d, expected %d: %s\n%s\n%s", s.Puzzle.Family(), r.First, first, r.Why, s.Puzzle, output)
		}
	}
	for _, s := range solutions {
		check(s, transcript.Text(s.Solution), 0)
		for dialect := range 4 {
			check(s, s.print(dialect), 0)
		}
	}
	found := map[string]int{}
	for n, tries := 0, 0; n < wanted; tries++ {
		if tries > 100*wanted {
			t.Fatalf("only %d faults could be put in", n)
		}
		s, f := solutions[random.IntN(len(solutions))].copy(), faults[tries%len(faults)]
		first := f.put(s, random)
		if first == 0 {
			continue
		}
		check(s, s.print(n), first)
		found[s.Puzzle.Family()+", "+f.name]++
		n++
	}
	if len(found) < 6 {
		t.Errorf("too few kinds of faults: %v", found)
	}
}

// A thousand outputs of thirty puzzles, as a course hands them in.
func BenchmarkThousandOutputs(b *testing.B) {
	solutions := generated(b, 10)
	outputs := make([][]byte, 1000)
	for i := range outputs {
		outputs[i] = []byte(solutions[i%len(solutions)].print(i))
	}
	for range b.N {
		grader := grade.NewGrader(engine.Limits{})
		for i, output := range outputs {
			if r, err := grader.Grade(context.Background(), solutions[i%len(solutions)].Puzzle, output); err != nil || !r.Right() {
				b.Fatal(r.Why, err)
			}
		}
	}
}

// Any file is judged or reported as unreadable.
func FuzzGrade(f *testing.F) {
	texts := []string{blocked, "1 2 3\n4 5 6\n- 7 8\n", "2 3 2\nDEFAULT\nAA\nA\nBB\n B\n",
		"3 3 3\nCUSTOM\n.X.\nXXX\n.X.\nA\nBB\nB\nC\n", "2 2 2\nPYRAMID\nAA\nBB\nB\n", icy, withQ, left, above}
	var puzzles []engine.Puzzle
	for _, text := range texts {
		f.Add([]byte(text))
		puzzles = append(puzzles, open(f, text))
	}
	f.Add([]byte("...A\nPP.A\n....\n....\n\n....\nPP..\n...*\n...*\n\n\x1b[31m....\n...PPK\n...A\n...A\n"))
	f.Add([]byte("| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n|   | 7 | 8 |\r\n\t1\t2\t3\x00\n4 5 6\n7 x 8\n"))
	f.Add([]byte("AAB\nABB\n\n A\nBAB\n B\nA\nAB\nBB\nno solution, optimal, 3 ms, 7 nodes"))
	f.Add([]byte("[[1, 2, 3], [4, 5, 6], [0, 7, 8]]\nPath: U, D -> R\nStep 1: U\nTotal cost: 1,000.0\nK |AA.B|\n['a', '']"))
	f.Add([]byte(slid("ii") + "UDRLU\nQQBB\nQBCQ\nQBCD\nQDQD\n.K..\n"))
	grader := grade.NewGrader(engine.Limits{})
	f.Fuzz(func(t *testing.T, output []byte) {
		for _, p := range puzzles {
			r, err := grader.Grade(context.Background(), p, output)
			if err != nil {
				t.Fatal(err)
			}
			if r.First > len(r.Boards) || r.Right() && !r.Readable {
				t.Errorf("%+v", r)
			}
			e := grade.Entry{Report: r}
			for _, write := range []func([]grade.Entry) ([]byte, error){grade.CSV, grade.JSON, grade.HTML} {
				if _, err := write([]grade.Entry{e}); err != nil {
					t.Error(err)
				}
			}
		}
	})
}

func TestWrongCellsAreFound(t *testing.T) {
	const start = "...A\nPP.A\n....\n....\n\n"
	p := open(t, blocked)
	for _, c := range []struct {
		name, output string
		board        int
		want         []grade.Cell
	}{
		{"a piece too many", start + "B..A\nPP.A\n....\n....\n", 1, []grade.Cell{{Row: 0, Col: 0}}},
		{"other blanks at the start", "00BA\nPP0A\n0000\n0000\n", 0, []grade.Cell{{Row: 0, Col: 2}}},
		{"nothing", start + start, 1, nil},
	} {
		r, err := grade.Judge(p, []byte(c.output))
		if err != nil || c.board >= len(r.Boards) {
			t.Fatalf("%s: %d boards, %v", c.name, len(r.Boards), err)
		}
		if got := r.Wrong(c.board); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// A piece that cannot lie so is wrong with all of its cells.
func TestTheCellsOfAWrongPieceAreFound(t *testing.T) {
	p := open(t, "2 3 2\nDEFAULT\nA\nAA\nB\nBB\n")
	r, err := grade.Judge(p, []byte("AAA\nBBB\n"))
	if err != nil || r.First != 1 {
		t.Fatalf("board %d, %v", r.First, err)
	}
	want := []grade.Cell{{Row: 0, Col: 0}, {Row: 0, Col: 1}, {Row: 0, Col: 2}}
	if got := r.Wrong(0); !slices.Equal(got, want) {
		t.Errorf("%v, want %v: %s", got, want, r.Why)
	}
}
