package statemap

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/engine/study/statemap"
)

// Menus is the page's own menu.
func (p *Page) Menus() []*fyne.Menu {
	menus, text, m := p.frame.Menus, p.frame.Words.Text, p.model
	var layouts, tints, hardest []*fyne.MenuItem
	for _, c := range statemap.Layouts() {
		layouts = append(layouts, menus.Check(p.frame.Words.Message(c.Title), string(m.layout) == c.Name, func() { p.setLayout(statemap.Layout(c.Name)) }))
	}
	for _, c := range p.panel.tints() {
		tints = append(tints, menus.Check(c.title, m.tint.by == c.by, func() { p.setTint(c.by) }))
	}
	if m.ready() {
		for k, i := range m.found.hardest[:min(len(m.found.hardest), mostHardest)] {
			hardest = append(hardest, menus.Item(p.frame.Words.Textf("map.nth", "Position %s", figures.Count(k+1)), nil, func() { p.goThere(i) }))
		}
	}
	hard := look.Submenu(text("map.gohardest", "Go to a hardest position"), hardest)
	hard.Disabled = len(hardest) == 0
	falls := m.ready() && len(m.found.kindsOfCuts()) > 0
	next, previous := text("map.gonextbridge", "Next bridge"), text("map.gopreviousbridge", "Previous bridge")
	if m.cutKind == cutPositions {
		next, previous = text("map.gonextcut", "Next cut position"), text("map.gopreviouscut", "Previous cut position")
	}
	return []*fyne.Menu{fyne.NewMenu(text("page.map", "Map"),
		look.Only(m.ready(), menus.Item(text("map.go", "Go there, or open the group"), look.Plain(fyne.KeyReturn), p.goOn)),
		look.Only(m.ready(), menus.Item(text("map.take", "Take this board"), look.Ctrl(fyne.KeyReturn), p.take)),
		hard,
		look.Only(falls, menus.Item(next, look.Plain(fyne.KeyPageDown), func() { p.stepCut(1) })),
		look.Only(falls, menus.Item(previous, look.Plain(fyne.KeyPageUp), func() { p.stepCut(-1) })),
		menus.Edit(menus.Item(text("menu.undo", "Undo"), &fyne.ShortcutUndo{}, p.undo)),
		menus.Edit(menus.Item(text("menu.redo", "Redo"), &fyne.ShortcutRedo{}, p.redo)),
		menus.Item(text("map.stop", "Stop, or back to where you are"), look.Plain(fyne.KeyEscape), p.stop),
		fyne.NewMenuItemSeparator(),
		look.Submenu(text("map.layout", "Layout"), layouts),
		look.Submenu(text("map.by", "Colour by"), tints),
		fyne.NewMenuItemSeparator(),
		look.Only(m.ready(), menus.Item(text("map.save", "Save the map …"), nil, p.save)),
	)}
}

// Views are the page's items of the menu View.
func (p *Page) Views() []*fyne.MenuItem {
	menus, text := p.frame.Menus, p.frame.Words.Text
	step := func(dx, dy float64) func() { return func() { p.step(dx, dy) } }
	return []*fyne.MenuItem{
		menus.Item(text("map.in", "Enlarge"), look.Plain(fyne.KeyPlus), p.zoomIn),
		menus.Item(text("map.out", "Make smaller"), look.Plain(fyne.KeyMinus), p.zoomOut),
		menus.Item(text("map.whole", "The whole map"), look.Plain(fyne.Key0), p.zoomWhole),
		menus.Item(text("map.left", "Neighbour to the left"), look.Plain(fyne.KeyLeft), step(-1, 0)),
		menus.Item(text("map.right", "Neighbour to the right"), look.Plain(fyne.KeyRight), step(1, 0)),
		menus.Item(text("map.up", "Neighbour above"), look.Plain(fyne.KeyUp), step(0, -1)),
		menus.Item(text("map.down", "Neighbour below"), look.Plain(fyne.KeyDown), step(0, 1)),
		menus.Item(text("map.home", "Where you are"), look.Plain(fyne.KeyHome), p.home),
	}
}
