package statemap

import (
	"context"
	"errors"
	"math"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
	"langkah/engine/study/statemap"
	"langkah/engine/study/trace"
)

// tintBy is the property that colours the positions.
type tintBy int

const (
	byNothing  tintBy = iota
	byDistance        // to the nearest goal
	byVisits          // what a search has looked at
	byError           // how far a heuristic is below the true distance
)

// tinting is the colours of positions.
type tinting struct {
	by        tintBy
	method    int // among those that can be watched
	heuristic int // among the puzzle's breakdowns

	// What was found; nil while there is nothing.
	values []int16 // by position; none where nothing is known
	most   int     // of the values
	counts [2]int  // of a search: expanded, and seen without that; of a heuristic: estimated too high
	err    error
}

// What stands for a value: nothing is known, or the heuristic is above the distance.
const (
	none    = -1
	tooHigh = -2
)

// Values of a position that a search has seen.
const (
	unseen int16 = iota
	generated
	expanded
)

func (t *tinting) forget() { t.values, t.err, t.most, t.counts = nil, nil, 0, [2]int{} }

// tints are the colours from small values to large ones.
func tints() []chart.Role {
	return []chart.Role{chart.Series(0), chart.Series(4), chart.Series(5), chart.Series(1), chart.Series(6)}
}

// band is which of the colours a value has: the first is that of 0 alone where
// errors are shown.
func (t *tinting) band(v float64) int {
	last := len(tints()) - 1
	if t.by == byError {
		if v < 0.5 {
			return 0
		}
		return 1 + min(int((v-0.5)/max(float64(t.most), 1)*float64(last)), last-1)
	}
	return min(int(v/(float64(t.most)+1)*float64(last+1)), last)
}

// span is the least and the greatest value of a colour; ok is false where none has it.
func (t *tinting) span(band int) (from, to int, ok bool) {
	for v := range t.most + 1 {
		if t.band(float64(v)) == band {
			if !ok {
				from, ok = v, true
			}
			to = v
		}
	}
	return from, to, ok
}

// mean is the mean value of positions; ok is false where none is known.
func (t *tinting) mean(positions []int32) (v float64, ok bool) {
	n := 0
	for _, i := range positions {
		if x := t.values[i]; x >= 0 {
			v += float64(x)
			n++
		}
	}
	return v / float64(max(n, 1)), n > 0
}

// fill is the colour of a spot; pale says that it is of less weight.
func (t *tinting) fill(positions []int32) (ink chart.Role, pale bool) {
	if t.values == nil {
		return chart.Series(0), t.by == byVisits
	}
	if t.by == byVisits {
		most := unseen
		for _, i := range positions {
			most = max(most, t.values[i])
		}
		switch most {
		case expanded:
			return chart.Series(1), false
		case generated:
			return chart.Series(4), false
		}
		return chart.Series(0), true
	}
	v, ok := t.mean(positions)
	switch {
	case t.values[positions[0]] == tooHigh:
		return chart.Series(2), false
	case !ok:
		return chart.Faint, true
	}
	return tints()[t.band(v)], false
}

// methods are those of the puzzle that can be watched.
func (m *Model) methods() []engine.Method {
	var list []engine.Method
	if p := m.session.Puzzle(); p != nil {
		for _, method := range p.Methods() {
			if !method.Unwatched {
				list = append(list, method)
			}
		}
	}
	return list
}

// heuristics are those whose values can be asked for.
func (m *Model) heuristics() []engine.Choice {
	if p, ok := m.session.Puzzle().(engine.Breakable); ok {
		return p.Breakdowns()
	}
	return nil
}

// colour finds the values that the colours show; changed hears.
func (m *Model) colour(limits engine.Limits, changed func()) {
	m.tinted.Drop()
	m.tint.forget()
	if m.found == nil || m.found.m == nil || m.tint.by == byNothing {
		changed()
		return
	}
	var run func(ctx context.Context, probe *search.Probe) tinting
	all, t, p := m.found.m, m.tint, m.session.Puzzle()
	switch methods, heuristics := m.methods(), m.heuristics(); {
	case t.by == byDistance:
		run = func(context.Context, *search.Probe) tinting { return distances(all, t) }
	case t.by == byVisits && len(methods) > 0:
		method := methods[min(t.method, len(methods)-1)]
		run = func(ctx context.Context, probe *search.Probe) tinting {
			return visits(ctx, recording.Record(ctx, p, method, limits, 0, probe), all, t, probe)
		}
	case t.by == byError && len(heuristics) > 0:
		heuristic := heuristics[min(t.heuristic, len(heuristics)-1)]
		run = func(ctx context.Context, probe *search.Probe) tinting {
			return errorsOf(ctx, all, t, heuristic.Name, limits, probe)
		}
	default:
		m.tint.by = byNothing
		changed()
		return
	}
	probe := new(search.Probe)
	m.probe = probe
	m.tinted.Start(job.Work{
		Memory: limits.Memory,
		Run: func(ctx context.Context) func() {
			t := run(ctx, probe)
			return func() {
				if m.tint = t; errors.Is(t.err, context.Canceled) {
					m.tint.forget()
					m.tint.by = byNothing
				}
				changed()
			}
		},
		Tick: m.tick,
	})
	changed()
}

func distances(all *statemap.Map, t tinting) tinting {
	t.values = make([]int16, all.States())
	for i, d := range all.Distance {
		t.values[i] = int16(min(engine.CostValue(all.Puzzle, d), math.MaxInt16))
		t.most = max(t.most, int(t.values[i]))
	}
	return t
}

// visits tints the positions that a search has generated, and those expanded.
func visits(ctx context.Context, r recording.Recording, all *statemap.Map, t tinting, probe *search.Probe) tinting {
	t.values = make([]int16, all.States())
	forward, backward := r.Trace.Nodes()
	for number := backward; number <= forward; number++ {
		if number%256 == 0 {
			if probe.SetShare(share(int(number-backward), int(forward-backward))); ctx.Err() != nil {
				break
			}
		}
		n, ok := r.Trace.Node(number)
		if !ok || number == 0 || n.Generated == trace.Never {
			continue
		}
		at, ok := r.Position(number)
		if !ok {
			continue
		}
		if i, on := all.Number(at); on {
			v := generated
			if n.Expanded != trace.Never {
				v = expanded
			}
			t.values[i] = max(t.values[i], v)
		}
	}
	for _, v := range t.values {
		switch v {
		case expanded:
			t.counts[0]++
		case generated:
			t.counts[1]++
		}
	}
	if t.err = ctx.Err(); t.err == nil && t.counts[0] == 0 {
		t.err = errNothingSeen
	}
	return t
}

// errNothingSeen is why a search colours nothing.
var errNothingSeen = engine.Errorf("this method does not tell which positions it looks at")

// errorsOf is how far a heuristic is below the true distance at each position.
func errorsOf(ctx context.Context, all *statemap.Map, t tinting, heuristic string, limits engine.Limits, probe *search.Probe) tinting {
	p, ok := all.Puzzle.(engine.Breakable)
	if !ok {
		return t
	}
	values := make([]int16, all.States())
	for i := range values {
		if i%256 == 0 {
			probe.SetShare(share(i, len(values)))
		}
		values[i] = none
		if all.Distance[i] == statemap.Unreachable {
			continue
		}
		b, err := p.Breakdown(ctx, all.Position(i), heuristic, limits.Memory)
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			t.err = err
			return t
		}
		off := all.Distance[i] - int64(b.Value)
		if off < 0 {
			values[i] = tooHigh
			t.counts[0]++
			continue
		}
		values[i] = int16(min(engine.CostValue(all.Puzzle, off), math.MaxInt16))
		t.most = max(t.most, int(values[i]))
	}
	t.values = values
	return t
}

func share(done, all int) float64 { return float64(done) / float64(max(all, 1)) }
