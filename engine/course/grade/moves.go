package grade

import (
	"regexp"
	"strconv"
	"strings"

	"langkah/engine"
)

// Programs without boards print their moves: as one word, "DLURD", separated by commas, or
// one on a line.
var (
	answerForm = forms(`\b(?:solusi|solution|sequence|sekuens|urutan)\b[^:=|]*[:=] *(.+)`)
	pathForm   = forms(`\b(?:path|jalur|moves?|gerakan|langkah|steps?)\b[^:=|\d]*[:=] *(.+)`)
	stepForm   = forms(`^(?:(?:step|langkah|gerakan|move) *)?(?:ke *-? *)?(?:\d+ *[.:)-]* *)?([a-z]+)\b`)
)

// spelled is a move's name with its line, from 1.
type spelled struct {
	name string
	line int
}

// followMoves judges the moves in the lines; ok is false if there are none.
func (r *Report) followMoves(p engine.Gradable, lines []string) (ok bool) {
	way := p.Printings()[0]
	var moves []spelled
	if way.Path != nil {
		moves = readPath(way.Path, lines)
		if len(moves) == 0 {
			moves = readList(lines)
		}
	}
	if way.Spell != nil && len(moves) == 0 {
		moves = readMoves(way.Spell, lines)
	}
	return len(moves) > 0 && r.followNames(p, moves)
}

// followNames judges moves by their names; ok is false if a legal move cannot be made, which no
// family has.
func (r *Report) followNames(p engine.Gradable, moves []spelled) (ok bool) {
	way := p.Printings()[0]
	at := p.Start()
	*r = Report{
		Readable: true, Told: true, Legal: true, Stated: r.Stated, claims: r.claims, Lengths: newLengths(p, 0),
		Boards: []Board{{Line: moves[0].line, Rows: rowsOf(at, way), Position: at}},
	}
	for i, move := range moves {
		b := Board{Line: move.line}
		m, legal := moveNamed(at, move.name)
		if !legal {
			_, err := at.Apply(engine.Move{Name: move.name})
			b.Fault = engine.Msg("move %d, %s: %s", i+1, move.name, engine.MsgOf(err))
			b.Rows = rowsOf(at, way)
			r.Boards = append(r.Boards, b)
			r.Legal, r.First, r.Why = false, len(r.Boards), b.Fault
			return true
		}
		if !at.Solved() {
			r.count(m)
		}
		next, err := at.Apply(m)
		if err != nil {
			return false // a legal move can always be played
		}
		at = next
		b.Position, b.Moves, b.Rows = at, []engine.Move{m}, rowsOf(at, way)
		r.Boards = append(r.Boards, b)
	}
	if r.Solved = at.Solved(); !r.Solved {
		r.Why = p.Lacks(at)
	}
	return true
}

// rowsOf returns the rows of a position as drawn by its family.
func rowsOf(at engine.Position, way engine.Printing) [][]string {
	boards := find(clean([]byte(at.Text())), way)
	if len(boards) == 0 {
		return nil
	}
	return boards[0].rows
}

// readPath returns the last path that a line states by its places.
func readPath(path func(line string) ([]string, bool), lines []string) (moves []spelled) {
	for i, line := range lines {
		if len(line) > longestMoves {
			continue
		}
		if names, ok := path(line); ok {
			moves = nil
			for _, name := range names {
				moves = append(moves, spelled{name, i + 1})
			}
		}
	}
	return moves
}

// numbered is a move in a numbered list, as our transcripts have it: "2. Pitesti, cost 97".
var numbered = regexp.MustCompile(`^(\d+)\. (.+), cost [\d.,]+$`)

// readList returns the moves of a numbered list.
func readList(lines []string) (moves []spelled) {
	for i, line := range lines {
		if m := numbered.FindStringSubmatch(line); m != nil && m[1] == strconv.Itoa(len(moves)+1) {
			moves = append(moves, spelled{m[2], i + 1})
		}
	}
	return moves
}

// speller returns the name of the move that a word stands for.
type speller = func(word string) (name string, ok bool)

// readMoves returns the solution stated in words: after a label, or else the last path, or
// else a line of moves alone, or moves line by line.
func readMoves(spellOne speller, lines []string) []spelled {
	var answer, path, alone, steps []spelled
	for i, line := range lines {
		if line == "" || len(line) > longestMoves {
			continue
		}
		line = strings.Join(strings.Fields(line), " ")
		if text := behind(line, answerForm); len(answer) == 0 && text != "" {
			answer, _ = spell(spellOne, text, i+1)
		}
		if moves, _ := spell(spellOne, behind(line, pathForm), i+1); len(moves) > 0 {
			path = moves
		}
		if moves, whole := spell(spellOne, line, i+1); whole && len(moves) > len(alone) {
			alone = moves
		}
		if name, ok := spellOne(behind(line, stepForm)); ok {
			steps = append(steps, spelled{name, i + 1})
		}
	}
	for _, moves := range [][]spelled{answer, path} {
		if len(moves) > 0 {
			return moves
		}
	}
	if len(steps) > len(alone) {
		return steps
	}
	return alone
}

// longestMoves is the greatest length of a line of moves.
const longestMoves = 100_000

// behind returns the group of the first form that matches.
func behind(line string, list []*regexp.Regexp) string {
	for _, form := range list {
		if found := form.FindStringSubmatch(line); found != nil {
			return found[1]
		}
	}
	return ""
}

// betweenMoves reports whether a character separates moves of a list.
func betweenMoves(r rune) bool { return strings.ContainsRune(" ,;|-<>→➜[](){}'\"", r) }

// spell returns the moves at the beginning of a text; whole reports whether there is nothing else.
func spell(spellOne speller, text string, line int) (moves []spelled, whole bool) {
	words := strings.FieldsFunc(text, betweenMoves)
	for _, word := range words {
		names := namesIn(spellOne, word)
		if names == nil {
			return moves, false
		}
		for _, name := range names {
			moves = append(moves, spelled{name, line})
		}
	}
	return moves, true
}

// namesIn returns the moves of a word: a single name, or a letter for each move.
func namesIn(spellOne speller, word string) []string {
	if name, ok := spellOne(word); ok {
		return []string{name}
	}
	var names []string
	for _, letter := range word {
		name, ok := spellOne(string(letter))
		if !ok {
			return nil
		}
		names = append(names, name)
	}
	return names
}
