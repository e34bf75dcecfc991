package routes

import (
	"regexp"
	"strings"

	"langkah/engine"
)

// Printings returns how programs print what they found: a path by its places in a graph, and on a map directions, or
// rows of marks with the traveller in them.
func (z *Puzzle) Printings() []engine.Printing {
	g, ok := z.world.(*grid)
	if !ok {
		none := func(int, []string) ([]string, bool) { return nil, false }
		read := func([][]string) (engine.Position, error) { return nil, engine.Errorf("a graph is not printed in rows") }
		return []engine.Printing{{Rows: 1, Row: none, Read: read, Path: z.path}}
	}
	return []engine.Printing{{
		Rows:  g.rows,
		Row:   func(i int, marks []string) ([]string, bool) { return g.printedRow(i, marks) },
		Read:  z.readPrinted,
		Spell: spell,
	}}
}

// arrows separate the places of a path: ->, -->, -5->, =>, arrows, and with blanks around them also dashes; or commas.
func arrows() *regexp.Regexp {
	return regexp.MustCompile(`\s*(?:[-=–—]*\s*\(?[\d.,]*\)?\s*[-=–—]+>|[→➜➔⟶>])\s*|\s+[-–—]\s+|\s*[,;|]\s*`)
}

// path returns the places after the first of a path that is written in a line, behind a label or alone; between
// brackets behind a place may stand a cost. A path may have blanks alone between its places where no name has one.
func (z *Puzzle) path(line string) (names []string, ok bool) {
	if i := strings.LastIndexAny(line, ":"); i >= 0 && !strings.ContainsAny(line[:i], "→➜>") {
		line = line[i+1:]
	}
	for _, split := range []func(string) []string{func(s string) []string { return arrows().Split(s, -1) }, strings.Fields} {
		places, whole := z.placesIn(split(line))
		if !whole || len(places) < 2 {
			continue
		}
		if places[0] == z.world.label(z.start.node()) {
			return places[1:], true
		}
		if strings.ContainsAny(line, "→➜>") {
			return places, true // the start is left out, or the first move is not legal
		}
	}
	return nil, false
}

// placesIn returns the names of the places that all words stand for.
func (z *Puzzle) placesIn(words []string) (places []string, whole bool) {
	g := z.world.(*graph)
	for _, w := range words {
		w, _, _ = strings.Cut(w, "(")
		w = strings.Trim(w, " \t[]{}'\".)")
		if w == "" {
			continue
		}
		name, ok := g.named(w)
		if !ok {
			return nil, false
		}
		places = append(places, name)
	}
	return places, true
}

// named returns the name of a place, which may be written in other capitals where that is clear.
func (g *graph) named(word string) (name string, ok bool) {
	if _, exact := g.index[word]; exact {
		return word, true
	}
	for _, n := range g.names {
		if strings.EqualFold(n, word) {
			if ok {
				return "", false
			}
			name, ok = n, true
		}
	}
	return name, ok
}

// spell returns the step in a direction, by its letter or by its name in English or Indonesian.
func spell(word string) (name string, ok bool) {
	word = strings.ToUpper(word)
	for d := range upLeft {
		indonesian := [...]string{"ATAS", "BAWAH", "KIRI", "KANAN"}[d]
		if word == d.name()[:1] || word == d.name() || word == indonesian || word == d.arrow() {
			return d.name(), true
		}
	}
	for d := upLeft; d < directions; d++ {
		if word == d.name() || word == d.arrow() {
			return d.name(), true
		}
	}
	return "", false
}

// printedRow reads a row of marks as the text has them, with the traveller as @.
func (g *grid) printedRow(i int, marks []string) ([]string, bool) {
	if len(marks) != g.cols {
		return nil, false
	}
	cells := make([]string, len(marks))
	for c, mark := range marks {
		if mark == "" || mark == " " {
			mark = string(free)
		}
		cost, ok := uint8(1), mark == "@"
		if !ok && len(mark) == 1 {
			cost, ok = cellOf(rune(mark[0]))
		}
		if !ok || (cost == 0) != (g.cost[i*g.cols+c] == 0) {
			return nil, false
		}
		cells[c] = mark
	}
	return cells, true
}

// printed is a position as read from a printed map, which shows what is left to visit.
type printed struct{ Position }

// readPrinted returns the position of the traveller; where there is none he stands on the S.
func (z *Puzzle) readPrinted(rows [][]string) (engine.Position, error) {
	at, left, seen := z.home, uint32(0), false
	for r, row := range rows {
		for c, mark := range row {
			n := int32(r*len(row) + c)
			if mark == "@" {
				if seen {
					return nil, engine.Errorf("row %d, column %d: there is a second traveller", r+1, c+1)
				}
				at, seen = n, true
			}
			for i, v := range z.visits {
				if v == n && mark == string(visitAt) {
					left |= 1 << i
				}
			}
		}
	}
	return printed{Position{z, z.enter(at, z.all()&^left)}}, nil
}

// Between returns the step between two printed positions, none if they are equal.
func (z *Puzzle) Between(from, to engine.Position) ([]engine.Move, error) {
	p, ok := from.(Position)
	if shown, is := from.(printed); is {
		p, ok = shown.Position, true
	}
	next, is := to.(printed)
	if !ok || !is {
		return nil, notOfThis()
	}
	here, there := p.state.node(), next.state.node()
	if here == there {
		return nil, nil
	}
	for _, a := range z.world.out(here, nil) {
		if a.to == there {
			return []engine.Move{z.move(a)}, nil
		}
	}
	return nil, engine.Errorf("no step leads from %s to %s", z.world.label(here), z.world.label(there))
}

// Lacks reports what is left to visit, or where the way ends.
func (z *Puzzle) Lacks(at engine.Position) engine.Message {
	p, ok := at.(Position)
	if shown, is := at.(printed); is {
		p, ok = shown.Position, true
	}
	if !ok {
		return engine.MsgOf(notOfThis())
	}
	for i, v := range z.visits {
		if p.state.visited()>>i&1 == 0 {
			return engine.Msg("at the end %s is not visited", z.world.label(v))
		}
	}
	return engine.Msg("the way ends at %s, which is no goal", z.world.label(p.state.node()))
}
