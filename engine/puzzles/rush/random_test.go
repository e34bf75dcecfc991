package rush

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine"
	"langkah/engine/testkit/casetest"
)

// plainBoard is an independent reference implementation on a grid of characters: a letter for each piece, P the primary
// one, # a wall, . an empty cell. It follows the rules literally, slowly, and shares nothing with the package.
type plainBoard struct {
	rows, cols int
	exit       side
	cells      string
}

// slides returns the boards one slide away, with the length of the slide.
func (b plainBoard) slides() map[string]int {
	to := map[string]int{}
	for _, letter := range b.letters() {
		for _, ahead := range []bool{false, true} {
			at := b
			for cells := 1; at.push(letter, ahead); cells++ {
				to[at.cells] = cells
			}
		}
	}
	return to
}

func (b plainBoard) letters() (list []byte) {
	for i := range b.cells {
		if c := b.cells[i]; c >= 'A' && c <= 'Z' && !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return list
}

// push moves a piece by one cell, right or down if ahead, unless it is blocked.
func (b *plainBoard) push(letter byte, ahead bool) bool {
	first, last := strings.IndexByte(b.cells, letter), strings.LastIndexByte(b.cells, letter)
	across := last/b.cols == first/b.cols
	stride, edge := b.cols, first/b.cols == 0
	switch {
	case across && ahead:
		stride, edge = 1, last%b.cols == b.cols-1
	case across:
		stride, edge = 1, first%b.cols == 0
	case ahead:
		edge = last/b.cols == b.rows-1
	}
	enter, leave := first-stride, last
	if ahead {
		enter, leave = last+stride, first
	}
	if edge || b.cells[enter] != '.' {
		return false
	}
	cells := []byte(b.cells)
	cells[enter], cells[leave] = letter, '.'
	b.cells = string(cells)
	return true
}

// solved reports whether the primary piece touches the exit's side.
func (b plainBoard) solved() bool {
	first, last := strings.IndexByte(b.cells, 'P'), strings.LastIndexByte(b.cells, 'P')
	switch b.exit {
	case left:
		return first%b.cols == 0
	case right:
		return last%b.cols == b.cols-1
	case top:
		return first/b.cols == 0
	}
	return last/b.cols == b.rows-1
}

// String returns the puzzle's text. Walls have no mark of their own there: each is a piece of one cell with a unique
// letter.
func (b plainBoard) String() string {
	unused := "ABCDEFGHIJLMNOQRSTUVWXYZ"
	for _, letter := range b.letters() {
		unused = strings.ReplaceAll(unused, string(letter), "")
	}
	cells := []byte(b.cells)
	for i := range cells {
		if cells[i] == '#' {
			cells[i], unused = unused[0], unused[1:]
		}
	}
	first := strings.IndexByte(b.cells, 'P')
	var rows []string
	for r := range b.rows {
		row := string(cells[r*b.cols : (r+1)*b.cols])
		switch {
		case b.exit == right && r == first/b.cols:
			row += "K"
		case b.exit == left && r == first/b.cols:
			row = "K" + row
		case b.exit == left:
			row = " " + row
		}
		rows = append(rows, row)
	}
	mark := strings.Repeat(" ", first%b.cols) + "K"
	switch b.exit {
	case top:
		rows = slices.Insert(rows, 0, mark)
	case bottom:
		rows = append(rows, mark)
	}
	others := len(b.letters()) - 1 + strings.Count(b.cells, "#")
	return fmt.Sprintf("%d %d\n%d\n%s\n", b.rows, b.cols, others, strings.Join(rows, "\n"))
}

// reach returns the reachable boards, at most most of them.
func (b plainBoard) reach(most int) []plainBoard {
	seen := map[string]bool{b.cells: true}
	list := []plainBoard{b}
	for i := 0; i < len(list) && len(list) < most; i++ {
		for cells := range list[i].slides() {
			if !seen[cells] {
				seen[cells] = true
				list = append(list, plainBoard{b.rows, b.cols, b.exit, cells})
			}
		}
	}
	return list
}

// unreachable is the distance where there is no solution.
const unreachable = math.MaxInt32

// distances returns the cost to go of every board on the list, by backward breadth-first search from all solved ones;
// slides are reversible. Counting steps, only slides by one cell are followed.
func distances(list []plainBoard, c costModel) map[string]int {
	distance := map[string]int{}
	var queue []plainBoard
	for _, b := range list {
		distance[b.cells] = unreachable
		if b.solved() {
			distance[b.cells] = 0
			queue = append(queue, b)
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		b := queue[0]
		for cells, covered := range b.slides() {
			if distance[cells] == unreachable && (c == slides || covered == 1) {
				distance[cells] = distance[b.cells] + 1
				queue = append(queue, plainBoard{b.rows, b.cols, b.exit, cells})
			}
		}
	}
	return distance
}

// drawPlain draws a board of any size and shape with an exit on any side, with pieces in the primary one's lane as
// often as elsewhere. Few boards are reachable from it, so that all can be examined.
func drawPlain(t *rapid.T) plainBoard {
	size := rapid.IntRange(2, 12)
	b := plainBoard{rows: size.Draw(t, "rows"), cols: size.Draw(t, "cols")}
	b.exit = rapid.SampledFrom([]side{right, left, bottom, top}).Draw(t, "exit")
	b.cells = strings.Repeat(".", b.rows*b.cols)
	lane := -1
	put := func(letter byte, vertical bool) {
		p := piece{vertical: vertical, length: rapid.IntRange(2, 4).Draw(t, "length")}
		lanes, span := b.rows, b.cols
		if vertical {
			lanes, span = b.cols, b.rows
		}
		p.length = min(p.length, span)
		p.lane = rapid.IntRange(0, lanes-1).Draw(t, "lane")
		p.start = rapid.IntRange(0, span-p.length).Draw(t, "start")
		if lane >= 0 && vertical == b.exit.vertical() && rapid.Bool().Draw(t, "same lane") {
			p.lane = lane
		}
		if letter == 'P' {
			lane = p.lane
		}
		cells := []byte(b.cells)
		for k := range p.length {
			cell := (&board{cols: b.cols}).cell(p, p.start+k)
			if cells[cell] != '.' {
				return
			}
			cells[cell] = letter
		}
		after := plainBoard{b.rows, b.cols, b.exit, string(cells)}
		if len(after.reach(mostReached)) < mostReached {
			b = after
		}
	}
	put('P', b.exit.vertical())
	for range rapid.IntRange(0, 10).Draw(t, "walls") {
		if cell := rapid.IntRange(0, len(b.cells)-1).Draw(t, "wall"); b.cells[cell] == '.' {
			b.cells = b.cells[:cell] + "#" + b.cells[cell+1:]
		}
	}
	for _, letter := range []byte("ABCDEFGHIJLMN")[:rapid.IntRange(0, 13).Draw(t, "pieces")] {
		put(letter, rapid.Bool().Draw(t, "vertical"))
	}
	return b
}

// mostReached limits the boards reachable from a random board, and the nodes of searches without duplicate detection.
const mostReached = 150

// TestRandomBoardsAgainstThePlainRules compares everything that judges or solves a board with the reference, on boards
// of every size and shape.
func TestRandomBoardsAgainstThePlainRules(t *testing.T) {
	casetest.SkipUnderRace(t)
	rapid.Check(t, func(t *rapid.T) { againstThePlainRules(t, drawPlain(t)) })
}

// TestPiecesInTheLaneAgainstThePlainRules covers boards where a piece of the primary one's lane was once mistaken for a
// crossing one.
func TestPiecesInTheLaneAgainstThePlainRules(t *testing.T) {
	for _, b := range []plainBoard{
		{6, 4, left, "...." + "...." + "...." + "...." + "...." + "GGPP"},
		{4, 6, top, ".....G" + ".....G" + ".....P" + ".....P"},
		{2, 6, right, "PP.GG." + "......"},
		{3, 7, right, "PPA.GG." + "..A...." + "......."},
		{2, 2, right, "PP" + ".."}, // nothing can move
	} {
		againstThePlainRules(t, b)
	}
}

// failer is the common part of *testing.T and *rapid.T.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

func againstThePlainRules(t failer, b plainBoard) {
	t.Helper()
	z, err := parse(b.String())
	if err != nil {
		t.Fatalf("%v\n%s", err, b)
	}
	list := b.reach(math.MaxInt)
	for _, c := range []costModel{slides, steps} {
		z := &Puzzle{board: z.board, form: z.form, cost: c}
		exact := distances(list, c)
		verdict, known := engine.Verdict(z)
		if solvable := exact[b.cells] < unreachable; known && solvable != (verdict.Kind == engine.Solvable) {
			t.Fatalf("%q is wrong for\n%s", verdict.Text, b)
		}
		checkSpace(t, z, list, exact)
		for _, h := range heuristics() {
			checkHeuristic(t, z, h, list, exact)
		}
		for _, m := range z.Methods() {
			checkMethod(t, z, m, b, exact[b.cells])
		}
	}
}

// placesIn returns the places of the puzzle's pieces on a reference board.
func (z *Puzzle) placesIn(b plainBoard) []uint8 {
	at := make([]uint8, len(z.board.pieces))
	for i, p := range z.board.pieces {
		at[i] = uint8(z.board.place(p, strings.Index(b.cells, p.name)))
	}
	return at
}

func checkSpace(t failer, z *Puzzle, list []plainBoard, exact map[string]int) {
	t.Helper()
	s, _ := z.Space(context.Background(), engine.Limits{}, nil)
	if s == nil {
		return // too large
	}
	if s.States() != len(list) {
		t.Fatalf("%d states, the rules reach %d from\n%s", s.States(), len(list), list[0])
	}
	for _, b := range list {
		bySlides, bySteps, ok := s.Distance(Position{z, z.placesIn(b)})
		got := map[costModel]int{slides: bySlides, steps: bySteps}[z.cost]
		if want := exact[b.cells]; ok != (want < unreachable) || ok && got != want {
			t.Fatalf("%d %s (%t), the rules say %d, of\n%s", got, z.cost, ok, want, b)
		}
	}
}

// checkHeuristic compares a heuristic with the distance of every board, and with its values one slide on, as far as it
// claims to be admissible and consistent.
func checkHeuristic(t failer, z *Puzzle, h heuristic, list []plainBoard, exact map[string]int) {
	t.Helper()
	code := newCoding(z.board)
	s := newSpace(z, code, byteCoder(code, func(s *pieces32) []uint8 { return s[:] }), h)
	trust := h.under(z.cost)
	for _, b := range list {
		state := s.encode(z.placesIn(b))
		estimate := s.estimate(state)
		if estimate < 0 || trust.admissible && int(estimate) > exact[b.cells] {
			t.Fatalf("%s is %d, the distance in %s is %d, of\n%s", h.name, estimate, z.cost, exact[b.cells], b)
		}
		next := s.expand(state, estimate, nil)
		if len(next) != len(b.slides()) {
			t.Fatalf("%d successors, the rules have %d, of\n%s", len(next), len(b.slides()), b)
		}
		for _, to := range next {
			if to.H != s.estimate(to.State) {
				t.Fatalf("%s is %d on the way and %d at the end of %v from\n%s", h.name, to.H, s.estimate(to.State), numbered(to.Move), b)
			}
			if trust.consistent && estimate > to.Cost+to.H {
				t.Fatalf("%s falls from %d to %d by %v, which costs %d %s, from\n%s", h.name, estimate, to.H, numbered(to.Move), to.Cost, z.cost, b)
			}
		}
	}
}

// checkMethod compares a method's result with the distance.
func checkMethod(t failer, z *Puzzle, m engine.Method, b plainBoard, exact int) {
	t.Helper()
	r := engine.Solve(context.Background(), z, m, engine.Limits{Nodes: mostReached}, nil)
	promise := m.Guarantee()
	wrong := ""
	switch r.Status {
	case engine.Solved:
		switch {
		case r.Cost < exact || r.Cost > exact && r.Optimality == engine.Proven:
			wrong = "the cost"
		case promise.Optimal && r.Optimality == engine.NotByDesign:
			wrong = "the promise"
		case !b.solvedBy(r.Moves, z.cost, r.Cost):
			wrong = "a move"
		}
	case engine.NoSolution:
		if exact < unreachable {
			wrong = "the proof"
		}
	case engine.Failed:
		if r.Fault || promise.Complete {
			wrong = "the end"
		}
	}
	if r.Bound > int64(exact) {
		wrong = "the bound"
	}
	if wrong != "" {
		t.Fatalf("%s, %s: %s is wrong: %s (%s), cost %d, bound %d, optimality %d; the rules say %d, for\n%s",
			m.Name(), z.cost, wrong, r.Status, r.Reason, r.Cost, r.Bound, r.Optimality, exact, b)
	}
}

// solvedBy makes the moves by the reference rules.
func (b plainBoard) solvedBy(moves []engine.Move, c costModel, cost int) bool {
	for _, m := range moves {
		var letter byte
		var direction string
		var cells int
		if _, err := fmt.Sscanf(m.Name, "%c %s %d", &letter, &direction, &cells); err != nil {
			return false
		}
		for range cells {
			if !b.push(letter, direction == "right" || direction == "down") {
				return false
			}
		}
		if cost--; c == steps {
			cost -= cells - 1
		}
	}
	return cost == 0 && b.solved()
}
