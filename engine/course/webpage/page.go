// Package webpage makes a lesson or a recorded search into one HTML file to hand round. The
// file loads nothing and keeps nothing, so that it works from a disk, in the frame of a
// learning platform and on paper. Its script, page.js, plays what stands in the file: all
// drawings, words and right answers were made here.
package webpage

import (
	"bytes"
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"slices"
	"strconv"

	"langkah/engine"
	"langkah/engine/course/lesson"
	"langkah/engine/study/recording"
)

//go:embed page.gohtml
var pageText string

//go:embed page.css
var style string

//go:embed page.js
var script string

// Tongue is a language that a page can be read in.
type Tongue struct {
	Code      string // "en" or "id"
	Translate func(string) string
}

// Name is the language in its own words.
func (t Tongue) Name() string {
	if t.Code == "id" {
		return "Bahasa Indonesia"
	}
	return "English"
}

// words are a text in the languages of the page.
type words []string

// book is a page that is being made.
type book struct {
	Title    string
	Sub      string
	Tongues  []Tongue
	Steps    []step
	boards   *boards
	searches []searched
}

// step is a section of the page.
type step struct {
	Title   string
	Words   template.HTML
	Board   template.HTML
	Tasks   []task
	Playing *searched
	Number  int // of the search, from 0
}

// task is the form of a task in the page.
type task struct {
	Ask, Hint string
	Questions []int  // numbers, in the list of all questions
	Instead   string // the share string or text to open in Langkah, where there are no questions
}

// question is one that the script asks: choices are [words, board, g, h, f].
type question struct {
	Words   words    `json:"words"`
	Choices [][5]any `json:"choices,omitempty"`
	Right   []int    `json:"right,omitempty"`
	Several bool     `json:"several,omitempty"`
	Number  string   `json:"number,omitempty"`
	Within  int      `json:"within,omitempty"`
	Why     words    `json:"why"`
}

// Search makes a page of a recorded search.
func Search(ctx context.Context, r recording.Recording, title string, tongues []Tongue) ([]byte, error) {
	b := &book{Title: title, Tongues: tongues, boards: newBoards()}
	b.searches = []searched{b.recorded(ctx, r)}
	b.Steps = []step{{Playing: &b.searches[0]}}
	b.Sub = engine.Msg("A recorded search, step by step.").In(tongues[0].Translate)
	return b.html(nil)
}

// Lesson makes a page of a lesson, in its language. share returns what opens a puzzle in
// Langkah.
func Lesson(ctx context.Context, l lesson.Lesson, tongue Tongue, share func(engine.Puzzle) string) ([]byte, error) {
	b := &book{Title: l.Title, Sub: l.About, Tongues: []Tongue{tongue}, boards: newBoards()}
	var questions []question
	for i, s := range l.Steps {
		st := step{Title: s.Title}
		var out bytes.Buffer
		if err := lesson.Markdown().Convert([]byte(s.Words), &out); err != nil {
			return nil, err
		}
		st.Words = template.HTML(out.String()) // made of Markdown, in which HTML is refused
		if s.Puzzle != nil {
			at := engine.PlayStart(s.Puzzle)
			for _, m := range s.Moves {
				if next, err := at.Apply(m); err == nil {
					at = next
				}
			}
			st.Board = template.HTML(b.boards.svg(b.boards.add(at), s.Puzzle.Kind().In(tongue.Translate)))
		}
		begins := i == 0 || l.Steps[i-1].Place == nil || s.Place != nil && s.Place != l.Steps[i-1].Place
		if s.Place != nil && begins && !s.Place.Method.Unwatched {
			r := recording.Record(ctx, s.Puzzle, s.Place.Method, lesson.Limits(), 2*most, nil)
			st.Number = len(b.searches)
			b.searches = append(b.searches, b.recorded(ctx, r))
		} else {
			st.Number = -1
		}
		for _, t := range s.Tasks {
			asked, ok, err := t.Questions(ctx)
			if err != nil {
				return nil, err
			}
			shown := task{Ask: t.Ask, Hint: t.Hint}
			if !ok {
				shown.Instead = share(s.Puzzle)
			}
			for _, q := range asked {
				shown.Questions = append(shown.Questions, len(questions))
				questions = append(questions, b.question(q))
			}
			st.Tasks = append(st.Tasks, shown)
		}
		b.Steps = append(b.Steps, st)
	}
	for i := range b.Steps {
		if n := b.Steps[i].Number; n >= 0 {
			b.Steps[i].Playing = &b.searches[n]
		}
	}
	return b.html(questions)
}

func (b *book) question(q lesson.Question) question {
	to := question{Words: b.say(q.Words), Right: q.Right, Several: q.Several, Number: q.Number, Within: q.Within, Why: b.say(q.Why)}
	for _, c := range q.Choices {
		to.Choices = append(to.Choices, [5]any{b.say(c.Words), b.boards.add(c.At), c.G, c.H, c.F})
	}
	return to
}

// say returns a message in the page's languages.
func (b *book) say(m engine.Message) words {
	list := make(words, len(b.Tongues))
	for i, t := range b.Tongues {
		list[i] = m.In(t.Translate)
	}
	return list
}

// said are the words that the script uses, by name.
func (b *book) said() map[string]words {
	return map[string]words{
		"back": b.say(engine.Msg("Back")), "next": b.say(engine.Msg("Next")),
		"check": b.say(engine.Msg("Check")), "right": b.say(engine.Msg("Right.")), "wrong": b.say(engine.Msg("Not yet.")),
		"hint": b.say(engine.Msg("Hint")), "answer": b.say(engine.Msg("Your answer")), "done": b.say(engine.Msg("Done")),
		"more": b.say(engine.Msg("it is more than that")), "less": b.say(engine.Msg("it is less than that")), "number": b.say(engine.Msg("expected a number")),
		"waiting": b.say(engine.Msg("Frontier")), "node": b.say(engine.Msg("Node")), "move": b.say(engine.Msg("Move")),
		"begin": b.say(engine.Msg("To the beginning")), "before": b.say(engine.Msg("Event back")), "after": b.say(engine.Msg("Event forward")),
		"expansion": b.say(engine.Msg("Next expansion")), "end": b.say(engine.Msg("To the end")), "moment": b.say(engine.Msg("Events")),
		"expanded": b.say(engine.Msg("Expanded")), "code": b.say(engine.Msg("Code")), "tree": b.say(engine.Msg("Search tree")),
		"instead": b.say(engine.Msg("Langkah judges this one. Open there:")), "dark": b.say(engine.Msg("Dark")), "light": b.say(engine.Msg("Light")),
		"board": b.say(engine.Msg("Board")), "steps": b.say(engine.Msg("Steps")),
	}
}

// html writes the page.
func (b *book) html(questions []question) ([]byte, error) {
	data, err := json.Marshal(map[string]any{
		"words": b.said(), "boards": b.boards, "searches": b.searches, "questions": questions, "tongues": len(b.Tongues),
	})
	if err != nil {
		return nil, err
	}
	page, err := template.New("page").Funcs(template.FuncMap{"raw": func(s string) template.HTML { return template.HTML(s) }}).Parse(pageText)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	said := map[string]string{}
	for name, w := range b.said() {
		said[name] = w[0]
	}
	err = page.Execute(&out, map[string]any{
		"Book": b, "Said": said, "Defs": template.HTML(b.boards.Defs),
		"Style": template.CSS(style), "Script": template.JS(script), "Data": template.JS(bytes.ReplaceAll(data, []byte("</"), []byte("<\\/"))),
		"Policy": "default-src 'none'; style-src '" + hash(style) + "'; script-src '" + hash(script) + "'; base-uri 'none'; form-action 'none'",
		"Others": slices.Clone(b.Tongues),
	})
	return out.Bytes(), err
}

// hash names an inline text in a content-security policy.
func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

func number(n int) string { return strconv.Itoa(n) }

func escape(s string) string { return template.HTMLEscapeString(s) }
