package app

import (
	"context"
	"errors"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"langkah/engine"
	"langkah/engine/compare"
	"langkah/engine/machine"
	"langkah/engine/search"
)

// comparePage runs many methods on the session's puzzle, or on several, and
// shows how they compare: the choice to the left; table, charts and race to
// the right.
type comparePage struct {
	w       *Window
	puzzles []compare.Entry  // those compared
	source  int              // where they come from, in the order of the panel
	planned []compare.Header // of what the rows are of; none before there are any
	rows    []compare.Row
	results map[compare.Key]outcome
	running *comparison // nil when none runs

	panel   *comparePanel
	figures *compareFigures
	charts  *compareCharts
	race    *racePage
	tabs    *container.AppTabs
	whole   fyne.CanvasObject
}

// outcome is what a run came to, for the board.
type outcome struct {
	job    compare.Job
	result engine.Result
}

func newComparePage(w *Window) *comparePage {
	p := &comparePage{w: w}
	p.panel = newComparePanel(p)
	p.figures = newCompareFigures(p)
	p.charts = newCompareCharts(p)
	p.race = newRacePage(p)
	p.tabs = container.NewAppTabs(
		container.NewTabItem(w.words.x("compare.table", "Table"), p.figures.content),
		container.NewTabItem(w.words.x("compare.charts", "Charts"), p.charts.content),
		container.NewTabItem(w.words.x("compare.race", "Race"), p.race.content),
	)
	p.tabs.OnSelected = func(*container.TabItem) { p.show() }
	p.whole = container.NewBorder(nil, nil, p.panel.content, nil, p.tabs)
	return p
}

func (p *comparePage) title() string              { return p.w.words.x("page.compare", "Compare") }
func (p *comparePage) content() fyne.CanvasObject { return p.whole }
func (p *comparePage) focus()                     { p.w.win.Canvas().Focus(p.panel.button) }
func (p *comparePage) limitsChanged()             { p.panel.limits.show() }
func (p *comparePage) leave()                     { p.race.player.end() }

// puzzleChanged compares on the session's puzzle from now on, unless it is
// among those compared already.
func (p *comparePage) puzzleChanged() {
	digest := compare.Digest(p.w.session.Puzzle())
	for _, entry := range p.puzzles {
		if compare.Digest(entry.Puzzle) == digest {
			return
		}
	}
	p.chooseOpen()
}

// chooseOpen compares on the session's puzzle alone.
func (p *comparePage) chooseOpen() {
	p.choose(sourceOpen, []compare.Entry{{Name: p.w.session.Name(), Puzzle: p.w.session.Puzzle()}})
}

// choose compares on these puzzles from now on; what was compared before goes.
func (p *comparePage) choose(source int, puzzles []compare.Entry) {
	p.stop()
	p.running = nil
	p.source, p.puzzles, p.planned, p.rows, p.results = source, puzzles, nil, nil, map[compare.Key]outcome{}
	p.race.clear()
	if len(puzzles) > 0 {
		p.panel.showPuzzles()
	}
	p.show()
}

// comparison is a comparison that runs.
type comparison struct {
	cancel context.CancelFunc
	probe  search.Probe
	total  int

	mu   sync.Mutex
	news []ran // since the window last looked
}

// ran is a run that has ended.
type ran struct {
	row compare.Row
	outcome
}

// start begins the comparison, or stops the one that runs.
func (p *comparePage) start() {
	if p.running != nil {
		p.stop()
		return
	}
	plan, err := p.panel.plan()
	if err != nil {
		p.w.failed(p.w.words.x("compare.failed", "This cannot be compared"), err)
		return
	}
	if len(plan.Jobs) == 0 {
		p.w.status.say(p.w.words.x("compare.none", "Tick at least one method"))
		return
	}
	p.w.session.Stop() // two searches at once would not be timed fairly
	p.race.clear()
	p.planned, p.rows, p.results = []compare.Header{plan.Header()}, nil, map[compare.Key]outcome{}
	ctx, cancel := context.WithCancel(context.Background())
	c := &comparison{cancel: cancel, total: len(plan.Jobs)}
	p.running = c
	machine.Guard(plan.Limits.Memory)
	p.panel.comparing(c)
	p.show()
	p.w.refreshMenu()
	go p.run(ctx, c, plan)
}

// run does the comparison on a goroutine of its own and shows ten times a
// second what is new.
func (p *comparePage) run(ctx context.Context, c *comparison, plan compare.Plan) {
	defer c.cancel()
	ended := make(chan error, 1)
	go func() {
		ended <- plan.Run(ctx, &c.probe, func(job compare.Job, row compare.Row, result engine.Result) error {
			c.mu.Lock()
			c.news = append(c.news, ran{row, outcome{job, result}})
			c.mu.Unlock()
			return nil
		})
	}()
	ticker := time.NewTicker(100 * time.Millisecond)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			p.w.do(func() { p.take(c) })
		case err := <-ended:
			p.w.do(func() {
				p.take(c)
				p.ended(c, err)
			})
			return
		}
	}
}

// take shows what a comparison has come to since the last time.
func (p *comparePage) take(c *comparison) {
	if p.running != c {
		return
	}
	c.mu.Lock()
	news := c.news
	c.news = nil
	c.mu.Unlock()
	for _, n := range news {
		p.rows = append(p.rows, n.row)
		p.results[n.row.Key()] = n.outcome
	}
	p.panel.showProgress(c, len(p.rows))
	if len(news) > 0 {
		p.show()
	}
}

// ended shows that a comparison has ended.
func (p *comparePage) ended(c *comparison, err error) {
	if p.running != c {
		return
	}
	p.running = nil
	p.panel.comparing(nil)
	w := p.w.words
	switch faults := len(compare.Faults(p.rows)); {
	case faults > 0:
		p.w.status.say(w.f("compare.faults", "%s faults were found: see the table", count(int64(faults))))
	case errors.Is(err, context.Canceled):
		p.w.status.say(w.f("compare.stopped", "Stopped after %s of %s runs; what has run stays", count(int64(len(p.rows))), count(int64(c.total))))
	case err != nil:
		p.w.failed(w.x("compare.failed", "This cannot be compared"), err)
	default:
		p.w.status.say(w.f("compare.done", "%s runs, no fault found", count(int64(len(p.rows)))))
	}
	p.w.refreshMenu()
}

// stop ends the comparison that runs; what has run stays.
func (p *comparePage) stop() {
	if p.running != nil {
		p.running.cancel()
	}
}

// show shows the rows on the tab that is seen.
func (p *comparePage) show() {
	switch p.tabs.SelectedIndex() {
	case 0:
		p.figures.show()
	case 1:
		p.charts.show()
	}
}

// openRun shows the solution of a run on the board.
func (p *comparePage) openRun(key compare.Key) {
	o, ok := p.results[key]
	if !ok || o.result.Status != engine.Solved {
		p.w.status.say(p.w.words.x("compare.nosolution", "This run found no solution to show"))
		return
	}
	p.w.show(o.job.Puzzle.Name, o.job.Puzzle.Puzzle)
	if err := p.w.session.Take(o.job.Method, o.result); err != nil {
		p.w.failed(p.w.words.x("compare.failed", "This cannot be compared"), err)
		return
	}
	p.w.turn(p.w.solve)
}
