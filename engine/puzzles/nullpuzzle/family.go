package nullpuzzle

import (
	"context"
	"math/rand/v2"
	"strings"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/base/text"
)

// Family is the family of lamp rows.
func Family() engine.Family {
	return engine.Family{
		Name:     "lamps",
		Title:    engine.Msg("Lamps"),
		About:    engine.Msg("a row of lamps to switch off"),
		Detect:   detect,
		Parse:    Parse,
		Generate: generate,
		Line:     lineForm(),
		Forms:    []engine.Form{{Title: engine.Msg("Row of lamps"), About: engine.Msg("A row of # for lit lamps and . for dark ones; a second line may say what a press costs."), Text: "#..#\ncost place\n"}},
		Levels: []engine.Level{
			{Name: "easy", Title: engine.Msg("Easy"), Values: engine.Values{"lamps": "5"}},
			{Name: "hard", Title: engine.Msg("Hard"), Values: engine.Values{"lamps": "20"}},
		},
		GenerateOptions: []engine.Option{
			{Name: "lamps", Title: engine.Msg("Lamps"), Kind: engine.Integer, Default: "7", Min: 1, Max: MaxLamps,
				Help: engine.Msg("How many lamps the row has.")},
			{Name: "seed", Title: engine.Msg("Seed"), Kind: engine.Integer, Role: option.Seed, Default: "1", Min: 0, Max: 1 << 31,
				Help: engine.Msg("The same seed gives the same row.")},
		},
	}
}

// detect is the share of the first line's letters that are lamps.
func detect(text string) float64 {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	line = strings.TrimSpace(line)
	if line == "" {
		return 0
	}
	return float64(strings.Count(line, "#")+strings.Count(line, ".")) / float64(len(line))
}

// Parse reads a row such as "#..#": lit and dark lamps; a second line may say
// "cost place".
func Parse(s string) (engine.Puzzle, error) {
	lines := text.All(s)
	if len(lines) == 0 {
		return nil, engine.BadText(1, 0, "there are no lamps, expected 1 to %d", MaxLamps).OfKind(engine.ErrEmpty)
	}
	line := lines[0]
	var lit row
	for i, r := range line {
		switch {
		case r == '#':
			lit |= 1 << i
		case r != '.':
			return nil, engine.BadText(1, text.Column(line, i), "found %q, expected # for a lit lamp or . for a dark one", r)
		}
	}
	if n := len(line); n < 1 || n > MaxLamps {
		return nil, engine.BadText(1, 0, "found %d lamps, expected 1 to %d", n, MaxLamps).OfKind(engine.ErrSize)
	}
	if len(lines) > 2 {
		return nil, engine.BadText(3, 0, "found a third line, expected the lamps and perhaps their cost")
	}
	if len(lines) == 2 {
		value, found := strings.CutPrefix(strings.TrimSpace(lines[1]), "cost ")
		if !found {
			return nil, engine.BadText(2, 0, `found %q, expected "cost unit" or "cost place"`, lines[1])
		}
		p, err := newPuzzle(lit, len(line)).With(engine.Values{"cost": value})
		if err != nil {
			return nil, engine.BadText(2, 0, "%s", err)
		}
		return p, nil
	}
	return newPuzzle(lit, len(line)), nil
}

// generate presses lamps at random, so that there is a way back.
func generate(_ context.Context, s engine.Settings, _ engine.Limits) (engine.Puzzle, error) {
	n := s.Int("lamps")
	random := rand.New(rand.NewPCG(uint64(s.Int("seed")), uint64(n)))
	var lit row
	for i := range n {
		if random.IntN(2) == 1 {
			lit = lit.press(i, n)
		}
	}
	return newPuzzle(lit, n), nil
}
