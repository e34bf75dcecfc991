package guide

import (
	"fmt"
	"slices"
	"strings"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/course/lesson"
)

// Model is a lesson that is open, and what is done of it.
type Model struct {
	lesson lesson.Lesson
	at     int             // the step
	done   map[[2]int]bool // tasks by step and place
	asked  map[[2]int]asked
	kept   look.Preferences
}

// asked are the questions of a task, and how many are answered.
type asked struct {
	questions []lesson.Question
	answered  int
	verdict   engine.Message // of the last answer
	right     bool
}

func newModel(kept look.Preferences) *Model { return &Model{kept: kept} }

// open begins a lesson, where it was left.
func (m *Model) open(l lesson.Lesson) {
	m.lesson, m.at, m.done, m.asked = l, 0, map[[2]int]bool{}, map[[2]int]asked{}
	for i, mark := range strings.Fields(m.kept.Lesson(m.name())) {
		var step, task int
		if _, err := fmt.Sscanf(mark, "%d.%d", &step, &task); err == nil {
			m.done[[2]int{step, task}] = true
		} else if i == 0 {
			fmt.Sscan(mark, &m.at)
		}
	}
	m.at = min(max(m.at, 0), len(l.Steps)-1)
}

// name tells lessons apart.
func (m *Model) name() string { return Name(m.lesson.Language, m.lesson.Title) }

// Name is the name under which the progress of a lesson is kept.
func Name(language, title string) string { return language + "." + title }

// keep keeps the place and what is done: "3 0.0 0.1 2.0".
func (m *Model) keep() {
	words := []string{fmt.Sprint(m.at)}
	for at, done := range m.done {
		if done {
			words = append(words, fmt.Sprintf("%d.%d", at[0], at[1]))
		}
	}
	slices.Sort(words[1:])
	m.kept.SetLesson(m.name(), strings.Join(words, " "))
}

func (m *Model) step() lesson.Step { return m.lesson.Steps[m.at] }

// tick marks a task of the present step as done.
func (m *Model) tick(task int) {
	m.done[[2]int{m.at, task}] = true
	m.keep()
}

// complete reports whether all tasks of a step are done.
func (m *Model) complete(step int) bool {
	for i := range m.lesson.Steps[step].Tasks {
		if !m.done[[2]int{step, i}] {
			return false
		}
	}
	return true
}

// asksNext reports whether a task of the step, which is not done, asks what its search does
// next.
func (m *Model) asksNext() bool {
	for i, t := range m.step().Tasks {
		if (t.Kind == lesson.Expand || t.Kind == lesson.Predict) && !m.done[[2]int{m.at, i}] {
			return true
		}
	}
	return false
}

// share returns how much of the lesson is done.
func (m *Model) share() float32 {
	done := 0
	for i := range m.lesson.Steps {
		if i < m.at || i == m.at && m.complete(i) {
			done++
		}
	}
	return float32(done) / float32(len(m.lesson.Steps))
}

// answer judges an answer to the question that is open in a task: the places of the choices
// that were ticked, or a number.
func (m *Model) answer(task int, ticked []int, number string) {
	key := [2]int{m.at, task}
	a := m.asked[key]
	if a.answered >= len(a.questions) {
		return
	}
	a.right, a.verdict = a.questions[a.answered].Judge(ticked, number)
	if a.right {
		if a.answered++; a.answered == len(a.questions) {
			m.tick(task)
		}
	}
	m.asked[key] = a
}

// say notes the verdict on an answer that the task judges itself.
func (m *Model) say(task int, v lesson.Verdict) {
	key := [2]int{m.at, task}
	a := m.asked[key]
	a.right, a.verdict = v.Done, v.Words
	m.asked[key] = a
	if v.Done {
		m.tick(task)
	}
}
