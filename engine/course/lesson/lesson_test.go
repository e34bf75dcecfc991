package lesson_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/lesson"
)

const whole = `---
title: What h is good for
language: en
about: Estimates, and what they save.
minutes: 15
---

# What does Manhattan count?

Take **one tile** and count how many steps it is from its place.

` + "```puzzle" + `
1 2 5
4 8 6
7 - 3
` + "```" + `

Together h is 5.

` + "```task moves" + `
ask: Make a move that lowers h.
where: manhattan < start_manhattan
most: 4
` + "```" + `

` + "```task choose" + `
ask: What is h of the goal?
choices:
  - 0
  - as many as there are tiles
right: 1
why: Each tile is at home.
` + "```" + `

# Which is next?

` + "```search" + `
method: astar/manhattan
after: 3
rules:
  ties: newest
` + "```" + `

` + "```task expand" + `
ask: Which node does A* take?
steps: 2
` + "```" + `

` + "```task number" + `
ask: How many does it expand?
of: expanded
within: 20
` + "```" + `

` + "```task predict" + `
ask: What happens?
questions: 2
` + "```" + `

# Your own

` + "```task formula" + `
ask: An admissible one that expands fewer than 300.
admissible: yes
fewer: 300
right: max(manhattan, misplaced)
` + "```" + `

# The price of greed

` + "```puzzle" + `
1 2 3
4 5 6
7 - 8
` + "```" + `

` + "```task moves" + `
ask: Find a position where greedy is not optimal.
runs:
  greedy: greedy/manhattan
  best: astar/manhattan
where: greedy_cost > best_cost
most: 40
` + "```" + `
`

func open(text string) (engine.Puzzle, []engine.Move, error) {
	g, err := catalog.New(catalog.Tables{}).OpenGame(text)
	return g.Puzzle, g.Moves, err
}

func read(t *testing.T, source string) lesson.Lesson {
	t.Helper()
	l, err := lesson.Read(source, open)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestALessonIsRead(t *testing.T) {
	l := read(t, whole)
	if l.Title != "What h is good for" || l.Language != "en" || l.Minutes != 15 || len(l.Steps) != 4 {
		t.Fatalf("%+v", l)
	}
	first := l.Steps[0]
	if first.Title != "What does Manhattan count?" || first.Words != "Take **one tile** and count how many steps it is from its place.\n\nTogether h is 5." || len(first.Tasks) != 2 || first.Place != nil {
		t.Errorf("%q: %q, %d tasks", first.Title, first.Words, len(first.Tasks))
	}
	if at := l.Steps[2].Place; at == nil || at.After != 3 || at.Method.Name() != "astar/manhattan" || at.Method.Settings.Set()["ties"] != "newest" {
		t.Errorf("the search is carried on: %+v", at)
	}
}

func TestTasksTakeRightAnswersAndRefuseWrongOnes(t *testing.T) {
	l := read(t, whole)
	if err := l.Check(context.Background(), func(step int, task lesson.Task, wrong engine.Message) {
		t.Errorf("step %d, %s: %s", step+1, task.Ask, wrong)
	}); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		step, task int
		answer     string
		done       bool
		words      string
	}{
		{0, 0, "UP", true, "manhattan = 4, start_manhattan = 5"},
		{0, 0, "LEFT", false, "not yet: manhattan = 6, start_manhattan = 5"},
		{0, 0, "DOWN", false, "DOWN is no move here"},
		{0, 1, "2", false, "that is not it"},
		{0, 1, "1", true, "Each tile is at home."},
		{1, 1, "many", false, "expected a number"},
		{2, 0, "2*manhattan", false, "it is not admissible"},
		{2, 0, "3*nothing", false, "there is no \"nothing\""},
		{2, 0, "misplaced", false, "expected fewer than"},
	} {
		v, err := l.Steps[tc.step].Tasks[tc.task].Judge(context.Background(), tc.answer)
		if err != nil || v.Done != tc.done || !strings.Contains(v.Words.String(), tc.words) {
			t.Errorf("step %d, task %d, %q: %+v %q, %v; expected %v, %q", tc.step+1, tc.task+1, tc.answer, v.Done, v.Words, err, tc.done, tc.words)
		}
	}
}

// block is a lesson of one step with blocks.
func block(blocks ...string) string {
	s := "---\ntitle: A\nlanguage: en\n---\n# One\n"
	for _, b := range blocks {
		s += "```" + b + "\n```\n"
	}
	return s
}

func TestMistakesHaveTheirPlace(t *testing.T) {
	const puzzle = "puzzle\n1 2 3\n4 5 6\n7 - 8"
	for _, tc := range []struct {
		source, message string
	}{
		{"", "line 1, column 1: the file is empty"},
		{"# One\n", "line 1, column 1: expected ---"},
		{"---\ntitle: A\n# One\n", "line 1, column 1: the block that begins here has no end"},
		{"---\nlanguage: en\n---\n# One\n", "line 1, column 1: \"title\" is missing"},
		{"---\ntitle: A\nlanguage: de\n---\n# One\n", "line 3, column 11: found \"de\""},
		{"---\ntitle: A\nlanguage: en\nminuts: 3\n---\n# One\n", "line 4, column 1: there is no \"minuts\" here; did you mean minutes?"},
		{"---\ntitle: A\nlanguage: en\nrules:\n  successors: x\n---\n# One\n", "line 4, column 1: there is no \"rules\" here; there are about, language, minutes, title"},
		{block(puzzle, "search\nmethod: astar/manhattan\nrules:\n  tiess: oldest"), "line 14, column 3: astar/manhattan has no rule \"tiess\"; expected one of "},
		{block(puzzle, "search\nmethod: astar/manhattan\nrules:\n  ties: oldest\n  ties: newest"), "line 15, column 3: \"ties\" is there twice"},
		{block(puzzle, "search\nmethod: astar/manhattan\nrules:\n  ties: oldest\n  successors: x"), "line 15, column 3: "},
		{"---\ntitle: A\nlanguage: en\nminutes: soon\n---\n# One\n", "line 4, column 10: found \"soon\" for \"minutes\", expected a number from 1 to 600"},
		{"---\ntitle: [\nlanguage: en\n---\n# One\n", "this is no YAML"},
		{"---\ntitle: A\nlanguage: en\n---\nwords\n", "line 5, column 1: expected a heading"},
		{"---\ntitle: A\nlanguage: en\n---\n", "the lesson has no step"},
		{block() + "see [this](http://x)\n", "line 6, column 6: found a link"},
		{block() + "![this](x.png)\n", "found a picture"},
		{block() + "a <b>bold</b> word\n", "line 6, column 3: found HTML"},
		{block("puzzle\n1 2 3\n4 5 6\n7 7 8"), "line 9, column 3: "},
		{block(puzzle, "search\nmethod: astar/manhatan"), "line 12, column 9: there is no heuristic \"manhatan\" here; did you mean manhattan?"},
		{block(puzzle, "search\nmethod: astar/program:evil"), "line 12, column 9: the heuristic is a program, which is never run"},
		{block(puzzle, puzzle), "line 11, column 1: the step has a puzzle already"},
		{block("search\nmethod: bfs"), "line 6, column 1: there is no puzzle for this block yet"},
		{block(puzzle, "task move\nask: go"), "line 11, column 1: there is no task \"move\"; did you mean moves?"},
		{block(puzzle, "task moves\nask: go\nwhere: manhatan < 3"), "line 13, column 8: there is no \"manhatan\"; did you mean manhattan?"},
		{block(puzzle, "task moves\nask: go\nwhere: manhattan +"), "line 13, column "},
		{block(puzzle, "task expand\nask: go"), "line 11, column 1: this task is about a search"},
		{block(puzzle, "search\nmethod: bfs", "task number\nask: go\nof: expandet"), "line 16, column 5: there is no figure \"expandet\"; did you mean expanded?"},
		{block("task choose\nask: go\nchoices:\n- a\n- b\nright: 3"), "line 11, column 8: found \"3\" for \"right\""},
		{block("taks choose\nask: go"), "there is no block \"taks choose\""},
		{block(puzzle) + "```task moves\nask: go\n", "line 11, column 1: the block that begins here has no end"},
		{"---\ntitle: A\nlanguage: en\n---\n```puzzle\n1\n```\n# One\n", "line 5, column 1: a block stands before the first step"},
	} {
		_, err := lesson.Read(tc.source, open)
		var bad *engine.ParseError
		if !errors.As(err, &bad) || !strings.Contains(err.Error(), tc.message) {
			t.Errorf("%q:\n%v\nexpected %s", tc.source, err, tc.message)
		}
	}
}

// A file that is not a lesson any more is refused at a line and a column, or still one.
func TestMutatedLessonsHaveAPlace(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 1))
	lines := strings.SplitAfter(whole, "\n")
	refused := 0
	for i := range 600 {
		mutant := mutate(r, lines)
		l, err := lesson.Read(mutant, open)
		var bad *engine.ParseError
		switch {
		case err == nil && len(l.Steps) == 0:
			t.Errorf("%d: no steps", i)
		case err == nil:
		case !errors.As(err, &bad) || bad.Line < 1 || bad.Line > strings.Count(mutant, "\n")+1 || bad.Column < 1:
			t.Errorf("%d: %v in\n%s", i, err, mutant)
		default:
			refused++
		}
	}
	if refused < 300 {
		t.Errorf("only %d were refused", refused)
	}
}

// mutate changes one to three things.
func mutate(r *rand.Rand, lines []string) string {
	list := append([]string{}, lines...)
	for range r.IntN(3) + 1 {
		i := r.IntN(len(list))
		line := []rune(list[i])
		switch r.IntN(6) {
		case 0:
			list[i] = ""
		case 1:
			list[i] += list[i]
		case 2:
			if len(line) > 1 {
				k := r.IntN(len(line) - 1)
				list[i] = string(line[:k]) + string(line[k+1:])
			}
		case 3:
			k := r.IntN(len(line) + 1)
			list[i] = string(line[:k]) + string([]rune("`-:#<>[]!\x00é{&*|\t")[r.IntN(16)]) + string(line[k:])
		case 4:
			j := r.IntN(len(list))
			list[i], list[j] = list[j], list[i]
		case 5:
			list[i] = fmt.Sprint(r.IntN(100)) + list[i]
		}
	}
	return strings.Join(list, "")
}

func FuzzRead(f *testing.F) {
	f.Add(whole)
	f.Fuzz(func(t *testing.T, source string) {
		l, err := lesson.Read(source, open)
		var bad *engine.ParseError
		if err != nil && (!errors.As(err, &bad) || bad.Line < 1 || bad.Column < 1) || err == nil && len(l.Steps) == 0 {
			t.Errorf("%+v, %v", l, err)
		}
	})
}
