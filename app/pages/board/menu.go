package board

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/engine"
)

// Menus are the page's own: Puzzle and Solve. They offer by keyboard and menu
// what the panel offers.
func (p *Page) Menus() []*fyne.Menu { return []*fyne.Menu{p.puzzleMenu(), p.solveMenu()} }

func (p *Page) puzzleMenu() *fyne.Menu {
	w := p.frame.Words
	var items []*fyne.MenuItem
	if puzzle := p.model.session.Puzzle(); puzzle != nil {
		for _, o := range puzzle.Settings().Options() {
			if o.Kind == engine.OneOf {
				items = append(items, look.Submenu(w.Message(o.Title), p.frame.Choices(o.Choices, puzzle.Settings().Text(o.Name), func(name string) { p.setOption(o.Name, name) })))
			}
		}
	}
	if len(items) > 0 {
		items = append(items, fyne.NewMenuItemSeparator())
	}
	items = append(items, p.truthItems()...)
	items = append(items, p.savepointItems()...)
	items = append(items, p.frame.Menus.Item(w.Text("menu.compareline", "Compare my line with the solution"), nil, p.compareLine), fyne.NewMenuItemSeparator())
	items = append(items, p.frame.Menus.Item(w.Text("menu.another", "Another one"), look.CtrlShift(fyne.KeyN), p.host.Another))
	items = append(items, look.Only(p.model.ended(), p.frame.Menus.Item(w.Text("moment.next", "Next puzzle"), look.Plain(fyne.KeyReturn), p.next)))
	if place, ok := p.place(); ok {
		_, before := place.Beside(-1)
		_, after := place.Beside(1)
		items = append(items,
			look.Only(before, p.frame.Menus.Item(w.Text("menu.packprevious", "Previous of the pack"), look.Ctrl(fyne.KeyPageUp), func() { p.beside(-1) })),
			look.Only(after, p.frame.Menus.Item(w.Text("menu.packnext", "Next of the pack"), look.Ctrl(fyne.KeyPageDown), func() { p.beside(1) })))
	}
	items = append(items, p.frame.Menus.Item(w.Text("menu.facts", "Facts"), nil, func() { p.side.Reveal(p.side.facts) }))
	return fyne.NewMenu(w.Text("menu.puzzle", "Puzzle"), items...)
}

func (p *Page) solveMenu() *fyne.Menu {
	menus, text := p.frame.Menus, p.frame.Words.Text
	items := []*fyne.MenuItem{
		look.Only(!p.model.solving(), menus.Item(text("panel.solve", "Solve"), look.Ctrl(fyne.KeyReturn), p.solve)),
		look.Only(!p.model.solving(), menus.Item(text("menu.solvestart", "Solve from the start"), nil, p.solveStart)),
		look.Only(!p.model.solving(), menus.Item(text("menu.solvehere", "Solve from here"), nil, p.solveHereOnly)),
		look.Only(p.model.busy(), menus.Item(text("panel.stop", "Stop"), look.Plain(fyne.KeyEscape), p.stop)),
		menus.Item(text("menu.topage", "Compare methods …"), look.Ctrl(fyne.KeyK), p.host.Compare),
		fyne.NewMenuItemSeparator(),
	}
	items = append(append(items, p.model.choice.Items(p.frame, p.methodChanged)...), fyne.NewMenuItemSeparator())
	items = append(items, p.frame.LimitItems()...)
	return fyne.NewMenu(text("menu.solve", "Solve"), append(items, p.solutionItems()...)...)
}

// Views are the page's items of the menu View: the playback and the tabs.
func (p *Page) Views() []*fyne.MenuItem {
	menus, text, speed := p.frame.Menus, p.frame.Words.Text, p.frame.Preferences.Speed()
	var speeds []*fyne.MenuItem
	for i, name := range p.frame.Words.Speeds() {
		speeds = append(speeds, menus.Check(name, i == speed, func() { p.setSpeed(i) }))
	}
	speeds = append(speeds, fyne.NewMenuItemSeparator(),
		menus.Item(text("menu.slower", "Slower"), look.Plain(fyne.KeyMinus), func() { p.setSpeed(speed - 1) }),
		menus.Item(text("menu.faster", "Faster"), look.Plain(fyne.KeyPlus), func() { p.setSpeed(speed + 1) }))
	items := []*fyne.MenuItem{
		menus.Item(text("menu.play", "Play or pause"), look.Plain(fyne.KeySpace), p.togglePlay),
		menus.Item(text("menu.forward", "Step forward"), look.Plain(fyne.KeyRight), p.forward),
		menus.Item(text("menu.back", "Step back"), look.Plain(fyne.KeyLeft), p.back),
		menus.Item(text("menu.first", "First step"), look.Plain(fyne.KeyHome), p.first),
		menus.Item(text("menu.last", "Last step"), look.Plain(fyne.KeyEnd), p.last),
		look.Submenu(text("menu.speed", "Speed"), speeds),
		fyne.NewMenuItemSeparator(),
	}
	if c := p.view.camera; c.closest() > 1 {
		items = append(items,
			menus.Item(text("board.in", "Larger"), look.Plain(fyne.KeyPageUp), c.in),
			menus.Item(text("board.out", "Smaller"), look.Plain(fyne.KeyPageDown), c.out),
			menus.Item(text("board.all", "Show the whole board"), nil, c.whole), fyne.NewMenuItemSeparator())
	}
	_, marks := p.model.session.Position().(engine.Markable)
	return append(append(items, p.side.Items()...),
		menus.Check(text("menu.clock", "Show the clock"), p.frame.Preferences.Clock(), p.toggleClock),
		menus.Check(text("menu.arrowsblank", "Arrows move the blank, not the tile"), p.frame.Preferences.ArrowsMoveBlank(), p.toggleArrows),
		look.Only(p.model.sums.offered(), menus.Check(text("menu.heuristic", "Show the heuristic"), p.model.sums.on, p.toggleHeuristic)),
		look.Only(marks, menus.Check(text("menu.follows", "Show what follows"), p.frame.Preferences.Follows(), p.toggleFollows)),
		menus.Check(text("menu.nextmove", "Show the next move"), p.frame.Preferences.NextMove(), p.toggleNextMove),
		menus.Check(text("menu.movenames", "Names of moves as in files"), p.frame.Preferences.MoveNames(), p.toggleMoveNames))
}
