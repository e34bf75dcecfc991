package diagram

import (
	"cmp"
	"sort"
	"strconv"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/base/tree"
	"langkah/engine/study/diff"
	"langkah/engine/study/trace"
)

// mostDrawn limits the places that a picture of the map shows.
const mostDrawn = 100_000

// drawn returns how many of the places, the first ones, a picture of the map shows.
func drawn(t diff.Pair) int { return min(len(t.Places), mostDrawn) }

// PairTree returns the picture of two searches on one map, after that many events of
// each. Its nodes are the places, numbered from 1: expanded by both, a grey disc; by
// the left one alone, a blue disc; by the right one alone, a square of another colour;
// generated and not expanded, hollow.
func PairTree(t diff.Pair, moments [2]int, f Focus, opened func(node int32) bool) *TreePicture {
	m := &pairAt{Pair: t, moments: moments}
	places := t.Places[:drawn(t)]
	parents, ranks := make([]int32, len(places)), make([]tree.Rank, len(places))
	for i, p := range places {
		parents[i] = tree.Absent
		made, expanded := p.MadeAfter(moments), p.ExpandedAfter(moments)
		if made == diff.Neither {
			continue
		}
		up := t.Tree.Parent(i)
		for up >= 0 && t.Places[up].MadeAfter(moments) == diff.Neither { // it is reached anew later
			up = t.Tree.Parent(up)
		}
		parents[i] = int32(up)
		if expanded != diff.Both {
			ranks[i] = tree.Open
		}
	}
	g := tree.Grown(parents, ranks)
	place := func(node int32) (int, bool) {
		i := int(node) - 1
		return i, i >= 0 && i < len(parents) && g.Size(i) > 0
	}
	return newTreePicture(m, g, f, place, cmp.Or(f.Selected, f.Next), opened)
}

// pairAt holds two searches after that many events of each.
type pairAt struct {
	diff.Pair
	moments [2]int
}

func (t *pairAt) number(place int) int32 { return int32(place) + 1 }

func (t *pairAt) key() string { return "" }

func (t *pairAt) face(node int32) face {
	p := t.Places[node-1]
	ink := func(m diff.Mark) (chart.Role, bool) {
		switch m {
		case diff.LeftOnly:
			return chart.Series(0), false
		case diff.RightOnly:
			return chart.Series(1), true
		}
		return chart.Faint, false
	}
	f := face{figure: func() string { return t.orders(p) }}
	if expanded := p.ExpandedAfter(t.moments); expanded != diff.Neither {
		f.fill, f.square = ink(expanded)
		f.chip, f.ink, f.inside = f.fill, chart.Paper, chart.Paper
		return f
	}
	f.fill, f.chip, f.ink, f.inside, f.dash = chart.Paper, chart.Paper, chart.Ink, chart.Ink, 2.5
	f.rim, f.square = ink(p.MadeAfter(t.moments))
	return f
}

// order returns the number of a search's expansion of a place, from 1; 0 before it.
func (t *pairAt) order(side int, p diff.Place) int {
	if p.Expanded[side] == trace.Never || p.Expanded[side] >= t.moments[side] {
		return 0
	}
	events := t.Searches[side].Trace
	return 1 + sort.Search(events.Expansions(), func(n int) bool {
		_, event := events.Expansion(n)
		return event >= p.Expanded[side]
	})
}

// orders writes those of both searches: "3 | 5", with a dash for one that has none.
func (t *pairAt) orders(p diff.Place) string {
	if p.ExpandedAfter(t.moments) == diff.Neither {
		return ""
	}
	var words [2]string
	for side := range words {
		words[side] = "–"
		if n := t.order(side, p); n > 0 {
			words[side] = strconv.Itoa(n)
		}
	}
	return words[0] + " | " + words[1]
}

func (t *pairAt) words(node int32) engine.Message {
	p := t.Places[node-1]
	left, right := t.order(0, p), t.order(1, p)
	switch p.ExpandedAfter(t.moments) {
	case diff.Both:
		return engine.Msg("expanded by both: by the left one as number %d, by the right one as number %d", left, right)
	case diff.LeftOnly:
		return engine.Msg("expanded by the left one alone, as number %d", left)
	case diff.RightOnly:
		return engine.Msg("expanded by the right one alone, as number %d", right)
	}
	switch p.MadeAfter(t.moments) {
	case diff.LeftOnly:
		return engine.Msg("made by the left one alone, and not expanded yet")
	case diff.RightOnly:
		return engine.Msg("made by the right one alone, and not expanded yet")
	}
	return engine.Msg("made by both, and not expanded yet")
}

// Position returns the position of a place.
func (t *pairAt) Position(node int32) (p engine.Position, ok bool) {
	if node < 1 || int(node) > len(t.Places) {
		return nil, false
	}
	nodes := t.Places[node-1].Nodes
	if nodes[0] != 0 {
		return t.Searches[0].Position(nodes[0])
	}
	return t.Searches[1].Position(nodes[1])
}

// DrawnWords returns the note that a picture of the map shows a part; part is false
// where it shows all.
func DrawnWords(t diff.Pair) (words engine.Message, part bool) {
	return engine.Msg("The drawing shows the first %s of %s position{|s}.", figures.Count(drawn(t)), figures.Count(len(t.Places))), drawn(t) < len(t.Places)
}

// DrawPair draws the map of two searches at their end for a file.
func DrawPair(t diff.Pair, w Writing) chart.Drawing {
	moments := t.Moments(t.Steps())
	title := w.Say(engine.Msg("%s and %s on one map", t.Searches[0].Method.Title(), t.Searches[1].Method.Title()))
	note := w.Say(engine.Msg("grey: expanded by both, blue disc: by the left one alone, square: by the right one alone, hollow: made only, +7: so many more"))
	if words, part := DrawnWords(t); part {
		note += ". " + w.Say(words)
	}
	p := PairTree(t, moments, Focus{}, nil)
	p.useBoards()
	return titled(p, p.Natural(), title, note, w)
}
