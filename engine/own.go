package engine

import (
	"context"
	"math"
	"slices"
	"strconv"
	"strings"

	"langkah/engine/solve/formula"
	"langkah/engine/solve/search"
)

// Own is a heuristic of the user's: a formula, a table or a program. Nothing is known of
// its properties before it is held against exact costs.
type Own struct {
	Choice // the name is as typed: "expr:max(manhattan, 2*misplaced)"

	// Open makes it ready for a run, or for any other asking by one goroutine at a time.
	Open func(ctx context.Context) (Estimator, error)
}

// Estimator gives the estimates of an own heuristic.
type Estimator interface {
	// Estimates sets out[i] to the estimate of at[i]; callers judge whether it is a number
	// from 0. Its error ends the run.
	Estimates(ctx context.Context, at []Position, out []float64) error

	// Close frees what it holds. It is called once.
	Close()
}

// Source makes the own heuristics of one kind, such as those of a file. An own heuristic
// is named by its kind and an argument: "table:FILE".
type Source struct {
	Kind string
	Make func(p Puzzle, argument string) (Own, error)
}

// Kinds of own heuristics. A table and a program need a [Source], which only a front end
// has whose user has named them: a name in a file or a share string runs and opens nothing.
const (
	OfFormula = "expr"
	OfTable   = "table"
	OfProgram = "program"
)

// SplitOwn splits the name of an own heuristic; ok is false for another name.
func SplitOwn(heuristic string) (kind, argument string, ok bool) {
	kind, argument, ok = strings.Cut(heuristic, ":")
	return kind, argument, ok && slices.Contains([]string{OfFormula, OfTable, OfProgram}, kind)
}

// IsOwn reports whether a heuristic's name denotes an own one.
func IsOwn(heuristic string) bool {
	_, _, ok := SplitOwn(heuristic)
	return ok
}

// SplitMethod splits a method's name: "astar/manhattan", `wastar/expr:max(a, b)`.
func SplitMethod(name string) (algorithm, heuristic string) {
	algorithm, heuristic, _ = strings.Cut(name, "/")
	return algorithm, heuristic
}

// MakeOwn returns the own heuristic of that name.
func MakeOwn(p Puzzle, heuristic string, sources ...Source) (Own, error) {
	kind, argument, _ := SplitOwn(heuristic)
	if kind == OfFormula {
		return formulaOf(p, argument)
	}
	for _, s := range sources {
		if s.Kind == kind {
			return s.Make(p, argument)
		}
	}
	if kind == OfProgram {
		return Own{}, Errorf("the heuristic is a program, which is never run because a file or another's text names it; give its command yourself: --heuristic program:COMMAND")
	}
	return Own{}, Errorf("the heuristic is a table, which is not opened because a file or another's text names it; give it yourself: --heuristic table:FILE")
}

// NamedOwn returns an own heuristic that is known by its name alone, which runs nothing.
func NamedOwn(heuristic string) Own {
	_, argument, _ := SplitOwn(heuristic)
	return Own{
		Choice: Choice{Name: heuristic, Title: Msg("%s", argument)},
		Open: func(context.Context) (Estimator, error) {
			return nil, Errorf("the heuristic %s is known by its name alone", heuristic)
		},
	}
}

// formulaOf returns the heuristic of a formula over the puzzle's features.
func formulaOf(p Puzzle, line string) (Own, error) {
	features := FeaturesOf(p)
	if len(features) == 0 {
		return Own{}, Errorf("%s has no estimates that a formula could use", p.Kind())
	}
	line = strings.TrimSpace(line)
	if _, err := CompileFormula(p, line); err != nil {
		return Own{}, Errorf("the formula %q: %s", line, MsgOf(err))
	}
	return Own{
		Choice: Choice{Name: OfFormula + ":" + line, Title: Msg("%s", line), About: Msg("A formula of your own.")},
		Open: func(context.Context) (Estimator, error) {
			f, err := CompileFormula(p, line)
			if err != nil {
				return nil, err
			}
			e := &formulaEstimator{formula: f, unit: CostUnit(p), values: make([]float64, len(f.Names()))}
			for _, name := range f.Names() {
				i := slices.IndexFunc(features, func(f Feature) bool { return f.Name == name })
				e.features = append(e.features, features[i].Open())
			}
			return e, nil
		},
	}, nil
}

// formulaEstimator evaluates a formula.
type formulaEstimator struct {
	formula  *formula.Formula
	features []func(Position) int // in the order of the formula's names
	unit     int32
	values   []float64
}

func (e *formulaEstimator) Estimates(_ context.Context, at []Position, out []float64) error {
	for i, p := range at {
		for k, feature := range e.features {
			e.values[k] = float64(feature(p)) / float64(e.unit)
		}
		value, err := e.formula.Value(e.values)
		if err != nil {
			return Errorf("%s, for the board\n%s", MsgOf(err), p.Text())
		}
		out[i] = value
	}
	return nil
}

func (e *formulaEstimator) Close() {}

// CompileFormula reads a formula over the puzzle's features; where costs have decimals, so have they.
func CompileFormula(p Puzzle, line string) (*formula.Formula, error) {
	if CostUnit(p) > 1 {
		return formula.CompileDecimals(line, FeatureNames(p))
	}
	return formula.Compile(line, FeatureNames(p))
}

// FeaturesOf returns what a formula for the puzzle may use; nil where it has no features.
func FeaturesOf(p Puzzle) []Feature {
	if p, ok := p.(Featured); ok {
		return p.Features()
	}
	return nil
}

// FeatureNames are the names that a formula for the puzzle may use.
func FeatureNames(p Puzzle) []string {
	var names []string
	for _, f := range FeaturesOf(p) {
		names = append(names, f.Name)
	}
	return names
}

// FeatureName turns the name of a heuristic into one that a formula can have:
// "linear-conflict" into "linear_conflict".
func FeatureName(heuristic string) string {
	return strings.NewReplacer("-", "_", "+", "_").Replace(heuristic)
}

// mostEstimated is the greatest estimate; more is taken for as much. Some figures are very
// large where there is no solution.
const mostEstimated = 1 << 28

// WholeEstimate returns an own heuristic's value for a position as a search of the puzzle uses it,
// in units of its costs, rounded down: that keeps it admissible, and consistent where costs are whole. Its error
// names the value and the board that it cannot be used for.
func WholeEstimate(value float64, unit int32, at Position) (int32, error) {
	switch {
	case math.IsNaN(value):
		return 0, Errorf("the heuristic gives no number (0 divided by 0, or the like) for the board\n%s", at.Text())
	case value < 0:
		return 0, Errorf("the heuristic gives %s, expected a number from 0, for the board\n%s", strconv.FormatFloat(value, 'g', -1, 64), at.Text())
	case math.IsInf(value, 1):
		return 0, Errorf("the heuristic gives infinity (a number divided by 0, or the like) for the board\n%s", at.Text())
	}
	if unit > 1 {
		const slip = 1e-6 // 18.505 is a little less in binary
		value = value*float64(unit) + slip
	}
	return int32(min(value, mostEstimated)), nil
}

// OwnMethods returns a method with the heuristic for each algorithm that takes one, A* first.
func OwnMethods(p Puzzle, own Own) []Method {
	var list []Method
	for _, m := range p.Methods() {
		if m.properties.Blind && m.Heuristic.Name != "" {
			list = append(list, own.guide(m))
		}
	}
	slices.SortStableFunc(list, func(a, b Method) int {
		first := func(m Method) bool { return m.Algorithm.Name == "astar" }
		switch {
		case first(a) == first(b):
			return 0
		case first(a):
			return -1
		}
		return 1
	})
	return list
}

// OwnMethod returns the method with that algorithm and an own heuristic. An empty algorithm
// is A*, or the first that takes a heuristic.
func OwnMethod(p Puzzle, algorithm string, own Own) (Method, error) {
	methods := p.Methods()
	guided := slices.DeleteFunc(slices.Clone(methods), func(m Method) bool {
		a, err := search.Find(m.Algorithm.Name)
		return !m.properties.Blind || m.Heuristic.Name == "" || err == nil && a.Needs.FromStart
	})
	if len(guided) == 0 {
		return Method{}, Errorf("no method for this puzzle takes a heuristic, %q was given", own.Name)
	}
	if algorithm == "" {
		return own.guide(prefer(guided, func(m Method) bool { return m.Algorithm.Name == "astar" })), nil
	}
	i := slices.IndexFunc(guided, func(m Method) bool { return m.Algorithm.Name == algorithm })
	if i < 0 {
		if slices.ContainsFunc(methods, func(m Method) bool { return m.Algorithm.Name == algorithm }) {
			return Method{}, Errorf("%s takes no heuristic of your own; those that do are %s", algorithm, listed(algorithmNames(guided)))
		}
		return Method{}, noMethod(methods, algorithm, own.Name)
	}
	return own.guide(guided[i]), nil
}

func algorithmNames(methods []Method) []string {
	var names []string
	for _, m := range methods {
		names = append(names, m.Algorithm.Name)
	}
	return names
}

// guide returns a method of [SearchMethods] without a heuristic as one with this heuristic.
// The family runs it as the blind one that it is to it, and [RunSearch] replaces the estimates.
func (own Own) guide(blind Method) Method {
	a, err := search.Find(blind.Algorithm.Name)
	if err != nil {
		return blind // SearchMethods has it from there
	}
	properties := search.Properties{UnitCost: blind.properties.UnitCost, Free: blind.properties.Free}
	m := searchMethod(a, Heuristic{Choice: own.Choice, Properties: properties}, nil)
	m.Settings, m.Unwatched, m.CostUnit, m.own = blind.Settings, blind.Unwatched, blind.CostUnit, &own
	promise := m.Promise
	m.Promise = func(s Settings) Guarantee {
		g := promise(s)
		g.Complete = g.Complete || blind.Promise(s).Complete
		return g
	}
	m.Run = func(ctx context.Context, m Method, limits Limits, probe *search.Probe) Result {
		m.Heuristic = blind.Heuristic
		return blind.Run(ctx, m, limits, probe)
	}
	return m
}

// Own returns the user's own heuristic that guides the method; ok is false for another method.
func (m Method) Own() (own Own, ok bool) {
	if m.own == nil {
		return Own{}, false
	}
	return *m.own, true
}

// Proven returns the method with properties that its own heuristic was found to have on the
// whole space of the puzzle, so that its guarantee follows from them.
func (m Method) Proven(admissible, consistent bool) Method {
	if m.own == nil {
		return m
	}
	properties := m.properties
	properties.Admissible, properties.Consistent = admissible, consistent
	a, err := search.Find(m.Algorithm.Name)
	if err != nil {
		return m
	}
	complete := m.Promise
	m.properties = properties
	m.Promise = func(s Settings) Guarantee {
		g := a.Guarantee(m.Heuristic.Title, properties, s)
		g.Complete = g.Complete || complete(s).Complete
		return g
	}
	return m
}

// BoardLine returns a position in one line, for programs: the rows of its text with / between
// them, cells that have several characters divided by blanks: "1 2 3/4 5 6/7 8 -".
func BoardLine(p Position) string {
	rows := strings.Split(strings.TrimSuffix(p.Text(), "\n"), "\n")
	boxes := strings.NewReplacer("[", " ", "]", " ")
	for i, row := range rows {
		if strings.Contains(row, "[") {
			row = strings.Join(strings.Fields(boxes.Replace(row)), " ")
		}
		rows[i] = strings.TrimRight(row, " ")
	}
	return strings.Join(rows, "/")
}

// OwnBreakdown returns an own heuristic's value for a position, as a search uses it. The
// parts are the figures that a formula combines; they need not add up.
func OwnBreakdown(ctx context.Context, p Puzzle, at Position, own Own) (Breakdown, error) {
	e, err := own.Open(ctx)
	if err != nil {
		return Breakdown{}, err
	}
	defer e.Close()
	var value [1]float64
	if err := e.Estimates(ctx, []Position{at}, value[:]); err != nil {
		return Breakdown{}, err
	}
	h, err := WholeEstimate(value[0], CostUnit(p), at)
	b := Breakdown{Heuristic: own.Choice, Value: int(h)}
	if f, ok := e.(*formulaEstimator); ok {
		features := FeaturesOf(p)
		for k, name := range f.formula.Names() {
			i := slices.IndexFunc(features, func(f Feature) bool { return f.Name == name })
			b.Parts = append(b.Parts, Part{Words: Msg("%s: %s", name, features[i].Title), Value: int(math.Round(f.values[k] * float64(f.unit)))})
		}
	}
	return b, err
}
