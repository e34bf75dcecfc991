package editor

import (
	"slices"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
)

// Menus are the page's own: Puzzle, with what the panel and the dock offer.
func (p *Page) Menus() []*fyne.Menu {
	menus, w, m := p.frame.Menus, p.frame.Words, p.model
	items := []*fyne.MenuItem{
		look.Only(m.at > 0, menus.Item(w.Text("edit.undo", "Undo"), &fyne.ShortcutUndo{}, p.undo)),
		look.Only(m.at+1 < len(m.steps), menus.Item(w.Text("edit.redo", "Redo"), &fyne.ShortcutRedo{}, p.redo)),
		fyne.NewMenuItemSeparator(),
		menus.Item(w.Text("edit.play", "Play it"), look.Ctrl(fyne.KeyReturn), p.play),
		menus.Item(w.Text("edit.savetext", "Save as text …"), look.Ctrl(fyne.KeyS), p.save),
		menus.Item(w.Text("edit.empty", "Start empty …"), nil, p.askEmpty),
		menus.Item(w.Text("edit.takeopen", "Take the open puzzle"), nil, p.takeOpen),
		look.Only(m.canHarden(), menus.Item(w.Text("edit.harder", "Make it harder"), nil, p.harder)),
		fyne.NewMenuItemSeparator(),
		menus.Item(w.Text("edit.leave", "Back to the board"), look.Plain(fyne.KeyEscape), p.escape),
	}
	return []*fyne.Menu{fyne.NewMenu(w.Text("menu.puzzle", "Puzzle"), append(items, p.frame.LimitItems()...)...), p.toolMenu()}
}

// toolMenu are the tools with their keys.
func (p *Page) toolMenu() *fyne.Menu {
	w, m := p.frame.Words, p.model
	var items []*fyne.MenuItem
	for i, t := range m.tools() {
		item := look.Only(m.now().open, p.frame.Menus.Item(w.Message(t.Title), look.AltDigit(i), func() { p.pick(i) }))
		item.Checked = i == m.tool
		items = append(items, item)
	}
	if len(items) == 0 {
		items = []*fyne.MenuItem{look.Only(false, p.frame.Menus.Item(w.Text("edit.notools", "No tools for this puzzle"), nil, func() {}))}
	}
	return fyne.NewMenu(w.Text("edit.tools", "Tools"), items...)
}

// Views are the page's items of the menu View: its tabs.
func (p *Page) Views() []*fyne.MenuItem {
	p.ready()
	keys := []fyne.KeyName{fyne.KeyU, fyne.KeyD, fyne.KeyT}
	tabs := []*look.SideTab{p.side.tools, p.side.check, p.side.text}
	var items []*fyne.MenuItem
	for i, tab := range tabs {
		if !slices.Contains(p.side.All, tab) {
			continue
		}
		item := p.frame.Menus.Item(tab.Button.Text, look.Ctrl(keys[i]), func() { p.side.Choose(tab) })
		item.Checked = tab == p.side.Chosen
		items = append(items, item)
	}
	return items
}
