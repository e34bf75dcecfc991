package app

import (
	"fyne.io/fyne/v2"

	"langkah/engine"
)

// menus are the page's own: Puzzle and Solve. They offer by keyboard and menu
// what the panel offers.
func (p *solvePage) menus() []*fyne.Menu {
	return []*fyne.Menu{p.puzzleMenu(), p.solveMenu()}
}

func (p *solvePage) puzzleMenu() *fyne.Menu {
	w := p.w
	var items []*fyne.MenuItem
	if puzzle := w.session.Puzzle(); puzzle != nil {
		for _, o := range puzzle.Options() {
			if o.Kind == engine.OneOf {
				items = append(items, submenu(w.words.say(o.Title), p.choices(o.Choices, o.Default, func(name string) { p.setOption(o.Name, name) })))
			}
		}
	}
	if len(items) > 0 {
		items = append(items, fyne.NewMenuItemSeparator())
	}
	items = append(items, w.item(w.words.x("menu.facts", "Facts"), nil, func() { p.side.reveal(p.side.items[1]) }))
	return fyne.NewMenu(w.words.x("menu.puzzle", "Puzzle"), items...)
}

func (p *solvePage) solveMenu() *fyne.Menu {
	w, x := p.w, p.w.words.x
	method, _ := p.choice.method()
	running := w.session.Solving()
	limits := w.prefs.limits()
	var times, memories []*fyne.MenuItem
	for _, t := range timeLimits {
		times = append(times, w.check(timeName(w.words, t), t == limits.Time, func() { w.setTimeLimit(t) }))
	}
	for _, m := range memoryChoices(limits.Memory) {
		memories = append(memories, w.check(bytes(m), m == limits.Memory, func() { w.setMemoryLimit(m) }))
	}
	heuristics := submenu(x("panel.heuristic", "Heuristic"), p.choices(p.choice.heuristics(), method.Heuristic.Name, func(name string) {
		p.choice.pickHeuristic(name)
		p.methodChanged()
	}))
	heuristics.Disabled = len(heuristics.ChildMenu.Items) == 0
	items := []*fyne.MenuItem{
		only(!running, w.item(x("panel.solve", "Solve"), ctrl(fyne.KeyReturn), p.solve)),
		only(running, w.item(x("panel.stop", "Stop"), plain(fyne.KeyEscape), p.stop)),
		w.item(x("menu.topage", "Compare methods …"), ctrl(fyne.KeyK), func() { w.turn(w.compare) }),
		fyne.NewMenuItemSeparator(),
		submenu(x("panel.algorithm", "Algorithm"), p.choices(p.choice.algorithms(), method.Algorithm.Name, func(name string) {
			p.choice.pickAlgorithm(name)
			p.methodChanged()
		})),
		heuristics,
		fyne.NewMenuItemSeparator(),
		submenu(x("menu.timelimit", "Time limit"), times),
		submenu(x("menu.memorylimit", "Memory limit"), memories),
	}
	return fyne.NewMenu(x("menu.solve", "Solve"), append(items, p.all.items()...)...)
}

// choices are items of which one holds.
func (p *solvePage) choices(list []engine.Choice, present string, choose func(name string)) []*fyne.MenuItem {
	items := make([]*fyne.MenuItem, len(list))
	for i, c := range list {
		items[i] = p.w.check(p.w.words.say(c.Title), c.Name == present, func() { choose(c.Name) })
	}
	return items
}

// views are the page's items of the menu View: the playback and the tabs.
func (p *solvePage) views() []*fyne.MenuItem {
	w, x := p.w, p.w.words.x
	var speed []*fyne.MenuItem
	for i, s := range speeds {
		speed = append(speed, w.check(x(s.key, s.english), i == p.speed(), func() { p.setSpeed(i) }))
	}
	speed = append(speed, fyne.NewMenuItemSeparator(),
		w.item(x("menu.slower", "Slower"), plain(fyne.KeyMinus), func() { p.setSpeed(p.speed() - 1) }),
		w.item(x("menu.faster", "Faster"), plain(fyne.KeyPlus), func() { p.setSpeed(p.speed() + 1) }))
	items := []*fyne.MenuItem{
		w.item(x("menu.play", "Play or pause"), plain(fyne.KeySpace), p.togglePlay),
		w.item(x("menu.forward", "Step forward"), plain(fyne.KeyRight), p.forward),
		w.item(x("menu.back", "Step back"), plain(fyne.KeyLeft), p.back),
		w.item(x("menu.first", "First step"), plain(fyne.KeyHome), p.first),
		w.item(x("menu.last", "Last step"), plain(fyne.KeyEnd), p.last),
		submenu(x("menu.speed", "Speed"), speed),
		fyne.NewMenuItemSeparator(),
	}
	for i, tab := range p.side.items {
		item := w.item(tab.Text, ctrl([]fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3}[i]), func() { p.side.toggle(tab) })
		item.Checked = p.side.open(tab)
		items = append(items, item)
	}
	return append(items, w.check(x("menu.moveswords", "Moves in words"), w.prefs.movesInWords(), func() {
		w.prefs.setMovesInWords(!w.prefs.movesInWords())
		p.side.showMoves()
		w.refreshMenu()
	}))
}
