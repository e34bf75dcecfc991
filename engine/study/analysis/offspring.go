package analysis

import (
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/study/trace"
)

// mostGenes limits the moves of a sequence that are written.
const mostGenes = 120

// offspring lists the individuals of the present generation, and describes the one whose
// walk it is.
func (p view) offspring() (s Section, ok bool) {
	list := p.Trace.Offspring(p.Round())
	if p.Round() == 0 || len(list) == 0 {
		return s, false
	}
	s.Title = engine.Msg("This generation")
	s.Header = []engine.Message{engine.Msg("individual"), engine.Msg("parents"), engine.Msg("crossover"), engine.Msg("best h"), engine.Msg("moves")}
	for _, o := range list {
		s.Rows = append(s.Rows, Row{[]string{strconv.Itoa(o.Number), parents(o), crossover(o), p.Method.Cost(o.Fitness).String(), figures.Count(o.After)}, o.End})
	}
	present := slices.IndexFunc(list, func(o trace.Offspring) bool { return o.End >= p.Moment() })
	if present < 0 {
		present = len(list) - 1 // the generation has ended
	}
	s.Words = p.describe(list[present])
	if from := present - mostRows/2; len(s.Rows) > mostRows {
		from = min(max(from, 0), len(s.Rows)-mostRows)
		s.Rows = s.Rows[from : from+mostRows]
	}
	return s, true
}

// parents writes the numbers of an individual's parents.
func parents(o trace.Offspring) string {
	switch {
	case o.Parents[0] == 0:
		return "–"
	case o.Parents[1] == 0:
		return strconv.Itoa(o.Parents[0])
	}
	return strconv.Itoa(o.Parents[0]) + " × " + strconv.Itoa(o.Parents[1])
}

func crossover(o trace.Offspring) string {
	if o.Parents[1] == 0 {
		return "–"
	}
	return strconv.Itoa(o.Cut)
}

// describe writes the sequence of an individual, and where it comes from.
func (p view) describe(o trace.Offspring) engine.Message {
	words := engine.Msg("Generation %d, individual %d: %s. After %d move{|s} it came to h = %d, its fitness.", o.Generation, o.Number, trace.WhyBred(o.Offspring), o.After, p.Method.Cost(o.Fitness))
	if o.Parents[0] == 0 {
		return engine.Msg("%s Its moves: %s", words, p.sequence(o))
	}
	return engine.Msg("%s Its moves, those drawn by lot in brackets, | at the crossover point: %s", words, p.sequence(o))
}

// sequence writes the moves of an individual.
func (p view) sequence(o trace.Offspring) string {
	var words []string
	for i, name := range p.MoveNames(o.Moves[:min(len(o.Moves), mostGenes)]) {
		if i == o.Cut && o.Parents[1] > 0 {
			words = append(words, "|")
		}
		if o.Random[i] && o.Parents[0] > 0 {
			name = "[" + name + "]"
		}
		words = append(words, name)
	}
	if len(o.Moves) > mostGenes {
		words = append(words, "…")
	}
	return strings.Join(words, " ")
}
