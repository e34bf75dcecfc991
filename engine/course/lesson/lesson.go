// Package lesson reads lessons, which are text files, and judges what a student answers to
// their tasks. A lesson contains no code, and nothing that it names is run.
//
//	---
//	title: What h is good for     the front matter, in YAML
//	language: en
//	minutes: 15
//	---
//	# What does Manhattan count?  a step begins
//
//	Words in Markdown.
//
//	```puzzle                     a puzzle's text or share string
//	1 2 5
//	4 8 6
//	7 - 3
//	```
//
//	```search                     a place in a search on it
//	method: astar/manhattan
//	after: 3
//	```
//
//	```task moves                 what is to be done, and when it is done
//	ask: Make a move that lowers h.
//	where: manhattan < start_manhattan
//	```
//
// docs/lessons.md describes the form. A step without a puzzle or a search has those of the
// step before it.
package lesson

import (
	"context"

	"langkah/engine"
)

// Lesson is a lesson as it was read.
type Lesson struct {
	Title    string
	Language string // "en" or "id"
	About    string // one sentence; may be empty
	Minutes  int    // that it takes, about; 0 where it does not say
	Steps    []Step // at least one
}

// Step is a page of a lesson.
type Step struct {
	Title  string
	Words  string        // Markdown without links, pictures and HTML
	Puzzle engine.Puzzle // nil before the first one of the lesson
	Moves  []engine.Move // from its start, where a share string has them
	Place  *Place        // nil before the first one, and after another puzzle
	Tasks  []Task
}

// Place is a place in a search.
type Place struct {
	Method engine.Method
	After  int // so many expansions
}

// Task is something to be done, which is judged.
type Task struct {
	Kind Kind
	Ask  string // in one line
	Hint string // may be empty
	Line int    // in the file, where it begins

	right, wrong string // answers that the author gives; "" for none
	judge        judge
}

// Kind is a kind of task, by the answer that it takes.
type Kind string

// The kinds, with their answers.
const (
	Moves   Kind = "moves"   // names of moves with blanks between them, from the step's board
	Expand  Kind = "expand"  // numbers of nodes of a [quiz.Manual], from 1, with blanks between them
	Predict Kind = "predict" // answers to [quiz.Question]s: nodes, or 1 for yes and 0 for no
	Formula Kind = "formula" // a heuristic over the puzzle's features
	Number  Kind = "number"  // a whole number
	Choose  Kind = "choose"  // numbers of choices, from 1, with blanks between them
)

// Verdict is the judgement of an answer.
type Verdict struct {
	Done  bool
	Part  bool // right so far, but not all of it
	Words engine.Message
}

// judge is a task of one kind.
type judge interface {
	// judge judges an answer. Its error is that the task itself cannot be judged, or ctx's.
	judge(ctx context.Context, answer string) (Verdict, error)

	// answers returns an answer that does the task and one that does not, "" where it knows
	// none.
	answers(ctx context.Context) (right, wrong string, err error)
}

// Judge judges an answer.
func (t Task) Judge(ctx context.Context, answer string) (Verdict, error) {
	return t.judge.judge(ctx, answer)
}

// Answers returns an answer that does the task, and one that does not: those that the author
// gives, or else that Langkah finds. The error says what is missing.
func (t Task) Answers(ctx context.Context) (right, wrong string, err error) {
	right, wrong = t.right, t.wrong
	if right == "" || wrong == "" && t.Kind != Moves { // no move at all does not do a task of moves
		r, w, err := t.judge.answers(ctx)
		if err != nil {
			return "", "", err
		}
		if right == "" {
			right = r
		}
		if wrong == "" {
			wrong = w
		}
	}
	if right == "" {
		return "", "", engine.Errorf("no answer is known that does it; write one as \"right: ...\"")
	}
	return right, wrong, nil
}

// Check judges a task's right and wrong answer, and returns what is wrong with the task; the
// zero message where nothing is.
func (t Task) Check(ctx context.Context) (engine.Message, error) {
	right, wrong, err := t.Answers(ctx)
	if ctx.Err() != nil {
		return engine.Message{}, ctx.Err()
	}
	if err != nil {
		return engine.MsgOf(err), nil
	}
	for _, a := range []struct {
		answer string
		done   bool
	}{{right, true}, {wrong, false}} {
		v, err := t.Judge(ctx, a.answer)
		switch {
		case ctx.Err() != nil:
			return engine.Message{}, ctx.Err()
		case err != nil:
			return engine.MsgOf(err), nil
		case a.done && !v.Done:
			return engine.Msg("the right answer %q is refused: %s", a.answer, v.Words), nil
		case !a.done && v.Done:
			return engine.Msg("the wrong answer %q is taken: %s", a.answer, v.Words), nil
		}
	}
	return engine.Message{}, nil
}
