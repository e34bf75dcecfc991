package statemap

import (
	"fmt"

	"langkah/app/kit/look"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/study/statemap"
)

// legend explains the colours and signs of the map.
func (m *Model) legend(w look.Words) []statemap.Sign {
	list := []statemap.Sign{
		{Ink: chart.Good, Words: w.Text("map.goal", "solved")},
		{Ink: chart.Amber, Words: w.Text("map.youway", "you, and the way you came")},
		{Ink: chart.Series(0), Words: w.Text("map.onward", "dotted: a best way on")},
	}
	if len(m.found.passes) > 0 {
		list = append(list, statemap.Sign{Ink: chart.Ink, Words: w.Text("map.rim", "rim: every solution passes here")})
	}
	if len(m.found.cuts.Bridges) > 0 {
		list = append(list, statemap.Sign{Ink: chart.Ink, Words: w.Text("map.bridgesign", "thick line: a bridge, the only move between two parts")})
	}
	if m.found.lost > 0 {
		list = append(list, statemap.Sign{Ink: chart.Faint, Words: w.Text("map.hollow", "hollow: no way to a goal")})
	}
	if m.tint.err != nil {
		return append(list, statemap.Sign{Ink: chart.Faint, Words: look.Sentence(w.Error(m.tint.err))})
	}
	return append(list, m.tint.legend(w)...)
}

// legend explains the colours of the values.
func (t *tinting) legend(w look.Words) (list []statemap.Sign) {
	add := func(ink chart.Role, words string) { list = append(list, statemap.Sign{Ink: ink, Words: words}) }
	switch {
	case t.values == nil:
	case t.by == byVisits:
		add(chart.Series(1), w.Textf("map.expanded", "expanded: %s", figures.Count(t.counts[0])))
		add(chart.Series(4), w.Textf("map.generated", "generated only: %s", figures.Count(t.counts[1])))
		add(chart.Series(0), w.Text("map.unseen", "pale: not looked at"))
	default:
		for i, ink := range tints() {
			if words := t.words(w, i); words != "" {
				add(ink, words)
			}
		}
		if t.by == byError && t.counts[0] > 0 {
			add(chart.Series(2), w.Textf("map.toohigh", "estimated too high: %s", figures.Count(t.counts[0])))
		}
	}
	return list
}

// words are the values that have a colour; "" where none has it.
func (t *tinting) words(w look.Words, band int) string {
	from, to, ok := t.span(band)
	switch {
	case !ok:
		return ""
	case t.by == byError && to == 0:
		return w.Text("map.exact", "0: the heuristic is exact")
	case from == to:
		return fmt.Sprint(from)
	}
	return fmt.Sprintf("%d – %d", from, to)
}
