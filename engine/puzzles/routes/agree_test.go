package routes

import (
	"context"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"langkah/engine"
	"langkah/engine/base/option"
)

// On random graphs and maps all methods, with rules and other options by lot, are held against a plain Dijkstra and
// Floyd-Warshall: paths, costs, bounds, promises; and the judge and the properties of heuristics as well. LANGKAH_ROUTES
// is the number of worlds, 150 without it.
func TestAllMethodsAgainstDijkstraAndFloydWarshall(t *testing.T) {
	worlds := 150
	if s := os.Getenv("LANGKAH_ROUTES"); s != "" {
		n, err := strconv.Atoi(s)
		if err != nil {
			t.Fatalf("LANGKAH_ROUTES is %q, expected a number of worlds", s)
		}
		worlds = n
	}
	runs, limited := 0, 0
	for seed := range worlds {
		random := rand.New(rand.NewPCG(30, uint64(seed)))
		m := randomModel(random)
		a := &agreement{T: t, model: m, z: read(t, m.text), pairs: m.floydWarshall()}
		a.best = m.optimum(a.pairs, m.start, m.visits)
		a.twice()
		a.heuristics()
		a.judge(random)
		for _, method := range a.z.Methods() {
			method = byLot(t, random, method)
			runs++
			if !a.run(method) {
				limited++
			}
		}
		if t.Failed() {
			t.Fatalf("world %d:\n%s", seed, m.text)
		}
	}
	t.Logf("%d worlds, %d runs, of which %d reached a limit", worlds, runs, limited)
	if limited*4 > runs {
		t.Errorf("%d of %d runs reached a limit: the worlds are too large for this test", limited, runs)
	}
}

// agreement holds one world against its model.
type agreement struct {
	*testing.T
	model *model
	z     *Puzzle
	pairs [][]*length
	best  *length // nil where there is no way
}

// twice holds the test's own two algorithms against each other.
func (a *agreement) twice() {
	targets := a.model.targets()
	for i, d := range a.model.dijkstra(targets) {
		var least *length
		for _, t := range targets {
			if e := a.pairs[i][t]; e != nil && (least == nil || e.less(*least)) {
				least = e
			}
		}
		if (d == nil) != (least == nil) || d != nil && *d != *least {
			a.Errorf("Dijkstra and Floyd-Warshall differ at %s", a.model.names[i])
		}
	}
}

// units counts a length in the units of the puzzle.
func (a *agreement) units(x length) int64 {
	u := a.z.units()
	return (x.a*int64(u.one) + x.b*int64(u.root)) / 1000
}

// byLot sets the options of a method: rules by any of their choices, numbers to small ones.
func byLot(t *testing.T, random *rand.Rand, m engine.Method) engine.Method {
	t.Helper()
	values := engine.Values{}
	for _, o := range m.Settings.Options() {
		switch {
		case o.Kind == option.OneOf:
			values[o.Name] = o.Choices[random.IntN(len(o.Choices))].Name
		case o.Name == "successors":
			values[o.Name] = []string{"usual", "reversed", "name"}[random.IntN(3)]
		case o.Name == "weight":
			values[o.Name] = []string{"1", "1.5", "3"}[random.IntN(3)]
		case o.Name == "keep":
			values[o.Name] = []string{"12", "10000"}[random.IntN(2)]
		case o.Name == "restarts" || o.Name == "generations":
			values[o.Name] = "3"
		case o.Name == "depth":
			values[o.Name] = []string{"4", "100"}[random.IntN(2)]
		}
	}
	m, err := m.With(values)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// run solves by a method and checks all that it says; it reports whether no limit was reached.
func (a *agreement) run(m engine.Method) bool {
	fail := func(format string, args ...any) {
		a.Helper()
		a.Errorf("%s %v: "+format, append([]any{m.Name(), m.Settings.Set()}, args...)...)
	}
	r := engine.Solve(context.Background(), a.z, m, engine.Limits{Nodes: 1500}, nil)
	promise := m.Guarantee()
	if a.best != nil && int64(r.Bound) > a.units(*a.best) {
		fail("says that a way costs at least %d, and one costs %d", r.Bound, a.units(*a.best))
	}
	switch {
	case r.Status == engine.NoSolution && a.best != nil:
		fail("found no way, and there is one")
	case r.Status == engine.Solved && a.best == nil:
		fail("found a way, and there is none")
	case promise.Complete && r.Status != engine.Solved && r.Status != engine.NoSolution && !r.Status.Limited():
		fail("promises to be complete, and ends as %s: %s", r.Status, r.Reason)
	case r.Fault:
		fail("broke: %s", r.Reason)
	}
	if r.Status != engine.Solved {
		return !r.Status.Limited()
	}
	cost, ok := a.walked(r)
	if !ok {
		fail("its path is none")
		return true
	}
	if int64(r.Cost) != a.units(cost) {
		fail("counts %d for a path of %d", r.Cost, a.units(cost))
	}
	ended := r.Expanded >= 1500
	switch {
	case cost.less(*a.best):
		fail("found a way of %v below the optimum %v", cost, *a.best)
	case (r.Optimality == engine.Proven || promise.Optimal && !ended) && cost != *a.best:
		fail("found a way of %v for optimal, and the optimum is %v", cost, *a.best)
	case promise.Optimal && !ended && r.Optimality != engine.Proven:
		fail("promises the optimum and does not say that it has proven it")
	}
	if m.Algorithm.Name == "wastar" {
		a.bounded(m, cost, fail)
	}
	return true
}

// bounded checks that weighted A* keeps its bound, where the rules leave it one.
func (a *agreement) bounded(m engine.Method, cost length, fail func(string, ...any)) {
	h := a.z.heuristicNamed(m.Heuristic.Name)
	set := m.Settings
	if !h.admissible || set.Text("goal-test") == "generated" || set.Text("reopen") == "no" && set.Text("states") == "graph" && !h.consistent {
		return
	}
	if most := set.Number("weight") * float64(a.units(*a.best)); float64(a.units(cost)) > most+1e-6 {
		fail("found a way of %d, expected at most %v", a.units(cost), most)
	}
}

// walked returns the cost of a result's path over the roads of the model; ok is false where it is no path to the end.
func (a *agreement) walked(r engine.Result) (sum length, ok bool) {
	m := a.model
	at, left := m.start, slices.DeleteFunc(slices.Clone(m.visits), func(v int) bool { return v == m.start })
	for _, p := range r.Positions[1:] {
		to := m.index(a.z.world.label(p.(Position).state.node()))
		cost, road := m.roads[at][to]
		if !road {
			return sum, false
		}
		sum, at = sum.plus(cost), to
		left = slices.DeleteFunc(left, func(v int) bool { return v == to })
	}
	targets := m.targets()
	return sum, len(left) == 0 && (len(targets) == 0 || slices.Contains(targets, at))
}

// judge holds the exact judge against the model, at the start and at another node.
func (a *agreement) judge(random *rand.Rand) {
	m := a.model
	for _, from := range []int{m.start, random.IntN(len(m.names))} {
		if len(m.roads[from]) == 0 && from != m.start {
			continue // it may be a wall
		}
		node := slices.Index(a.labels(), m.names[from])
		here := Position{a.z, a.z.enter(int32(node), 0)}
		left := func(at int, visits []int) (*length, []int) {
			visits = slices.DeleteFunc(slices.Clone(visits), func(v int) bool { return v == at })
			return m.optimum(a.pairs, at, visits), visits
		}
		want, visits := left(from, m.visits)
		truth := a.z.Oracle().Judge(context.Background(), here, engine.Limits{}, nil)
		if want == nil {
			if truth.Status != engine.NoSolution {
				a.Errorf("the judge says %s of %s, from where there is no way", truth.Status, m.names[from])
			}
			continue
		}
		if truth.Status != engine.Solved || int64(truth.AtLeast) != a.units(*want) || truth.AtMost != truth.AtLeast {
			a.Errorf("the judge says %s, %d to %d, of %s, expected %d", truth.Status, truth.AtLeast, truth.AtMost, m.names[from], a.units(*want))
		}
		best := map[string]bool{}
		for to, cost := range m.roads[from] {
			if after, _ := left(to, visits); after != nil && cost.plus(*after) == *want {
				best[m.names[to]] = true
			}
		}
		for _, move := range truth.Best {
			to := a.z.world.label(must(here.Apply(move)).(Position).state.node())
			if !best[to] {
				a.Errorf("the judge's move from %s to %s is not the best", m.names[from], to)
			}
			delete(best, to)
		}
		if truth.AllBest && len(best) > 0 && !here.Solved() {
			a.Errorf("the judge leaves out the best moves %v from %s", best, m.names[from])
		}
	}
}

func must(p engine.Position, err error) engine.Position {
	if err != nil {
		panic(err)
	}
	return p
}

// labels lists the nodes of the puzzle, which has them in an order of its own.
func (a *agreement) labels() []string {
	list := make([]string, a.z.world.size())
	for n := range list {
		list[n] = a.z.world.label(int32(n))
	}
	return list
}

// heuristics holds the values of the heuristics and their computed properties against the model, for worlds without
// places to visit.
func (a *agreement) heuristics() {
	m := a.model
	if len(m.visits) > 0 {
		return
	}
	labels := a.labels()
	at := make([]int, len(labels)) // the model's node of each of the puzzle's
	for n, label := range labels {
		at[n] = m.index(label)
	}
	goals := m.targets()
	for _, h := range a.z.known.heuristics() {
		estimate := a.z.estimate(h)
		admissible, consistent := true, true
		for n := range labels {
			value := int64(estimate(state(n)))
			if d := m.optimum(a.pairs, at[n], nil); d != nil && value > a.units(*d) {
				admissible = false
			}
			for k := range labels {
				if cost, ok := m.roads[at[n]][at[k]]; ok && value > a.units(cost)+int64(estimate(state(k))) {
					consistent = false
				}
			}
			if want, ok := a.defined(h.Name, at[n], goals); ok && !slices.Contains(goals, at[n]) && math.Abs(float64(value)/float64(a.z.units().one)-want) > 0.002 {
				a.Errorf("%s at %s is %d parts of 1/%d, expected %v", h.Name, labels[n], value, a.z.units().one, want)
			}
		}
		if h.admissible && !admissible || h.consistent && !consistent {
			a.Errorf("%s is said to be admissible: %v, consistent: %v; it is %v, %v", h.Name, h.admissible, h.consistent, admissible, consistent)
		}
		if m.rows == 0 && (h.admissible != admissible || h.consistent != consistent) {
			a.Errorf("%s is said to be admissible: %v, consistent: %v; on this graph it is %v, %v (%s)", h.Name, h.admissible, h.consistent, admissible, consistent, h.why)
		}
	}
}

// defined returns what a heuristic should be, in costs of 1; ok is false where this test does not know.
func (a *agreement) defined(name string, at int, goals []int) (h float64, ok bool) {
	m := a.model
	if m.rows == 0 {
		if name == tableName && m.table != nil {
			return float64(m.table[at]) / 1000, true
		}
		return 0, name == none
	}
	cheapest := math.Inf(1)
	for _, steps := range m.roads {
		for _, cost := range steps {
			cheapest = min(cheapest, float64(cost.a+cost.b)/1000)
		}
	}
	if math.IsInf(cheapest, 1) || a.z.cost == byMove {
		return 0, false
	}
	h = math.Inf(1)
	for _, g := range goals {
		dr, dc := math.Abs(float64(at/m.cols-g/m.cols)), math.Abs(float64(at%m.cols-g%m.cols))
		switch name {
		case manhattan:
			h = min(h, cheapest*(dr+dc))
		case chebyshev:
			h = min(h, cheapest*max(dr, dc))
		case lineName:
			h = min(h, cheapest*math.Hypot(dr, dc))
		case octile:
			h = min(h, cheapest*(max(dr, dc)+(math.Sqrt2-1)*min(dr, dc)))
		}
	}
	return h, slices.Contains([]string{manhattan, chebyshev, octile}, name) || name == lineName && a.z.units().one > 1000
}
