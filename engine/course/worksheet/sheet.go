// Package worksheet makes worksheets to be solved by hand, with answer keys. All answers are
// computed: by solving the puzzle, recording the search, and from the family.
package worksheet

import (
	"context"
	"fmt"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/course/audit"
)

// Sheet is the worksheet of one puzzle.
type Sheet struct {
	Name, Kind string
	Code       string // content of the QR code: the share string, or the puzzle's text
	Board      scene.Scene
	Goal       *scene.Scene // optional
	Rules      []string     // rules that the board does not show
	Tasks      []Task
}

// Task is a question with its answer.
type Task struct {
	Title, Text string
	Table       Table
	Lines       int          // blank lines to write on
	Answer      []string     // in the key
	Drawn       *scene.Scene // optional: the answer as a board, in the key
}

// Table is a table to fill in.
type Table struct {
	Header []string
	Rows   [][]Cell
}

// Cell is given, or to be filled in.
type Cell struct {
	Text  string
	Asked bool
}

// Maker makes sheets in one language.
type Maker struct {
	Translate func(string) string // nil for English
	Method    string              // method of the search task, such as "astar/manhattan"; "" for A* with the easiest admissible heuristic
	Rules     engine.Values       // of a lecture, for that method
	Limits    engine.Limits
}

func (m Maker) translate(words engine.Message) string { return words.In(m.Translate) }

// Make returns the sheet of a puzzle. code is the content of its QR code.
func (m Maker) Make(ctx context.Context, name string, p engine.Puzzle, code string) (Sheet, error) {
	s := Sheet{Name: name, Kind: m.translate(p.Kind()), Code: code, Board: p.Start().Scene(), Rules: m.rules(p)}
	if aimed, ok := p.(engine.Aimed); ok {
		goal, _ := aimed.Goal()
		drawn := goal.Scene()
		s.Goal = &drawn
	}
	method, err := engine.FindMethod(p, "", "")
	if err != nil {
		return s, fmt.Errorf("%s: %w", name, err)
	}
	best := engine.Solve(ctx, p, method, m.Limits, nil)
	if best.Status != engine.Solved && best.Status != engine.NoSolution {
		return s, fmt.Errorf("%s: %s", name, best.Reason)
	}
	s.Tasks = append(s.Tasks, m.wholly(p, best))
	if best.Status == engine.Solved {
		tasks, err := m.search(ctx, p)
		if err != nil {
			return s, fmt.Errorf("%s: %w", name, err)
		}
		s.Tasks = append(s.Tasks, tasks...)
		if task, ok := m.heuristics(ctx, p, best); ok {
			s.Tasks = append(s.Tasks, task)
		}
	}
	if taught, ok := p.(engine.Taught); ok {
		for _, t := range taught.Tasks() {
			s.Tasks = append(s.Tasks, m.own(t))
		}
	}
	return s, nil
}

// rules returns the rules of the puzzle; its settings if the family describes none.
func (m Maker) rules(p engine.Puzzle) []string {
	var lines []string
	if taught, ok := p.(engine.Taught); ok {
		for _, rule := range taught.Rules() {
			lines = append(lines, m.translate(rule))
		}
		return lines
	}
	for _, o := range p.Settings().Options() {
		if c := p.Settings().Choice(o.Name); c.Name != "" {
			lines = append(lines, m.translate(o.Title)+": "+m.translate(c.Title))
		}
	}
	return lines
}

// movesInLine is the number of moves on a line of the key.
const movesInLine = 8

// wholly returns the task of solving the puzzle: a cheapest solution, or any if all cost the same.
func (m Maker) wholly(p engine.Puzzle, best engine.Result) Task {
	isWay := engine.HasLength(p)
	t := Task{
		Title: m.translate(engine.Msg("Solve it by hand")),
		Text:  m.translate(engine.Msg("Write down the moves of a cheapest solution and its cost, or say why there is none.")),
		Lines: 3,
	}
	if !isWay {
		t.Text = m.translate(engine.Msg("Draw a solution on the board, or say why there is none."))
	}
	if best.Status == engine.NoSolution {
		t.Answer = []string{m.translate(best.Reason)}
		return t
	}
	if !isWay {
		drawn := best.Positions[len(best.Positions)-1].Scene()
		t.Drawn = &drawn
		t.Answer = []string{m.translate(engine.Msg("Any board on which the rules hold is right, for example this one, which comes of these moves:"))}
	} else {
		t.Answer = []string{m.translate(engine.Msg("%d move{|s}, cost %d. Any other way of this cost is right, too. For example:", len(best.Moves), engine.CostOf(p, best.Cost)))}
	}
	for i := 0; i < len(best.Moves); i += movesInLine {
		var names []string
		for _, move := range best.Moves[i:min(i+movesInLine, len(best.Moves))] {
			names = append(names, move.Name)
		}
		t.Answer = append(t.Answer, strings.Join(names, ", "))
	}
	return t
}

// heuristics returns the task on which heuristics are admissible; ok is false if none can be
// computed by hand.
func (m Maker) heuristics(ctx context.Context, p engine.Puzzle, best engine.Result) (Task, bool) {
	t := Task{
		Title: m.translate(engine.Msg("Which heuristics are admissible?")),
		Text:  m.translate(engine.Msg("Work out h of the start for each heuristic, and say whether the heuristic is admissible: whether it never estimates more than the cheapest solution costs, from any position.")),
		Table: Table{Header: []string{m.translate(engine.Msg("Heuristic")), "h", m.translate(engine.Msg("Admissible?"))}},
	}
	for _, method := range byHand(p) {
		h, ok := audit.Of(ctx, p, method, m.Limits)
		if !ok {
			continue
		}
		g := method.Guarantee()
		answer := engine.Msg("no")
		if g.Optimal {
			answer = engine.Msg("yes")
		}
		title := m.translate(method.Heuristic.Title)
		t.Text += "\n" + m.meaning(method)
		t.Table.Rows = append(t.Table.Rows, []Cell{{Text: title}, {engine.CostOf(p, h).String(), true}, {m.translate(answer), true}})
	}
	t.Answer = []string{m.translate(engine.Msg("The cheapest solution costs %d: a heuristic that estimates more here is refuted by this board alone.", engine.CostOf(p, best.Cost)))}
	return t, len(t.Table.Rows) > 1
}

// own returns a task of the family's.
func (m Maker) own(task engine.Task) Task {
	t := Task{Title: m.translate(task.Title), Text: m.translate(task.Question), Lines: 1, Answer: []string{m.translate(task.Answer)}}
	for _, h := range task.Table.Header {
		t.Table.Header = append(t.Table.Header, m.translate(h))
	}
	for _, row := range task.Table.Rows {
		var cells []Cell
		for i, text := range row {
			cells = append(cells, Cell{text, i == len(row)-1})
		}
		t.Table.Rows = append(t.Table.Rows, cells)
	}
	return t
}
