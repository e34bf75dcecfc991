package transcript

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"time"

	"langkah/engine"
)

// Course formats a solution as the assignments of the course IF2211 require, in Indonesian:
// the boards with the moves between them, then the number of examined states and the time.
// With colours, characters are set between escape sequences of a terminal. Package grade
// reads this form like any program's output.
func Course(s engine.Solution, colours bool) (string, error) {
	form, ok := courseForms()[s.Puzzle.Family()]
	if !ok {
		return "", engine.Errorf("the course has no form of its own for %s", s.Puzzle.Kind())
	}
	var b strings.Builder
	if form.before != nil {
		b.WriteString(strings.Join(form.before(s.Puzzle), "\n") + "\n\n")
	}
	if err := courseBoards(&b, s, form, colours); err != nil {
		return "", err
	}
	fmt.Fprintf(&b, "%s: %s\n", form.examined, strings.TrimSpace(fmt.Sprint(form.count(s.Result), " ", form.unit)))
	fmt.Fprintf(&b, "%s: %s ms\n", cmp.Or(form.time, "Waktu eksekusi"), milliseconds(s.Result.Elapsed))
	return b.String(), nil
}

// courseBoards writes the boards, or why there are none.
func courseBoards(b *strings.Builder, s engine.Solution, form courseForm, colours bool) error {
	switch s.Result.Status {
	case engine.Solved:
	case engine.NoSolution:
		b.WriteString("Tidak ada solusi.\n\n")
		return nil
	default:
		b.WriteString("Pencarian berhenti sebelum selesai.\n\n")
		return nil
	}
	if form.solutionLines != nil {
		lines, err := form.solutionLines(s)
		if err != nil {
			return err
		}
		b.WriteString(strings.Join(lines, "\n") + "\n\n")
	}
	positions, err := engine.Replay(s.Puzzle.Start(), s.Result.Moves)
	if err != nil {
		return err
	}
	board := func(at int, last engine.Move) string {
		text := positions[at].Text()
		if form.board != nil {
			text = form.board(s.Puzzle, text)
		}
		if colours && form.colours != nil {
			text = coloured(text, form.colours(s, text, last))
		}
		return text + "\n"
	}
	if form.move == nil {
		b.WriteString(board(len(positions)-1, engine.Move{}))
		return nil
	}
	b.WriteString(cmp.Or(form.first, "Papan Awal") + "\n" + board(0, engine.Move{}))
	for i, m := range s.Result.Moves {
		fmt.Fprintf(b, cmp.Or(form.step, "Gerakan %d: %s")+"\n", i+1, form.move(m))
		b.WriteString(board(i+1, m))
	}
	return nil
}

// coloured sets characters between escape sequences.
func coloured(text string, colours map[rune]int) string {
	var b strings.Builder
	for _, mark := range text {
		if colour := colours[mark]; colour != 0 {
			fmt.Fprintf(&b, "\x1b[%dm%c\x1b[0m", colour, mark)
		} else {
			b.WriteRune(mark)
		}
	}
	return b.String()
}

// milliseconds formats a time with at most three decimals.
func milliseconds(d time.Duration) string {
	return strconv.FormatFloat(float64(d.Round(time.Microsecond))/float64(time.Millisecond), 'f', -1, 64)
}
