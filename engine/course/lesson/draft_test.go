package lesson_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/lesson"
)

// A new lesson of a puzzle of any family is read again, its tasks judge as they should, and
// names that Markdown would take for something else stay names.
func TestADraftIsALesson(t *testing.T) {
	puzzles := catalog.New(catalog.Tables{})
	open := func(text string) (engine.Puzzle, []engine.Move, error) {
		g, err := puzzles.OpenGame(text)
		return g.Puzzle, g.Moves, err
	}
	seen := map[string]bool{}
	for _, s := range assets.Samples() {
		if seen[s.Family] {
			continue
		}
		seen[s.Family] = true
		t.Run(s.Family, func(t *testing.T) {
			p, err := puzzles.Open(s.Text)
			if err != nil {
				t.Fatal(err)
			}
			first := engine.PlayStart(p).Moves()[:1]
			d := lesson.Draft{
				Title: "a: [b](c) <i>\n- d", Language: "id", Puzzle: p, Moves: first, Share: puzzles.Share, Translate: translation(t),
				Remarks: []lesson.Remark{{Name: "<b>here</b> ``` [x](y)", Moves: first}, {Name: "#"}},
			}
			if m, ok := engine.FirstMethod(p); ok && !m.Unwatched {
				d.Place = &lesson.Place{Method: m, After: 1}
			}
			text, err := d.Write(context.Background(), open)
			if err != nil {
				t.Fatal(err)
			}
			l := read(t, text)
			if l.Title != "a: b (c) i - d" || len(l.Steps) < 3 || len(l.Steps[0].Tasks) != 1 {
				t.Fatalf("%q has %d steps\n%s", l.Title, len(l.Steps), text)
			}
			if one := l.Steps[1]; one.Title != "b here /b x (y)" || len(one.Moves) != 1 || l.Steps[2].Title != "Posisi 2" {
				t.Errorf("the remarks are %q after %d moves, and %q", one.Title, len(one.Moves), l.Steps[2].Title)
			}
			if l.Steps[0].Puzzle.String() != p.String() {
				t.Errorf("the puzzle is\n%s", l.Steps[0].Puzzle)
			}
			if strings.Contains(text, "Say here") {
				t.Errorf("a sentence is in English:\n%s", text)
			}
			err = l.Check(context.Background(), func(step int, task lesson.Task, wrong engine.Message) {
				t.Errorf("step %d, %s: %s", step+1, task.Ask, wrong)
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
}

// A place after so many events is one after their expansions; of a program it is refused.
func TestAPlaceIsCountedInExpansions(t *testing.T) {
	p, err := catalog.New(catalog.Tables{}).Open("1 2 5\n4 8 6\n7 - 3\n")
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.FindMethod(p, "astar", "manhattan")
	if err != nil {
		t.Fatal(err)
	}
	whole, err := lesson.PlaceAfter(context.Background(), p, m, 1<<30) // the whole search
	if err != nil || whole.After < 10 {
		t.Fatal(whole, err)
	}
	for events, want := range map[int]int{0: 0, 1: 0, 2: 1, 5: 1} {
		at, err := lesson.PlaceAfter(context.Background(), p, m, events)
		if err != nil || at.After != want {
			t.Errorf("after %d events there are %d expansions, %v", events, at.After, err)
		}
	}
	m.Unwatched = true
	if _, err := lesson.PlaceAfter(context.Background(), p, m, 0); err == nil {
		t.Error("a search that tells nothing has a place")
	}
}

// translation is that into Indonesian.
func translation(t *testing.T) func(string) string {
	t.Helper()
	data, err := assets.Translations.ReadFile("translations/id.json")
	if err != nil {
		t.Fatal(err)
	}
	words := map[string]string{}
	if err := json.Unmarshal(data, &words); err != nil {
		t.Fatal(err)
	}
	return func(english string) string {
		if w := words[english]; w != "" {
			return w
		}
		return english
	}
}
