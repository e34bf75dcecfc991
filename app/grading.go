package app

import (
	"context"
	"fmt"
	"path/filepath"

	"langkah/app/kit/job"
	"langkah/app/pages/review"
	"langkah/engine"
	"langkah/engine/course/grade"
)

// chooseOutput lets the user choose what a program has printed as the solution
// of the open puzzle.
func (w *Window) chooseOutput() {
	w.frame.Dialogs.ChooseFile(w.frame.Words.Text("grading.choose", "Grade a solution of the open puzzle, printed by any program"),
		w.frame.Preferences.OpenFolder(), nil, w.gradeFile)
}

// notGraded says why an output is not graded; what was shown stays.
func (w *Window) notGraded(err error) {
	w.frame.Dialogs.Failed(w.frame.Words.Text("grading.failed", "This file cannot be graded"), err)
}

// gradeFile grades an output of the open puzzle.
func (w *Window) gradeFile(path string) {
	name, p := w.present()
	w.reading.Start(job.Work{Detached: true, Run: func(context.Context) func() {
		r, err := gradeOf(path, p)
		return func() {
			w.frame.Say("")
			if err != nil {
				w.notGraded(err)
				return
			}
			w.frame.Preferences.SetOpenFolder(filepath.Dir(path))
			w.review.Grade(review.Output{Puzzle: name, Name: filepath.Base(path), Report: r})
			w.turn(w.review)
			w.refreshMenu()
		}
	}})
	w.frame.Say(w.frame.Words.Textf("open.reading", "Reading %s … (Esc stops it)", filepath.Base(path)))
}

// reviewProgram shows what a program printed as the solution of a puzzle.
func (w *Window) reviewProgram(puzzle, program string, r grade.Report) {
	w.review.Grade(review.Output{Puzzle: puzzle, Name: program, Report: r})
	w.turn(w.review)
	w.refreshMenu()
}

// gradeOf judges the boards in a file; one without anything to judge is an error.
func gradeOf(path string, p engine.Puzzle) (grade.Report, error) {
	data, err := grade.ReadFile(path)
	if err != nil {
		return grade.Report{}, err
	}
	r, err := grade.Judge(p, data)
	if err == nil && !r.Readable {
		err = engine.Errorf("%s", r.Why)
	}
	if err != nil {
		return grade.Report{}, fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	return r, nil
}

// gradable says whether outputs can be graded for the open puzzle.
func (w *Window) gradable() bool {
	_, ok := w.session.Puzzle().(engine.Gradable)
	return ok
}
