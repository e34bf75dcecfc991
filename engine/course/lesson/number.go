package lesson

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"langkah/engine"
	"langkah/engine/base/text"
	"langkah/engine/study/replay"
)

// number is a task that asks for a figure, which Langkah counts itself: of the whole search,
// or of its place.
type number struct {
	*searched
	of     string
	within int // percent by which an answer may be wrong
}

// figures are what a number may be of; those of a place are of the search so far.
var figures = []string{"cost", "moves", "expanded", "generated", "frontier", "next f", "next g", "next h"}

func readNumber(f *fields, step Step) judge {
	n := &number{searched: f.searchOf(step), within: f.whole("within", 0, 100, 0)}
	value, at := f.needed("of", "expanded")
	if n.of = value; value != "" && !slices.Contains(figures, value) {
		if near := text.Near(value, figures); len(near) > 0 {
			f.fail(at, "there is no figure %q; did you mean %s? There are %s", value, near[0], strings.Join(figures, ", "))
		}
		f.fail(at, "there is no figure %q; there are %s", value, strings.Join(figures, ", "))
	}
	return n
}

// value returns the figure as it is written.
func (n *number) value(ctx context.Context) (string, error) {
	r, err := n.recording(ctx)
	if err != nil {
		return "", err
	}
	whole := func(k int64) (string, error) { return strconv.FormatInt(k, 10), nil }
	switch n.of {
	case "cost", "moves":
		if r.Result.Status != engine.Solved {
			return "", engine.Errorf("the search finds no solution: %s", r.Result.Reason)
		}
		if n.of == "moves" {
			return whole(int64(len(r.Result.Moves)))
		}
		return engine.CostOf(n.puzzle, r.Result.Cost).String(), nil
	case "expanded":
		return whole(r.Result.Expanded)
	case "generated":
		return whole(r.Result.Generated)
	}
	at := eventsUntil(r, n.place.After)
	if n.of == "frontier" {
		p := replay.NewPlayer(r)
		p.Seek(at)
		return whole(int64(p.Open()))
	}
	if at == r.Trace.Len() {
		return "", engine.Errorf("the search has ended before %d expansion{|s}", n.place.After)
	}
	e := r.Trace.Event(at)
	switch n.of {
	case "next g":
		return r.Method.Cost(e.G).String(), nil
	case "next h":
		return r.Method.Cost(e.H).String(), nil
	}
	return r.Method.Figure(e.F).String(), nil
}

func (n *number) judge(ctx context.Context, answer string) (Verdict, error) {
	value, err := n.value(ctx)
	if err != nil {
		return Verdict{}, err
	}
	return judgeNumber(answer, value, n.within), nil
}

// judgeNumber holds a number against the right one, as that is written.
func judgeNumber(answer, value string, within int) Verdict {
	given, err := strconv.ParseFloat(strings.TrimSpace(strings.ReplaceAll(answer, ",", ".")), 64)
	exact, wrong := strconv.ParseFloat(value, 64)
	if err != nil || wrong != nil {
		return Verdict{Words: engine.Msg("expected a number")}
	}
	switch off := given - exact; {
	case off == 0:
		return Verdict{Done: true, Words: engine.Msg("It is %s.", value)}
	case max(off, -off)*100 <= exact*float64(within):
		return Verdict{Done: true, Words: engine.Msg("It is %s: near enough.", value)}
	case off < 0:
		return Verdict{Words: engine.Msg("it is more than %s", answer)}
	}
	return Verdict{Words: engine.Msg("it is less than %s", answer)}
}

func (n *number) answers(ctx context.Context) (right, wrong string, err error) {
	right, err = n.value(ctx)
	return right, right + "9", err
}

// choose is a task that asks which of some statements are right.
type choose struct {
	choices []string
	right   []int
	why     string
}

func readChoose(f *fields, right string) judge {
	c := &choose{}
	for _, it := range f.items("choices", yaml.SequenceNode) {
		c.choices = append(c.choices, it.value)
	}
	c.why, _ = f.line("why")
	if len(c.choices) < 2 {
		f.missing("\"choices\" are missing, expected at least two lines that begin with - below it")
		return c
	}
	list, ok := numbers(right)
	slices.Sort(list)
	c.right = slices.Compact(list)
	if !ok || len(c.right) == 0 || c.right[0] < 1 || c.right[len(c.right)-1] > len(c.choices) || len(c.right) == len(c.choices) {
		if at := f.at["right"]; at != nil {
			f.fail(at, "found %s for \"right\", expected numbers of some choices, from 1 to %d", text.Quote(right), len(c.choices))
		}
		f.missing("\"right\" is missing, expected the numbers of the right choices, such as \"right: 2\"")
	}
	return c
}

func (c *choose) judge(_ context.Context, answer string) (Verdict, error) {
	given, ok := numbers(answer)
	slices.Sort(given)
	if !ok || !slices.Equal(slices.Compact(given), c.right) {
		return no("that is not it")
	}
	return yes(engine.Msg("%s", c.why))
}

func (c *choose) answers(context.Context) (right, wrong string, err error) {
	for i := range c.choices {
		if !slices.Equal(c.right, []int{i + 1}) {
			return written(c.right), strconv.Itoa(i + 1), nil
		}
	}
	return written(c.right), "", nil
}

// Choices returns what there is to choose from in a task [Choose].
func (t Task) Choices() []string {
	if c, ok := t.judge.(*choose); ok {
		return c.choices
	}
	return nil
}
