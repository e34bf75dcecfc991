package queens

import (
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Tools of the editor.
const (
	paintTool = "paint" // adds the rectangle between two cells to a region
	fillTool  = "fill"  // renames a region
	queenTool = "queen" // toggles a given queen
)

func editor() *engine.Editor {
	letter := engine.Msg("the letter of the region")
	return &engine.Editor{
		Tools: []engine.Tool{
			{Name: paintTool, Title: engine.Msg("Paint a region"), Label: engine.Msg("Region"), Keys: "A-Z", Drag: true, Value: letter, Picture: scene.Pictured(2, 2, elbow(1))},
			{Name: fillTool, Title: engine.Msg("Rename a region"), Label: engine.Msg("Rename"), Value: letter,
				Picture: scene.Pictured(4, 2, elbow(1), elbow(2).Shifted(2, 0), scene.ArrowFrom(scene.Point{X: 1.1, Y: 0.6}, scene.Point{X: 2.9, Y: 0.6}))},
			{Name: queenTool, Title: engine.Msg("Place or remove a queen"), Label: engine.Msg("Queen"), Keys: "*",
				Picture: scene.Pictured(1, 1, scene.Item{Kind: scene.Queen, W: 1, H: 1, Fill: scene.Tile})},
		},
		Sizes: engine.Sizes{Min: 1, Max: MaxSize, Rows: 8, Cols: 8, Square: true},
		Draft: func(e engine.Puzzle) (engine.Draft, error) {
			p := e.(*Puzzle)
			return draft{rows: strings.Fields(p.board.draw(nil)), queens: p.start.cells()}, nil
		},
		Blank: func(rows, cols int) (engine.Draft, error) {
			if rows != cols || rows < 1 || rows > MaxSize {
				return nil, engine.Errorf("the board is %d x %d, expected a square of 1 to %d row{|s}", rows, cols, MaxSize)
			}
			d := draft{}
			for range rows {
				d.rows = append(d.rows, strings.Repeat("A", cols))
			}
			return d, nil
		},
	}
}

// elbow returns a region of three cells for the picture of a tool.
func elbow(colour int) scene.Item {
	return scene.Item{Kind: scene.Region, Size: 1, Fill: scene.Piece(colour), Points: []scene.Point{{X: 0.5, Y: 0.5}, {X: 0.5, Y: 1.5}, {X: 1.5, Y: 1.5}}}
}

// draft is a board being edited. It implements [engine.Draft].
type draft struct {
	rows   []string
	queens []int
}

// Text writes the rows and the queens.
func (d draft) Text() string {
	text := strings.Join(d.rows, "\n") + "\n"
	if len(d.queens) > 0 {
		names := make([]string, len(d.queens))
		for i, cell := range d.queens {
			names[i] = d.board().name(cell)
		}
		text += queensLine + " " + strings.Join(names, " ") + "\n"
	}
	return text
}

// board returns the board, with any number of regions.
func (d draft) board() *board { return fromRows(d.rows) }

// Scene draws the draft, valid or not.
func (d draft) Scene() scene.Scene {
	b := d.board()
	s := b.scene(func(cell int) bool { return slices.Contains(d.queens, cell) })
	for _, cell := range d.queens {
		s.Items = append(s.Items, b.crown(cell, true))
	}
	return s
}

// Use applies a tool.
func (d draft) Use(s engine.Stroke) (engine.Draft, error) {
	n := len(d.rows)
	from, ok := scene.CellAt(s.From, n, n)
	to, also := scene.CellAt(s.To, n, n)
	if !ok || !also {
		return nil, engine.Errorf("there is no cell at this place")
	}
	if s.Tool == queenTool {
		return d.place(from)
	}
	if len(s.Value) != 1 || !isLetter(rune(s.Value[0])) {
		return nil, engine.Errorf("found %q, expected the letter of a region", s.Value)
	}
	letter := s.Value[0]
	switch s.Tool {
	case paintTool:
		left, right := min(from%n, to%n), max(from%n, to%n)
		return d.changed(func(r, c int) bool {
			return r >= min(from/n, to/n) && r <= max(from/n, to/n) && c >= left && c <= right
		}, letter), nil
	case fillTool:
		old := d.rows[from/n][from%n]
		return d.changed(func(r, c int) bool { return d.rows[r][c] == old }, letter), nil
	}
	return nil, engine.Errorf("there is no tool %q", s.Tool)
}

// changed returns the draft with another letter in the cells for which is holds.
func (d draft) changed(is func(r, c int) bool, letter byte) draft {
	d.rows = slices.Clone(d.rows)
	for r, old := range d.rows {
		row := []byte(old)
		for c := range row {
			if is(r, c) {
				row[c] = letter
			}
		}
		d.rows[r] = string(row)
	}
	return d
}

// place toggles a queen.
func (d draft) place(cell int) (engine.Draft, error) {
	if i := slices.Index(d.queens, cell); i >= 0 {
		d.queens = slices.Delete(slices.Clone(d.queens), i, i+1)
		return d, nil
	}
	d.queens = append(slices.Clone(d.queens), cell)
	slices.Sort(d.queens)
	return d, nil
}
