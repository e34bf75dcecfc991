package report

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/base/scene"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/plots"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
)

// document is the content of the report, which the HTML page and the PDF share.
type document struct {
	Language  string
	Words     labels
	Made      string
	Title     string
	Lead      string   // one sentence of result
	Claims    []string // the others
	Faults    []faultView
	Start     *scene.Scene // of the puzzle, if there is one only
	Puzzles   []section
	Totals    *grid // of several puzzles
	Charts    []drawn
	Questions []question // of a lab report
	Glossary  []term
	Terms     []string // of the comparison
	Commands  []string // that repeat it
}

// labels are the words of the page's own.
type labels struct {
	Report, Name, Class, Questions, Again, Results, Details, Text, All, Means, Glossary, Conditions, Repeat, Programs, Process string
}

type faultView struct{ What, Command string }

// section is one puzzle's part.
type section struct {
	Name, Kind, Verdict, Text string
	Start                     *scene.Scene // unless the head shows it
	Claims                    []string     // unless the head says them
	Results, Details          grid
	Note                      string // under the results
	Programs                  *grid  // nil where none ran
	Charts                    []drawn
	Solution                  string // its title; "" where none is shown
	Steps                     []step
}

// grid is a table.
type grid struct {
	Header []cell
	Rows   [][]value
}

// value is a cell of a table.
type value struct {
	Text   string
	Figure bool // aligned to the right
	Best   bool
	Good   bool    // bold and green
	Bar    float64 // length of the bar below, up to 1; 0 for none
}

// drawn is a chart with its title.
type drawn struct {
	Title string
	chart.Drawing
}

// step is a position on the way of a solution.
type step struct {
	Caption string
	Scene   scene.Scene
}

// term is a word of the glossary.
type term struct{ Word, Meaning string }

// pageWidth is that of what is printed, in pixels.
const pageWidth = 900

// mostStrips is the largest number of puzzles whose solutions are shown step by step,
// so that the page stays small enough to hand in.
const mostStrips = 8

// mostSteps limits the positions shown of a solution.
const mostSteps = 60

// say translates a message into the report's language.
func (r Report) say(m engine.Message) string { return m.In(r.Translate) }

// document builds the content of the report.
func (r Report) document() (document, error) {
	rows := r.Ordered()
	tables := summary.Tables(rows)
	names := summary.NewNames(r.Puzzles)
	d := r.frame(summary.Faults(rows))
	d.Title, d.Terms, d.Commands = r.title(tables), r.settings(len(r.Rows), r.Planned()), r.Commands()
	several := len(tables) > 1
	for _, table := range tables {
		s, err := r.section(table, plots.Charts{Names: names, Translate: r.Translate})
		if err != nil {
			return d, err
		}
		if !several {
			d.Start, s.Start = s.Start, nil
			d.Claims, s.Claims = s.Claims, nil
		}
		d.Puzzles = append(d.Puzzles, s)
	}
	if several {
		r.addSums(&d, summary.NewMatrix(rows).Sums, names)
	}
	r.lead(&d, verified(rows))
	if r.Lab {
		r.lab(&d, tables, names)
	}
	return d, nil
}

// frame returns the document without the results.
func (r Report) frame(faults []summary.Fault) document {
	d := document{Language: r.language(), Words: r.labels(), Made: r.Made.Format("2006-01-02"), Glossary: r.glossary()}
	for _, f := range faults {
		d.Faults = append(d.Faults, faultView{r.say(engine.Msg("Fault in %s: %s.", f.Puzzle, f.What)), f.Command()})
	}
	return d
}

// addSums adds the methods over all puzzles.
func (r Report) addSums(d *document, sums summary.Sums, names summary.Names) {
	d.Claims = r.sentences(sums.Claims(names))
	totals := r.totals(sums, names)
	d.Totals = &totals
	d.Charts = append(d.Charts, r.draw(plots.Charts{Names: names, Translate: r.Translate}.Cactus(sums)))
}

// lead makes the first claim the leading sentence, and appends the number of verified
// solutions.
func (r Report) lead(d *document, verified int) {
	last := r.say(engine.Msg("No run found a solution."))
	if verified > 0 {
		last = r.say(engine.Msg("The solutions of %d run{|s} {was|were} replayed by the rules of the puzzle.", verified))
	}
	d.Claims = append(d.Claims, last)
	d.Lead, d.Claims = d.Claims[0], d.Claims[1:]
}

func (r Report) language() string {
	if r.Language == "" {
		return "en"
	}
	return r.Language
}

// title names the methods and puzzles compared.
func (r Report) title(tables []summary.Table) string {
	methods, programs := map[string]bool{}, map[string]bool{}
	for _, t := range tables {
		for _, l := range t.Methods().Lines {
			methods[l.Method()] = true
		}
		for _, l := range t.Programs().Lines {
			programs[l.Method()] = true
		}
	}
	switch {
	case len(programs) > 0:
		return r.say(engine.Msg("%d method{|s} and %d program{|s} on %d puzzle{|s}", len(methods), len(programs), len(tables)))
	case len(tables) == 1 && len(methods) == 1:
		return r.say(engine.Msg("One method on %s", filepath.Base(tables[0].Puzzle)))
	case len(tables) == 1:
		return r.say(engine.Msg("%d method{|s} on %s", len(methods), filepath.Base(tables[0].Puzzle)))
	}
	return r.say(engine.Msg("%d method{|s} on %d puzzle{|s}", len(methods), len(tables)))
}

// verified counts the rows with a verified solution.
func verified(rows []results.Row) int {
	solved := 0
	for _, row := range rows {
		if row.Solved() {
			solved++
		}
	}
	return solved
}

// sentences returns claims in words.
func (r Report) sentences(claims []summary.Claim) []string {
	var list []string
	for _, c := range claims {
		list = append(list, r.say(c.Sentence))
	}
	return list
}

func (r Report) draw(c chart.Chart) drawn {
	d := drawn{Drawing: c.Draw(pageWidth, r.measure())}
	switch c := c.(type) {
	case plots.Chart:
		d.Title = c.Title
	case chart.Curves:
		d.Title = c.Title
	}
	return d
}

// section is one puzzle's part.
func (r Report) section(table summary.Table, charts plots.Charts) (section, error) {
	s := section{
		Name: filepath.Base(table.Puzzle), Claims: append(r.sentences(table.Claims(charts.Names)), r.truths(table)...),
		Programs: r.programs(table),
		Results:  r.results(table, charts.Names), Details: r.details(table, charts.Names), Note: r.note(table),
	}
	for _, c := range charts.Of(table) {
		s.Charts = append(s.Charts, r.draw(c))
	}
	entry, ok := r.entry(table)
	if !ok {
		return s, nil
	}
	s.Kind, s.Text = r.say(entry.Puzzle.Kind()), entry.Puzzle.String()
	if fact, ok := engine.Verdict(entry.Puzzle); ok {
		s.Verdict = r.say(fact.Text)
	}
	start := entry.Puzzle.Start().Scene()
	s.Start = &start
	if len(r.Puzzles) > mostStrips {
		return s, nil
	}
	return s, r.solution(&s, entry, table, charts.Names)
}

// solution adds the steps of the best solution: a proven optimum where there is one.
func (r Report) solution(s *section, entry experiment.Entry, table summary.Table, names summary.Names) error {
	table.Lines = slices.DeleteFunc(slices.Clone(table.Lines), func(l summary.Line) bool { return l.IsProgram() && len(l.Moves) == 0 })
	table.Sort(summary.ByStanding, false)
	if i := slices.IndexFunc(table.Lines, summary.Line.Solved); i > 0 {
		table.Lines = table.Lines[i:] // of a program where no method found one
	}
	if len(table.Lines) == 0 || !table.Lines[0].Solved() {
		return nil
	}
	best := table.Lines[0]
	result, err := replay(entry.Puzzle, best.Row)
	if err != nil {
		return fmt.Errorf("%s: the solution of %s: %w", entry.Name, best.Method(), err)
	}
	title := engine.Msg("The solution of %s: %d move{|s}, cost %s", names.Method(best.Row), len(best.Moves), figures.Decimal(best.Cost))
	every := 1 + (len(result.Positions)-1)/mostSteps
	if every > 1 {
		title = engine.Msg("%s; one position in %d is shown", title, every)
	}
	s.Solution = r.say(title)
	for i, position := range result.Positions {
		if i%every != 0 && i != len(result.Positions)-1 {
			continue
		}
		at := step{Caption: r.say(engine.Msg("start")), Scene: position.Scene()}
		if i > 0 {
			at.Caption = fmt.Sprintf("%d  %s", i, result.Moves[i-1].Name)
		}
		if i > 0 && every == 1 {
			at.Scene = at.Scene.Trail(result.Positions[i-1].Scene())
		}
		s.Steps = append(s.Steps, at)
	}
	return nil
}

// replay finds the moves of a row again, with their costs, by the rules.
func replay(p engine.Puzzle, row results.Row) (engine.Result, error) {
	result := engine.Result{Status: engine.Solved}
	position := p.Start()
	for i, name := range row.Moves {
		move, ok := named(position, name)
		if !ok {
			return result, fmt.Errorf("move %d, %s, is not legal", i+1, name)
		}
		next, err := position.Apply(move)
		if err != nil {
			return result, fmt.Errorf("move %d: %w", i+1, err)
		}
		result.Moves, result.Cost, position = append(result.Moves, move), result.Cost+move.Cost, next
	}
	if got := engine.CostValue(p, result.Cost); got != row.Cost {
		return result, fmt.Errorf("the moves cost %s, not %s", figures.Decimal(got), figures.Decimal(row.Cost))
	}
	positions, err := engine.Verify(p.Start(), result.Moves, result.Cost)
	result.Positions, result.Verified = positions, err == nil
	return result, err
}

func named(p engine.Position, name string) (engine.Move, bool) {
	for _, m := range p.Moves() {
		if m.Name == name {
			return m, true
		}
	}
	return engine.Move{}, false
}

func (r Report) entry(table summary.Table) (experiment.Entry, bool) {
	for _, entry := range r.Puzzles {
		if results.Digest(entry.Puzzle) == table.Digest {
			return entry, true
		}
	}
	return experiment.Entry{}, false
}

// note says what the signs of the results mean.
func (r Report) note(table summary.Table) string {
	notes := []string{r.say(engine.Msg("Green with a star: the least of the methods with an optimal solution. Bars are logarithmic."))}
	for _, l := range table.Lines {
		if l.Runs > 1 {
			notes = append(notes, r.say(engine.Msg("Times are medians of %d run{|s}, with the least and the greatest below.", l.Runs)))
			break
		}
	}
	return strings.Join(notes, " ")
}

func span(l summary.Line) string {
	if l.Runs < 2 {
		return ""
	}
	return figures.Milliseconds(l.MinMS) + " – " + figures.Milliseconds(l.MaxMS)
}
