package nullpuzzle

import (
	"context"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/solve/search"
)

var (
	_ engine.PieceMover = position{}
	_ engine.Refusing   = position{}
	_ engine.Introduced = puzzle{}
	_ engine.Aimed      = puzzle{}
	_ engine.Judged     = puzzle{}
	_ engine.Hinted     = puzzle{}
	_ engine.Prover     = puzzle{}
	_ engine.Breakable  = puzzle{}
	_ engine.Coded      = puzzle{}
	_ engine.Measured   = puzzle{}
	_ engine.Taught     = puzzle{}
	_ engine.Featured   = puzzle{}
)

// MovesOf is the press of the lamp with that ID.
func (p position) MovesOf(piece string) []engine.Move {
	for i := range p.n {
		if lampID(i) == piece {
			return []engine.Move{p.move(i)}
		}
	}
	return nil
}

// Refusal: a lamp can always be pressed, and never goes anywhere.
func (p position) Refusal(string, int, int) engine.Message {
	return engine.Msg("lamps do not move: press one to switch it and its neighbours")
}

// HowTo is a click.
func (p puzzle) HowTo() engine.Message { return engine.Msg("Click a lamp to press it") }

// Aim is darkness.
func (p puzzle) Aim() engine.Message { return engine.Msg("Switch all lamps off.") }

// Gestures are clicks alone.
func (p puzzle) Gestures() []engine.Gesture {
	return []engine.Gesture{{Keys: engine.Msg("click"), Does: engine.Msg("switch a lamp and its neighbours")}}
}

// Goal is the dark row, which everybody expects.
func (p puzzle) Goal() (goal engine.Position, unusual bool) {
	dark := p.start
	dark.row = 0
	return dark, false
}

// Sections: a row is finished as a whole.
func (p puzzle) Sections(engine.Position) (names []engine.Message, done []bool) { return nil, nil }

// oracle judges rows by the sweep, which is exact.
type oracle struct{ puzzle puzzle }

// Oracle implements [engine.Judged].
func (p puzzle) Oracle() engine.Oracle { return oracle{p} }

// Judge implements [engine.Oracle]. It takes no time to speak of, so it asks no meter.
func (o oracle) Judge(_ context.Context, at engine.Position, _ engine.Limits, _ *search.Probe) engine.Truth {
	from, ok := at.(position)
	if !ok {
		return engine.Truth{Status: engine.Failed, Reason: engine.Msg("the position is of another puzzle"), AtMost: engine.NoBound}
	}
	distance := -1
	var best []engine.Move
	for _, s := range (puzzle{from}).solutions() {
		cost := 0
		for _, m := range s {
			cost += m.Cost
		}
		switch {
		case distance < 0 || cost < distance:
			distance, best = cost, s
		case cost == distance:
			best = append(best, s...) // the two have no press in common
		}
	}
	if distance < 0 {
		return engine.Impossible(engine.Msg(whyNot))
	}
	return engine.Settled(distance, best)
}

// Clue points at the lamp of a best move.
func (p puzzle) Clue(at engine.Position, t engine.Truth) engine.Clue {
	clue := engine.Clue{Move: t.Best[0], Where: engine.Msg("a cheapest solution presses it")}
	if now, ok := at.(position); ok {
		clue.Like = engine.Msg("%d of %d lamps are lit.", now.row.litCount(), now.n)
	}
	return clue
}

// Achieved is that the row has become dark.
func (p puzzle) Achieved(before, after engine.Position) engine.Message {
	if !before.Solved() && after.Solved() {
		return engine.Msg("all lamps are dark")
	}
	return engine.Message{}
}

// Prove says why no presses make a row dark.
func (p puzzle) Prove(at engine.Position) (engine.Proof, bool) {
	if now, ok := at.(position); ok && len((puzzle{now}).solutions()) == 0 {
		return engine.Proof{Name: "sweep", Why: engine.Msg(whyNot)}, true
	}
	return engine.Proof{}, false
}

// thirds is the heuristic of the lit lamps by three.
func thirds() engine.Choice {
	return engine.Choice{Name: "thirds", Title: engine.Msg("lit lamps by three"),
		About: engine.Msg("The number of lit lamps divided by three, rounded up.")}
}

// Breakdowns is the one heuristic.
func (p puzzle) Breakdowns() []engine.Choice { return []engine.Choice{thirds()} }

// Breakdown counts one for each three lit lamps, and for the rest.
func (p puzzle) Breakdown(_ context.Context, at engine.Position, heuristic string, _ int64) (engine.Breakdown, error) {
	now, ok := at.(position)
	if !ok || heuristic != thirds().Name {
		return engine.Breakdown{}, engine.NoBreakdown(p, heuristic)
	}
	b := engine.Breakdown{Heuristic: thirds(), Value: now.row.thirds()}
	lit := 0
	for i := range now.n {
		if !now.row.lit(i) {
			continue
		}
		if lit%3 == 0 {
			b.Parts = append(b.Parts, engine.Part{Words: engine.Msg("one press for lamp %d and up to two more", i+1), Value: 1})
		}
		part := &b.Parts[lit/3]
		part.Marks = append(part.Marks, scene.Item{Kind: scene.Circle, X: scene.Rim + float64(i), Y: scene.Rim, W: 1, H: 1, Stroke: scene.Highlight, Line: 0.08})
		lit++
	}
	return b, nil
}

// codes are the rules over rows as words.
type codes struct{ start position }

// Codes implements [engine.Coded]: every row fits a word.
func (p puzzle) Codes() (engine.Codes, bool) { return codes(p), true }

func (c codes) Code(at engine.Position) (code uint64, ok bool) {
	p, ok := at.(position)
	return uint64(p.row), ok && p.n == c.start.n
}

func (c codes) Position(code uint64) engine.Position {
	c.start.row = row(code)
	return c.start
}

func (c codes) Solved(code uint64) bool { return code == 0 }

func (c codes) Next(code uint64, out []engine.NextCode) []engine.NextCode {
	for i := range c.start.n {
		out = append(out, engine.NextCode{Code: uint64(row(code).press(i, c.start.n)), Cost: c.start.cost(i)})
	}
	return out
}

// Measures are presses.
func (p puzzle) Measures() []engine.Measure {
	p.start.costs = costUnit
	return []engine.Measure{{Name: "presses", Title: engine.Msg("presses"), Puzzle: p}}
}

// Rules are what a row of lamps does not show.
func (p puzzle) Rules() []engine.Message {
	return []engine.Message{
		engine.Msg("Pressing a lamp changes it and its neighbours, from lit to dark and from dark to lit."),
		engine.Msg("The puzzle is solved when all lamps are dark."),
	}
}

// ByHand is the one heuristic.
func (p puzzle) ByHand() []engine.Choice { return []engine.Choice{thirds()} }

// Tasks: there are none beside those of every puzzle.
func (p puzzle) Tasks() []engine.Task { return nil }

// Features are the heuristic and the number of lit lamps.
func (p puzzle) Features() []engine.Feature {
	figure := func(c engine.Choice, heuristic string, of func(row) int) engine.Feature {
		return engine.Feature{Choice: c, Heuristic: heuristic, Open: func() func(engine.Position) int {
			return func(at engine.Position) int {
				now, _ := at.(position)
				return of(now.row)
			}
		}}
	}
	return []engine.Feature{
		figure(thirds(), thirds().Name, row.thirds),
		figure(engine.Choice{Name: "lit", Title: engine.Msg("lit lamps"), About: engine.Msg("How many lamps are lit.")}, "", row.litCount),
	}
}
