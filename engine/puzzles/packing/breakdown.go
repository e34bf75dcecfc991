package packing

import (
	"context"
	"strconv"

	"langkah/engine"
	"langkah/engine/base/scene"
)

var _ engine.Breakable = (*Puzzle)(nil)

// fewest names the measure by which the method "fewest-choices" selects the cell to branch on.
const fewest = "choices"

// Breakdowns lists the one measure that guides a method.
func (p *Puzzle) Breakdowns() []engine.Choice {
	return []engine.Choice{{Name: fewest, Title: engine.Msg("choices for each cell")}}
}

// Breakdown counts for each empty cell the placements that cover it.
func (p *Puzzle) Breakdown(_ context.Context, at engine.Position, heuristic string, _ int64) (engine.Breakdown, error) {
	q, err := p.From(at)
	switch {
	case err != nil:
		return engine.Breakdown{}, err
	case heuristic != fewest:
		return engine.Breakdown{}, engine.NoBreakdown(p, heuristic)
	}
	from := q.(*Puzzle)
	b := engine.Breakdown{Heuristic: p.Breakdowns()[0]}
	middles := from.board.middles()
	for cell, n := range from.choices() {
		if n < 0 {
			continue
		}
		place, text := middles[cell], strconv.Itoa(n)
		marks := []scene.Item{{Kind: scene.Text, X: place.X - 0.5, Y: place.Y - 0.25, W: 1, H: 0.5, Size: 0.4, Text: text, Fill: scene.OnPiece}}
		if n <= 1 { // forced, or a dead end
			marks = scene.Tag(text, place.X, place.Y, 0.4)
		}
		b.Value += n
		b.Parts = append(b.Parts, engine.Part{Words: engine.Msg("choices for the cell %s", p.board.name(cell)), Value: n, Marks: marks})
	}
	return b, nil
}
