package soak

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/solve/search"
	"langkah/engine/study/diff"
	"langkah/engine/study/quiz"
	"langkah/engine/study/recording"
)

// recorded records the search of a random method; ok is false if it has no events.
func (c *one) recorded(s *setting, p engine.Puzzle) (r recording.Recording, ok bool) {
	methods := s.methods(p)
	m := methods[c.random.IntN(len(methods))]
	if m.Unwatched {
		return r, false
	}
	return recording.Record(context.Background(), p, m, engine.Limits{Nodes: 1000, Memory: 256 << 20}, 0, nil), true
}

// studied compares the answers about one search, and about two, with their events.
func studied(c *one, s *setting) {
	p, err := s.draw(c.random)
	if err != nil {
		return
	}
	left, ok := c.recorded(s, p)
	if !ok {
		return
	}
	wrong := func(what string, detail any) {
		c.fail(c.number, p.Family()+": "+what, fmt.Sprintf("%s%s: %v", p, left.Method.Name(), detail))
	}
	c.count(p.Family() + ": recordings")
	for _, q := range s.questions(left) {
		c.count("questions about " + q.Concept.Title().String())
		if right, known := answer(left, q); known && (right != q.Right || q.Points(right) != 1) {
			wrong("a question's answer is not that of the events: "+left.Method.Algorithm.Name+", "+q.Concept.Title().String(),
				fmt.Sprintf("event %d, %s: %d, expected %d", q.Event, q.Words, q.Right, right))
		}
	}
	right, ok := c.recorded(s, p)
	if !ok {
		return
	}
	two := diff.NewPair(context.Background(), left, right)
	if two.Cut[0] || two.Cut[1] {
		return
	}
	c.count("two searches on one map")
	if got, want := s.numbers(two, two.Moments(two.Steps())), between(left, right); got != want {
		wrong("two searches together are not the two apart", fmt.Sprintf("and %s: %+v, expected %+v", right.Method.Name(), got, want))
	}
}

// answer returns the correct answer to a question by the events alone; known is false if
// they do not suffice.
func answer(r recording.Recording, q quiz.Question) (right int32, known bool) {
	e := r.Trace.Event(q.Event)
	yes := false
	switch {
	case len(q.Choices) > 0:
		return e.Node, true
	case q.Concept == quiz.GoalTest:
		next := q.Event + 1
		for next < r.Trace.Len() && !taken(r.Trace.Event(next)) {
			next++
		}
		yes = next < r.Trace.Len() && r.Trace.Event(next).Node == e.Node
	case q.Concept == quiz.Duplicates:
		at, shown := r.PositionOf(e)
		if !shown {
			return 0, false
		}
		yes = !madeBefore(r, q.Event, engine.Key(at))
	case q.Concept == quiz.Wipeouts:
		yes = e.Kind == search.Expanded
	case q.Concept == quiz.Bounds:
		yes = e.Kind == search.Generated || e.Kind == search.Expanded
	}
	if yes {
		return 1, true
	}
	return 0, true
}

func taken(e search.Event) bool { return e.Kind == search.Expanded || e.Kind == search.Goal }

// madeBefore reports whether one of the first events generates a position, on the side of
// the event that follows them.
func madeBefore(r recording.Recording, events int, key string) bool {
	backward := func(e search.Event) bool { return e.Node < 0 || e.Parent < 0 }
	side := backward(r.Trace.Event(events))
	for n := range events {
		if e := r.Trace.Event(n); e.Kind == search.Generated && backward(e) == side {
			if at, ok := r.PositionOf(e); ok && engine.Key(at) == key {
				return true
			}
		}
	}
	return false
}

// between compares two searches by the positions of their events.
func between(left, right recording.Recording) (n diff.Numbers) {
	var expanded, made [2]map[string]bool
	for side, r := range [2]recording.Recording{left, right} {
		expanded[side], made[side] = keys(r, search.Expanded), keys(r, search.Generated)
		n.Expanded[side] = len(expanded[side])
	}
	for side := range expanded {
		for key := range expanded[1-side] {
			switch {
			case expanded[side][key]:
				n.Both += side // once
				continue
			case !made[side][key]:
				n.Unmade[side]++
			}
			n.Spared[side]++
		}
	}
	return n
}

// keys returns the positions of the events of a kind.
func keys(r recording.Recording, kind search.EventKind) map[string]bool {
	list := map[string]bool{}
	for n := range r.Trace.Len() {
		if e := r.Trace.Event(n); e.Kind == kind && e.Node != 0 {
			if at, ok := r.Position(e.Node); ok {
				list[engine.Key(at)] = true
			}
		}
	}
	return list
}

// sheet checks the key of a worksheet by the rules and the truth.
func sheet(c *one, s *setting) {
	p, err := s.draw(c.random)
	if err != nil {
		return
	}
	made, err := s.sheet(context.Background(), p)
	if err != nil {
		return // not solved within the limits
	}
	c.count(p.Family() + ": worksheets")
	wrong := func(what string) {
		c.fail(c.number, p.Family()+": worksheet: "+what, fmt.Sprintf("%s%s", p, strings.Join(made.Tasks[0].Answer, "\n")))
	}
	t := bruteForce(p)
	key := made.Tasks[0].Answer
	if len(key) < 2 && !p.Start().Solved() {
		if t.known && t.solvable {
			wrong("the key says that there is no solution")
		}
		return
	}
	at, cost := p.Start(), 0
	for _, name := range strings.Split(strings.Join(key[1:], ", "), ", ") {
		moves := at.Moves()
		i := slices.IndexFunc(moves, func(m engine.Move) bool { return m.Name == name })
		if i < 0 && name != "" {
			wrong("the key's moves are not legal")
			return
		}
		if name != "" {
			at, _ = at.Apply(moves[i])
			cost += moves[i].Cost
		}
	}
	if !at.Solved() {
		wrong("the key's moves do not solve it")
	}
	if t.known && (!t.solvable || cost != t.cost) {
		wrong("the key is not a cheapest solution")
	}
	if made.Tasks[0].Drawn == nil && !strings.Contains(key[0], fmt.Sprintf("cost %d.", cost)) {
		wrong("the key states another cost")
	}
}

// pictured renders a Queens board and recognizes it.
func pictured(c *one, s *setting) {
	p, err := of("queens")(c.random)
	if err != nil {
		return
	}
	themes := picture.Themes()
	theme := themes[c.random.IntN(len(themes))]
	st := paint.Style{Cell: 16 + c.random.IntN(49), Palette: theme.Palette}
	img := paint.Image(p.Start().Scene(), st)
	c.count("queens: pictures, " + theme.Name)
	text, err := s.picture(img)
	if err != nil {
		c.count("queens: pictures refused, " + theme.Name)
		return
	}
	if want, got := numbered(p.String()), numbered(text); got != want {
		c.fail(c.number, "queens: a picture is read as another board", fmt.Sprintf("%scells of %d\n%s", p, st.Cell, text))
	}
}

// numbered renames the regions of a board in the order of their appearance.
func numbered(text string) string {
	names := map[rune]rune{}
	var b strings.Builder
	for _, line := range strings.Split(text, "\n") {
		if strings.Contains(line, ":") || line == "" {
			continue
		}
		for _, mark := range line {
			if _, known := names[mark]; !known {
				names[mark] = rune('A' + len(names))
			}
			b.WriteRune(names[mark])
		}
		b.WriteByte('\n')
	}
	return b.String()
}
