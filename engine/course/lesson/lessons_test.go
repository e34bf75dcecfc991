package lesson_test

import (
	"context"
	"os"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/course/lesson"
)

// The lessons that come with the program are read in both languages, and are the same but for
// their words: steps, puzzles, searches and tasks.
func TestLessonsComeInBothLanguages(t *testing.T) {
	english, other := assets.Lessons("en"), assets.Lessons("id")
	if len(english) != 12 || len(other) != len(english) {
		t.Fatalf("%d lessons in English, %d in Indonesian", len(english), len(other))
	}
	for i, e := range english {
		a, b := read(t, e.Text), read(t, other[i].Text)
		if e.Name != other[i].Name || a.Title != e.Title || a.Language != "en" || b.Language != "id" || b.Title != other[i].Title || len(a.Steps) != len(b.Steps) || a.Minutes != b.Minutes {
			t.Fatalf("%s and %s: %d and %d steps", e.Name, other[i].Name, len(a.Steps), len(b.Steps))
		}
		for k := range a.Steps {
			if same(a.Steps[k], b.Steps[k]) {
				continue
			}
			t.Errorf("%s: step %d differs in more than its words", e.Name, k+1)
		}
	}
}

// same reports whether two steps show the same and ask for the same.
func same(a, b lesson.Step) bool {
	if len(a.Tasks) != len(b.Tasks) || len(a.Moves) != len(b.Moves) || (a.Place == nil) != (b.Place == nil) || (a.Puzzle == nil) != (b.Puzzle == nil) {
		return false
	}
	if a.Puzzle != nil && a.Puzzle.String() != b.Puzzle.String() || a.Place != nil && (a.Place.Method.Name() != b.Place.Method.Name() || a.Place.After != b.Place.After) {
		return false
	}
	for i := range a.Tasks {
		if a.Tasks[i].Kind != b.Tasks[i].Kind || (a.Tasks[i].Hint == "") != (b.Tasks[i].Hint == "") || len(a.Tasks[i].Choices()) != len(b.Tasks[i].Choices()) {
			return false
		}
	}
	return true
}

// Every task of every lesson takes its right answer and refuses a wrong one. LANGKAH_LESSONS=all
// tries them all, which takes a minute; without it the first lesson of each language is tried.
func TestTasksOfLessonsJudge(t *testing.T) {
	for _, language := range []string{"en", "id"} {
		for i, l := range assets.Lessons(language) {
			if i > 0 && os.Getenv("LANGKAH_LESSONS") != "all" {
				break
			}
			err := read(t, l.Text).Check(context.Background(), func(step int, task lesson.Task, wrong engine.Message) {
				t.Errorf("%s, %s, step %d, %s: %s", language, l.Name, step+1, task.Ask, wrong)
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}
