// Package transcript writes solutions as plain text, and reads and checks such texts.
package transcript

import (
	"fmt"
	"strings"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// Keywords of [Read].
const (
	transcriptTitle = "Langkah transcript"
	movesTitle      = "Moves"
	boardsTitle     = "Boards"
	noMoves         = "(none)"
	costMark        = ", cost "
	optionTitle     = "Option"
	optionMark      = " = "

	fileTitle      = "File"
	familyTitle    = "Family"
	puzzleTitle    = "Puzzle"
	methodTitle    = "Method"
	settingTitle   = "Setting"
	guaranteeTitle = "Guarantee"
	statusTitle    = "Status"
	solutionTitle  = "Solution"
	optimalTitle   = "Optimal"
	reasonTitle    = "Reason"
	boundTitle     = "Bound"
	nodesTitle     = "Nodes"
	memoryTitle    = "Memory"
	timeTitle      = "Time"

	notSolvedYet = "not solved yet"
	reasonMark   = ": "
	atLeast      = "every solution costs at least "
)

// Text writes the puzzle, the method and the result in plain text, then the moves one on a
// line, then every board. It is English in every language, so that [Read] can parse it.
func Text(s engine.Solution) string {
	var b strings.Builder
	title(&b, transcriptTitle, '=')
	head(&b, s)
	b.WriteByte('\n')
	title(&b, movesTitle, '-')
	moves(&b, s)
	b.WriteByte('\n')
	title(&b, boardsTitle, '-')
	boards(&b, s)
	return b.String()
}

func title(b *strings.Builder, text string, rule byte) {
	fmt.Fprintf(b, "%s\n%s\n", text, strings.Repeat(string(rule), len(text)))
}

// head writes the puzzle, the method and the result.
func head(b *strings.Builder, s engine.Solution) {
	line := func(name string, value any) {
		if text := oneLine(fmt.Sprint(value)); text != "" {
			fmt.Fprintf(b, "%-12s%s\n", name+":", text)
		}
	}
	r := s.Result
	line(fileTitle, s.Name)
	line(familyTitle, s.Puzzle.Family())
	line(puzzleTitle, s.Puzzle.Kind())
	settings(line, optionTitle, s.Puzzle.Settings())
	if r.Status == search.Running {
		line(statusTitle, notSolvedYet)
		return
	}
	if s.Method.Run == nil { // solved by hand
		line(statusTitle, status(r))
		line(solutionTitle, solution(s))
		return
	}
	line(methodTitle, fmt.Sprintf("%s (%s)", s.Method.Title(), s.Method.Name()))
	settings(line, settingTitle, s.Method.Settings)
	line(guaranteeTitle, guarantee(s.Method))
	line(statusTitle, status(r))
	if r.Status == engine.Solved {
		line(solutionTitle, solution(s))
		line(optimalTitle, optimality(s))
	} else {
		line(reasonTitle, r.Reason)
	}
	if r.Bound > 0 {
		line(boundTitle, atLeast+engine.CostText(s.Puzzle, r.Bound))
	}
	line(nodesTitle, fmt.Sprintf("%s expanded, %s generated, largest frontier %s",
		figures.Count(r.Expanded), figures.Count(r.Generated), figures.Count(r.MaxFrontier)))
	line(memoryTitle, r.Memory())
	line(timeTitle, figures.Rounded(r.Elapsed))
}

func solution(s engine.Solution) string {
	return fmt.Sprintf("%s, cost %s", figures.Plural(len(s.Result.Moves), "move"), engine.CostText(s.Puzzle, s.Result.Cost))
}

// settings writes every option with its value.
func settings(line func(string, any), title string, s engine.Settings) {
	for _, o := range s.Options() {
		line(title, o.Name+optionMark+s.Text(o.Name))
	}
}

func status(r engine.Result) string {
	if r.Verified {
		return r.Status.Name() + ", verified by replaying the moves"
	}
	return r.Status.Name()
}

// optimality returns what is proven about the solution's cost, with the reason if it is not
// the method's guarantee.
func optimality(s engine.Solution) string {
	word := optimalityWord(s.Result.Optimality)
	because := s.Result.Because.String()
	if because == "" || because == guarantee(s.Method) {
		return word
	}
	return word + reasonMark + because
}

func optimalityWord(o engine.Optimality) string {
	switch o {
	case engine.Proven:
		return "proven"
	case engine.NotByDesign:
		return "not by design"
	}
	return "not proven"
}

// guarantee returns the method's own sentence.
func guarantee(m engine.Method) string {
	if m.Promise == nil {
		return ""
	}
	return m.Guarantee().Why.String()
}

// moves lists them: "  7. UP, cost 1".
func moves(b *strings.Builder, s engine.Solution) {
	list := s.Result.Moves
	if len(list) == 0 {
		b.WriteString(noMoves + "\n")
	}
	width := len(fmt.Sprint(len(list)))
	for i, m := range list {
		fmt.Fprintf(b, "%*d. %s%s%s\n", width, i+1, oneLine(m.Name), costMark, engine.CostOf(s.Puzzle, m.Cost))
	}
}

// boards writes every position with its number, its move and the cost so far.
func boards(b *strings.Builder, s engine.Solution) {
	p := s.Puzzle.Start()
	fmt.Fprintf(b, "0. start, cost so far 0\n%s", p.Text())
	cost := 0
	for i, m := range s.Result.Moves {
		next, err := p.Apply(m)
		if err != nil {
			fmt.Fprintf(b, "\nmove %d, %s, is not legal here: %v\n", i+1, m.Name, err)
			return
		}
		p = next
		cost += m.Cost
		words := ""
		if text := m.Words.String(); text != "" {
			words = " (" + oneLine(text) + ")"
		}
		fmt.Fprintf(b, "\n%d. %s%s, cost so far %s\n%s", i+1, oneLine(m.Name), words, engine.CostOf(s.Puzzle, cost), p.Text())
	}
}

// oneLine replaces line breaks by blanks.
func oneLine(text string) string { return strings.Join(strings.FieldsFunc(text, isBreak), " ") }

func isBreak(r rune) bool { return r == '\n' || r == '\r' }
