package grade

import (
	"strings"

	"langkah/engine"
)

// withoutSolution finds out what an output offers whose boards solve nothing: the
// statement that there is no solution, moves alone, or nothing at all.
func (r *Report) withoutSolution(p engine.Gradable, lines []string) {
	if r.cut || r.Legal && r.Solved {
		return
	}
	isWay := engine.HasLength(p)
	switch repeated := r.repeats(p, lines); {
	case r.claims.noSolution && !(isWay && r.First == 1):
		// The boards are the puzzle, or stages of the search: they are no answer.
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

// repeats says whether there are boards, and all of them show the puzzle as it was given.
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

// holdsLines says whether lines stand in a text one after the other, whatever
// blanks are at their ends.
func holdsLines(text, lines []string) bool {
	return strings.Contains(joined(text), joined(lines))
}

// joined is lines as one text, with a line end on both sides of each.
func joined(lines []string) string {
	var b strings.Builder
	b.WriteByte('\n')
	for _, line := range lines {
		b.WriteString(strings.TrimSpace(line) + "\n")
	}
	return b.String()
}
