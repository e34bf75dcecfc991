package compare

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/browser"
	"langkah/app/kit/look"
	"langkah/engine/compare/experiment"
)

// Menus is the page's own menu.
func (p *Page) Menus() []*fyne.Menu {
	menus, text := p.frame.Menus, p.frame.Words.Text
	running := p.model.running.Running()
	return []*fyne.Menu{fyne.NewMenu(text("page.compare", "Compare"),
		look.Only(!running, menus.Item(text("menu.compare", "Compare the ticked methods"), look.Ctrl(fyne.KeyK), p.start)),
		look.Only(p.busy(), menus.Item(text("panel.stop", "Stop"), look.Plain(fyne.KeyEscape), p.stop)),
		fyne.NewMenuItemSeparator(),
		menus.Item(text("menu.tickall", "Tick all methods"), nil, func() { p.panel.tick(experiment.All) }),
		menus.Item(text("menu.tickoptimal", "Tick the optimal methods"), nil, func() { p.panel.tick(experiment.Optimal) }),
		menus.Item(text("menu.ticknone", "Tick none"), nil, func() { p.panel.tick("") }),
		fyne.NewMenuItemSeparator(),
		menus.Item(text("race.start", "Race the ticked methods"), nil, func() {
			p.turn(raceTab)
			p.startRace()
		}),
		fyne.NewMenuItemSeparator(),
		look.Only(!browser.InPage, menus.Item(text("menu.addprogram", "Add a program …"), nil, p.addProgram)),
		look.Only(len(p.model.rows) > 0, menus.Item(text("menu.report", "Save report …"), look.Ctrl(fyne.KeyR), p.saveReport)),
	)}
}

// Views are the page's items of the menu View: its tabs.
func (p *Page) Views() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for i, tab := range p.tabs {
		items = append(items, p.frame.Menus.Item(tab.Text, look.AltDigit(i), func() { p.turn(i) }))
	}
	return items
}
