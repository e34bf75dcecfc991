package compare

import (
	"context"
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/catalog"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/engine/course/grade"
	"langkah/widgets"
)

// Host has the window's services that the page needs beside the frame.
type Host struct {
	Puzzle func() (name string, p engine.Puzzle)                                // the one that is open
	Show   func(name string, p engine.Puzzle, m engine.Method, r engine.Result) // on the board
	Review func(puzzle, program string, r grade.Report)                         // what a program has printed
}

// Page runs many methods on the open puzzle, or on several, and shows how they
// compare.
type Page struct {
	look.Page

	frame   *look.Frame
	host    Host
	model   *Model
	reading *job.Slot // a folder
	shown   bool

	chosen int             // tab
	bar    *fyne.Container // of the tabs

	// The views, made by Build.
	panel   *panel
	tables  *tables
	charts  *charts
	race    *raceView
	tabs    []*widgets.Tab
	views   []fyne.CanvasObject // by tab
	verdict *widgets.Badge      // whether a fault was found
	report  *widgets.Button
	sides   *sides
	content *fyne.Container
}

// New makes the page. It compares nothing until it is entered.
func New(f *look.Frame, host Host) *Page {
	p := &Page{frame: f, host: host, model: NewModel(f.Jobs), reading: f.Jobs.NewSlot()}
	p.model.yours = readYours(f.Preferences)
	p.Build()
	return p
}

// Build makes the views of the model in the present words.
func (p *Page) Build() {
	w, open := p.frame.Words, false
	if p.sides != nil {
		p.race.player.Stop()
		open = p.sides.open
	}
	p.panel = newPanel(p.frame, p.model, panelActions{start: p.start, choose: p.chooseSource, add: p.addProgram, own: p.askOwn, remove: p.removeProgram})
	p.tables = newTables(p.frame, p.model, p.openRun)
	p.charts = newCharts(p.frame, p.model)
	p.race = newRaceView(p.frame, p.model, p.startRace)
	p.panel.ticksChanged = p.race.showHint
	p.tabs = tabRow(p.frame, []string{w.Text("compare.table", "Table"), w.Text("compare.charts", "Charts"), w.Text("compare.race", "Race")}, p.turn)
	p.views = []fyne.CanvasObject{p.tables.content, p.charts.content, p.race.content}
	p.sides = &sides{panel: p.panel.content, desk: p.desk(), hidden: func() bool { return p.chosen == raceTab }, open: open}
	p.sides.opener = widgets.NewButton(w.Text("compare.methods", "Methods …"), theme.MenuIcon(), p.togglePanel)
	p.sides.opener.OnKey = p.frame.Key
	p.bar.Add(p.sides.opener)
	p.content = container.New(p.sides, p.panel.content, p.sides.desk)
	p.turn(p.chosen)
	if len(p.model.puzzles) > 0 {
		p.panel.showPuzzles()
		p.panel.showRunning()
	}
}

// desk returns the area beside the panel: the tabs, and below them the content of the
// chosen one.
func (p *Page) desk() fyne.CanvasObject {
	p.bar = container.NewHBox()
	for _, tab := range p.tabs {
		p.bar.Add(tab)
	}
	p.verdict = widgets.NewBadge()
	p.report = widgets.NewButton(p.frame.Words.Text("compare.report", "Report …"), theme.DocumentSaveIcon(), p.saveReport)
	p.report.OnKey = p.frame.Key
	above := look.Wrap(p.bar, container.NewHBox(container.NewCenter(p.verdict), p.report, p.race.controls))
	return look.Inset(look.Padding, container.NewBorder(container.NewVBox(above, look.Gap(1)), nil, nil, nil, container.NewStack(p.views...)))
}

// turn shows a tab.
func (p *Page) turn(to int) {
	if p.chosen != to {
		p.sides.open = false
	}
	p.chosen = to
	for i, tab := range p.tabs {
		tab.Choose(i == to)
		if i == to {
			p.views[i].Show()
		} else {
			p.views[i].Hide()
		}
	}
	p.model.racing = to == raceTab
	if len(p.model.puzzles) > 0 {
		p.panel.showPuzzles()
	}
	if to == raceTab {
		p.report.Hide()
		p.race.controls.Show()
	} else {
		p.report.Show()
		p.race.controls.Hide()
	}
	p.show()
	p.content.Refresh()
}

// togglePanel opens or closes the panel.
func (p *Page) togglePanel() {
	p.sides.open = !p.sides.open
	p.content.Refresh()
}

// Title is the page's name.
func (p *Page) Title() string { return p.frame.Words.Text("page.compare", "Compare") }

// Content is the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Focus gives the button the keyboard.
func (p *Page) Focus() { p.frame.Focus(p.panel.button) }

// LimitsChanged shows other limits.
func (p *Page) LimitsChanged() { p.panel.limits.Show() }

// Enter compares on the open puzzle, unless it is among those compared already.
func (p *Page) Enter() {
	p.shown = true
	if _, puzzle := p.host.Puzzle(); !p.model.compares(puzzle) {
		p.chooseSource(openPuzzle)
	}
}

// Leave ends the playing.
func (p *Page) Leave() {
	p.shown = false
	p.race.player.Stop()
}

// PuzzleChanged updates the page for another open puzzle; a hidden page is left alone,
// so that a comparison is not disturbed.
func (p *Page) PuzzleChanged() {
	if p.shown {
		p.Enter()
	}
}

// chooseSource compares on the open puzzle, on samples, or on a folder's puzzles.
func (p *Page) chooseSource(from source) {
	name, puzzle := p.host.Puzzle()
	switch from {
	case openPuzzle:
		p.choose(from, []experiment.Entry{{Name: name, Puzzle: puzzle}})
	case familySamples:
		p.choose(from, p.samples(puzzle.Family()))
	case allSamples:
		p.choose(from, p.samples(""))
	case folder:
		p.panel.showPuzzles() // until a folder is chosen
		p.frame.Dialogs.ChooseFolder(p.frame.Preferences.OpenFolder(), p.openFolder)
	}
}

// openFolder compares on the puzzles in a folder and below it.
func (p *Page) openFolder(dir string) {
	p.reading.Start(job.Work{Run: func(ctx context.Context) func() {
		files, err := p.frame.Puzzles.OpenFolder(ctx, dir)
		return func() { p.folderOpened(dir, files, err) }
	}})
}

func (p *Page) folderOpened(dir string, files []catalog.File, err error) {
	w := p.frame.Words
	if err != nil {
		p.frame.Dialogs.Failed(w.Text("compare.failed", "This cannot be compared"), err)
		return
	}
	entries := puzzlesOf(files)
	if len(entries) == 0 {
		p.frame.Dialogs.Tell(w.Text("compare.failed", "This cannot be compared"), w.Textf("compare.empty", "There is no puzzle in %s", dir))
		return
	}
	p.choose(folder, entries)
	p.frame.Say(w.Textf("compare.opened", "%s puzzle{|s} from %s; %s file{|s} {is none and was|are none and were} left out",
		figures.Count(len(entries)), dir, figures.Count(int64(len(files)-len(entries)))))
}

// choose compares on these puzzles from now on; what was compared before goes.
func (p *Page) choose(from source, puzzles []experiment.Entry) {
	p.reading.Drop()
	p.model.choose(from, puzzles)
	p.race.arrange()
	p.panel.showPuzzles()
	p.panel.showRunning()
	p.show()
	p.frame.MenusChanged()
}

// start begins the comparison, or stops the one that runs.
func (p *Page) start() {
	if p.model.running.Running() {
		p.stop()
		return
	}
	plan, err := p.model.plan(p.frame.Preferences.Limits())
	if err != nil {
		p.frame.Dialogs.Failed(p.frame.Words.Text("compare.failed", "This cannot be compared"), err)
		return
	}
	if len(plan.Jobs) == 0 {
		p.frame.Say(p.frame.Words.Text("compare.none", "Tick at least one method"))
		return
	}
	p.model.start(plan, p.ticked, p.ended)
	p.race.arrange()
	p.panel.showRunning()
	p.show()
	p.frame.MenusChanged()
}

// ticked shows how far the comparison is.
func (p *Page) ticked(now progress) {
	p.panel.showProgress(now)
	if now.news {
		p.show()
	}
}

// ended shows that a comparison has ended.
func (p *Page) ended(err error) {
	p.panel.showRunning()
	p.show()
	p.frame.MenusChanged()
	w, done := p.frame.Words, figures.Count(len(p.model.rows))
	switch faults := len(summary.Faults(p.model.rows)); {
	case faults > 0:
		p.frame.Say(w.Textf("compare.faults", "%s fault{|s} {was|were} found: see the table", figures.Count(faults)))
	case errors.Is(err, context.Canceled):
		p.frame.Say(w.Textf("compare.stopped", "Stopped after %s of %s run{|s}; what has run stays", done, figures.Count(len(p.model.jobs))))
	case err != nil:
		p.frame.Dialogs.Failed(w.Text("compare.failed", "This cannot be compared"), err)
	default:
		p.frame.Say(w.Textf("compare.done", "%s run{|s}, no fault found", done))
	}
}

// startRace begins a race of the methods that are ticked, on the first puzzle.
func (p *Page) startRace() {
	w, methods, programs := p.frame.Words, p.model.racers(), p.model.chosenPrograms()
	if lanes := len(methods) + len(programs); lanes < fewestLanes || lanes > mostLanes {
		p.frame.Say(w.Textf("race.number", "Tick two to four methods for a race; %s are ticked", figures.Count(lanes)))
		return
	}
	p.sides.open = false // the lanes need the room
	p.content.Refresh()
	p.model.startRace(methods, programs, p.frame.Preferences.Limits(), p.raceSearched)
	p.race.arrange()
	p.frame.Say(w.Text("race.searching", "The methods search one after the other, unwatched, so that their times are fair; then for the replay …"))
	p.frame.MenusChanged()
}

// raceSearched plays the race when all have searched.
func (p *Page) raceSearched() {
	p.frame.Say(p.frame.Words.Text("race.ready", "Play shows a replay of the searches in step"))
	p.frame.MenusChanged()
	p.race.play()
}

// busy says whether anything runs that can be stopped.
func (p *Page) busy() bool { return p.model.running.Running() || p.model.race.search.Running() }

// stop ends what runs; what has run stays.
func (p *Page) stop() {
	p.model.running.Stop()
	p.model.race.search.Stop()
}

// show shows the rows on the tab that is seen, and whether they hold a fault.
func (p *Page) show() {
	switch p.chosen {
	case tableTab:
		p.tables.show()
	case chartsTab:
		p.charts.show()
	}
	w, faults, wrong := p.frame.Words, len(summary.Faults(p.model.rows)), p.model.wrongPrograms()
	if len(p.model.rows) == 0 {
		p.report.Disable()
	} else {
		p.report.Enable()
	}
	switch {
	case len(p.model.rows) == 0 || p.chosen == raceTab:
		p.verdict.Say("", widgets.Calm)
	case faults == 0 && p.model.running.Running():
		p.verdict.Say(w.Textf("compare.count", "%s of %s", figures.Count(len(p.model.rows)), figures.Count(len(p.model.jobs))), widgets.Calm)
	case faults > 0:
		p.verdict.Say(w.Textf("compare.faultsbadge", "%s fault{|s}", figures.Count(faults)), widgets.Bad)
	case wrong > 0:
		p.verdict.Say(w.Textf("compare.wrongbadge", "%s program{|s} not right", figures.Count(wrong)), widgets.Bad)
	default:
		p.verdict.Say(w.Text("compare.nofault", "no fault found"), widgets.Good)
	}
}

// openRun shows the solution of a run on the board.
func (p *Page) openRun(key results.Key) {
	r, ok := p.model.results[key]
	if program := r.job.Program(); ok && program != nil {
		if len(r.report.Boards) == 0 {
			p.frame.Say(p.frame.Words.Text("compare.noboards", "This run printed no board to show"))
			return
		}
		p.host.Review(r.job.Puzzle.Name, program.Name, r.report)
		return
	}
	if !ok || r.result.Status != engine.Solved {
		p.frame.Say(p.frame.Words.Text("compare.nosolution", "This run found no solution to show"))
		return
	}
	method, err := r.job.Method()
	if err != nil {
		p.frame.Say(p.frame.Words.Text("compare.nosolution", "This run found no solution to show"))
		return
	}
	p.host.Show(r.job.Puzzle.Name, r.job.Puzzle.Puzzle, method, r.result)
}
