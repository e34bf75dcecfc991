package engine

import (
	"context"

	"langkah/engine/base/scene"
	"langkah/engine/solve/search"
)

// The optional abilities. Whoever needs one asks for it with ", ok", and says in
// a sentence what is missing where a family has none. A test keeps this table true.
//
//	of       ability     methods                      the user gets                              families
//	Position Keyed       Key                          positions told apart without their text    blocks ice routes rush sliding
//	Position PieceMover  MovesOf                      a quick answer to the press on a piece     blocks packing routes rush
//	Position Turnable    Solid SceneFrom              a solid board seen from all sides          packing
//	Position Magnified   SceneAt Closest              zoom and pan on large boards               routes
//	Position Grip        Grab Pick Push               drags and keys at the board                blocks ice packing queens routes rush sliding
//	Position Refusing    Refusal                      why a key or a press moves nothing         blocks ice packing queens routes rush sliding
//	Position Markable    Grid Free CellOf Notes       crosses by hand, a cursor, what follows    queens
//	                     Starved
//	Position Previewing  Preview                      a slide shown while its key is held        ice
//	Drag     Turner      Turn Flip Tilt Raise Next    a piece turned in hand and sent back       packing
//	                     Remove
//	Puzzle   Introduced  HowTo Aim Gestures           the aim and what to press                  blocks ice packing queens routes rush sliding
//	Puzzle   Loose       LooseStart                   pieces taken off again in play             packing queens
//	Puzzle   Aimed       Goal Sections                the goal drawn, times of finished parts    blocks sliding
//	Puzzle   Judged      Oracle                       hints and reviews without a search each    blocks ice packing queens routes rush sliding
//	Puzzle   Hinted      Clue Achieved                hints in words                             blocks ice packing queens routes rush sliding
//	Puzzle   Prover      Prove                        dead ends with their reason                blocks ice packing queens routes rush sliding
//	Puzzle   Breakable   Breakdowns Breakdown         a heuristic's value as a sum               blocks ice packing routes rush sliding
//	Puzzle   Featured    Features                     formulas for heuristics of one's own       blocks ice routes rush sliding
//	Puzzle   Auditor     Audit                        heuristics held against exact costs        blocks ice routes sliding
//	Puzzle   Priced      CostUnit                     costs with decimals                        routes
//	Puzzle   Enumerable  Count Solutions              all solutions counted and listed           packing queens
//	Puzzle   Coded       Codes                        maps of large state spaces                 blocks routes rush sliding
//	Puzzle   Hardener    Harder                       a harder start in the editor               blocks ice rush sliding
//	Puzzle   Measured    Measures                     lengths in slides, steps and the like      blocks ice packing queens routes rush sliding
//	Puzzle   Gradable    Printings Between Lacks      outputs of any program graded              blocks ice packing queens routes rush sliding
//	Puzzle   Taught      Rules ByHand Tasks           worksheets with the puzzle's own tasks     blocks ice packing queens routes rush sliding
//	Puzzle   Imitable    Imitations                   logs of other programs' searches judged    blocks ice rush sliding
//	Puzzle   Charted     Terrain PlaceOf Along        a search drawn on its graph or map                  routes
//	Draft    Located     Cells                        mistakes of a text marked on the board     blocks packing rush sliding
//	Family   Forms                                    examples of every form of text             blocks ice packing queens routes rush sliding
//	Family   Generate                                 new boards                                 blocks ice packing queens routes rush sliding
//	Family   Levels                                   new boards by difficulty                   blocks ice packing queens routes rush sliding
//	Family   Editor                                   boards made by hand                        blocks ice packing queens routes rush sliding
//	Family   Line                                     share strings                              blocks ice packing queens routes rush sliding
//	Family   Picture                                  boards read off screenshots                queens
//	Family   Played                                   moves of other programs' lists             sliding
//	Family   Cache                                    tables kept from run to run                sliding
//	Method   Settings                                 choices of a method                        blocks ice packing queens routes rush sliding
//	Method   Prepare                                  times that do not count building tables    sliding
//	Method   Fallback                                 a method to try after a limit              sliding

// Keyed is a Position with a key of its own: because its Text alone does not tell it from
// every other one of its puzzle, or because drawing that takes longer.
type Keyed interface {
	Position
	Key() string
}

// PieceMover is a Position that lists the moves of one piece without listing all.
type PieceMover interface {
	MovesOf(piece string) []Move
}

// Turnable is a Position of a solid thing, which can be looked at from all sides.
type Turnable interface {
	Position
	Solid() (layers int) // 0 where there is nothing to turn
	SceneFrom(scene.View) scene.Scene
}

// Magnified is a Position whose cells are so small in a window that a part of its board can
// be shown larger.
type Magnified interface {
	Position

	// SceneAt is Scene for a picture enlarged by a factor; only signs that are larger than a
	// cell, so that they are seen on the whole board, are smaller in it.
	SceneAt(zoom float64) scene.Scene
	Closest() float64 // the greatest factor that is of use; none is below 1
}

// Grip is a Position that turns presses, drags and keys at its board into moves,
// so that the window and the terminal need not know the game. Points are those of
// its Scene, in board units. It only proposes moves: Apply judges them.
type Grip interface {
	Position

	// Grab begins a drag of the piece at a point; ok is false where nothing can be moved.
	Grab(at scene.Point) (d Drag, ok bool)

	// Pick begins a drag of the piece with that ID, without a pointer.
	Pick(piece string) (d Drag, ok bool)

	// Push returns the moves of an arrow key with no piece in hand, as one press of
	// several moves where far is set, nil for none. x points right, y down.
	Push(dx, dy int, far bool) []Move
}

// Refusing is a Position that says why a key or a press moves nothing.
type Refusing interface {
	Position

	// Refusal is why an arrow key does not move the piece with that ID, "" where
	// none is picked; with no direction, why the piece cannot be taken hold of.
	// x points right, y down. It is for moves that the rules forbid.
	Refusal(piece string, dx, dy int) Message
}

// Markable is a Grip on a grid whose free cells a player marks with crosses, where
// nothing goes. The crosses are no part of the position. Cells are numbered row by
// row, as those of a [scene.NewBoard]; Text has a line for each row, a character for
// each cell.
type Markable interface {
	Grip
	Grid() (rows, columns int)
	Free(cell int) bool                      // nothing lies on it
	CellOf(piece string) (cell int, ok bool) // where the piece lies, or may be laid

	// Notes draws the crosses on free cells; where follows is set, also a dot on
	// each other free cell that is ruled out by what lies on the board.
	Notes(crosses []int, follows bool) []scene.Item

	// Starved says that what lies on the board and the crosses leave a part of it no
	// cell that it needs; the zero message where they do not.
	Starved(crosses []int) Message
}

// Previewing is a Grip that shows what Push would do before it does it.
type Previewing interface {
	Grip

	// Preview is the offer of an arrow key, with Marks for its way. The offer has
	// neither marks nor moves where nothing would move.
	Preview(dx, dy int) Offer
}

// Turner is a Drag of a piece that can be turned, laid at many places and sent back.
type Turner interface {
	Drag
	Turn(quarters int) Drag // clockwise on the screen
	Flip() Drag             // mirrors it left to right; a piece that may not be flipped is unchanged
	Tilt() Drag             // into the next plane in which it can lie
	Raise(layers int) Drag
	Next() (d Drag, ok bool) // at the next place where it fits; ok is false where there is none
	Remove() []Move          // takes it off the board, nil where it is not on it
}

// Introduced is a Puzzle that says how it is played by hand.
type Introduced interface {
	Puzzle
	HowTo() Message      // what to press, in a line
	Aim() Message        // when it is solved, in a sentence
	Gestures() []Gesture // the most useful first; three at the most
}

// Gesture is a way to play by keys or the mouse.
type Gesture struct{ Keys, Does Message }

// Loose is a Puzzle that is played with more moves than a solution has, such
// as taking a piece off the board again.
type Loose interface {
	Puzzle

	// LooseStart is the start with these moves as well, which all positions that
	// follow from it have too. They are the same arrangements as those that follow
	// from Start: Text, Scene and Solved agree, From takes either.
	LooseStart() Position
}

// Aimed is a Puzzle with a goal that can be drawn.
type Aimed interface {
	Puzzle

	// Goal returns the position to reach, without the pieces that may be anywhere;
	// unusual is set where it is not the standard one, so that players must see it.
	Goal() (goal Position, unusual bool)

	// Sections names the parts that are finished one by one, such as rows, and
	// which of them are as in the goal. Both are nil for a puzzle without such parts.
	Sections(at Position) (names []Message, done []bool)
}

// Judged is a Puzzle with a quicker oracle than [JudgeBySolving].
type Judged interface {
	Puzzle
	Oracle() Oracle
}

// Hinted is a Puzzle that puts the facts of its positions into words. Each
// statement follows from the rules or from the truth that it is given.
type Hinted interface {
	Puzzle

	// Clue is for a position that is not solved and has a best move.
	Clue(at Position, t Truth) Clue

	// Achieved is the progress between two positions of a game: a tile is home, a
	// blocker is gone. The zero message is no progress.
	Achieved(before, after Position) Message
}

// Prover is a Puzzle that finds reasons why a position has no solution without
// a search.
type Prover interface {
	Puzzle

	// Prove returns the first certificate that holds. ok false proves nothing: the
	// position may be a dead end all the same.
	Prove(at Position) (proof Proof, ok bool)
}

// Breakable is a Puzzle that shows values of its heuristics as sums.
type Breakable interface {
	Puzzle

	// Breakdowns are the heuristics that have one, the crudest first.
	Breakdowns() []Choice

	// Breakdown is the value of the heuristic of that name for a position. It may
	// have to build tables first, within ctx and the memory in bytes.
	Breakdown(ctx context.Context, at Position, heuristic string, memory int64) (Breakdown, error)
}

// Featured is a Puzzle whose positions have figures by name, for formulas.
type Featured interface {
	Puzzle

	// Features are its heuristics without large tables, and other figures.
	Features() []Feature
}

// Feature is a figure of positions. Its name is that in a formula.
type Feature struct {
	Choice
	Heuristic string // the name of the heuristic that it is; "" for another figure

	// Open returns the figure's function, which one goroutine at a time may use, for
	// positions of the puzzle. Where costs have decimals, its values are in their unit, as
	// [Priced] has it.
	Open func() func(Position) int
}

// Auditor is a Puzzle whose heuristics can be held against exact costs.
type Auditor interface {
	Puzzle

	// Audit covers the whole state space of small puzzles; of others so many random
	// boards and the positions of their solutions. Its error is a [*LimitError]
	// where a limit or ctx ended it early, and another one for a puzzle that
	// it leaves to an audit of the whole space.
	Audit(ctx context.Context, samples int, seed uint64, limits Limits, probe *search.Probe) (Audit, error)
}

// Priced is a Puzzle with costs that are no whole numbers, such as 2.5 or √2. They are
// counted in parts of 1, so that sums and comparisons stay exact; [CostText] writes them.
type Priced interface {
	Puzzle
	CostUnit() int32 // how many parts make 1
}

// Enumerable is a Puzzle whose solutions can all be counted and listed. They all
// cost the same.
type Enumerable interface {
	Puzzle

	// Count counts all solutions on that many cores; the probe gets the share
	// that is done.
	Count(ctx context.Context, cores int, limits Limits, probe *search.Probe) Count

	// Solutions calls visit with one solution after another, from that number on
	// (the first is 1), until visit returns false. Equal pieces are not told apart;
	// where distinct is set, neither are solutions that a symmetry of the board
	// maps to each other. The order is always the same. The status is Solved when
	// visit ended it, NoSolution when there are no more. Callers use the function
	// [Solutions], which also verifies.
	Solutions(ctx context.Context, distinct bool, from int64, limits Limits, probe *search.Probe, visit func(number int64, moves []Move) bool) (Status, Message)
}

// Coded is a Puzzle whose positions fit a word each, by which a state space is
// searched many times as quickly as by Apply.
type Coded interface {
	Puzzle

	// Codes are its rules over such words; ok is false for a board that does not
	// fit one.
	Codes() (c Codes, ok bool)
}

// Hardener is a Puzzle of which a harder start can be searched for.
type Hardener interface {
	Puzzle

	// Harder returns the puzzle from the hardest start found, and its difficulty in
	// words. It ends at its limits with an error, and soon after ctx.
	Harder(ctx context.Context, limits Limits) (Puzzle, Message, error)
}

// Measured is a Puzzle that says how the length of its solutions is counted.
type Measured interface {
	Puzzle

	// Measures are the ways to count, the finest last. There are none where a
	// solution is a board and its moves may be made in any order.
	Measures() []Measure
}

// Gradable is a Puzzle whose boards can be found in what any program prints,
// and held against the rules.
type Gradable interface {
	Measured

	// Printings are the ways to print a board: the right ones first, the usual one
	// before all, then mistakes that are worth a name, such as rows and columns exchanged.
	Printings() []Printing

	// Between returns the moves that lead from one printed board to the next: none
	// where the two are the same, or where boards may follow in any order. Its
	// error says why the rules allow none.
	Between(from, to Position) ([]Move, error)

	// Lacks says what keeps a position from being solved.
	Lacks(Position) Message
}

// Taught is a Puzzle for a worksheet, to be solved with a pencil.
type Taught interface {
	Puzzle

	// Rules are those that the board alone does not show, a sentence or two each:
	// how a move is made, named and charged, and when the puzzle is solved.
	Rules() []Message

	// ByHand are the heuristics that can be worked out on paper, the easiest
	// first, each with what it counts under the puzzle's cost of a move.
	ByHand() []Choice

	// Tasks are those beside the ones that every puzzle has. Their answers are computed.
	Tasks() []Task
}

// Imitable is a Puzzle whose estimates and moves can be computed as programs of others
// compute them, well or badly, so that the order in which one expanded boards can be judged.
type Imitable interface {
	Puzzle

	// Imitations are known ways of programs, the usual ones first.
	Imitations() Imitations
}

// Charted is a Puzzle whose positions lie at places of a graph or a map, on which its
// searches are drawn. Several positions may lie at one place.
type Charted interface {
	Puzzle
	Terrain() Terrain
	PlaceOf(Position) int

	// Along returns the place to which a move leads from another one, and in a search from
	// the goals, where back is set, the one from which it leads there. The move is numbered
	// as in the events of its searches.
	Along(place int, move int32, back bool) int
}

// Located is a Draft that finds the cells which a place in its text stands for, so
// that mistakes can be marked on the board.
type Located interface {
	Draft

	// Cells are the centres of the cells that belong to a line and column of the
	// text, from 1; column 0 is the whole line. The text has the form of the
	// draft's own, but may have mistakes.
	Cells(text string, line, column int) []scene.Point
}
