package routes

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// section is the part of a text in which a line stands.
type section uint8

const (
	head section = iota
	edges
	table
	coordinates
)

// readRoute reads the text form of a graph: a line route, start and goals, and sections.
func readRoute(lines []string) (*Puzzle, *engine.ParseError) {
	b := newBuilder()
	var estimates, places [][]word
	var estimateLines, placeLines []int
	in, begun := head, false
	for i, line := range lines {
		list, err := words(line, i+1)
		if err != nil {
			return nil, err
		}
		if len(list) == 0 {
			continue
		}
		first := list[0]
		where := spot{i + 1, first.Column}
		if !begun {
			if begun = true; !first.is(routeWord) {
				return nil, where.bad("found %s, expected route or route directed in the first line", text.Quote(first.Text))
			}
			if len(list) > 2 || len(list) == 2 && !list[1].is("directed") {
				return nil, spot{i + 1, list[1].Column}.bad("found %s, expected directed or nothing", text.Quote(list[1].Text))
			}
			b.g.directed = len(list) == 2
			continue
		}
		next, done, err := b.keyword(list, i+1)
		switch {
		case err != nil:
			return nil, err
		case done:
			if next != head {
				in = next
			}
			continue
		}
		switch in {
		case head:
			return nil, where.bad("found %s, expected start, goal, or the section edges", text.Quote(first.Text))
		case edges:
			if err := b.edge(list, i+1); err != nil {
				return nil, err
			}
		case table:
			estimates, estimateLines = append(estimates, list), append(estimateLines, i+1)
		case coordinates:
			places, placeLines = append(places, list), append(placeLines, i+1)
		}
	}
	end := spot{max(1, len(lines)), 0}
	if len(b.start) == 0 {
		return nil, end.bad("there is no start, expected a line such as start S").OfKind(engine.ErrPieces)
	}
	if len(b.goals) == 0 && len(b.visits) == 0 {
		return nil, end.bad("there is no goal, expected a line such as goal G").OfKind(engine.ErrPieces)
	}
	for i, list := range estimates {
		if err := b.estimate(list, estimateLines[i]); err != nil {
			return nil, err
		}
	}
	for i, list := range places {
		if err := b.coordinates(list, placeLines[i]); err != nil {
			return nil, err
		}
	}
	return b.finish(end)
}

// keyword reads a line that begins with a word of the form; next is the section that it begins.
func (b *builder) keyword(list []word, line int) (next section, done bool, err *engine.ParseError) {
	names := func() []named {
		var all []named
		for _, w := range list[1:] {
			all = append(all, named{w.Text, spot{line, w.Column}})
		}
		return all
	}
	first := list[0]
	if first.quoted {
		return head, false, nil
	}
	after := spot{line, first.Column}
	switch first.Text {
	case edgesWord, tableWord:
		if len(list) > 1 {
			return head, false, nil // a place of that name
		}
		if first.Text == edgesWord {
			return edges, true, nil
		}
		return table, true, nil
	case placeWord:
		if len(list) > 2 || len(list) == 2 && !list[1].is("geo") {
			return head, false, nil
		}
		b.g.geo = len(list) == 2
		return coordinates, true, nil
	case startWord, goalWord, visitWord, fromWord:
		if len(list) < 2 {
			return head, true, after.bad("found %s alone, expected a place behind it", first.Text)
		}
		switch first.Text {
		case startWord:
			b.start = append(b.start, names()...)
		case goalWord:
			b.goals = append(b.goals, names()...)
		case visitWord:
			b.visits = append(b.visits, names()...)
		case fromWord:
			b.from = names()
		}
		return head, true, nil
	case backWord:
		b.back = true
		return head, true, nil
	case costWord:
		if len(list) != 2 || !list[1].is(string(byMove)) && !list[1].is(string(byRoad)) {
			return head, true, after.bad("found another cost, expected cost: roads or cost: moves")
		}
		b.moves = list[1].is(string(byMove))
		return head, true, nil
	}
	return head, false, nil
}

// edge reads "A B 75". Without a cost it is the distance of the ends, or 1 where they have no coordinates; a single
// name is a place without a road.
func (b *builder) edge(list []word, line int) *engine.ParseError {
	if len(list) > 3 {
		return spot{line, list[3].Column}.bad("found %s, expected two places and a cost; a name with blanks stands between quotes", text.Quote(list[3].Text))
	}
	from, err := b.node(list[0].Text, spot{line, list[0].Column})
	if err != nil || len(list) == 1 {
		return err
	}
	to, err := b.node(list[1].Text, spot{line, list[1].Column})
	if err != nil {
		return err
	}
	cost := -1.0
	if len(list) == 3 {
		if cost, err = b.number(list[2].Text, spot{line, list[2].Column}); err != nil {
			return err
		}
	}
	return b.road(from, to, cost, spot{line, list[0].Column})
}

// estimate reads "A 366". At a goal it has to be 0.
func (b *builder) estimate(list []word, line int) *engine.ParseError {
	if len(list) != 2 {
		return spot{line, list[0].Column}.bad("found %d word{|s}, expected a place and its estimate", len(list))
	}
	n, err := b.find(named{list[0].Text, spot{line, list[0].Column}})
	if err != nil {
		return err
	}
	where := spot{line, list[1].Column}
	x, err := b.number(list[1].Text, where)
	if err != nil {
		return err
	}
	if _, twice := b.h[n]; twice {
		return spot{line, list[0].Column}.bad("%s has an estimate already", list[0].Text).OfKind(engine.ErrContradiction)
	}
	for _, g := range b.goals {
		if g.name == list[0].Text && x > 0 {
			return where.bad("the estimate of the goal %s is %s, expected 0", g.name, list[1].Text).OfKind(engine.ErrContradiction)
		}
	}
	b.h[n] = x
	return nil
}

// coordinates reads "A 91 492".
func (b *builder) coordinates(list []word, line int) *engine.ParseError {
	if len(list) != 3 {
		return spot{line, list[0].Column}.bad("found %d word{|s}, expected a place and two coordinates", len(list))
	}
	n, err := b.find(named{list[0].Text, spot{line, list[0].Column}})
	if err != nil {
		return err
	}
	if _, twice := b.places[n]; twice {
		return spot{line, list[0].Column}.bad("%s has coordinates already", list[0].Text).OfKind(engine.ErrContradiction)
	}
	p, err := b.pointAt(list[1].Text, list[2].Text, spot{line, list[1].Column}, spot{line, list[2].Column})
	b.places[n] = p
	return err
}

// pointAt reads two coordinates.
func (b *builder) pointAt(x, y string, atX, atY spot) (p point, err *engine.ParseError) {
	if p.x, err = coordinate(x, atX); err != nil {
		return p, err
	}
	if p.y, err = coordinate(y, atY); err != nil {
		return p, err
	}
	if b.g.geo && (p.x < -90 || p.x > 90) {
		return p, atX.bad("found the latitude %s, expected from -90 to 90", text.Quote(x)).OfKind(engine.ErrSize)
	}
	if b.g.geo && (p.y < -360 || p.y > 360) {
		return p, atY.bad("found the longitude %s, expected from -180 to 180", text.Quote(y)).OfKind(engine.ErrSize)
	}
	return p, nil
}

// String returns the puzzle in the text form.
func (z *Puzzle) String() string {
	var w bytes.Buffer
	switch world := z.world.(type) {
	case *grid:
		z.writeGrid(&w, world)
	case *graph:
		z.writeRoute(&w, world)
	}
	return w.String()
}

func (z *Puzzle) writeRoute(w *bytes.Buffer, g *graph) {
	w.WriteString(routeWord)
	if g.directed {
		w.WriteString(" directed")
	}
	fmt.Fprintf(w, "\n%s %s\n", startWord, quote(g.names[z.home]))
	z.writeNames(w, goalWord, z.goals)
	z.writeNames(w, visitWord, z.visits)
	if z.back {
		w.WriteString(backWord + "\n")
	}
	if z.cost != byRoad {
		fmt.Fprintf(w, "%s %s\n", costWord, z.cost)
	}
	z.writeFrom(w)
	w.WriteString(edgesWord + "\n")
	next := int32(0) // names are numbered in the order in which they appear; those before next have appeared
	alone := func(upTo int32) {
		for ; next < upTo; next++ {
			fmt.Fprintf(w, "%s\n", quote(g.names[next]))
		}
	}
	for _, r := range g.roads {
		last := max(r.from, r.to)
		if r.to == r.from+1 {
			alone(r.from) // the road itself names both in their order
		} else {
			alone(last)
		}
		next = max(next, last+1)
		fmt.Fprintf(w, "%s %s %s\n", quote(g.names[r.from]), quote(g.names[r.to]), exactly(r.cost, g.unit.one))
	}
	alone(int32(g.size()))
	if g.h != nil {
		w.WriteString(tableWord + "\n")
		for n := range g.h {
			fmt.Fprintf(w, "%s %s\n", quote(g.names[n]), exactly(z.tabled(g, int32(n)), g.unit.one))
		}
	}
	if g.at != nil {
		w.WriteString(placeWord)
		if g.geo {
			w.WriteString(" geo")
		}
		w.WriteByte('\n')
		for n, p := range g.at {
			fmt.Fprintf(w, "%s %s %s\n", quote(g.names[n]), plain(p.x), plain(p.y))
		}
	}
}

func (z *Puzzle) writeNames(w *bytes.Buffer, keyword string, nodes []int32) {
	if len(nodes) == 0 {
		return
	}
	w.WriteString(keyword)
	for _, n := range nodes {
		w.WriteString(" " + z.nodeText(n))
	}
	w.WriteByte('\n')
}

func (z *Puzzle) nodeText(n int32) string { return quote(z.world.label(n)) }

// writeFrom writes a start that start alone does not give, with what is visited.
func (z *Puzzle) writeFrom(w *bytes.Buffer) {
	if z.start == z.enter(z.home, 0) {
		return
	}
	nodes := []int32{z.start.node()}
	for i, v := range z.visits {
		if z.start.visited()>>i&1 == 1 && v != nodes[0] {
			nodes = append(nodes, v)
		}
	}
	z.writeNames(w, fromWord, nodes)
}

// exactly writes a number of parts of 1 with the decimals that it has; one is a power of 10.
func exactly(parts, one int32) string {
	text := strconv.FormatFloat(float64(parts)/float64(one), 'f', len(strconv.Itoa(int(one)))-1, 64)
	if strings.Contains(text, ".") {
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	return text
}
