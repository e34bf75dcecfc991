package lesson

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"langkah/engine"
)

// Draft is what a new lesson begins with: a puzzle that is being solved, with its moves and
// remarks, and a place in a search.
type Draft struct {
	Title    string
	Language string // "en" or "id"
	Puzzle   engine.Puzzle
	Moves    []engine.Move // from the puzzle's start
	Remarks  []Remark      // each becomes a step
	Place    *Place        // in a search on the puzzle; nil for none

	// Share encodes a puzzle with moves as one line; ok is false for a family without such lines.
	Share func(p engine.Puzzle, moves []engine.Move) (line string, ok bool)

	Translate func(string) string // the lesson's own sentences; nil for English

	open Opener
}

// Remark is a position with the name that was given to it.
type Remark struct {
	Name  string
	Moves []engine.Move // that lead to it, from the puzzle's start
}

// draftNodes bounds the search for a solution that becomes the answer of the first task.
const draftNodes = 200_000

// Write writes the lesson as a text. Each task in it has been judged with its right and its
// wrong answer; what would be refused is left out. The first task is to solve the puzzle where
// a solution is known, else to make a move.
func (d Draft) Write(ctx context.Context, open Opener) (string, error) {
	d.open = open
	words := engine.Msg("Say here what the puzzle is about, and what is to be learned from it.")
	if len(d.Moves) > 0 {
		words = engine.Msg("Say here what the puzzle is about, and what is to be learned from it. It was played in %d move{|s}.", len(d.Moves))
	}
	begin := d.front() + d.step(d.say(engine.Msg("The puzzle")), words) + fenced("puzzle", d.start(nil))
	text := begin
	for _, task := range d.firstTasks(ctx) {
		if accepted(ctx, begin+task, open) {
			text = begin + task
			break
		}
	}
	for i, r := range d.Remarks {
		name := headline(r.Name)
		if name == "" {
			name = d.say(engine.Msg("Position %d", i+1))
		}
		step := d.step(name, engine.Msg("Say here what is to be seen after %d move{|s}.", len(r.Moves))) + fenced("puzzle", d.start(r.Moves))
		if accepted(ctx, text+step, open) {
			text += step
		}
	}
	if d.Place != nil {
		step := d.step(d.say(engine.Msg("In the search")), engine.Msg("Say here what the search has done so far.")) +
			fenced("puzzle", d.start(nil)) + fenced("search", placeFields(*d.Place))
		task := fenced("task expand", field("ask", d.say(engine.Msg("Which node is expanded next?"))))
		switch {
		case accepted(ctx, text+step+task, open):
			text += step + task
		case accepted(ctx, text+step, open):
			text += step
		}
	}
	if _, err := Read(text, open); err != nil {
		return "", engine.Errorf("no lesson can be made of this puzzle: %s", engine.MsgOf(err))
	}
	return text, ctx.Err()
}

func (d Draft) front() string {
	return fence + field("title", cmp.Or(headline(d.Title), d.say(engine.Msg("A new lesson")))) + field("language", d.Language) +
		field("about", d.say(engine.Msg("One sentence about the lesson."))) + "minutes: 10\n" + fence
}

// firstTasks are tasks for the first step, the best ones first.
func (d Draft) firstTasks(ctx context.Context) (list []string) {
	solve := d.say(engine.Msg("Solve the puzzle."))
	tried := [][]engine.Move{d.Moves}
	if at, err := engine.Replay(engine.PlayStart(d.Puzzle), d.Moves); err != nil || !at[len(at)-1].Solved() {
		if m, err := engine.FindMethod(d.Puzzle, "", ""); err == nil {
			limits := Limits()
			limits.Nodes = draftNodes
			tried = append(tried, engine.Solve(ctx, d.Puzzle, m, limits, nil).Moves)
		}
	}
	for _, moves := range tried {
		var names []string
		for _, m := range moves {
			names = append(names, m.Name)
		}
		if len(names) > 0 {
			list = append(list, fenced("task moves", field("ask", solve)+field("right", strings.Join(names, " "))+
				fmt.Sprintf("most: %d\n", min(mostMoves, 2*len(names)+10))))
		}
	}
	return append(list,
		fenced("task moves", field("ask", d.say(engine.Msg("Make a move.")))+"where: moves >= 1\n"),
		fenced("task choose", field("ask", d.say(engine.Msg("What is true of this puzzle?")))+"choices:\n"+
			listed(d.say(engine.Msg("Write the right choice here.")))+listed(d.say(engine.Msg("Write a wrong choice here.")))+"right: 1\n"))
}

// start is the text of the puzzle with moves from its start: the board as it is drawn, where
// that says all of it, else one line.
func (d Draft) start(moves []engine.Move) string {
	text := strings.TrimRight(d.Puzzle.String(), "\n") + "\n"
	line, ok := d.Share(d.Puzzle, moves)
	if !ok {
		return text
	}
	if len(moves) == 0 {
		if p, _, err := d.open(text); err == nil {
			if same, _ := d.Share(p, nil); same == line {
				return text
			}
		}
	}
	return line + "\n"
}

func (d Draft) step(title string, words engine.Message) string {
	return "\n# " + title + "\n\n" + d.say(words) + "\n"
}

func (d Draft) say(m engine.Message) string { return m.In(d.Translate) }

// placeFields are the entries of a block "search".
func placeFields(at Place) string {
	text := field("method", at.Method.Name()) + fmt.Sprintf("after: %d\n", at.After)
	set := at.Method.Settings.Set()
	if len(set) > 0 {
		text += "rules:\n"
	}
	for _, name := range slices.Sorted(maps.Keys(set)) {
		text += "  " + field(name, set[name])
	}
	return text
}

// PlaceAfter returns the place in a search by a method after so many of its events.
func PlaceAfter(ctx context.Context, p engine.Puzzle, m engine.Method, events int) (*Place, error) {
	if kind, _, ok := engine.SplitOwn(m.Heuristic.Name); m.Unwatched || ok && kind != engine.OfFormula {
		return nil, engine.Errorf("a lesson cannot have a search by %s: it tells nothing of its steps, or is run outside of Langkah", m.Name())
	}
	r, err := (&searched{puzzle: p, place: Place{Method: m}}).recording(ctx)
	if err != nil {
		return nil, err
	}
	at := &Place{Method: m}
	for i := range min(events, r.Trace.Len()) {
		if takes(r.Trace.Event(i)) {
			at.After++
		}
	}
	return at, nil
}

// accepted reports whether a text can be read, and the tasks of its last step judge as they
// should.
func accepted(ctx context.Context, text string, open Opener) bool {
	l, err := Read(text, open)
	if err != nil {
		return false
	}
	for _, t := range l.last().Tasks {
		if wrong, err := t.Check(ctx); err != nil || !wrong.IsZero() {
			return false
		}
	}
	return true
}

func fenced(info, content string) string { return "\n```" + info + "\n" + content + "```\n" }

// field is an entry of YAML, quoted where it has to be.
func field(name, value string) string { return encoded(map[string]string{name: value}) }

// listed is an entry of a list.
func listed(value string) string { return encoded([]string{value}) }

func encoded(value any) string {
	data, err := yaml.Marshal(value)
	if err != nil {
		return "" // strings can always be encoded; what is missing is found by reading
	}
	return string(data)
}

// headline makes a name one line without what Markdown would take for a link or HTML.
func headline(name string) string {
	name = strings.Map(func(c rune) rune {
		if strings.ContainsRune("<>[]`#", c) {
			return ' '
		}
		return c
	}, name)
	return strings.Join(strings.Fields(name), " ")
}
