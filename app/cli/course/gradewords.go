package course

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"langkah/app/cli/columns"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/base/message"
	"langkah/engine/course/grade"
)

// writeGrade prints one result in words.
func writeGrade(out io.Writer, e grade.Entry) error {
	if e.Err != nil {
		return nil // the command ends with this error
	}
	r := e.Report
	var b strings.Builder
	line := func(name, text string) {
		if text != "" {
			b.WriteString(columns.Hang(fmt.Sprintf("%-13s", name), text))
		}
	}
	line("puzzle", fmt.Sprintf("%s (%s)", r.Puzzle.Kind(), r.Puzzle.Family()))
	line("verdict", string(e.Verdict()))
	if len(r.Boards) > 0 {
		boards := strconv.Itoa(len(r.Boards))
		if r.Missing {
			boards += "; the board at the start is not among them"
		}
		if r.Told {
			boards = fmt.Sprintf("none; judged by %s", figures.Plural(len(r.Boards)-1, "move"))
		}
		line("boards", boards)
	}
	if r.First > 0 {
		line("at fault", fmt.Sprintf("board %d, line %d: %s", r.First, r.Boards[r.First-1].Line, r.Why))
		b.WriteString("\n" + columns.Indent(strings.TrimSuffix(r.Boards[r.First-1].Text(), "\n"), 2) + "\n")
	} else if !r.Why.IsZero() && !r.Right() {
		line("at fault", r.Why.String())
	}
	if len(r.Boards) > 0 {
		line("solved", yes(r.Solved))
	}
	for _, length := range r.Lengths {
		line(length.Name, against(length))
	}
	line("states time", r.Stated.Time)
	line("states nodes", r.Stated.Nodes)
	line("states moves", r.Stated.Moves)
	line("states cost", r.Stated.Cost)
	for _, claim := range r.False {
		line("false", claim.String())
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// against returns a number beside the optimum.
func against(l grade.Length) string {
	if l.N == grade.None {
		return ""
	}
	if l.Best == grade.None {
		return fmt.Sprintf("%s; the optimum is not proven", engine.CostOf(l.Puzzle, l.N))
	}
	return fmt.Sprintf("%s; the optimum is %s", engine.CostOf(l.Puzzle, l.N), engine.CostOf(l.Puzzle, l.Best))
}

// writeGradeTable prints a line of each result, and how many are right.
func writeGradeTable(out io.Writer, entries []grade.Entry) error {
	lines := [][]string{{"output", "verdict", "boards", "slides", "best", "steps", "best", "why"}}
	counts := map[grade.Verdict]int{}
	for _, e := range entries {
		counts[e.Verdict()]++
		r := e.Report
		figure := func(n int) string {
			if e.Err != nil || n == grade.None {
				return ""
			}
			return strconv.Itoa(n)
		}
		slides, steps := r.Length("slides"), r.Length("steps")
		lines = append(lines, []string{figures.Shown(e.Output), string(e.Verdict()), figure(len(r.Boards)), figure(slides.N), figure(slides.Best),
			figure(steps.N), figure(steps.Best), figures.Shown(e.Why())})
	}
	title := message.Sprintf("%d output{|s}: %d right, %d wrong, %d not readable", len(entries), counts[grade.Right], counts[grade.Wrong], counts[grade.Unreadable])
	fmt.Fprintln(out, title)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, line := range lines {
		fmt.Fprintln(w, strings.Join(line, "\t"))
	}
	return w.Flush()
}
