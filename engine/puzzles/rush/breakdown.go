package rush

import (
	"context"
	"slices"
	"strconv"

	"langkah/engine"
	"langkah/engine/base/scene"
)

var _ engine.Breakable = (*Puzzle)(nil)

// Breakdowns lists all heuristics except the blind one.
func (z *Puzzle) Breakdowns() []engine.Choice {
	var list []engine.Choice
	for _, h := range heuristics()[1:] {
		list = append(list, engine.Choice{Name: h.name, Title: h.title})
	}
	return list
}

// Breakdown lists the terms of a heuristic's value: the primary piece's distance, its blockers, and their blockers. The
// error says that the position is of another puzzle or the heuristic has no breakdown.
func (z *Puzzle) Breakdown(_ context.Context, at engine.Position, heuristic string, _ int64) (engine.Breakdown, error) {
	all := z.Breakdowns()
	i := slices.IndexFunc(all, func(c engine.Choice) bool { return c.Name == heuristic })
	p, ok := at.(Position)
	switch {
	case !ok || !p.puzzle.board.sameAs(z.board):
		return engine.Breakdown{}, engine.Errorf("the position is of another puzzle")
	case i < 0:
		return engine.Breakdown{}, engine.NoBreakdown(z, heuristic)
	}
	t := &partBuilder{arrangement: &arrangement{z.board, p.at, z.board.grid(p.at)}, cost: z.cost}
	if t.distance() > 0 {
		t.build(heuristic)
	}
	b := engine.Breakdown{Heuristic: all[i], Parts: t.parts}
	for _, part := range t.parts {
		b.Value += part.Value
	}
	return b, nil
}

// partBuilder collects the parts of a heuristic's value.
type partBuilder struct {
	*arrangement
	cost  costModel
	parts []engine.Part
}

func (t *partBuilder) build(heuristic string) {
	d := int(t.distance())
	switch heuristic {
	case "distance":
		t.chargeDistance(d)
	case "blockers":
		t.chargeItself(1)
		t.chargeBlockers(1)
	case "distance+blockers":
		t.chargeDistance(d)
		t.chargeBlockers(1)
	case "clearance":
		t.chargeDistance(d)
		t.chargeClearance()
	case recursive:
		t.chargeChain()
	case "reference-manhattan":
		t.chargeDistance(d)
		t.chargeItself(1)
	case "reference-enhanced":
		t.chargeDistance(d)
		t.chargeItself(1)
		t.chargeBlockers(2)
	}
}

// add appends a part, shown as its value on the piece, and as an arrow if by is not 0.
func (t *partBuilder) add(words engine.Message, value, piece, by int) {
	x, y := t.middle(piece, 0)
	var marks []scene.Item
	if by != 0 {
		toX, toY := t.middle(piece, by)
		marks = append(marks, scene.Item{Kind: scene.Arrow, Stroke: scene.Highlight, Line: 0.08, Points: []scene.Point{{X: x, Y: y}, {X: toX, Y: toY}}})
	}
	if value != 0 {
		x, y := t.tail(piece, by)
		marks = append(marks, scene.Tag(strconv.Itoa(value), x, y, 0.34)...)
	}
	t.parts = append(t.parts, engine.Part{Words: words, Value: value, Marks: marks})
}

// tail returns the position of a number on a piece that slides by so many cells: at its rear end, so that its name
// stays legible.
func (a *arrangement) tail(i, by int) (x, y float64) {
	x, y = a.middle(i, 0)
	off := float64(a.pieces[i].length)/2 - 0.4
	if by >= 0 {
		off = -off
	}
	if a.pieces[i].vertical {
		return x, y + off
	}
	return x + off, y
}

// middle returns the centre of a piece displaced by so many cells.
func (a *arrangement) middle(i, by int) (x, y float64) {
	p := a.pieces[i]
	along, across := float64(int(a.at[i])+by)+float64(p.length)/2, float64(p.lane)+0.5
	if p.vertical {
		along, across = across, along
	}
	return scene.Rim + along, scene.Rim + across
}

func (t *partBuilder) name(i int) string { return t.pieces[i].name }

// chargeDistance charges the distance in cells to the exit.
func (t *partBuilder) chargeDistance(d int) {
	words := engine.Msg("%s is %d cell{|s} from the exit", t.name(0), d)
	if d == 1 {
		words = engine.Msg("%s is 1 cell from the exit", t.name(0))
	}
	t.add(words, d, 0, t.goal-int(t.at[0]))
}

func (t *partBuilder) chargeItself(value int) {
	t.add(engine.Msg("%s itself has to move", t.name(0)), value, 0, 0)
}

// chargeBlockers charges each occupied cell between the primary piece and the exit.
func (t *partBuilder) chargeBlockers(each int) {
	t.eachBlocked(func(cell int) {
		if i := int(t.grid[cell]); i >= 0 {
			t.add(engine.Msg("%s stands before %s", t.name(i), t.name(0)), each, i, 0)
			return
		}
		t.chargeWall(cell, each)
	})
}

// chargeWall charges a wall between the primary piece and the exit.
func (t *partBuilder) chargeWall(cell, value int) {
	mark := block(scene.Hatch, float64(cell%t.cols), float64(cell/t.cols), 1, 1, scene.Primary)
	marks := append([]scene.Item{mark}, scene.Tag(strconv.Itoa(value), mark.X+0.5, mark.Y+0.5, 0.34)...)
	t.parts = append(t.parts, engine.Part{Words: engine.Msg("a wall stands before %s", t.name(0)), Value: value, Marks: marks})
}

// eachBlocked calls with for every occupied cell between the primary piece and the exit.
func (t *partBuilder) eachBlocked(with func(cell int)) {
	cell, step := t.front()
	for range t.distance() {
		if t.grid[cell] != empty {
			with(cell)
		}
		cell += step
	}
}

// chargeClearance charges each blocker the fewest cells by which it leaves the primary piece's lane.
func (t *partBuilder) chargeClearance() {
	t.eachBlocked(func(cell int) {
		i := int(t.grid[cell])
		if i < 0 || t.closed(cell) {
			return
		}
		back, ahead := t.needs(i, cell)
		by := ahead
		if back <= ahead {
			by = -back
		}
		value := max(1, min(back, ahead))
		if value >= never {
			by = 0
		}
		t.add(engine.Msg("%s stands before %s, %d cell{|s} from leaving its lane", t.name(i), t.name(0), value), value, i, by)
	})
}

// chargeChain charges the pieces of the cheapest chain of blockers.
func (t *partBuilder) chargeChain() {
	r := &recursion{moved: make([]bool, len(t.pieces)), cells: t.cost == steps, chain: new(chain)}
	total := int(r.of(t.arrangement))
	if !r.chain.found {
		t.add(engine.Msg("the way of %s is closed for good", t.name(0)), total, 0, 0)
		return
	}
	if r.cells {
		t.chargeDistance(int(t.distance()))
	} else {
		t.chargeItself(1)
	}
	for k, n := range r.chain.needs {
		by, value := 0, 1
		if k < len(r.chain.ways) {
			by = r.chain.ways[k]
			if r.cells {
				value = max(by, -by)
			}
		}
		t.add(engine.Msg("%s has to make room", t.name(n.piece)), value, n.piece, by)
	}
}
