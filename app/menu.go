package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/assets"
	"langkah/engine/catalog"
)

// refreshMenu makes the menus for the present state.
func (w *Window) refreshMenu() {
	menus := append([]*fyne.Menu{w.fileMenu(), w.editMenu()}, w.page.menus()...)
	menus = append(menus, w.viewMenu(), w.helpMenu())
	w.menu = fyne.NewMainMenu(menus...)
	w.win.SetMainMenu(w.menu)
}

func (w *Window) fileMenu() *fyne.Menu {
	x := w.words.x
	solved := len(w.session.Moves()) > 0 || hasResult(w)
	quit := w.item(x("menu.quit", "Quit"), ctrl(fyne.KeyQ), w.quit)
	quit.IsQuit = true
	return fyne.NewMenu(x("menu.file", "File"),
		w.item(x("menu.open", "Open …"), ctrl(fyne.KeyO), w.chooseFile),
		submenu(x("menu.recent", "Open recent"), w.recentItems()),
		submenu(x("menu.samples", "Samples"), w.sampleItems()),
		w.item(x("menu.new", "New random board …"), ctrl(fyne.KeyN), w.newBoard),
		fyne.NewMenuItemSeparator(),
		only(solved, w.item(x("menu.transcript", "Save transcript …"), ctrl(fyne.KeyS), w.saveTranscript)),
		w.item(x("menu.picture", "Save picture …"), ctrlShift(fyne.KeyS), w.savePicture),
		fyne.NewMenuItemSeparator(), quit)
}

func (w *Window) recentItems() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, path := range w.prefs.recent() {
		items = append(items, w.item(path, nil, func() { w.openFile(path) }))
	}
	if len(items) == 0 {
		return []*fyne.MenuItem{only(false, w.item(w.words.x("menu.norecent", "No files yet"), nil, func() {}))}
	}
	return append(items, fyne.NewMenuItemSeparator(), w.item(w.words.x("menu.clearrecent", "Clear the list"), nil, func() {
		w.prefs.clearRecent()
		w.refreshMenu()
	}))
}

// sampleItems are a menu of samples for each family: together they would not fit the screen.
func (w *Window) sampleItems() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, f := range catalog.Families() {
		var samples []*fyne.MenuItem
		for _, s := range assets.Samples() {
			if s.Family == f.Name {
				samples = append(samples, w.item(w.words.x(s.Title, s.Title), nil, func() { w.openSample(s) }))
			}
		}
		items = append(items, submenu(w.words.say(f.Title), samples))
	}
	return items
}

func (w *Window) editMenu() *fyne.Menu {
	x := w.words.x
	return fyne.NewMenu(x("menu.edit", "Edit"),
		w.edit(w.item(x("menu.copyboard", "Copy board as text"), &fyne.ShortcutCopy{Clipboard: w.app.Clipboard()}, w.copyBoard)),
		only(len(w.session.Moves()) > 0, w.item(x("menu.copymoves", "Copy moves"), ctrlShift(fyne.KeyC), w.copyMoves)),
		w.item(x("menu.copypuzzle", "Copy puzzle"), nil, w.copyPuzzle),
		w.edit(w.item(x("menu.paste", "Paste a puzzle"), &fyne.ShortcutPaste{Clipboard: w.app.Clipboard()}, w.paste)))
}

func (w *Window) viewMenu() *fyne.Menu {
	x := w.words.x
	var items []*fyne.MenuItem
	for i, p := range w.pages {
		item := w.item(w.words.f("menu.page", "Page: %s", p.title()), plain([]fyne.KeyName{fyne.KeyF2, fyne.KeyF3}[i]), func() { w.turn(p) })
		item.Checked = p == w.page
		items = append(items, item)
	}
	items = append(items, fyne.NewMenuItemSeparator())
	items = append(append(items, w.page.views()...), fyne.NewMenuItemSeparator())
	themes := []*fyne.MenuItem{
		w.check(x("theme.system", "As the system"), w.prefs.theme() == "", func() { w.setTheme("") }),
		w.check(x("theme.light", "Light"), w.prefs.theme() == "light", func() { w.setTheme("light") }),
		w.check(x("theme.dark", "Dark"), w.prefs.theme() == "dark", func() { w.setTheme("dark") }),
	}
	speech := []*fyne.MenuItem{w.check(x("language.system", "As the system"), w.prefs.language() == "", func() { w.setLanguage("") })}
	for _, l := range languages {
		speech = append(speech, w.check(l.Title.String(), w.prefs.language() == l.Name, func() { w.setLanguage(l.Name) }))
	}
	items = append(items, submenu(x("menu.theme", "Theme"), themes), submenu(x("menu.language", "Language"), speech),
		w.check(x("menu.animations", "Animations"), w.prefs.animations(), func() {
			w.prefs.setAnimations(!w.prefs.animations())
			w.refreshMenu()
		}),
		w.item(x("menu.fullscreen", "Full screen"), plain(fyne.KeyF11), func() { w.win.SetFullScreen(!w.win.FullScreen()) }))
	return fyne.NewMenu(x("menu.view", "View"), items...)
}

func (w *Window) helpMenu() *fyne.Menu {
	x := w.words.x
	return fyne.NewMenu(x("menu.help", "Help"),
		w.item(x("menu.cache", "Solver tables …"), nil, w.showCache),
		w.item(x("menu.shortcuts", "Keyboard shortcuts"), plain(fyne.KeyF1), w.showShortcuts),
		w.item(x("menu.about", "About Langkah"), nil, w.showAbout))
}

func (w *Window) setTheme(name string) {
	w.prefs.setTheme(name)
	w.app.Settings().SetTheme(newLook(name))
	w.refreshMenu()
}

func (w *Window) setLanguage(name string) {
	w.prefs.setLanguage(name)
	w.build()
}

// item makes a menu item. It does nothing while a dialog is open: its shortcut
// would reach it even then.
func (w *Window) item(label string, shortcut fyne.Shortcut, do func()) *fyne.MenuItem {
	item := fyne.NewMenuItem(label, func() {
		if w.win.Canvas().Overlays().Top() == nil {
			do()
		}
	})
	item.Shortcut = shortcut
	return item
}

// edit has an item's shortcut go to the entry that has the focus, if one has:
// the menu hears it first.
func (w *Window) edit(item *fyne.MenuItem) *fyne.MenuItem {
	otherwise := item.Action
	item.Action = func() {
		if entry, ok := w.win.Canvas().Focused().(fyne.Shortcutable); ok {
			entry.TypedShortcut(item.Shortcut)
			return
		}
		otherwise()
	}
	return item
}

// check is an item with a mark where it holds.
func (w *Window) check(label string, holds bool, do func()) *fyne.MenuItem {
	item := w.item(label, nil, do)
	item.Checked = holds
	return item
}

// only switches an item off where the condition does not hold; its shortcut too.
func only(condition bool, item *fyne.MenuItem) *fyne.MenuItem {
	if !condition {
		item.Disabled = true
		item.Action = nil
	}
	return item
}

func submenu(label string, items []*fyne.MenuItem) *fyne.MenuItem {
	item := fyne.NewMenuItem(label, nil)
	item.ChildMenu = fyne.NewMenu(label, items...)
	return item
}

func ctrl(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}
}

func ctrlShift(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
}

// plain is a key alone. The toolkit shows it in the menu; [Window.key] obeys it.
func plain(key fyne.KeyName) fyne.Shortcut { return &desktop.CustomShortcut{KeyName: key} }

func hasResult(w *Window) bool {
	_, ok := w.session.Solved()
	return ok
}
