package check

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
)

func (v *Verdict) say(why engine.Message) { v.Reason, v.Why = why, why.String() }

// agree fills in the verdict of a log that the ways explain.
func (j *judge) agree(v *Verdict, fits []tried) {
	best := fits[0]
	for _, t := range fits {
		if t.ends() && !best.ends() {
			best = t
		}
	}
	v.Agrees, v.Method = true, best.name()
	for _, t := range fits {
		first := !slices.ContainsFunc(v.Consistent, func(c Consistent) bool { return c.Method == t.name() })
		v.add(j.consistent(t, first && len(v.Consistent) < mostTies))
	}
	n := len(j.log.Entries)
	switch {
	case best.heuristic == OfLog:
		v.say(engine.Msg("all %d expansion{|s} agree with %s by the h that the log gives", n, best.algorithm))
	case best.repaired > 0:
		v.say(engine.Msg("the order agrees with %s, but for %d board{|s} that the log leaves out or has twice", v.Method, best.repaired))
	case !best.ends():
		v.say(engine.Msg("all %d expansion{|s} agree with %s; the log ends before the search does", n, v.Method))
	case best.mistake == "no-closed":
		v.say(engine.Msg("all %d expansion{|s} agree with %s as a tree search: boards that have been expanded are expanded again, %d time{|s} here", n, v.Method, best.stale))
	default:
		v.say(engine.Msg("all %d expansion{|s} agree with %s", n, v.Method))
	}
	v.Title = engine.Msg("Your program agrees with %s", v.Method)
	v.Text = j.text(v)
}

// mostTies is the number of methods whose rules for ties are looked for.
const mostTies = 8

// add merges a way into those that differ from it only in what the log does not show.
func (v *Verdict) add(c Consistent) {
	for i := range v.Consistent {
		o := &v.Consistent[i]
		if o.Method != c.Method || o.Search != c.Search || o.Goal != c.Goal {
			continue
		}
		for _, rule := range c.Copies {
			if !slices.Contains(o.Copies, rule) {
				o.Copies = append(o.Copies, rule)
			}
		}
		for _, note := range c.Notes {
			if !slices.Contains(o.Notes, note) {
				o.Notes = append(o.Notes, note)
			}
		}
		return
	}
	v.Consistent = append(v.Consistent, c)
}

// consistent describes rules that explain the log; ties includes the rules of ties.
func (j *judge) consistent(t tried, ties bool) Consistent {
	c := Consistent{Method: t.name(), Search: term(engine.Msg("graph")), Ties: []string{}, Goal: term(engine.Msg("either")), Copies: []string{term(t.copies())}, Notes: []string{}}
	if t.stale > 0 && t.pop == expandsAgain || t.depthFirst && t.deep.visits <= notOnPath {
		c.Search = term(engine.Msg("tree"))
	}
	switch t.end {
	case goalLogged, goalNext:
		c.Goal = term(engine.Msg("when taken"))
	case goalMade:
		c.Goal = term(engine.Msg("when made"))
	}
	for _, w := range t.words {
		c.Notes = append(c.Notes, term(w))
	}
	if t.algorithm == "wastar" {
		c.Notes = append(c.Notes, "w = "+short(t.weightH))
	}
	if !ties || t.depthFirst {
		return c
	}
	for _, s := range j.seqs {
		if s.before == t.before && s.cut == t.cut {
			r := bestFirst{hypothesis: t.hypothesis, log: s.list, ties: newTies(), scratch: &j.scratch}
			r.replay()
			c.Ties = r.ties.names()
			if order := r.ties.order(); order != nil {
				var list []string
				for _, w := range order {
					list = append(list, wayNames[w])
				}
				text := strings.Join(list, " ")
				c.Successors = &text
			}
		}
	}
	return c
}

// term is a message without arguments as a string, which is the key of its translation.
func term(m engine.Message) string { return m.String() }

// names returns the rules that all choices follow.
func (t *ties) names() (list []string) {
	if t.choices == 0 {
		return []string{term(engine.Msg("any"))}
	}
	for _, r := range []struct {
		holds bool
		name  engine.Message
	}{
		{t.fifo, engine.Msg("first in, first out")}, {t.lifo, engine.Msg("last in, first out")},
		{t.lowH, engine.Msg("smaller h first")}, {t.highH, engine.Msg("larger h first")},
	} {
		if r.holds {
			list = append(list, term(r.name))
		}
	}
	if list == nil {
		return []string{term(engine.Msg("none of the usual rules"))}
	}
	return list
}

// copies names the rule for a board that is generated again.
func (h *hypothesis) copies() engine.Message {
	if h.depthFirst {
		return [...]engine.Message{
			engine.Msg("any board"), engine.Msg("never back to the parent"), engine.Msg("no board twice on a path"),
			engine.Msg("no board twice in a round at no less cost"), engine.Msg("no board expanded twice"), engine.Msg("no board generated twice"),
		}[h.deep.visits]
	}
	switch {
	case h.pop == expandsAgain && h.enter == unlessClosed:
		return engine.Msg("boards may wait twice and are expanded again")
	case h.pop == expandsAgain:
		return engine.Msg("a dearer copy is expanded again")
	case h.pop == logsClosed:
		return engine.Msg("a closed board is logged again")
	case h.reopens:
		return engine.Msg("a closed board may open again")
	}
	return engine.Msg("the cheapest copy counts")
}

// differ fills in the verdict of a log that no right way explains.
func (j *judge) differ(v *Verdict, right, wrong []tried, o Options) {
	var best tried
	for i, t := range right {
		named := len(wrong) > 0 && t.algorithm == wrong[0].algorithm && t.heuristic == wrong[0].heuristic
		if o.Method == "" && len(wrong) > 0 && !named {
			continue
		}
		if best.moves == nil || t.agree > best.agree || t.agree == best.agree && t.whole && !best.whole || i == 0 {
			best = t
		}
	}
	v.Method = best.name()
	at := best.agree - best.before + 1 // from 1
	if best.before == 1 {
		at = best.agree
	}
	if best.before == -1 {
		at = best.agree + 2
	}
	v.First = &at
	for _, s := range best.expected {
		v.Expected = append(v.Expected, j.space.positions[s].Text())
	}
	v.Choice = Choice{GotF: figuresOf(best.got), BestF: figuresOf(best.best), Key: best.keyName(), Others: max(0, len(best.expected)-1)}
	if len(best.expected) > 0 {
		v.Choice.Expected = j.space.positions[best.expected[0]]
	}
	if at-1 < len(j.log.Entries) && !best.whole {
		if e := j.log.Entries[at-1]; e.Position != nil {
			v.Choice.Got = e.Position
			text := e.Position.Text()
			v.Got = &text
		}
	}
	v.say(j.why(best, at, v))
	v.Title = engine.Msg("Your program differs from %s at expansion %d", v.Method, at)
	v.Unexplained = len(wrong) == 0 && o.Method == ""
	if len(wrong) > 0 {
		v.Mistake = &wrong[0].mistake
		v.Likely = mistakeOf(wrong[0].hypothesis)
		for _, t := range wrong {
			if t.mistake == "no-closed" {
				c := j.consistent(t, true)
				c.Search = term(engine.Msg("tree"))
				v.add(c)
				break
			}
		}
	}
	v.Text = j.text(v)
}

func figuresOf(w where) Figures {
	if !w.waits {
		return Figures{none, none, none}
	}
	return Figures{w.g, w.h, math.Abs(w.key)}
}

// why says what is impossible at an expansion.
func (j *judge) why(t tried, at int, v *Verdict) engine.Message {
	n := len(t.expected)
	key := t.keyName()
	switch {
	case t.whole && t.end == tooEarly:
		return engine.Msg("the log ends when the goal is generated, although %d board{|s} {waits|wait} with a smaller %s (%s); %s takes the goal only when nothing is better", n, key, short(t.best.key), t.name())
	case t.whole:
		return engine.Msg("the log ends here, although %d board{|s} could have been next", n)
	case at-1 < len(j.log.Entries) && j.log.Entries[at-1].Position == nil:
		return engine.Msg("expansion %d is no board of the puzzle: %s", at, engine.MsgOf(j.log.Entries[at-1].Fault))
	case n == 0:
		return engine.Msg("expansion %d comes when no board is left to expand", at)
	case t.got.waits:
		return engine.Msg("expansion %d takes a board with %s %s (g %s, h %s), although %d board{|s} {waits|wait} with %s %s", at, key, short(t.got.key), short(t.got.g), short(t.got.h), n, key, short(t.best.key))
	case t.got.expanded && !t.depthFirst:
		return engine.Msg("expansion %d takes a board that has been expanded before; %d other{|s} could have been next", at, n)
	case t.depthFirst && t.got.seen:
		return engine.Msg("expansion %d takes a board that is not next on the path; %d other{|s} could have been next", at, n)
	case t.depthFirst:
		return engine.Msg("expansion %d takes a board that is no successor of the deepest board with one left, or lies beyond the bound; %d other{|s} could have been next", at, n)
	}
	return engine.Msg("expansion %d takes a board to which no expanded board leads by one move; %d other{|s} could have been next", at, n)
}

// Unexplained says what it means that no method and no mistake explains a log.
func Unexplained() engine.Message {
	return engine.Msg("No method that is judged and no known mistake explains the whole log; this one agrees longest. Judged are %s. The orders of beam, bidirectional and local search are not judged.", strings.Join(judged, ", "))
}

// keyName is the figure by which the method orders its frontier.
func (h *hypothesis) keyName() string {
	switch {
	case h.weightH == 0 && h.unit:
		return "depth"
	case h.weightH == 0:
		return "g"
	case h.weightG == 0:
		return "h"
	}
	return "f"
}

func short(x float64) string { return strconv.FormatFloat(math.Round(x*1000)/1000, 'f', -1, 64) }

// text is the verdict in a few lines.
func (j *judge) text(v *Verdict) string {
	var b strings.Builder
	line := func(m engine.Message) {
		b.WriteString(m.String())
		b.WriteByte('\n')
	}
	b.WriteString(v.Title.String() + ".\n")
	b.WriteString(capital(v.Why) + ".\n")
	if !v.Likely.Title.IsZero() {
		line(engine.Msg("Likely mistake (%s): %s", v.Likely.ID, v.Likely.Title))
		line(engine.Msg("Where to look: %s", v.Likely.Look))
	}
	if v.Unexplained {
		line(Unexplained())
	}
	var also []string
	for _, c := range v.Consistent {
		if c.Method != v.Method && !slices.Contains(also, c.Method) {
			also = append(also, c.Method)
		}
	}
	if v.Agrees && len(also) > 0 {
		line(engine.Msg("The order is also that of %s.", strings.Join(also, ", ")))
	}
	return b.String()
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
