package audit

import (
	"context"
	"path/filepath"

	"langkah/engine"
)

// Heuristics returns the source of heuristics that are tables in files; read returns the text
// of one. Only a front end whose user has named the file uses it.
func Heuristics(read func(path string) (string, error)) engine.Source {
	return engine.Source{Kind: engine.OfTable, Make: func(p engine.Puzzle, path string) (engine.Own, error) {
		text, err := read(path)
		if err != nil {
			return engine.Own{}, err
		}
		t, err := Read(p, text)
		if err != nil {
			return engine.Own{}, engine.Errorf("%s: %s", filepath.Base(path), err)
		}
		values := make(lookup, len(t.Rows))
		for _, row := range t.Rows {
			values[engine.Key(row.Position)] = row.Estimate
		}
		return engine.Own{
			Choice: engine.Choice{Name: engine.OfTable + ":" + path, Title: engine.Msg("%s", filepath.Base(path)), About: engine.Msg("A table of your own.")},
			Open:   func(context.Context) (engine.Estimator, error) { return values, nil },
		}, nil
	}}
}

// lookup is a table of estimates by the keys of positions.
type lookup map[string]float64

func (l lookup) Estimates(_ context.Context, at []engine.Position, out []float64) error {
	for i, p := range at {
		value, ok := l[engine.Key(p)]
		if !ok {
			return engine.Errorf("the table has no estimate for the board %s", engine.BoardLine(p))
		}
		out[i] = value
	}
	return nil
}

func (l lookup) Close() {}
