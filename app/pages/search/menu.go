package search

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/engine/study/trace"
)

// Menus is the page's own menu.
func (p *Page) Menus() []*fyne.Menu {
	menus, text, m := p.frame.Menus, p.frame.Words.Text, p.model
	recording := m.record.Running()
	items := []*fyne.MenuItem{
		look.Only(!recording && m.puzzle != nil, menus.Item(text("search.again", "Search again"), look.Ctrl(fyne.KeyReturn), p.again)),
		look.Only(!recording && m.puzzle != nil, menus.Item(text("search.fromhere", "Search from the position on page Board"), nil, p.againFromHere)),
		look.Only(!recording && m.from != nil, menus.Item(text("search.fromstart", "Search from the start"), nil, p.againFromStart)),
		look.Only(recording || p.player.Running(), menus.Item(text("panel.stop", "Stop"), look.Plain(fyne.KeyEscape), p.stop)),
		fyne.NewMenuItemSeparator(),
	}
	if m.puzzle != nil {
		items = append(items, m.choice.Items(p.frame, p.chosen)...)
	}
	items = append(append(items, p.frame.LimitItems()...), look.Submenu(text("search.events", "Events kept"), p.eventItems()), fyne.NewMenuItemSeparator(),
		look.Only(m.run != nil, menus.Item(text("search.find", "Find a node …"), look.Ctrl(fyne.KeyF), p.find)),
		menus.Item(text("search.checklog", "Check a log …"), nil, p.askLog),
		menus.Item(text("search.stops", "Breakpoints …"), look.Ctrl(fyne.KeyB), p.askStops),
		look.Only(m.run != nil, menus.Item(text("search.whyoptimal", "Why is this solution optimal?"), look.Plain(fyne.KeyW), p.why)),
		look.Only(m.run != nil, menus.Item(text("search.save", "Save the search …"), look.Ctrl(fyne.KeyR), p.save)), fyne.NewMenuItemSeparator())
	items = append(items, look.Only(m.run != nil, menus.Item(text("search.share", "Copy this place as a share string"), nil, p.share)), fyne.NewMenuItemSeparator())
	items = append(append(items, p.lessons.items()...), fyne.NewMenuItemSeparator())
	return []*fyne.Menu{fyne.NewMenu(p.Title(), append(items, p.placeItems()...)...)}
}

// eventItems say how many events are kept.
func (p *Page) eventItems() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, n := range []int{20_000, trace.Kept, 1_000_000} {
		items = append(items, p.frame.Menus.Check(figures.Count(n), p.model.events == n, func() {
			p.model.events = n
			p.again()
		}))
	}
	return items
}

// Far steps.
const (
	someSteps = 10
	manySteps = 100
)

// placeItems are the places in the search to go to.
func (p *Page) placeItems() []*fyne.MenuItem {
	w, menus, r := p.frame.Words, p.frame.Menus, p.model.run
	item := func(title string, shortcut fyne.Shortcut, there bool, step func(r *run)) *fyne.MenuItem {
		return look.Only(r != nil && there, menus.Item(title, shortcut, func() { p.move(step) }))
	}
	on, back, round := r != nil && r.at() < r.steps(), r != nil && r.Moment() > 0, false
	if r != nil {
		_, round = r.nextRound()
	}
	by := func(n int) func(*run) { return func(r *run) { r.step(r.at() + n) } }
	return []*fyne.MenuItem{
		item(w.Text("search.onekey", "The next f"), look.Plain(fyne.KeyF), on, func(r *run) { r.step(r.nextKey()) }),
		item(w.Text("search.onedepth", "The next depth"), look.Plain(fyne.KeyD), on, func(r *run) { r.step(r.nextDepth()) }),
		item(w.Text("search.oneround", "The next round"), look.Plain(fyne.KeyN), round, func(r *run) {
			if moment, ok := r.nextRound(); ok {
				r.jump(moment)
			}
		}),
		item(w.Textf("search.on", "%s steps on", figures.Count(someSteps)), look.Plain(fyne.KeyPageDown), on, by(someSteps)),
		item(w.Textf("search.back", "%s steps back", figures.Count(someSteps)), look.Plain(fyne.KeyPageUp), back, by(-someSteps)),
		item(w.Textf("search.on", "%s steps on", figures.Count(manySteps)), nil, on, by(manySteps)),
		item(w.Textf("search.back", "%s steps back", figures.Count(manySteps)), nil, back, by(-manySteps)),
		item(w.Text("search.oneevent", "The next event"), look.Plain(fyne.KeyPeriod), r != nil && r.Moment() < r.Trace.Len(), func(r *run) { r.event(r.Moment() + 1) }),
		item(w.Text("search.eventback", "The event before"), look.Plain(fyne.KeyComma), back, func(r *run) { r.event(r.Moment() - 1) }),
		item(w.Text("code.next", "The next line of the code"), look.Plain(fyne.KeyF10), r != nil && r.Moment() < r.Trace.Len(), func(*run) { p.line(false) }),
		item(w.Text("code.before", "The line before"), look.Plain(fyne.KeyF9), back, func(*run) { p.line(true) }),
		item(w.Text("code.next.mark", "The next marked line"), look.Plain(fyne.KeyF8), r != nil, func(*run) { p.toMark() }),
		item(w.Text("search.tostop", "The next breakpoint"), look.Plain(fyne.KeyB), on, func(*run) { p.toStop() }),
		look.Only(p.model.log != nil && p.model.log.verdict.First != nil, menus.Item(w.Text("search.checkfirst", "To the difference"), look.Plain(fyne.KeyX), p.lessons.yours().toFirst)),
		item(w.Text("search.end", "The end"), look.Plain(fyne.KeyEnd), on, func(r *run) { r.step(r.steps()) }),
	}
}

// Views are the page's items of the menu View.
func (p *Page) Views() []*fyne.MenuItem {
	menus, text := p.frame.Menus, p.frame.Words.Text
	items := []*fyne.MenuItem{
		menus.Item(text("search.stepforward", "Expand one node"), look.Plain(fyne.KeySpace), p.forward),
		menus.Item(text("menu.forward", "Step forward"), look.Plain(fyne.KeyRight), p.forward),
		menus.Item(text("menu.back", "Step back"), look.Plain(fyne.KeyLeft), p.back),
		menus.Item(text("menu.first", "First step"), look.Plain(fyne.KeyHome), p.first),
		menus.Item(text("search.run", "Run or pause"), look.Plain(fyne.KeyR), p.toggleRun),
		fyne.NewMenuItemSeparator(),
	}
	for _, mode := range p.model.modes() {
		items = append(items, menus.Check(modeName(p.frame.Words, mode), p.canvas.Mode() == mode && !p.parts, func() { p.turn(mode) }))
	}
	items = append(items, look.Only(p.model.comparable(), menus.Check(text("search.checklesson", "Your program"), p.parts, func() { p.turnAside(true) })))
	items = append(items,
		menus.Item(text("search.zoomin", "Larger"), look.Plain(fyne.KeyPlus), func() { p.canvas.Zoom(zoomIn) }),
		menus.Item(text("search.zoomout", "Smaller"), look.Plain(fyne.KeyMinus), func() { p.canvas.Zoom(zoomOut) }),
		menus.Item(text("search.all", "Show all"), look.Plain(fyne.Key0), p.canvas.Fit),
		fyne.NewMenuItemSeparator())
	return append(items, p.side.Items()...)
}
