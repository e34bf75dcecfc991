package recording

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"iter"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Line is an event as programs read it. Fields that an event lacks are nil: a node that
// was pruned as it was generated has no number, a root no parent and no move; a round has
// its bound alone, as F, and at the end of a generation the best fitness, as H.
type Line struct {
	N      int     `json:"n"`     // from 1
	Event  string  `json:"event"` // as its kind is called, but "generated" for what opens a node
	ID     *int32  `json:"id"`
	Parent *int32  `json:"parent"`
	Move   *string `json:"move"`

	G *search.Figure `json:"g"`
	H *search.Figure `json:"h"` // null too where it is infinite
	F *search.Figure `json:"f"`

	Why string `json:"why"`

	Kind  search.EventKind `json:"-"`
	Words engine.Message   `json:"-"` // Why, in any language
}

// generated is an event that opens a node, as programs have always read it.
const generated = "generated"

// Lines iterates over the kept events in order, until ctx is cancelled.
func (r Recording) Lines(ctx context.Context) iter.Seq[Line] {
	return func(yield func(Line) bool) {
		n := names{Recording: r, known: map[[2]int32]string{}}
		x := r.Explain()
		for i := 1; ctx.Err() == nil; i++ {
			e, why, ok := x.Next()
			if !ok {
				return
			}
			f, g, h := r.Order(e), r.Method.Cost(e.G), r.Method.Cost(e.H)
			line := Line{N: i, Event: e.Kind.String(), Kind: e.Kind, F: &f, Why: why.String(), Words: why}
			if e.Kind == search.Generated {
				line.Event = generated
			}
			switch {
			case e.Why == search.Checked && r.Method.Key == search.ByDepth: // the cost of its path is not kept
				line.H = &h
			case e.Kind != search.Iteration:
				line.G, line.H = &g, &h
			case e.Why == search.Judged:
				line.H = &h
			}
			if e.Node != 0 {
				line.ID = &e.Node
			}
			if e.Parent != 0 {
				name := n.name(e)
				line.Parent, line.Move = &e.Parent, &name
			}
			if !yield(line) {
				return
			}
		}
	}
}

// WriteJSON writes the kept events, one JSON object on each line, and says how many
// it wrote before ctx ended.
func (r Recording) WriteJSON(ctx context.Context, w io.Writer) (n int, err error) {
	out := bufio.NewWriter(w)
	lines := json.NewEncoder(out)
	lines.SetEscapeHTML(false)
	for line := range r.Lines(ctx) {
		if err := lines.Encode(line); err != nil {
			return n, err
		}
		n++
	}
	return n, out.Flush()
}
