package routes

import (
	"math"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Tools of the editor. Those of a graph and those of a map share start, goal, visit and removal.
const (
	placeTool  = "place" // or renames one
	roadTool   = "road"  // drawn from place to place; on a road it sets the cost
	tableTool  = "h"
	moveTool   = "move"
	wallTool   = "wall"
	costTool   = "cost"
	startTool  = "start"
	goalTool   = "goal"
	visitTool  = "visit"
	removeTool = "remove"
)

// Limits of what is edited by hand; larger ones are edited as text.
const (
	drawnSide   = longestSide // cells of a map of that side are board units
	drawnPlaces = 300
	leastSide   = 2
)

func editor() *engine.Editor {
	return &engine.Editor{
		Tools: []engine.Tool{
			{Name: placeTool, Title: engine.Msg("Draw a place; on an empty map it begins a graph"), Label: engine.Msg("Place"), Keys: "P", Value: engine.Msg("its name; empty for the next letter"), Picture: pictured(ball(1, 0.5, "A")...)},
			{Name: roadTool, Title: engine.Msg("Draw a road from place to place"), Label: engine.Msg("Road"), Keys: "R", Drag: true, Value: engine.Msg("its cost; empty for the straight line"), Picture: pictured(append([]scene.Item{stretch(0.4, 1.6)}, append(ball(0.4, 0.5, ""), ball(1.6, 0.5, "")...)...)...)},
			{Name: tableTool, Title: engine.Msg("Set the estimate of a place"), Label: engine.Msg("Estimate h"), Keys: "H", Value: engine.Msg("the estimate h of the place"), Picture: pictured(written("h 5"))},
			{Name: moveTool, Title: engine.Msg("Move a place"), Label: engine.Msg("Move it"), Keys: "M", Drag: true, Picture: pictured(append(ball(0.4, 0.5, ""), scene.ArrowFrom(scene.Point{X: 0.9, Y: 0.5}, scene.Point{X: 1.9, Y: 0.5}))...)},
			{Name: wallTool, Title: engine.Msg("Build a wall on a map"), Label: engine.Msg("Wall"), Keys: "#", Picture: pictured(square(scene.Stony))},
			{Name: costTool, Title: engine.Msg("Set the cost of a cell"), Label: engine.Msg("Cost"), Keys: "1-9", Value: engine.Msg("what entering the cell costs, 1 to 9"), Picture: pictured(square(scene.Home), written("5"))},
			{Name: startTool, Title: engine.Msg("Move the start"), Label: engine.Msg("Start"), Keys: "S", Picture: pictured(ball(1, 0.5, "S")...)},
			{Name: goalTool, Title: engine.Msg("Set or clear a goal"), Label: engine.Msg("Goal"), Keys: "G", Picture: pictured(scene.Item{Kind: scene.Flag, X: 0.5, W: 1, H: 1, Fill: scene.Exit})},
			{Name: visitTool, Title: engine.Msg("Set or clear a place to visit"), Label: engine.Msg("Visit"), Keys: "T", Picture: pictured(scene.Item{Kind: scene.Sign, X: 0.5, W: 1, H: 1, Fill: scene.Tile, Text: "1"})},
			{Name: removeTool, Title: engine.Msg("Remove a place, a road or a wall"), Label: engine.Msg("Remove"), Removes: true, Picture: pictured(append(ball(0.8, 0.5, ""), scene.CrossAt(1.2, 0.25))...)},
		},
		Sizes: engine.Sizes{Min: leastSide, Max: drawnSide, Rows: 8, Cols: 12},
		Draft: newDraft,
		Blank: func(rows, cols int) (engine.Draft, error) {
			if min(rows, cols) < leastSide || max(rows, cols) > drawnSide {
				return nil, engine.Errorf("the map has %d x %d cells, expected from %d x %d to %d x %d", rows, cols, leastSide, leastSide, drawnSide, drawnSide)
			}
			d := mapDraft{rows: rows, cols: cols, neighbours: "4", cells: make([]byte, rows*cols)}
			for i := range d.cells {
				d.cells[i] = free
			}
			return d, nil
		},
	}
}

// Pictures of tools, on 2 x 1 cells.
func pictured(items ...scene.Item) scene.Scene { return scene.Pictured(2, 1, items...) }

func ball(x, y float64, name string) []scene.Item {
	const side = 0.8
	it := scene.Item{Kind: scene.Circle, X: x - side/2, Y: y - side/2, W: side, H: side, Fill: scene.HintRim, Stroke: scene.Edge, Line: 0.06}
	return []scene.Item{it, {Kind: scene.Text, X: it.X, Y: it.Y, W: side, H: side, Size: 0.5, Text: name, Fill: scene.OnPiece, Bold: true}}
}

func stretch(from, to float64) scene.Item {
	return scene.Item{Kind: scene.Line, Stroke: scene.Faint, Line: 0.12, Points: []scene.Point{{X: from, Y: 0.5}, {X: to, Y: 0.5}}}
}

func square(fill scene.Role) scene.Item {
	return scene.Item{Kind: scene.Rect, X: 0.5, W: 1, H: 1, Corner: 0.1, Fill: fill, Stroke: scene.Edge, Line: 0.03}
}

func written(text string) scene.Item {
	return scene.Item{Kind: scene.Text, X: 0, W: 2, H: 1, Size: 0.6, Text: text, Fill: scene.Ink, Bold: true}
}

func newDraft(p engine.Puzzle) (engine.Draft, error) {
	z := p.(*Puzzle)
	if z.start != z.enter(z.home, 0) {
		return nil, engine.Errorf("the game has gone on beyond its start; edit it from its start")
	}
	if g, ok := z.world.(*grid); ok {
		return draftOfMap(z, g)
	}
	return draftOfGraph(z, z.world.(*graph))
}

// wrongTool returns the error for a tool of the other kind of world.
func wrongTool(s engine.Stroke, world engine.Message) error {
	for _, t := range editor().Tools {
		if t.Name == s.Tool {
			return engine.Errorf("%s has no use for the tool %s", world, t.Label)
		}
	}
	return engine.Errorf("there is no tool %q", s.Tool)
}

// mapDraft is a map being edited, its marks as in the text. It implements [engine.Draft].
type mapDraft struct {
	rows, cols int
	neighbours string
	cells      []byte
	settings   string // lines below the rows
}

func draftOfMap(z *Puzzle, g *grid) (engine.Draft, error) {
	if max(g.rows, g.cols) > drawnSide {
		return nil, engine.Errorf("a map of more than %d row{|s} or columns is edited as text", drawnSide)
	}
	head, rest, _ := strings.Cut(z.String(), "\n")
	d := mapDraft{rows: g.rows, cols: g.cols, neighbours: strings.Fields(head)[1]}
	for range g.rows {
		row, after, _ := strings.Cut(rest, "\n")
		d.cells, rest = append(d.cells, row...), after
	}
	d.settings = rest
	return d, nil
}

// Text writes the map, valid or not.
func (d mapDraft) Text() string {
	var w strings.Builder
	w.WriteString(gridWord + " " + d.neighbours + "\n")
	for r := range d.rows {
		w.Write(d.cells[r*d.cols : (r+1)*d.cols])
		w.WriteByte('\n')
	}
	return w.String() + d.settings
}

// Use sets one cell; there is one start.
func (d mapDraft) Use(s engine.Stroke) (engine.Draft, error) {
	cell, ok := scene.CellAt(s.To, d.rows, d.cols)
	if !ok {
		return nil, engine.Errorf("there is no cell at this place")
	}
	mark := byte(free)
	switch value := strings.TrimSpace(s.Value); s.Tool {
	case placeTool:
		if strings.Trim(string(d.cells), string(free)) != "" {
			return nil, engine.Errorf("a graph begins on an empty map; this one has walls, costs, a start or a goal")
		}
		return emptyGraph(d.rows, d.cols).Use(s)
	case removeTool:
	case wallTool:
		mark = wall
	case startTool:
		mark = startAt
	case goalTool:
		mark = d.toggled(cell, goalAt)
	case visitTool:
		if mark = d.toggled(cell, visitAt); mark == visitAt && strings.Count(string(d.cells), string(visitAt)) == maxVisits {
			return nil, engine.Errorf("there are %d place{|s} to visit already, more cannot be held", maxVisits)
		}
	case costTool:
		if len(value) != 1 || value[0] < '1' || value[0] > '9' {
			return nil, engine.Errorf("found %q, expected a cost from 1 to 9", value)
		}
		if mark = value[0]; mark == '1' {
			mark = free
		}
	default:
		return nil, wrongTool(s, engine.Msg("a map"))
	}
	cells := []byte(string(d.cells))
	if mark == startAt {
		for i := range cells {
			if cells[i] == startAt {
				cells[i] = free
			}
		}
	}
	cells[cell] = mark
	d.cells = cells
	return d, nil
}

// toggled returns the mark, or a free cell where it is already.
func (d mapDraft) toggled(cell int, mark byte) byte {
	if d.cells[cell] == mark {
		return free
	}
	return mark
}

// Scene draws the map, valid or not.
func (d mapDraft) Scene() scene.Scene {
	g := &grid{rows: d.rows, cols: d.cols, eight: d.neighbours == "8", cost: make([]uint8, len(d.cells)), unit: unit{one: 1, root: 1}}
	z := &Puzzle{world: g, home: -1, cost: byRoad}
	for i, mark := range d.cells {
		g.cost[i], _ = cellOf(rune(mark))
		switch mark {
		case startAt:
			z.home = int32(i)
		case goalAt:
			z.goals = append(z.goals, int32(i))
		case visitAt:
			z.visits = append(z.visits, int32(i))
		}
	}
	s := z.mapGround(g)
	s.Items = append(s.Items, z.mapEnds(1)...)
	s.Items = append(s.Items, z.signs(0, 1)...)
	return s
}

// distanceTo returns how far a point is from the line between two others.
func distanceTo(p, a, b point) float64 {
	dx, dy := b.x-a.x, b.y-a.y
	if dx == 0 && dy == 0 {
		return p.straight(a)
	}
	t := min(max(((p.x-a.x)*dx+(p.y-a.y)*dy)/(dx*dx+dy*dy), 0), 1)
	return math.Hypot(a.x+t*dx-p.x, a.y+t*dy-p.y)
}
