package estimates

import (
	"context"
	"errors"
	"math"
	"slices"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/statemap"
)

// Sizes of what is explored, and the time for all.
const (
	Whole  = 200_000 // positions of a space that is taken whole
	Part   = 50_000  // positions of a larger one
	Within = 20 * time.Second
)

// Truth holds the properties of an own heuristic on a puzzle.
type Truth struct {
	Own       engine.Choice
	IsWhole   bool           // every position that can be reached from the start is in it
	WhyPart   engine.Message // zero for the whole space
	Positions int
	Hopeless  int // positions without a solution, which are not judged
	Moves     int
	Judged
	Others []Compared // the family's heuristics
	Start  int        // exact cost of the start, or Unknown, or Hopeless

	at   func(i int) engine.Position
	unit int32 // how many units of a cost are a cost of 1
}

// Compared is a heuristic of the family's beside the own one.
type Compared struct {
	engine.Heuristic
	Judged
	Above, Below int // positions at which the own one estimates more than this one, and less
}

// Admissible tells whether the heuristic never overestimates in the whole space.
func (t Truth) Admissible() bool { return t.IsWhole && t.TooHigh == nil }

// Consistent tells whether it never falls by more than a move costs in the whole space.
func (t Truth) Consistent() bool { return t.IsWhole && t.Drop == nil }

// Board returns a position of a counterexample.
func (t Truth) Board(i int) engine.Position { return t.at(i) }

// Find finds out the truth about an own heuristic on a puzzle. solution are the positions of a
// known solution, or nil: in a large space the positions around it are looked at, those near
// its end first. The error is that of the heuristic, or a [*engine.LimitError] where ctx or a
// limit ended the work early.
func Find(ctx context.Context, p engine.Puzzle, own engine.Own, solution []engine.Position, limits engine.Limits, probe *search.Probe) (Truth, error) {
	if limits.Time == 0 || limits.Time > Within {
		limits.Time = Within
	}
	limits.Nodes = 0
	meter := search.NewMeter(ctx, limits, probe)
	defer meter.Close()
	t := Truth{Own: own.Choice, unit: engine.CostUnit(p)}
	var s Sample
	whole, err := statemap.Build(ctx, p, Whole, limits, nil)
	tooLarge := (*statemap.TooLarge)(nil)
	switch {
	case err == nil:
		s, t.IsWhole = ofMap(whole), true
		t.Start = s.Exact[0]
	case errors.As(err, &tooLarge):
		if !meter.Look() {
			return t, engine.LimitReached(meter.Ended(), meter)
		}
		t.WhyPart = tooLarge.Reason
		roots := append(slices.Clone(solution), p.Start())
		slices.Reverse(roots[:len(solution)])
		s = explore(roots, Part, meter).sample(boundOf(p))
		t.Start = s.Exact[max(len(solution)-1, 0)]
	default:
		return t, err
	}
	t.at, t.Positions = s.At, len(s.Exact)
	return t, t.judge(ctx, p, own, s, meter)
}

// judge holds the own heuristic and the family's against the sample.
func (t *Truth) judge(ctx context.Context, p engine.Puzzle, own engine.Own, s Sample, meter *search.Meter) error {
	for range s.Moves {
		t.Moves++
	}
	for _, e := range s.Exact {
		if e == Hopeless {
			t.Hopeless++
		}
	}
	estimator, err := own.Open(ctx)
	if err != nil {
		return err
	}
	defer estimator.Close()
	values, err := s.values(ctx, estimator, t.unit, meter)
	if err != nil {
		return err
	}
	t.Judged = s.Judge(values)
	for _, h := range engine.Heuristics(p) {
		feature, ok := featureOf(p, h.Name)
		if !ok {
			continue
		}
		other, err := s.values(ctx, feature, t.unit, meter)
		if err != nil {
			return err
		}
		c := Compared{Heuristic: h, Judged: s.Judge(other)}
		for i, v := range values {
			switch {
			case v > other[i]+rounding:
				c.Above++
			case v < other[i]-rounding:
				c.Below++
			}
		}
		t.Others = append(t.Others, c)
	}
	return nil
}

// batch is the number of positions that are asked for at once.
const batch = 256

// values returns the estimates of all positions, as a search uses them; NaN for those without a solution.
func (s Sample) values(ctx context.Context, from engine.Estimator, unit int32, meter *search.Meter) ([]float64, error) {
	values := make([]float64, len(s.Exact))
	var numbers []int
	var at []engine.Position
	out := make([]float64, batch)
	ask := func() error {
		if !meter.Look() {
			return engine.LimitReached(meter.Ended(), meter)
		}
		if err := from.Estimates(ctx, at, out[:len(at)]); err != nil {
			return err
		}
		for k, i := range numbers {
			h, err := engine.WholeEstimate(out[k], unit, at[k])
			if err != nil {
				return err
			}
			values[i] = float64(h)
		}
		numbers, at = numbers[:0], at[:0]
		return nil
	}
	for i, exact := range s.Exact {
		if exact == Hopeless {
			values[i] = math.NaN()
			continue
		}
		numbers, at = append(numbers, i), append(at, s.At(i))
		if len(at) == batch {
			if err := ask(); err != nil {
				return nil, err
			}
		}
	}
	return values, ask()
}

// ofMap returns the sample of a whole space.
func ofMap(m *statemap.Map) Sample {
	positions := m.Positions()
	at := func(i int) engine.Position { return positions[i] }
	s := Sample{Exact: make([]int, m.States()), At: at}
	for i, d := range m.Distance {
		if s.Exact[i] = int(d); d == statemap.Unreachable {
			s.Exact[i] = Hopeless
		}
	}
	s.Moves = func(yield func(Move) bool) {
		for from := range m.States() {
			for to, cost := range m.Moves(from) {
				if !yield(Move{from, to, cost}) {
					return
				}
			}
		}
	}
	return s
}

// figure is a feature of the puzzle's as an estimator.
type figure struct {
	of   func(engine.Position) int
	unit int32 // of the puzzle's costs
}

func (f figure) Estimates(_ context.Context, at []engine.Position, out []float64) error {
	for i, p := range at {
		out[i] = float64(f.of(p)) / float64(f.unit)
	}
	return nil
}

func (f figure) Close() {}

// featureOf returns the feature that is a heuristic of the family's.
func featureOf(p engine.Puzzle, heuristic string) (f figure, ok bool) {
	for _, feature := range engine.FeaturesOf(p) {
		if feature.Heuristic != "" && feature.Heuristic == heuristic {
			return figure{feature.Open(), engine.CostUnit(p)}, true
		}
	}
	return figure{}, false
}

// boundOf returns the greatest estimate of the family's admissible heuristics.
func boundOf(p engine.Puzzle) func(engine.Position) int {
	var sound []figure
	for _, h := range engine.Heuristics(p) {
		if f, ok := featureOf(p, h.Name); ok && h.Properties.Admissible {
			sound = append(sound, f)
		}
	}
	return func(at engine.Position) int {
		most := 0
		for _, f := range sound {
			most = max(most, f.of(at))
		}
		return most
	}
}

// Settle returns the result of a method with the own heuristic as far as the truth proves
// more of its solution: that none is cheaper, or by how much one is.
func (t Truth) Settle(p engine.Puzzle, r engine.Result) engine.Result {
	if r.Status != engine.Solved || r.Optimality == engine.Proven {
		return r
	}
	switch bound := boundOf(p)(p.Start()); {
	case t.Start >= 0 && r.Cost == t.Start && t.IsWhole:
		r.Because = engine.Msg("the exact costs of the whole space, %d position{|s}, say that no solution is cheaper", t.Positions)
	case t.Start >= 0 && r.Cost == t.Start:
		r.Because = engine.Msg("the exact cost of the start, from %d position{|s} around it, says that no solution is cheaper", t.Positions)
	case r.Cost == bound:
		r.Because = engine.Msg("an admissible heuristic says that every solution costs at least %d", engine.CostOf(p, bound))
	case t.Start >= 0 && t.Start < r.Cost:
		r.Because = engine.Msg("it costs %d more than the cheapest solution, which costs %d", engine.CostOf(p, r.Cost-t.Start), engine.CostOf(p, t.Start))
		r.Optimality, r.Bound = engine.NotByDesign, int64(t.Start)
		return r
	default:
		return r
	}
	r.Optimality, r.Bound = engine.Proven, int64(r.Cost)
	return r
}
