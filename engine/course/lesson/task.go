package lesson

import (
	"context"
	"strconv"
	"strings"
	"time"

	"langkah/engine"
	"langkah/engine/base/text"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
)

// Limits bound every search of a lesson: it is to answer while somebody waits.
func Limits() engine.Limits { return engine.Limits{Time: 20 * time.Second, Memory: 1 << 30} }

// recorded is how many events of a search are kept.
const recorded = 200_000

// readTask reads a block "task KIND".
func readTask(kind, content string, line int, step Step) (Task, error) {
	kinds := []string{string(Moves), string(Expand), string(Predict), string(Formula), string(Number), string(Choose)}
	f := readFields(content, line)
	t := Task{Kind: Kind(kind), Line: line}
	t.Ask, _ = f.needed("ask", "Make a move that lowers h.")
	t.Hint, _ = f.line("hint")
	t.right, _ = f.line("right")
	t.wrong, _ = f.line("wrong")
	switch t.Kind {
	case Moves:
		t.judge = readMoves(f, step)
	case Expand:
		t.judge = readExpand(f, step)
	case Predict:
		t.judge = readPredict(f, step)
	case Formula:
		t.judge = readFormula(f, step)
	case Number:
		t.judge = readNumber(f, step)
	case Choose:
		t.judge = readChoose(f, t.right)
	default:
		if near := text.Near(kind, kinds); len(near) > 0 {
			return Task{}, engine.BadText(line, 1, "there is no task %q; did you mean %s? There are %s", kind, near[0], strings.Join(kinds, ", "))
		}
		return Task{}, engine.BadText(line, 1, "there is no task %q; there are %s", kind, strings.Join(kinds, ", "))
	}
	if err := f.end(); err != nil {
		return Task{}, err
	}
	return t, nil
}

// searched is the search of a step, which a task is about. It is recorded when it is first
// needed.
type searched struct {
	puzzle engine.Puzzle
	place  Place
	record *recording.Recording
}

// searchOf returns the search of a task's step.
func (f *fields) searchOf(step Step) *searched {
	if step.Place == nil {
		f.missing("this task is about a search, expected a block ```search before it")
		return &searched{}
	}
	if step.Place.Method.Unwatched {
		f.missing("%s does not tell what it does, which this task needs", step.Place.Method.Name())
	}
	return &searched{puzzle: step.Puzzle, place: *step.Place}
}

func (s *searched) recording(ctx context.Context) (recording.Recording, error) {
	if s.record == nil {
		r := recording.Record(ctx, s.puzzle, s.place.Method, Limits(), recorded, nil)
		if ctx.Err() != nil {
			return r, ctx.Err()
		}
		s.record = &r
	}
	return *s.record, nil
}

// numbers reads whole numbers with blanks or commas between them; ok is false for anything
// else.
func numbers(answer string) (list []int, ok bool) {
	for _, word := range strings.Fields(strings.ReplaceAll(answer, ",", " ")) {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, false
		}
		list = append(list, n)
	}
	return list, len(list) > 0
}

func written(list []int) string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, " ")
}

func yes(words engine.Message) (Verdict, error) { return Verdict{Done: true, Words: words}, nil }

func no(format string, args ...any) (Verdict, error) {
	return Verdict{Words: engine.Msg(format, args...)}, nil
}

// part is for an answer that lacks so many.
func part(lacks int) (Verdict, error) {
	return Verdict{Part: true, Words: engine.Msg("right so far; %d more", lacks)}, nil
}

// Events returns how many events of a step's search have happened at its place.
func (s Step) Events(ctx context.Context) (int, error) {
	r, err := (&searched{puzzle: s.Puzzle, place: *s.Place}).recording(ctx)
	if err != nil {
		return 0, err
	}
	return eventsUntil(r, s.Place.After), nil
}

// eventsUntil counts the events up to an expansion, or to the goal that ends the search.
func eventsUntil(r recording.Recording, expansions int) int {
	for i, done := 0, 0; i < r.Trace.Len(); i++ {
		if takes(r.Trace.Event(i)) {
			if done == expansions {
				return i
			}
			done++
		}
	}
	return r.Trace.Len()
}

// takes reports whether an event takes a node from the frontier.
func takes(e search.Event) bool { return e.Kind == search.Expanded || e.Kind == search.Goal }
