package grade

import (
	"slices"
	"strings"
	"unicode"

	"langkah/engine"
)

// The line protocol is for programs that print moves alone, after that of the SAT
// competitions: one line "s SOLVED", "s UNSOLVABLE" or "s UNKNOWN", lines "v" with the moves
// by the names that Langkah gives them, and lines "c" with anything. Other lines are ignored.

// answer is what a program said by the protocol.
type answer struct {
	status string // in capitals: SOLVED, UNSOLVABLE or UNKNOWN
	line   int    // of the status, from 1
	cost   string // behind the status; "" where it is not said
	values []spelled
}

// readAnswer returns the answer in an output that follows the protocol; the last status
// counts.
func readAnswer(lines []string) (a answer, ok bool) {
	for i, line := range lines {
		kind, rest, _ := strings.Cut(line, " ")
		words := strings.Fields(rest)
		switch {
		case kind == "s" && len(words) > 0 && slices.Contains(statuses, words[0]):
			a.status, a.cost, a.line, ok = words[0], strings.Join(words[1:], " "), i+1, true
		case kind == "v":
			a.values = append(a.values, spelled{strings.TrimSpace(rest), i + 1})
		}
	}
	return a, ok
}

var statuses = []string{"SOLVED", "UNSOLVABLE", "UNKNOWN"}

// judgeAnswer judges an output that follows the protocol.
func judgeAnswer(p engine.Gradable, a answer) Report {
	r := Report{Legal: true}
	if a.cost != "" {
		r.Stated, r.claims = readStatements([]string{"cost: " + a.cost}, nil)
	}
	switch {
	case a.status == "UNSOLVABLE":
		r.Readable, r.claims.noSolution = true, true
	case a.status == "UNKNOWN":
		r.Why = engine.Msg("the program says that it found neither a solution nor that there is none")
	case len(a.values) == 0 && p.Start().Solved():
		r.Readable, r.Told, r.Solved, r.Lengths = true, true, true, newLengths(p, 0)
		r.Boards = []Board{{Line: a.line, Rows: rowsOf(p.Start(), p.Printings()[0]), Position: p.Start()}}
	case len(a.values) == 0:
		r.Why = engine.Msg("the program says that it is solved, and prints no line with moves; expected \"v\" and the moves")
	default:
		r.followNames(p, movesIn(p, a.values))
	}
	return r
}

// movesIn splits the values into names of moves, which may hold blanks: "v A right 3, B up 1"
// and "v UP UP LEFT". At each place the longest name counts that is a legal move; where there
// is none, the word stands for a move that the rules will refuse.
func movesIn(p engine.Gradable, values []spelled) (moves []spelled) {
	at := engine.Position(p.Start())
	for _, v := range values {
		words := strings.FieldsFunc(v.name, func(r rune) bool { return unicode.IsSpace(r) || r == ',' || r == ';' })
		for len(words) > 0 {
			n := 1
			for k := min(longestName, len(words)); k > 0 && at != nil; k-- {
				if m, ok := moveNamed(at, strings.Join(words[:k], " ")); ok {
					n, at = k, after(at, m)
					break
				}
				if k == 1 {
					at = nil
				}
			}
			moves = append(moves, spelled{strings.Join(words[:n], " "), v.line})
			words = words[n:]
		}
	}
	return moves
}

// longestName is the most words in the name of a move.
const longestName = 4

// after returns the position after a legal move.
func after(at engine.Position, m engine.Move) engine.Position {
	next, err := at.Apply(m)
	if err != nil {
		return nil
	}
	return next
}
