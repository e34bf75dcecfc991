package engine

import (
	"context"
	"unsafe"

	"langkah/engine/solve/search"
)

// guided is a run with the estimates of an own heuristic. The successors of an
// expansion are asked for together, and recent estimates are kept, as a search often
// generates a state again.
type guided[S comparable] struct {
	ctx       context.Context
	fail      context.CancelCauseFunc
	estimator Estimator
	view      func(S) Position
	known     map[S]int32
	room      int   // states that are kept
	unit      int32 // how many units of an estimate are a cost of 1
	err       error

	asked  []S // scratch
	at     []Position
	values []float64
}

// mostKept is the number of estimates that a run keeps, unless its limit of memory is small.
const mostKept = 1 << 18

// guide returns the problem with the estimates of the method's own heuristic. Where that
// fails the run's context is cancelled, and end returns the error.
func guide[S comparable](ctx context.Context, own Own, unit int32, p search.Problem[S], view func(S) Position, limits Limits) (_ context.Context, _ search.Problem[S], end func() error) {
	running, cancel := context.WithCancelCause(ctx)
	g := &guided[S]{ctx: running, fail: cancel, view: view, known: map[S]int32{}, room: mostKept, unit: unit}
	if g.estimator, g.err = own.Open(ctx); g.err != nil {
		cancel(g.err)
	}
	each := 2 * int64(unsafe.Sizeof(*new(S))+unsafe.Sizeof(int32(0))+1) // of a map that is half full
	if limits.Memory > 0 {
		g.room = int(min(mostKept, limits.Memory/8/each))
		p.Held += int64(g.room) * each
	}
	expand := p.Expand
	p.Estimate = g.estimate
	p.Expand = func(s S, _ int32, out []search.Successor[S]) []search.Successor[S] {
		from := len(out)
		out = expand(s, 0, out)
		g.fill(out[from:])
		return out
	}
	return running, p, func() error {
		if g.estimator != nil {
			g.estimator.Close()
		}
		cancel(nil)
		return g.err
	}
}

// estimate returns the estimate of one state.
func (g *guided[S]) estimate(s S) int32 {
	one := [1]search.Successor[S]{{State: s}}
	g.fill(one[:])
	return one[0].H
}

// fill sets the estimates of successors.
func (g *guided[S]) fill(list []search.Successor[S]) {
	g.asked, g.at = g.asked[:0], g.at[:0]
	for i := range list {
		h, known := g.known[list[i].State]
		if list[i].H = h; !known {
			g.asked = append(g.asked, list[i].State)
			g.at = append(g.at, g.view(list[i].State))
		}
	}
	if len(g.asked) == 0 || g.err != nil {
		return
	}
	if len(g.known)+len(g.asked) > g.room {
		clear(g.known)
	}
	g.ask()
	for i := range list {
		if h, known := g.known[list[i].State]; known {
			list[i].H = h
		}
	}
}

// ask gets the estimates of the states that are not known.
func (g *guided[S]) ask() {
	g.values = append(g.values[:0], make([]float64, len(g.at))...)
	if err := g.estimator.Estimates(g.ctx, g.at, g.values); err != nil {
		g.stop(err)
		return
	}
	for i, s := range g.asked {
		h, err := WholeEstimate(g.values[i], g.unit, g.at[i])
		if err != nil {
			g.stop(err)
			return
		}
		g.known[s] = h
	}
}

// stop ends the run.
func (g *guided[S]) stop(err error) {
	if g.ctx.Err() == nil { // otherwise it was the run's end that ended the asking
		g.err = err
		g.fail(err)
	}
}
