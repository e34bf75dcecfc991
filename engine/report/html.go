package report

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"path/filepath"

	"langkah/engine"
	"langkah/engine/compare"
	"langkah/engine/paint"
	"langkah/engine/picture"
	"langkah/engine/scene"
)

//go:embed page.gohtml
var pageText string

// page is what the template shows.
type page struct {
	Settings    []string
	Explanation string
	Faults      []faultView
	Puzzles     []puzzleView
	Header      []headerView
	TotalHeader []headerView
	Totals      [][]string // of several puzzles
	TotalCharts []inlined
}

type faultView struct{ Puzzle, What, Command string }

type headerView struct {
	Text   string
	Figure bool
}

type puzzleView struct {
	Name, Kind, Verdict string
	Text                string
	Board               *inlined
	Rows                [][]string
	Charts              []inlined
	StripTitle          string
	Strip               *inlined
}

// inlined is a PNG within the page.
type inlined struct {
	Title  string
	Source template.URL
	Width  int // as shown, in CSS pixels
}

// mostStrips is up to how many puzzles every step of a solution is shown: a page
// with many more would be too large to hand in.
const mostStrips = 8

// HTML is one page with the terms, tables, charts, boards and, of up to 8
// puzzles, solutions in it. It loads nothing from anywhere.
func (r Report) HTML() ([]byte, error) {
	p := page{Settings: r.settings(), Explanation: explanation, Header: headers(lineHeader), TotalHeader: headers(totalHeader)}
	for _, f := range compare.Faults(r.Rows) {
		p.Faults = append(p.Faults, faultView{f.Puzzle, f.What.String(), f.Command()})
	}
	for _, table := range compare.Tables(r.Rows) {
		view, err := r.puzzle(table)
		if err != nil {
			return nil, err
		}
		p.Puzzles = append(p.Puzzles, view)
	}
	if len(p.Puzzles) > 1 {
		matrix := compare.NewMatrix(r.Rows)
		p.Totals = totalCells(matrix)
		cactus, err := draw("Puzzles solved within a time", compare.Cactus(matrix, nil), 36, 720)
		if err != nil {
			return nil, err
		}
		p.TotalCharts = append(p.TotalCharts, cactus)
	}
	t, err := template.New("page").Parse(pageText)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = t.Execute(&out, p)
	return out.Bytes(), err
}

func headers(cells []cell) []headerView {
	var list []headerView
	for _, c := range cells {
		list = append(list, headerView{c.text, c.figure})
	}
	return list
}

// puzzle is one puzzle's part of the page.
func (r Report) puzzle(table compare.Table) (puzzleView, error) {
	view := puzzleView{Name: table.Puzzle, Rows: lineCells(table.Lines)}
	for _, metric := range compare.Metrics() {
		chart, err := draw(metric.Title.String(), compare.Bars(metric, table.Lines, nil), 32, 560)
		if err != nil {
			return view, err
		}
		view.Charts = append(view.Charts, chart)
	}
	if rounds, ok := compare.Rounds(table.Lines, nil); ok {
		chart, err := draw("Nodes generated in each iteration", rounds, 32, 560)
		if err != nil {
			return view, err
		}
		view.Charts = append(view.Charts, chart)
	}
	entry, ok := r.entry(table)
	if !ok {
		return view, nil
	}
	view.Kind, view.Text = entry.Puzzle.Kind().String(), entry.Puzzle.String()
	if fact, ok := engine.Verdict(entry.Puzzle); ok {
		view.Verdict = fact.Text.String()
	}
	board, err := draw("The start", entry.Puzzle.Start().Scene(), 64, 240)
	if err != nil {
		return view, err
	}
	view.Board = &board
	if len(r.Puzzles) > mostStrips {
		return view, nil
	}
	return view, r.strip(&view, entry, table)
}

// strip adds every step of the best solution: a proven optimum where there is one.
func (r Report) strip(view *puzzleView, entry compare.Entry, table compare.Table) error {
	table.Sort(compare.ByStanding, false)
	if len(table.Lines) == 0 || !table.Lines[0].Solved() {
		return nil
	}
	best := table.Lines[0]
	result, err := replay(entry.Puzzle, best.Row)
	if err != nil {
		return fmt.Errorf("%s: the solution of %s: %w", entry.Name, best.Method(), err)
	}
	method, err := engine.FindMethod(entry.Puzzle, best.Algorithm, best.Heuristic)
	if err != nil {
		return err
	}
	sheet, err := picture.Sheet(context.Background(), engine.Solution{Name: filepath.Base(entry.Name), Puzzle: entry.Puzzle, Method: method, Result: result}, style(32))
	if err != nil {
		return err
	}
	view.StripTitle = fmt.Sprintf("The solution of %s: %d moves, cost %d", best.Method(), len(best.Moves), best.Cost)
	view.Strip = &inlined{Title: view.StripTitle, Source: inline(sheet), Width: 960}
	return nil
}

// replay finds the moves of a row again, with their costs, by the rules.
func replay(p engine.Puzzle, row compare.Row) (engine.Result, error) {
	result := engine.Result{Status: engine.Solved, Cost: row.Cost}
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
		result.Moves, position = append(result.Moves, move), next
	}
	positions, err := engine.Verify(p.Start(), result.Moves, row.Cost)
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

func (r Report) entry(table compare.Table) (compare.Entry, bool) {
	for _, entry := range r.Puzzles {
		if len(table.Lines) > 0 && compare.Digest(entry.Puzzle) == table.Lines[0].Digest {
			return entry, true
		}
	}
	return compare.Entry{}, false
}

func style(cell int) paint.Style { return paint.Style{Cell: cell, Palette: scene.Paper()} }

func draw(title string, s scene.Scene, cell, width int) (inlined, error) {
	data, err := picture.PNG(s, style(cell), "")
	return inlined{title, inline(data), width}, err
}

func inline(png []byte) template.URL {
	return template.URL("data:image/png;base64," + base64.StdEncoding.EncodeToString(png))
}
