package grade

import (
	"strings"

	"langkah/engine"
)

// withoutSolution judges an output whose boards solve nothing: it may state that there is no
// solution, print moves alone, or have no answer.
func (r *Report) withoutSolution(p engine.Gradable, lines []string) {
	if r.cut || r.Legal && r.Solved {
		return
	}
	isWay := engine.HasLength(p)
	switch repeated := r.repeats(p, lines); {
	case r.claims.noSolution && !(isWay && r.First == 1):
		// The boards are the puzzle, or stages of the search, not an answer.
		*r = Report{Readable: true, Legal: true, Stated: r.Stated, claims: r.claims}
	case len(r.Boards) > 0 && !repeated:
	case r.followMoves(p, lines):
	case repeated:
		r.Readable, r.Legal, r.First = false, true, 0
		r.Why = engine.Msg("the output only repeats the puzzle: no move was found, and no word that there is no solution")
	default:
		r.Why = engine.Msg("no board of the puzzle was found, and no word that there is no solution")
	}
}

// repeats reports whether there are boards and all of them repeat the puzzle as given.
func (r *Report) repeats(p engine.Gradable, lines []string) bool {
	start, text := p.Start().Text(), clean([]byte(p.String()))
	for _, b := range r.Boards {
		given := b.Position != nil && b.Position.Text() == start
		if !given && !holdsLines(text, lines[b.Line-1:min(b.last, len(lines))]) {
			return false
		}
	}
	return len(r.Boards) > 0
}

// holdsLines reports whether lines are consecutive in a text, ignoring blanks at their ends.
func holdsLines(text, lines []string) bool {
	return strings.Contains(joined(text), joined(lines))
}

// joined returns lines as one text, with a line end before and after each.
func joined(lines []string) string {
	var b strings.Builder
	b.WriteByte('\n')
	for _, line := range lines {
		b.WriteString(strings.TrimSpace(line) + "\n")
	}
	return b.String()
}
