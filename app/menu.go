package app

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/browser"
	"langkah/app/kit/look"
	"langkah/assets"
	"langkah/widgets"
)

// refreshMenu makes the menus for the present state.
func (w *Window) refreshMenu() {
	menus := append([]*fyne.Menu{w.fileMenu(), w.editMenu()}, w.page.Menus()...)
	menus = append(menus, w.viewMenu(), w.helpMenu())
	w.menu = fyne.NewMainMenu(menus...)
	if !w.touch { // whose menus are those of the bar
		w.win.SetMainMenu(w.menu)
	}
}

func (w *Window) fileMenu() *fyne.Menu {
	menus, text, saves := w.frame.Menus, w.frame.Words.Text, w.saveItems()
	items := []*fyne.MenuItem{
		menus.Item(text("menu.open", "Open …"), look.Ctrl(fyne.KeyO), w.chooseFile),
		menus.Item(text("menu.openfolder", "Open folder …"), look.CtrlShift(fyne.KeyO), w.chooseFolder),
		look.Submenu(text("menu.recent", "Open recent"), w.recentItems()),
		look.Submenu(text("menu.samples", "Samples"), w.sampleItems()),
		menus.Item(text("menu.new", "New random board …"), look.Ctrl(fyne.KeyN), w.newBoard),
		menus.Item(text("menu.reviewfile", "Review a transcript …"), nil, w.chooseTranscript),
		look.Only(w.gradable(), menus.Item(text("menu.grade", "Grade a solution …"), nil, w.chooseOutput)),
		fyne.NewMenuItemSeparator(),
		saves[0], saves[1],
		menus.Item(text("menu.lesson", "Save as a lesson …"), nil, w.saveLesson),
	}
	if !browser.InPage { // a page is closed by its browser
		quit := menus.Item(text("menu.quit", "Quit"), look.Ctrl(fyne.KeyQ), w.quit)
		quit.IsQuit = true
		items = append(items, fyne.NewMenuItemSeparator(), quit)
	}
	return fyne.NewMenu(text("menu.file", "File"), items...)
}

// saveItems save what is on the board.
func (w *Window) saveItems() []*fyne.MenuItem {
	menus, text := w.frame.Menus, w.frame.Words.Text
	solved := w.board.HasSolution()
	return []*fyne.MenuItem{
		look.Only(solved, menus.Item(text("menu.transcript", "Save transcript …"), look.Ctrl(fyne.KeyS), w.board.SaveTranscript)),
		menus.Item(text("menu.picture", "Save picture …"), look.CtrlShift(fyne.KeyS), w.board.SavePicture),
	}
}

func (w *Window) recentItems() []*fyne.MenuItem {
	menus, text := w.frame.Menus, w.frame.Words.Text
	var items []*fyne.MenuItem
	for _, path := range w.frame.Preferences.Recent() {
		items = append(items, menus.Item(path, nil, func() { w.openFile(path) }))
	}
	if len(items) == 0 {
		return []*fyne.MenuItem{look.Only(false, menus.Item(text("menu.norecent", "No files yet"), nil, func() {}))}
	}
	return append(items, fyne.NewMenuItemSeparator(), menus.Item(text("menu.clearrecent", "Clear the list"), nil, func() {
		w.frame.Preferences.ClearRecent()
		w.refreshMenu()
	}))
}

// sampleItems are a menu of samples for each family: together they would not fit the screen.
func (w *Window) sampleItems() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	all := assets.Samples()
	for _, f := range w.frame.Puzzles.Families() {
		var samples []*fyne.MenuItem
		for _, s := range all {
			if s.Family == f.Name {
				samples = append(samples, w.frame.Menus.Item(w.frame.Words.Text(s.Title, s.Title), nil, func() { w.openSample(s) }))
			}
		}
		items = append(items, look.Submenu(w.frame.Words.Message(f.Title), samples))
	}
	return items
}

// copyItems copy what is on the board.
func (w *Window) copyItems() []*fyne.MenuItem {
	menus, text := w.frame.Menus, w.frame.Words.Text
	return append([]*fyne.MenuItem{
		menus.Edit(menus.Item(text("menu.copyboard", "Copy board as text"), &fyne.ShortcutCopy{Clipboard: w.app.Clipboard()}, w.copyBoard)),
		menus.Item(text("menu.copypicture", "Copy picture"), nil, w.copyPicture),
		look.Only(w.session.Len() > 0, menus.Item(text("menu.copymoves", "Copy moves"), look.CtrlShift(fyne.KeyC), w.copyMoves)),
		menus.Item(text("menu.copypuzzle", "Copy puzzle"), nil, w.copyPuzzle),
	}, w.shareItems()...)
}

// shareItems copy the puzzle as one line.
func (w *Window) shareItems() []*fyne.MenuItem {
	menus, text := w.frame.Menus, w.frame.Words.Text
	shared := w.family().Line != nil
	items := []*fyne.MenuItem{
		look.Only(shared, menus.Item(text("menu.copyshared", "Copy share string"), look.Ctrl(fyne.KeyL), func() { w.copyShared(false) })),
		look.Only(shared && w.session.Index() > 0, menus.Item(text("menu.copygame", "Copy share string with moves"), look.CtrlShift(fyne.KeyL), func() { w.copyShared(true) })),
	}
	if browser.InPage {
		items = append(items, look.Only(shared, menus.Item(text("menu.copylink", "Copy link"), nil, w.copyLink)))
	}
	return items
}

// share opens a menu of ways to share the puzzle.
func (w *Window) share(below *widgets.Button) { w.popUp(w.shareItems(), below) }

func (w *Window) editMenu() *fyne.Menu {
	menus, text := w.frame.Menus, w.frame.Words.Text
	items := w.copyItems()
	if w.page == w.board {
		items = append(w.board.Edits(), items...)
	}
	edit := menus.Item(text("menu.editpuzzle", "Edit the puzzle"), look.Ctrl(fyne.KeyE), w.edit)
	edit.Checked = w.page == w.editor
	return fyne.NewMenu(text("menu.edit", "Edit"), append(items,
		menus.Edit(menus.Item(text("menu.paste", "Paste a puzzle"), &fyne.ShortcutPaste{Clipboard: w.app.Clipboard()}, w.paste)),
		fyne.NewMenuItemSeparator(), edit)...)
}

func (w *Window) viewMenu() *fyne.Menu {
	menus, text := w.frame.Menus, w.frame.Words.Text
	var items []*fyne.MenuItem
	for _, p := range w.pages {
		item := menus.Item(w.frame.Words.Textf("menu.page", "Page: %s", p.Title()), look.Ctrl(p.digit), func() { w.turn(p.page) })
		item.Checked = p.page == w.page
		items = append(items, item)
	}
	items = append(items, fyne.NewMenuItemSeparator())
	items = append(append(items, w.page.Views()...), fyne.NewMenuItemSeparator())
	prefs := w.frame.Preferences
	themes := []*fyne.MenuItem{
		menus.Check(text("theme.system", "As the system"), prefs.Theme() == "", func() { w.setTheme("") }),
		menus.Check(text("theme.light", "Light"), prefs.Theme() == "light", func() { w.setTheme("light") }),
		menus.Check(text("theme.dark", "Dark"), prefs.Theme() == "dark", func() { w.setTheme("dark") }),
	}
	var sizes []*fyne.MenuItem
	for i, name := range w.frame.Words.TextSizes() {
		scale := look.TextSizes()[i].Scale
		sizes = append(sizes, menus.Check(name, prefs.TextSize() == scale, func() { w.setTextSize(scale) }))
	}
	speech := []*fyne.MenuItem{menus.Check(text("language.system", "As the system"), prefs.Language() == "", func() { w.setLanguage("") })}
	for _, l := range look.Languages() {
		speech = append(speech, menus.Check(l.Title.String(), prefs.Language() == l.Name, func() { w.setLanguage(l.Name) }))
	}
	items = append(items, look.Submenu(text("menu.theme", "Theme"), themes), look.Submenu(text("menu.textsize", "Text size"), sizes), look.Submenu(text("menu.language", "Language"), speech),
		menus.Check(text("menu.animations", "Animations"), prefs.Animations(), func() {
			prefs.SetAnimations(!prefs.Animations())
			w.refreshMenu()
		}),
		menus.Item(text("menu.fullscreen", "Full screen"), look.Plain(fyne.KeyF11), w.switchFullScreen))
	return fyne.NewMenu(text("menu.view", "View"), items...)
}

func (w *Window) helpMenu() *fyne.Menu {
	menus, text := w.frame.Menus, w.frame.Words.Text
	return fyne.NewMenu(text("menu.help", "Help"),
		menus.Item(text("menu.helppage", "Help"), look.Plain(fyne.KeyF1), w.showHelp),
		look.Submenu(text("menu.lessons", "Lessons"), w.lessonItems()),
		menus.Item(text("menu.cache", "Solver tables …"), nil, w.showCache),
		menus.Item(text("menu.about", "About Langkah"), nil, w.showAbout))
}

// switchFullScreen gives the window the whole screen, or takes it back.
func (w *Window) switchFullScreen() {
	if browser.InPage {
		browser.SwitchFullScreen()
		return
	}
	w.win.SetFullScreen(!w.win.FullScreen())
}

// setTheme forces a theme, or follows the system.
func (w *Window) setTheme(name string) {
	w.frame.Preferences.SetTheme(name)
	w.setWords()
	w.renew()
}

// switchTheme goes from light to dark and back.
func (w *Window) switchTheme() {
	if look.Dark() {
		w.setTheme("light")
	} else {
		w.setTheme("dark")
	}
}

// setTextSize makes writing that many times as large as usual.
func (w *Window) setTextSize(scale float32) {
	w.frame.Preferences.SetTextSize(scale)
	w.setWords()
	w.renew()
}

func (w *Window) setLanguage(name string) {
	w.frame.Preferences.SetLanguage(name)
	w.setWords()
	w.renew()
}
