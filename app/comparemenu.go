package app

import "fyne.io/fyne/v2"

// menus is the page's own menu.
func (p *comparePage) menus() []*fyne.Menu {
	w, x := p.w, p.w.words.x
	running := p.running != nil
	return []*fyne.Menu{fyne.NewMenu(x("page.compare", "Compare"),
		only(!running, w.item(x("menu.compare", "Compare the ticked methods"), ctrl(fyne.KeyK), p.start)),
		only(running, w.item(x("panel.stop", "Stop"), plain(fyne.KeyEscape), p.stop)),
		fyne.NewMenuItemSeparator(),
		w.item(x("menu.tickall", "Tick all methods"), nil, func() { p.panel.tick("all") }),
		w.item(x("menu.tickoptimal", "Tick the optimal methods"), nil, func() { p.panel.tick("optimal") }),
		w.item(x("menu.ticknone", "Tick none"), nil, func() { p.panel.tick("") }),
		fyne.NewMenuItemSeparator(),
		w.item(x("race.start", "Race the ticked methods"), nil, func() {
			p.tabs.SelectIndex(2)
			p.race.start()
		}),
		fyne.NewMenuItemSeparator(),
		only(len(p.rows) > 0, w.item(x("menu.report", "Save report …"), ctrl(fyne.KeyR), p.saveReport)),
	)}
}

// views are the page's items of the menu View: its tabs.
func (p *comparePage) views() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for i, tab := range p.tabs.Items {
		items = append(items, p.w.item(tab.Text, ctrl([]fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3}[i]), func() { p.tabs.SelectIndex(i) }))
	}
	return items
}
