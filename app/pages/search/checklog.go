package search

import (
	"context"
	"io"
	"os"
	"strings"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/course/check"
)

// askLog lets the user choose a log of another program to be checked.
func (p *Page) askLog() {
	text := p.frame.Words.Text
	p.frame.Dialogs.ChooseFile(text("search.checklog", "Check a log …"), p.frame.Preferences.OpenFolder(), nil, p.CheckLog)
}

// CheckLog holds the order of expansion in a file against the methods, or against the chosen one
// where rules of a lecture are set, and shows the verdict.
func (p *Page) CheckLog(path string) {
	puzzle := p.model.puzzle
	if puzzle == nil {
		_, puzzle = p.host.Puzzle()
	}
	var meant string
	var ruled check.Options // the method with its rules, where some are set
	if m, ok := p.model.choice.Method(); ok && p.model.puzzle != nil {
		meant = m.Name()
		if check.HoldsRules(m) && len(m.Settings.Set()) > 0 && !engine.IsOwn(m.Heuristic.Name) {
			ruled.Method = m.Word()
		}
	}
	p.judge(puzzle, func(ctx context.Context) (check.Verdict, error) { return checked(ctx, puzzle, path, meant, ruled) })
}

// judge shows the verdict of work beside the page.
func (p *Page) judge(puzzle engine.Puzzle, work func(context.Context) (check.Verdict, error)) {
	p.logs.Start(job.Work{Run: func(ctx context.Context) func() {
		v, err := work(ctx)
		return func() {
			if err != nil {
				p.frame.Dialogs.Failed(p.frame.Words.Text("search.checkfailed", "The log cannot be checked"), err)
				return
			}
			p.showLog(v)
		}
	}})
}

// checked holds a log against the method with the rules that are set or, where none are, against
// all methods, and against the one that is meant where that fits as well as any.
func checked(ctx context.Context, puzzle engine.Puzzle, path, meant string, ruled check.Options) (check.Verdict, error) {
	file, err := os.Open(path)
	if err != nil {
		return check.Verdict{}, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, check.MostText+1))
	if err != nil {
		return check.Verdict{}, err
	}
	log, err := check.Read(puzzle, data)
	if err != nil {
		return check.Verdict{}, err
	}
	v, err := check.Judge(ctx, puzzle, log, ruled)
	if err == nil && ruled.Method == "" && v.Method != meant && v.AlsoFits(meant) {
		return check.Judge(ctx, puzzle, log, check.Options{Method: meant})
	}
	return v, err
}

// showLog shows a log that was checked: beside our search by the method that it is held
// against, which is recorded first unless it is the one on the page.
func (p *Page) showLog(v check.Verdict) {
	running := p.model.record.Running()
	if m, ok := p.judgedBy(v); ok && (p.recorder() != m.Name() || p.model.from != nil) {
		p.model.from, running = nil, true
		p.model.choice.PickAlgorithm(m.Algorithm.Name)
		p.model.choice.PickHeuristic(m.Heuristic.Name)
		p.again()
	}
	if p.pending = &v; !running {
		p.adoptLog(v)
	}
}

// recorder is the name of the method of our search on the page, or of that being recorded; "" for
// none.
func (p *Page) recorder() string {
	r := p.model.run
	if p.model.log != nil {
		r = p.lessons.yours().real
	}
	if r != nil {
		return r.Method.Name()
	}
	if m, ok := p.model.choice.Method(); ok && p.model.record.Running() {
		return m.Name()
	}
	return ""
}

// adoptLog shows a log beside the search on the page, or alone where there is none.
func (p *Page) adoptLog(v check.Verdict) {
	p.pending = nil
	of := p.lessons.yours()
	method, _ := p.model.choice.Method()
	l := newLogged(p.model.puzzle, method, v)
	if p.lessons.on != of {
		if p.model.run == nil {
			p.model.log, p.model.run = l, l.run
		}
		p.lessons.choose(len(p.lessons.list) - 1)
	}
	of.adopt(l)
	p.frame.MenusChanged()
}

// judgedBy returns the method that a verdict is about, if the page can record it.
func (p *Page) judgedBy(v check.Verdict) (engine.Method, bool) {
	algorithm, heuristic, _ := strings.Cut(v.Method, "/")
	if p.model.puzzle == nil || v.Method == "" || heuristic == check.OfLog {
		return engine.Method{}, false
	}
	return p.model.choice.Find(algorithm, heuristic)
}

// chosen records a search by another method that the user has chosen. A log that is open is
// held against that method.
func (p *Page) chosen() {
	l := p.model.log
	m, ok := p.model.choice.Method()
	if l == nil || !ok || !l.verdict.Readable {
		p.again()
		return
	}
	puzzle, log := p.model.puzzle, l.verdict.Log
	p.again()
	p.judge(puzzle, func(ctx context.Context) (check.Verdict, error) {
		return check.Judge(ctx, puzzle, log, check.Options{Method: m.Name()})
	})
}
