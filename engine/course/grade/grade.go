package grade

import (
	"context"
	"errors"
	"slices"
	"sync"

	"langkah/engine"
	"langkah/engine/base/figures"
)

// Report is the judgement of an output.
type Report struct {
	Puzzle engine.Puzzle
	Boards []Board // as printed; nil if none was found

	// Readable means that there is something to judge: boards, or the statement that there
	// is no solution.
	Readable bool

	// Missing means that the first board is not printed: the first move leads from the
	// puzzle's start to Boards[0].
	Missing bool

	// Told means that moves are printed without boards: Boards are the positions after them,
	// with the line of each move.
	Told bool

	Legal  bool           // every board follows from the previous one
	First  int            // number of the first board, from 1, that does not; 0 if all do
	Why    engine.Message // why it does not, why the last board is not the goal, or why nothing was read
	Solved bool           // the last board is the goal

	Lengths []Length // in every measure of the puzzle
	Stated  Stated
	False   []engine.Message // claims of the text that are false

	gradable engine.Gradable // the puzzle
	claims   claims
	best     *optimum
	cost     int  // of the moves, in the puzzle's measure
	cut      bool // boards beyond the limit are ignored
}

// None is an unknown or inapplicable number.
const None = -1

// Board is one printed board.
type Board struct {
	Line     int             // of the text, from 1
	Rows     [][]string      // as printed
	Position engine.Position // nil if it is illegal, or after a fault
	Moves    []engine.Move   // from the previous board
	Fault    engine.Message  // why it does not follow; zero if it does

	mark string // mark that is at fault by itself; "" for none
	last int    // the line of its last row, from 1
}

// Right reports whether the puzzle is solved by legal moves, or correctly said to have no
// solution, and no claim is false.
func (r Report) Right() bool {
	done := r.Solved || r.claims.noSolution && r.best.unsolvable
	return r.Readable && r.Legal && done && len(r.False) == 0
}

// Open reports whether the output's claim that there is no solution was neither proven nor
// refuted.
func (r Report) Open() bool {
	return r.SaysNone() && !r.best.solvable && !r.best.unsolvable
}

// SaysNone reports whether the output claims that there is no solution.
func (r Report) SaysNone() bool { return r.claims.noSolution && len(r.Boards) == 0 }

// Grader judges outputs, concurrently if need be. It solves each puzzle once for the optimum.
type Grader struct {
	limits engine.Limits
	mu     sync.Mutex
	known  map[string]*optimum // by the puzzle's text
}

// NewGrader returns a grader with limits for the search for an optimum.
func NewGrader(limits engine.Limits) *Grader {
	return &Grader{limits: limits, known: map[string]*optimum{}}
}

// Grade judges an output, as [Judge] and [Grader.Prove] do.
func (g *Grader) Grade(ctx context.Context, p engine.Puzzle, output []byte) (Report, error) {
	r, err := Judge(p, output)
	if err != nil {
		return Report{}, err
	}
	return g.Prove(ctx, r), nil
}

// Judge judges the boards of an output, without the optimum. It is an error if the puzzle's
// family reads no outputs, or the output is longer than [MostText].
func Judge(p engine.Puzzle, output []byte) (Report, error) {
	if len(output) > MostText {
		return Report{}, engine.Errorf("the output is longer than %s, which is the limit", figures.Bytes(MostText))
	}
	gradable, ok := p.(engine.Gradable)
	if !ok {
		return Report{}, engine.Errorf("outputs cannot be graded for %s", p.Kind())
	}
	measured, ok := engine.Finest(p).(engine.Gradable)
	if !ok {
		return Report{}, engine.Errorf("outputs cannot be graded for %s", p.Kind())
	}
	r := judgeAll(measured, clean(output))
	if r.cut {
		return Report{}, engine.Errorf("the output has more than %s board{|s}, which is the limit", figures.Count(mostBoards))
	}
	r.Puzzle, r.gradable, r.cost = p, gradable, r.costFor(p)
	r.best = &optimum{}
	if r.Lengths == nil {
		r.Lengths = newLengths(gradable, None)
	}
	return r, nil
}

// Prove finds the optimum and checks the claims with it.
func (g *Grader) Prove(ctx context.Context, r Report) Report {
	r.best = g.optimum(ctx, r.gradable)
	r.Lengths, r.False = slices.Clone(r.Lengths), nil
	for i := range r.Lengths {
		r.Lengths[i].Best = r.best.lengths[i]
	}
	r.holdClaims()
	return r
}

// judgeAll judges the boards by each printing of the family. The first correct one counts,
// unless another accepts as a solution what is none: if that is a typical mistake, it is the
// fault.
func judgeAll(p engine.Gradable, lines []string) Report {
	if a, ok := readAnswer(lines); ok {
		return judgeAnswer(p, a)
	}
	lines, numbers := unfold(lines)
	var right Report
	for i, way := range p.Printings() {
		boards := find(lines, way)
		r := judge(p, way, boards)
		if i == 0 {
			right = r
			right.Stated, right.claims = readStatements(lines, boards)
		} else if r.Legal && r.Solved {
			r.Stated, r.claims = right.Stated, right.claims
			right = r
			if !way.Fault.IsZero() {
				right.Legal, right.First, right.Why = false, len(r.Boards), way.Fault
				right.Boards[right.First-1].Fault = way.Fault
				return right.numbered(numbers)
			}
		}
		if right.cut || right.Legal && right.Solved {
			break
		}
	}
	right.withoutSolution(p, lines)
	return right.numbered(numbers)
}

// numbered returns the report with the original line numbers.
func (r Report) numbered(numbers []int) Report {
	for i := range r.Boards {
		r.Boards[i].Line = numbers[r.Boards[i].Line-1]
	}
	return r
}

// judge checks every board against the previous one.
func judge(p engine.Gradable, way engine.Printing, found []drawn) Report {
	r := Report{Readable: len(found) > 0, Legal: true}
	if r.cut = len(found) > mostBoards; r.cut {
		return r
	}
	for _, d := range found {
		b := Board{Line: d.line, Rows: d.rows, last: d.last}
		var err error
		if b.Position, err = way.Read(d.rows); err != nil {
			b.Position, b.Fault = nil, engine.MsgOf(err)
			var bad *engine.Misprint
			if errors.As(err, &bad) {
				b.mark = bad.Mark
			}
		}
		r.Boards = append(r.Boards, b)
	}
	if len(found) == 0 {
		return r
	}
	if !engine.HasLength(p) {
		r.keepAnswer(p)
		return r
	}
	r.Lengths = newLengths(p, 0)
	start := p.Start().Text()
	at := p.Start()
	for i := range r.Boards {
		if again := r.Boards[i].Position; i > 0 && at.Solved() && again != nil && again.Text() == start {
			r.Boards = r.Boards[:i] // the list of boards is printed twice
			break
		}
		next, ok := r.follow(p, at, i)
		if !ok {
			break
		}
		at = next
	}
	if last := r.Boards[len(r.Boards)-1].Position; last != nil {
		r.Solved = last.Solved()
		if r.Legal && !r.Solved {
			r.Why = p.Lacks(last)
		}
	}
	return r
}

// follow returns the position of board i if it follows from the previous one.
func (r *Report) follow(p engine.Gradable, from engine.Position, i int) (engine.Position, bool) {
	b := &r.Boards[i]
	var err error
	if b.Position != nil {
		b.Moves, err = p.Between(from, b.Position)
	}
	switch {
	case b.Position == nil:
	case err != nil:
		b.Fault = engine.MsgOf(err)
	default:
		if positions, err := engine.Replay(from, b.Moves); err == nil {
			b.Position = positions[len(b.Moves)] // a printed board may have less information than the moves
		}
		r.Missing = r.Missing || i == 0 && len(b.Moves) > 0
		if !from.Solved() {
			for _, m := range b.Moves {
				r.count(m)
			}
		}
		return b.Position, true
	}
	if i == 0 {
		b.Fault = engine.Msg("this is not the board of the puzzle: %s", b.Fault)
	}
	r.Legal, r.First, r.Why = false, i+1, b.Fault
	return nil, false
}

// keepAnswer keeps only the answer where boards are not a sequence: the last solved one, or
// else the last. The others are input, pieces, or stages of the search.
func (r *Report) keepAnswer(p engine.Gradable) {
	answer := len(r.Boards) - 1
	for i, b := range r.Boards {
		if b.Position != nil && b.Position.Solved() {
			answer = i
		}
	}
	r.Boards = r.Boards[answer : answer+1]
	b := &r.Boards[0]
	r.Solved = b.Position != nil && b.Position.Solved()
	if r.Solved {
		return
	}
	if b.Position != nil {
		b.Fault = p.Lacks(b.Position)
	}
	r.Legal, r.First, r.Why = false, 1, b.Fault
}
