package quiz

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"strconv"
	"strings"

	"langkah/engine"
)

// Achievement reports a score, to be kept or handed in.
type Achievement struct {
	Title  engine.Message
	Puzzle string         // its name
	Board  string         // its text
	Method engine.Message // what was predicted, or done by hand

	Concepts []Mastery
	Items    []Item
}

// Mastery holds the points in one concept.
type Mastery struct {
	Concept engine.Message
	Points  float64
	Asked   int
}

// Item is one question with its answer, or one step.
type Item struct {
	Question, Answer, Why engine.Message
	Points                float64
}

// Achievement reports the score of a quiz.
func (q *Quiz) Achievement(name string) Achievement {
	a := Achievement{Title: engine.Msg("Predictions"), Puzzle: name, Board: q.Recording.Puzzle.Start().Text(), Method: q.Recording.Method.Title()}
	for c, s := range q.Score() {
		if s.Asked > 0 {
			a.Concepts = append(a.Concepts, Mastery{Concept(c).Title(), s.Points, s.Asked})
		}
	}
	for n, given := range q.Answers {
		if given.Given {
			of := q.Questions[n]
			a.Items = append(a.Items, Item{of.Words, of.Says(given.Answer), of.Why, of.Points(given.Answer)})
		}
	}
	return a
}

// Says returns an answer in words.
func (q Question) Says(answer int32) engine.Message {
	switch {
	case len(q.Choices) > 0:
		return engine.Msg("node %d", answer)
	case answer == 1:
		return engine.Msg("yes")
	}
	return engine.Msg("no")
}

// Achievement reports the score of running the algorithm by hand.
func (o *Manual) Achievement(name string) Achievement {
	a := Achievement{Title: engine.Msg("Being the algorithm"), Puzzle: name, Board: o.Real.Puzzle.Start().Text(), Method: o.Real.Method.Title()}
	points, asked := o.Score()
	a.Concepts = []Mastery{{engine.Msg("Expansions"), points, asked}}
	for n, s := range o.Steps {
		of := o.Nodes[s.Node]
		answer := engine.Msg("%s: g = %d, h = %d", of.Move, o.Real.Method.Cost(of.G), o.Real.Method.Cost(of.H))
		if of.Parent < 0 {
			answer = engine.Msg("the start")
		}
		a.Items = append(a.Items, Item{engine.Msg("Expansion %d", n+1), answer, s.Why, s.Points})
	}
	return a
}

// Points writes a number of points, such as "2.5".
func Points(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// Markdown returns the achievement as text; say translates its words.
func (a Achievement) Markdown(say func(engine.Message) string) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s\n\n%s, %s\n\n", say(a.Title), a.Puzzle, say(a.Method))
	for _, line := range strings.SplitAfter(strings.TrimRight(a.Board, "\n")+"\n", "\n") {
		if line != "" {
			b.WriteString("    " + line)
		}
	}
	fmt.Fprintf(&b, "\n| %s | %s |\n| --- | ---: |\n", say(engine.Msg("Concept")), say(engine.Msg("Points")))
	for _, c := range a.Concepts {
		fmt.Fprintf(&b, "| %s | %s / %d |\n", say(c.Concept), Points(c.Points), c.Asked)
	}
	b.WriteString("\n")
	for n, i := range a.Items {
		fmt.Fprintf(&b, "%d. %s **%s** (%s) %s\n", n+1, say(i.Question), say(i.Answer), Points(i.Points), say(i.Why))
	}
	return b.Bytes()
}

//go:embed achievement.gohtml
var achievementText string

// HTML returns the achievement as one page.
func (a Achievement) HTML(say func(engine.Message) string) ([]byte, error) {
	heads := []string{say(engine.Msg("Concept")), say(engine.Msg("Points"))}
	page, err := template.New("achievement").Funcs(template.FuncMap{
		"say": say, "points": Points, "heads": func() []string { return heads },
	}).Parse(achievementText)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = page.Execute(&b, a)
	return b.Bytes(), err
}
