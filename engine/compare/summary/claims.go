package summary

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/course/attempt"
)

// Claim is a sentence about measured figures, with its statement as values, so that it
// can be checked against the rows.
type Claim struct {
	Sentence engine.Message
	Puzzle   string  // digest; "" for all puzzles together
	By       Column  // the figure it is about
	Method   string  // whose figure is the lesser, or that it is about; as [results.Row.Method] has it
	Than     string  // whose figure is the greater; "" where nothing is compared
	Times    float64 // the greater over the lesser
}

// Below these a difference is not worth a sentence.
const (
	leastTimes    = 1.2
	mostOfOneKind = 3 // sentences
)

// Claims returns sentences on a puzzle's lines, the answer first. Only lines with an
// optimal solution are compared: for another cost the task is another.
func (t Table) Claims(names Names) []Claim {
	claims := append(t.Methods().claims(names), t.ofPrograms(names)...)
	for i := range claims {
		claims[i].Puzzle = t.Digest
	}
	return claims
}

func (t Table) claims(names Names) []Claim {
	claims := t.answer()
	if fastest, ok := t.least(ByTime); ok {
		claims = append(claims, Claim{
			Sentence: engine.Msg("%s was the fastest with an optimal solution: %s.", names.Method(fastest.Row), figures.Milliseconds(fastest.MedianMS)),
			By:       ByTime, Method: fastest.Method(),
		})
	}
	if low, high, times, ok := apart(optimal(t.Lines), ByExpanded); ok {
		claims = append(claims, Claim{
			Sentence: engine.Msg("%s expanded %s times fewer nodes than %s.", names.Method(low.Row), timesWords(times), names.Method(high.Row)),
			By:       ByExpanded, Method: low.Method(), Than: high.Method(), Times: times,
		})
	}
	for _, c := range t.heuristics(names) {
		if !slices.ContainsFunc(claims, func(o Claim) bool { return o.Method == c.Method && o.Than == c.Than }) {
			claims = append(claims, c)
		}
	}
	if low, high, times, ok := apart(optimal(t.Lines), ByMemory); ok {
		claims = append(claims, Claim{
			Sentence: engine.Msg("%s held %s times less memory than %s.", names.Method(low.Row), timesWords(times), names.Method(high.Row)),
			By:       ByMemory, Method: low.Method(), Than: high.Method(), Times: times,
		})
	}
	return append(claims, t.exceptions(names)...)
}

// ofPrograms says how each program did.
func (t Table) ofPrograms(names Names) []Claim {
	var claims []Claim
	for _, l := range t.Programs().Lines {
		if l.Program == nil {
			continue
		}
		sentence := engine.Msg("%s: %s; the process took %s, and %s of processor time.",
			names.Method(l.Row), l.Words(), figures.Milliseconds(l.MedianMS), figures.Milliseconds(l.ProcessorMS))
		if l.Program.Verdict == attempt.NotStarted {
			sentence = engine.Msg("%s: %s.", names.Method(l.Row), l.Words())
		}
		claims = append(claims, Claim{Sentence: sentence, By: ByStatus, Method: l.Method()})
	}
	return claims
}

// answer returns the answer to the puzzle, and how many methods found it.
func (t Table) answer() []Claim {
	ran, cheapest, solved, none := 0, 0, 0, 0
	best := Line{}
	for _, l := range t.Lines {
		if l.Ran() {
			ran++
		}
		switch {
		case l.Solved():
			if solved == 0 || l.Cost < best.Cost {
				best = l
			}
			solved++
			if l.Optimal() {
				cheapest++
			}
		case l.Status == engine.NoSolution.Name():
			none++
		}
	}
	claim := Claim{By: ByCost, Method: best.Method()}
	switch {
	case none > 0 && solved == 0:
		claim.By, claim.Method = ByStatus, ""
		claim.Sentence = engine.Msg("There is no solution: %d of %d method{|s} proved it.", none, ran)
	case solved == 0:
		return nil
	case cheapest == ran:
		claim.Sentence = engine.Msg("All %d method{|s} found the same cost, %s, and it is optimal.", ran, figures.Decimal(best.Cost))
	case cheapest > 0:
		claim.Sentence = engine.Msg("%d of %d method{|s} found the optimal cost, %s.", cheapest, ran, figures.Decimal(best.Cost))
	default:
		claim.Sentence = engine.Msg("%d of %d method{|s} found a solution; the lowest cost is %s, and nobody proved that it is optimal.", solved, ran, figures.Decimal(best.Cost))
	}
	return []Claim{claim}
}

// least returns the optimal line with the least figure of a column, if there are at
// least two optimal ones.
func (t Table) least(by Column) (Line, bool) {
	i := slices.IndexFunc(t.Lines, func(l Line) bool { return t.IsBest(l, by) })
	if i < 0 {
		return Line{}, false
	}
	return t.Lines[i], true
}

// optimal returns the lines with an optimal solution.
func optimal(lines []Line) []Line {
	return slices.DeleteFunc(slices.Clone(lines), func(l Line) bool { return !l.Optimal() })
}

// heuristics compares the heuristics of each algorithm, the greatest difference first.
func (t Table) heuristics(names Names) []Claim {
	byAlgorithm := map[string][]Line{}
	var order []string
	for _, l := range t.Lines {
		if l.Heuristic == "" || !l.Optimal() || len(l.Options) > 0 {
			continue
		}
		if byAlgorithm[l.Algorithm] == nil {
			order = append(order, l.Algorithm)
		}
		byAlgorithm[l.Algorithm] = append(byAlgorithm[l.Algorithm], l)
	}
	var claims []Claim
	for _, algorithm := range order {
		low, high, times, ok := apart(byAlgorithm[algorithm], ByExpanded)
		if ok {
			claims = append(claims, Claim{
				Sentence: engine.Msg("%s expanded %s times fewer nodes with %s than with %s.",
					names.AlgorithmTitle(low.Row), timesWords(times), names.Heuristic(low.Row), names.Heuristic(high.Row)),
				By: ByExpanded, Method: low.Method(), Than: high.Method(), Times: times,
			})
		}
	}
	slices.SortStableFunc(claims, func(a, b Claim) int { return cmp.Compare(b.Times, a.Times) })
	return claims[:min(len(claims), mostOfOneKind)]
}

// exceptions names the methods with a dearer solution, and those without any.
func (t Table) exceptions(names Names) []Claim {
	var above, none []Claim
	for _, l := range t.Lines {
		switch {
		case l.Standing == Above:
			above = append(above, Claim{
				Sentence: engine.Msg("%s found a solution that costs %s more than an optimal one.", names.Method(l.Row), figures.Decimal(l.Over)),
				By:       ByCost, Method: l.Method(),
			})
		case l.Ran() && !l.Solved() && l.Status != engine.NoSolution.Name():
			none = append(none, Claim{
				Sentence: engine.Msg("%s ended without a solution.", names.Method(l.Row)), By: ByStatus, Method: l.Method(),
			})
		}
	}
	return append(above[:min(len(above), mostOfOneKind)], none[:min(len(none), mostOfOneKind)]...)
}

// apart returns the lines with the least and the greatest figure of a column, and the
// ratio of the two; ok is false where the difference is not worth a sentence.
func apart(lines []Line, by Column) (low, high Line, times float64, ok bool) {
	var least, most float64
	for _, l := range lines {
		value, has := l.Figure(by)
		if !has || value <= 0 {
			continue
		}
		if least == 0 || value < least {
			low, least = l, value
		}
		if value > most {
			high, most = l, value
		}
	}
	if least == 0 || most/least < leastTimes {
		return low, high, 0, false
	}
	return low, high, most / least, true
}

// Claims returns sentences on the methods over all puzzles.
func (s Sums) Claims(names Names) []Claim {
	if s.Puzzles < 2 {
		return nil
	}
	return append(s.Only(false).claims(names), s.ofPrograms(names)...)
}

// Only returns the totals of the programs alone, or of the methods alone.
func (s Sums) Only(programs bool) Sums {
	s.Methods = slices.DeleteFunc(slices.Clone(s.Methods), func(name string) bool { return s.Totals[name].Program != programs })
	return s
}

// ofPrograms says how many puzzles each program solved.
func (s Sums) ofPrograms(names Names) []Claim {
	var claims []Claim
	for _, name := range s.Only(true).Methods {
		claims = append(claims, Claim{
			Sentence: engine.Msg("%s solved %d of %d puzzle{|s}.", names.Typed(name), s.Totals[name].Solved, s.Totals[name].Runs), By: ByStatus, Method: name,
		})
	}
	return claims
}

func (s Sums) claims(names Names) []Claim {
	if len(s.Methods) < 2 {
		return nil
	}
	most, all := s.Methods[0], true
	for _, name := range s.Methods {
		if s.Totals[name].Solved > s.Totals[most].Solved {
			most = name
		}
		all = all && s.Totals[name].Solved == s.Puzzles
	}
	var claims []Claim
	switch {
	case all:
		claims = append(claims, Claim{Sentence: engine.Msg("All %d method{|s} solved all %d puzzle{|s}.", len(s.Methods), s.Puzzles), By: ByStatus})
	case s.Totals[most].Solved > 0:
		claims = append(claims, Claim{
			Sentence: engine.Msg("No method solved more puzzles than %s: %d of %d.", names.Typed(most), s.Totals[most].Solved, s.Puzzles),
			By:       ByStatus, Method: most,
		})
	}
	return append(claims, s.means(names)...)
}

// means compares the geometric means over the puzzles that all methods solved.
func (s Sums) means(names Names) []Claim {
	low, high := s.Methods[0], s.Methods[0]
	for _, name := range s.Methods {
		if s.Totals[name].MeanMS < s.Totals[low].MeanMS {
			low = name
		}
		if s.Totals[name].MeanMS > s.Totals[high].MeanMS {
			high = name
		}
	}
	common, least := s.Totals[low].Common, s.Totals[low].MeanMS
	if common < 2 || least <= 0 || s.Totals[high].MeanMS/least < leastTimes {
		return nil
	}
	times := s.Totals[high].MeanMS / least
	return []Claim{{
		Sentence: engine.Msg("On the %d puzzle{|s} that every method solved, %s was %s time{|s} faster than %s, by geometric means.",
			common, names.Typed(low), timesWords(times), names.Typed(high)),
		By: ByTime, Method: low, Than: high, Times: times,
	}}
}

// timesWords is a ratio in two digits or, from ten on, in whole numbers.
func timesWords(times float64) string {
	if times < 9.95 {
		return fmt.Sprintf("%.1f", times)
	}
	return figures.Count(int64(math.Round(times)))
}
