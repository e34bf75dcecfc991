package grade

import (
	"context"
	"errors"
	"slices"
	"sync"

	"langkah/engine"
	"langkah/engine/base/figures"
)

// Report is what is found in one output.
type Report struct {
	Puzzle engine.Puzzle
	Boards []Board // as printed; nil where none was found

	// Readable says whether there is anything to judge: boards, or the
	// statement that there is no solution.
	Readable bool

	// Missing says that the program has not printed the first board: the first
	// move is that from the puzzle's start to Boards[0].
	Missing bool

	// Told says that the program has printed moves and no boards after them: the
	// Boards are those to which the moves lead, each with the line of its move.
	Told bool

	Legal  bool           // every board follows from the one before
	First  int            // the number of the first board, from 1, that does not; 0 where all do
	Why    engine.Message // why it does not, why the last board is not the goal, or why nothing was read
	Solved bool           // the last board is the goal

	Lengths []Length // in every measure of the puzzle
	Stated  Stated
	False   []engine.Message // claims of the text that are false

	gradable engine.Gradable // the puzzle
	claims   claims
	best     *optimum
	cost     int  // of the moves, as the puzzle counts
	cut      bool // there are more boards than are looked at
}

// None stands for a number that there is not.
const None = -1

// Board is one printed board.
type Board struct {
	Line     int             // of the text, from 1
	Rows     [][]string      // as printed
	Position engine.Position // nil where the rules know none, or an earlier board is at fault
	Moves    []engine.Move   // that led here from the board before
	Fault    engine.Message  // why it does not follow; zero where it does

	mark string // that is at fault by itself; "" where none is
	last int    // the line of its last row, from 1
}

// Right says whether nothing is wrong: the puzzle is solved by legal moves, or
// truly said to have no solution, and no claim is false.
func (r Report) Right() bool {
	done := r.Solved || r.claims.noSolution && r.best.unsolvable
	return r.Readable && r.Legal && done && len(r.False) == 0
}

// Open says whether the output's answer, that there is no solution, could be
// neither proven nor refuted.
func (r Report) Open() bool {
	return r.SaysNone() && !r.best.solvable && !r.best.unsolvable
}

// SaysNone says whether the output's answer is that there is no solution.
func (r Report) SaysNone() bool { return r.claims.noSolution && len(r.Boards) == 0 }

// A Grader judges outputs, several at a time if need be. It solves each puzzle
// once for the optimum.
type Grader struct {
	limits engine.Limits
	mu     sync.Mutex
	known  map[string]*optimum // by the puzzle's text
}

// NewGrader is a grader whose search for the optimum keeps to the limits.
func NewGrader(limits engine.Limits) *Grader {
	return &Grader{limits: limits, known: map[string]*optimum{}}
}

// Grade judges an output by its puzzle, as [Judge] and [Grader.Prove] do.
func (g *Grader) Grade(ctx context.Context, p engine.Puzzle, output []byte) (Report, error) {
	r, err := Judge(p, output)
	if err != nil {
		return Report{}, err
	}
	return g.Prove(ctx, r), nil
}

// Judge judges the boards of an output; what the best solutions take is left
// open. The error says that the puzzle's family reads no outputs, or that the
// output is longer than [MostText].
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
		return Report{}, engine.Errorf("the output has more than %s boards, which is the limit", figures.Count(mostBoards))
	}
	r.Puzzle, r.gradable, r.cost = p, gradable, r.costFor(p)
	r.best = &optimum{}
	if r.Lengths == nil {
		r.Lengths = newLengths(gradable, None)
	}
	return r, nil
}

// Prove finds what the best solutions take and holds the claims against that.
func (g *Grader) Prove(ctx context.Context, r Report) Report {
	r.best = g.optimum(ctx, r.gradable)
	r.Lengths, r.False = slices.Clone(r.Lengths), nil
	for i := range r.Lengths {
		r.Lengths[i].Best = r.best.lengths[i]
	}
	r.holdClaims()
	return r
}

// judgeAll judges the boards in each of the ways to print one. The first right
// way counts, unless another one makes a solution of what is none: where that is
// a mistake, it is the fault.
func judgeAll(p engine.Gradable, lines []string) Report {
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

// numbered is the report with the lines of its boards as they stand in the output.
func (r Report) numbered(numbers []int) Report {
	for i := range r.Boards {
		r.Boards[i].Line = numbers[r.Boards[i].Line-1]
	}
	return r
}

// judge holds every board against the one before.
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
			r.Boards = r.Boards[:i] // the program prints the list of boards a second time
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

// follow is the position of board i, if it follows from the one before.
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
			b.Position = positions[len(b.Moves)] // a printed board may tell less than the moves that lead to it
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

// keepAnswer leaves the one board that is the answer where boards do not make
// a way: the last that is solved, or else the last. The others are the input,
// the pieces, or stages of the search.
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
