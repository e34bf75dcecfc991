package transcript

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"time"

	"langkah/engine"
)

// Course tells a solution in the form that the assignments of the course IF2211
// ask for, in Indonesian: the boards with the moves between them, then how many
// states were examined and how long it took. With colours, marks are set between
// escape sequences of a terminal. Package grade reads it, as it reads every
// program's output.
func Course(s engine.Solution, colours bool) (string, error) {
	work, ok := s.Puzzle.(engine.Coursework)
	if !ok {
		return "", engine.Errorf("the course has no form of its own for %s", s.Puzzle.Kind())
	}
	form := work.Course()
	if !colours {
		form.Colour = nil
	}
	var b strings.Builder
	for _, line := range form.Before {
		b.WriteString(line + "\n")
	}
	if len(form.Before) > 0 {
		b.WriteByte('\n')
	}
	if err := courseBoards(&b, s, form); err != nil {
		return "", err
	}
	fmt.Fprintf(&b, "%s: %s\n", form.Examined, strings.TrimSpace(fmt.Sprint(form.Count(s.Result), " ", form.Unit)))
	fmt.Fprintf(&b, "%s: %s ms\n", form.Time, milliseconds(s.Result.Elapsed))
	return b.String(), nil
}

// courseBoards tells the boards, or why there are none.
func courseBoards(b *strings.Builder, s engine.Solution, form engine.CourseForm) error {
	switch s.Result.Status {
	case engine.Solved:
	case engine.NoSolution:
		b.WriteString("Tidak ada solusi.\n\n")
		return nil
	default:
		b.WriteString("Pencarian berhenti sebelum selesai.\n\n")
		return nil
	}
	if form.Told != nil {
		b.WriteString(strings.Join(form.Told(s.Result), "\n") + "\n\n")
	}
	positions, err := engine.Replay(s.Puzzle.Start(), s.Result.Moves)
	if err != nil {
		return err
	}
	if form.Move == nil {
		b.WriteString(courseBoard(form, positions[len(positions)-1], engine.Move{}) + "\n")
		return nil
	}
	b.WriteString(cmp.Or(form.First, "Papan Awal") + "\n" + courseBoard(form, positions[0], engine.Move{}) + "\n")
	for i, m := range s.Result.Moves {
		fmt.Fprintf(b, cmp.Or(form.Step, "Gerakan %d: %s")+"\n", i+1, form.Move(m))
		b.WriteString(courseBoard(form, positions[i+1], m) + "\n")
	}
	return nil
}

// courseBoard is a board, in colours where there are any.
func courseBoard(form engine.CourseForm, p engine.Position, last engine.Move) string {
	text := p.Text()
	if form.Board != nil {
		text = form.Board(p)
	}
	if form.Colour == nil {
		return text
	}
	var b strings.Builder
	for _, mark := range text {
		if colour := form.Colour(mark, last); colour != 0 {
			fmt.Fprintf(&b, "\x1b[%dm%c\x1b[0m", colour, mark)
		} else {
			b.WriteRune(mark)
		}
	}
	return b.String()
}

// milliseconds is a time as a number with at most three decimals.
func milliseconds(d time.Duration) string {
	return strconv.FormatFloat(float64(d.Round(time.Microsecond))/float64(time.Millisecond), 'f', -1, 64)
}
