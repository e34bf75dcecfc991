package check

import (
	"context"
	"math"
	"slices"
	"strings"

	"langkah/engine"
)

// Verdict is the judgement of a log.
type Verdict struct {
	Readable   bool         `json:"readable"`
	Expanded   int          `json:"expanded"`
	Method     string       `json:"method"` // what the log is held against, or agrees with
	Agrees     bool         `json:"agrees"`
	First      *int         `json:"first_difference"` // an expansion, from 1; one more than there are where the log ends too early
	Got        *string      `json:"got"`              // the board of that expansion
	Expected   []string     `json:"expected"`         // boards that could have been next
	Why        string       `json:"why"`
	Consistent []Consistent `json:"consistent"`
	Mistake    *string      `json:"mistake"`
	Text       string       `json:"text"`

	Log         Log            `json:"-"`
	Reason      engine.Message `json:"-"` // Why
	Likely      Mistake        `json:"-"` // the zero Mistake for none
	Choice      Choice         `json:"-"` // both sides of the difference
	Unexplained bool           `json:"-"` // no method and no mistake explains the log
	Agreed      []Agreement    `json:"-"` // how far each method agrees, the longest first
	Title       engine.Message `json:"-"`
}

// Consistent is a way to search that explains the whole log. Its words but the method's name
// and the successors are keys of translations.
type Consistent struct {
	Method     string   `json:"method"`
	Search     string   `json:"search"` // graph or tree
	Ties       []string `json:"ties"`   // rules that all choices follow; "any" where none shows
	Successors *string  `json:"successors"`
	Goal       string   `json:"goal"`   // when taken, when made, or either
	Copies     []string `json:"copies"` // rules for boards met again, each of which explains the log
	Notes      []string `json:"notes"`
}

// Choice is both sides of the first difference.
type Choice struct {
	Got, Expected engine.Position
	GotF, BestF   Figures
	Key           string // the figure that orders the frontier: f, g, h or depth
	Others        int    // boards that could also have been next
}

// Figures holds g, h and f of a board in the frontier; NaN where it has none.
type Figures struct{ G, H, F float64 }

// Agreement is how many expansions agree with a way to search.
type Agreement struct {
	Method string
	Likely Mistake // the mistake in it; the zero Mistake for a right way
	Agree  int
	Whole  bool
}

// Judge holds a log against the methods of a puzzle, which may be nil where the log shows no
// boards. The error says that the options name no
// method whose order can be judged.
func Judge(ctx context.Context, p engine.Puzzle, log Log, o Options) (Verdict, error) {
	if m, ok, err := o.ruled(p); ok && err == nil {
		return judgeRuled(ctx, p, log, m)
	} else if err != nil {
		return Verdict{}, err
	}
	v := Verdict{Readable: true, Expanded: len(log.Entries), Log: log, Expected: []string{}, Consistent: []Consistent{}}
	if first := log.Entries[0]; first.Position == nil {
		v.Readable = false
		v.say(engine.Msg("its events name no boards of this puzzle, so that the order cannot be judged"))
		return v, nil
	}
	j := newJudge(ctx, p, log)
	methods, err := j.methods(o)
	if err != nil {
		return Verdict{}, err
	}
	right := j.rights(methods)
	fits := keep(right, func(t tried) bool { return t.fits() })
	v.Agreed = agreements(right)
	if slices.ContainsFunc(fits, func(t tried) bool { return t.ends() }) {
		j.agree(&v, fits)
		return v, nil
	}
	if len(fits) > 0 { // up to an end that no right way has
		methods = slices.DeleteFunc(methods, func(m [2]string) bool {
			return !slices.ContainsFunc(fits, func(t tried) bool { return t.algorithm == m[0] && t.heuristic == m[1] })
		})
	}
	wrong := j.mistakes(methods, right)
	if len(fits) > 0 {
		wrong = keep(wrong, func(t tried) bool { return t.ends() && t.mistake != "no-closed" })
	}
	v.Agreed = append(agreements(wrong), v.Agreed...)
	switch {
	case len(wrong) > 0 && o.Method == "" && wrong[0].mistake == "no-closed" && wrong[0].ends():
		j.agree(&v, wrong[:1]) // a tree search
		v.Mistake, v.Likely = &wrong[0].mistake, mistakeOf(wrong[0].hypothesis)
	case len(wrong) > 0:
		j.differ(&v, right, wrong, o)
	case len(fits) > 0:
		j.agree(&v, fits)
	default:
		if lenient := j.lenient(o, right); len(lenient) > 0 {
			j.agree(&v, lenient)
		} else {
			j.differ(&v, right, nil, o)
		}
	}
	return v, nil
}

func keep(list []tried, good func(tried) bool) (kept []tried) {
	for _, t := range list {
		if good(t) {
			kept = append(kept, t)
		}
	}
	return kept
}

// rights tries all right ways of the methods. Where copies made no difference to a way that
// fits, its other rules for copies are left out.
func (j *judge) rights(methods [][2]string) (list []tried) {
	for _, m := range methods {
		list = append(list, j.all(j.space.rightWays(m[0], m[1]))...)
	}
	return list
}

func (j *judge) all(ways []hypothesis) (list []tried) {
	var settled []hypothesis
	for _, h := range ways {
		if j.ctx.Err() != nil {
			break
		}
		if slices.ContainsFunc(settled, h.sameButCopies) {
			continue
		}
		t := j.try(h)
		if t.fits() && (!t.differs || len(j.log.Entries) > long) && !h.depthFirst {
			settled = append(settled, h)
		}
		list = append(list, t)
	}
	return list
}

// long is the length of a log above which one rule for copies that fits is enough.
const long = 5000

// sameButCopies reports whether two hypotheses differ at most in the rule for copies.
func (h hypothesis) sameButCopies(o hypothesis) bool {
	return h.algorithm == o.algorithm && h.heuristic == o.heuristic && h.moves == o.moves && h.h == o.h && h.weightH == o.weightH && !o.depthFirst && h.mistake == o.mistake
}

// mistakes returns the mistakes that explain the whole log, the likeliest first.
func (j *judge) mistakes(methods [][2]string, right []tried) (list []tried) {
	for _, t := range right {
		if t.whole && t.end == tooEarly {
			t.mistake = "goal-on-generation"
			t.ranked = rank{ends: true, figures: j.figures(t), common: -1}
			list = append(list, t)
		}
	}
	for _, m := range methods {
		for i, t := range j.all(j.space.wrongWays(m[0], m[1])) {
			if !t.whole {
				continue
			}
			t.ranked = rank{ends: t.end != elsewhere, second: t.end == tooEarly, figures: j.figures(t), common: i}
			list = append(list, t)
		}
	}
	slices.SortStableFunc(list, func(a, b tried) int { return a.ranked.compare(b.ranked) })
	return list
}

// figures returns how many of the g and h of a log agree with a hypothesis, in percent.
func (j *judge) figures(t tried) int {
	same, all := 0, 0
	for i, e := range j.log.Entries {
		at := i + t.before
		if at < 0 || at >= len(t.gs) || e.Position == nil {
			continue
		}
		if !math.IsNaN(e.G) && !t.parentG {
			all++
			if e.G == t.gs[at] {
				same++
			}
		}
		if !math.IsNaN(e.H) && t.h != nil {
			all++
			if math.Abs(e.H-t.h.at(j.space.of(e.Position, false))) < 0.01 {
				same++
			}
		}
	}
	if all == 0 {
		return 100
	}
	return same * 100 / all
}

// lenient tries what a right program may do beyond the right ways: a heuristic of its own
// that the log gives, boards left out of the log or twice in it.
func (j *judge) lenient(o Options, right []tried) []tried {
	algorithm, heuristic, _ := strings.Cut(o.Method, "/")
	if j.space.logged != nil && !j.settled(heuristic) && !j.ordinary() {
		var list []tried
		for _, a := range informed {
			if a == "idastar" || algorithm != "" && a != algorithm {
				continue
			}
			list = append(list, keep(j.all(j.space.rightWays(a, OfLog)), func(t tried) bool { return t.fits() })...)
		}
		if len(list) > 0 {
			return list
		}
	}
	const most = 2
	if len(j.seqs) == 0 || len(j.seqs[0].list) < 10 {
		return nil
	}
	var list []tried
	for _, t := range right {
		if t.depthFirst || t.agree < 3 {
			continue
		}
		for _, s := range j.seqs {
			if r := (tried{hypothesis: t.hypothesis, outcome: j.replay(t.hypothesis, s.list, most), cut: s.cut, before: s.before}); r.fits() && !s.fault {
				list = append(list, r)
				break
			}
		}
	}
	return list
}

// settled reports whether all programs agree on the values of a heuristic.
func (j *judge) settled(heuristic string) bool {
	return slices.ContainsFunc(j.space.estimatesOf(heuristic), func(e *estimate) bool { return e.Settled })
}

// ordinary reports whether the h that the log gives is everywhere that of a heuristic which is
// tried by itself.
func (j *judge) ordinary() bool {
	return slices.ContainsFunc(j.space.estimates, func(e *estimate) bool {
		return !slices.ContainsFunc(j.log.Entries, func(l Entry) bool {
			return l.Position != nil && !math.IsNaN(l.H) && math.Abs(l.H-e.at(j.space.of(l.Position, false))) >= 0.01
		})
	})
}

// agreements lists how far methods agree, each once at its longest.
func agreements(list []tried) (all []Agreement) {
	for _, t := range list {
		a := Agreement{t.name(), mistakeOf(t.hypothesis), t.agree - max(t.before, 0), t.fits()}
		i := slices.IndexFunc(all, func(o Agreement) bool { return o.Method == a.Method && o.Likely.ID == a.Likely.ID })
		switch {
		case i < 0:
			all = append(all, a)
		case a.Whole && !all[i].Whole || a.Agree > all[i].Agree:
			all[i] = a
		}
	}
	slices.SortStableFunc(all, func(a, b Agreement) int { return b.Agree - a.Agree })
	return all
}

// AlsoFits reports whether a right way of another method agrees with the log as far as that of
// the verdict, so that the choice between the two is free.
func (v Verdict) AlsoFits(method string) bool {
	longest := func(method string) Agreement {
		i := slices.IndexFunc(v.Agreed, func(a Agreement) bool { return a.Method == method && a.Likely.ID == "" })
		if i < 0 {
			return Agreement{Agree: -1}
		}
		return v.Agreed[i]
	}
	a, b := longest(method), longest(v.Method)
	return v.Mistake == nil && a.Agree == b.Agree && a.Whole == b.Whole && a.Agree >= 0
}

// Unreadable is the verdict of a log that cannot be read.
func Unreadable(err error) Verdict {
	v := Verdict{Expected: []string{}, Consistent: []Consistent{}}
	v.say(engine.MsgOf(err))
	v.Text = capital(v.Why) + ".\n"
	return v
}
