package grade

import (
	"strings"

	"langkah/engine"
)

// ReadState parses a position: the rows of a board in any printed form, on lines of their
// own, on one line separated by / or ;, or all cells of a board on one line.
func ReadState(p engine.Gradable, text string) (engine.Position, error) {
	lines := clean([]byte(strings.NewReplacer("/", "\n", ";", "\n").Replace(text)))
	way := p.Printings()[0]
	tries := [][]string{lines}
	if rest := strings.TrimSpace(strings.Join(lines, " ")); way.Rows > 1 {
		tries = append(tries, folded(strings.Fields(rest), way.Rows, " "), folded(strings.Split(rest, ""), way.Rows, ""))
	}
	for _, lines := range tries {
		if boards := find(lines, way); len(boards) == 1 {
			return way.Read(boards[0].rows)
		}
	}
	return nil, engine.Errorf("%q is no board of %s; expected its rows with / between them", strings.TrimSpace(text), p.Kind())
}

// folded divides the marks of one line into equal rows, if possible.
func folded(marks []string, rows int, between string) []string {
	if len(marks) == 0 || len(marks)%rows != 0 {
		return nil
	}
	n := len(marks) / rows
	lines := make([]string, rows)
	for i := range lines {
		lines[i] = strings.Join(marks[i*n:(i+1)*n], between)
	}
	return lines
}
