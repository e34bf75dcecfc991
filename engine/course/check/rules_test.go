package check_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/catalog"
	"langkah/engine/course/check"
	"langkah/engine/solve/search"
	"langkah/engine/study/recording"
)

// expansionsOf returns the boards that a method expands, as a program would write them, and how many.
func expansionsOf(t *testing.T, p engine.Puzzle, m engine.Method) (string, int) {
	t.Helper()
	r := recording.Record(t.Context(), p, m, engine.Limits{Nodes: 40}, 0, nil)
	var b strings.Builder
	n := 0
	for i := range r.Trace.Len() {
		e := r.Trace.Event(i)
		if e.Kind != search.Expanded && (e.Kind != search.Goal || m.Rules().Early) {
			continue
		}
		at, ok := r.Position(e.Node)
		if !ok {
			t.Fatal("no position")
		}
		n++
		fmt.Fprintf(&b, "%s\n\n", at.Text())
	}
	return b.String(), n
}

// A log by a method under rules agrees with it under the same rules. Under other ties it is held against the first board
// at which the two part.
func TestLogsAreJudgedByTheRulesOfALecture(t *testing.T) {
	random := rand.New(rand.NewPCG(29, 7))
	refused, tried := 0, 0
	for _, text := range []string{"4 1 3\n0 2 5\n7 8 6\n", "1 8 2\n0 4 3\n7 6 5\n", "0 1 3\n5 2 6\n4 7 8\n\ncost: tile\n"} {
		p, err := catalog.New(catalog.Tables{}).Open(text)
		if err != nil {
			t.Fatal(err)
		}
		for range 12 {
			word := pick(random, "astar/manhattan", "astar/misplaced", "ucs", "greedy/manhattan", "bfs")
			m, err := engine.FindWord(p, word)
			if err != nil {
				t.Fatal(err)
			}
			rules := engine.Values{}
			for _, o := range m.Settings.Options() {
				if o.Role == option.Rule && o.Kind == option.OneOf {
					rules[o.Name] = o.Choices[random.IntN(len(o.Choices))].Name
				}
			}
			if random.IntN(2) == 0 {
				rules["successors"] = pick(random, "name", "reversed", "left down up right")
			}
			if m, err = m.With(rules); err != nil {
				t.Fatal(err)
			}
			written, _ := expansionsOf(t, p, m)
			log, err := check.Read(p, []byte(written))
			if err != nil {
				t.Fatal(err)
			}
			v, err := check.Judge(t.Context(), p, log, check.Options{Method: word, Rules: rules})
			if err != nil || !v.Agrees || !strings.Contains(v.Text, "The rules: ") {
				t.Fatalf("%s, %v: %v, %s", word, rules, err, v.Text)
			}
			ties := slices.IndexFunc(m.Settings.Options(), func(o engine.Option) bool { return o.Name == "ties" })
			if ties < 0 {
				continue
			}
			for _, other := range m.Settings.Options()[ties].Choices {
				with, err := m.With(engine.Values{"ties": other.Name, "successors": "name"})
				if err != nil {
					t.Fatal(err)
				}
				theirs, _ := expansionsOf(t, p, with)
				mine, err := m.With(engine.Values{"successors": "name"})
				if err != nil {
					t.Fatal(err)
				}
				ours, n := expansionsOf(t, p, mine)
				log, err := check.Read(p, []byte(theirs))
				if err != nil {
					t.Fatal(err)
				}
				v, err := check.Judge(t.Context(), p, log, check.Options{Method: mine.Word()})
				if err != nil {
					t.Fatal(err)
				}
				a, b := strings.Split(theirs, "\n\n"), strings.Split(ours, "\n\n")
				first := 0
				for first < min(len(a), len(b))-1 && a[first] == b[first] {
					first++
				}
				tried++
				switch {
				case v.Agrees != (theirs == ours || strings.HasPrefix(ours, theirs)):
					t.Errorf("%s, ties %s against %v: agrees: %v\n%s", word, other.Name, rules, v.Agrees, v.Text)
				case !v.Agrees:
					if refused++; v.First == nil || *v.First != first+1 {
						t.Errorf("%s, ties %s against %v of %d: %s; they part at %d", word, other.Name, rules, n, v.Text, first+1)
					}
				}
			}
		}
	}
	if refused < 20 || tried-refused < 10 {
		t.Errorf("%d of %d were refused", refused, tried)
	}
}

// Rules that cannot be held against a log are refused with a sentence.
func TestRulesThatALogCannotShow(t *testing.T) {
	p, err := catalog.New(catalog.Tables{}).Open("4 1 3\n0 2 5\n7 8 6\n")
	if err != nil {
		t.Fatal(err)
	}
	log, err := check.Read(p, []byte("4 1 3\n0 2 5\n7 8 6\n"))
	if err != nil {
		t.Fatal(err)
	}
	for want, o := range map[string]check.Options{
		"rules are those of a method":                       {Rules: engine.Values{"ties": "oldest"}},
		"the rules of dfs cannot be held against a log":     {Method: "dfs:states=tree"},
		`ties is "foo", expected one of`:                    {Method: "astar/manhattan:ties=foo"},
		`there is no algorithm "astr" for this puzzle; did`: {Method: "astr:ties=h"},
	} {
		if _, err := check.Judge(t.Context(), p, log, o); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v", o, err)
		}
	}
}
