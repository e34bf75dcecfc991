package app

import (
	"fyne.io/fyne/v2"

	"langkah/app/pages/help"
)

// showHelp turns to the help, or back from it.
func (w *Window) showHelp() {
	if w.page == w.help {
		w.leaveHelp()
		return
	}
	w.before = w.page
	w.turn(w.help)
}

// leaveHelp turns to the page from which the help was asked for.
func (w *Window) leaveHelp() { w.turn(w.before) }

// openExample opens a puzzle that the help shows.
func (w *Window) openExample(text string) {
	p, err := w.frame.Puzzles.Open(text)
	if err != nil {
		w.frame.Dialogs.Failed(w.frame.Words.Text("open.failed", "This puzzle cannot be opened"), err)
		return
	}
	w.show(w.frame.Words.Text("help.example", "example"), p)
	w.turn(w.board)
}

// keys are the keys of the window's menus and of those of every page, each once.
func (w *Window) keys() []help.Key {
	var list []help.Key
	seen := map[help.Key]bool{}
	var collect func(where string, items []*fyne.MenuItem)
	collect = func(where string, items []*fyne.MenuItem) {
		for _, item := range items {
			if item.ChildMenu != nil {
				collect(where, item.ChildMenu.Items)
			}
			if item.Shortcut == nil {
				continue
			}
			k := help.Key{Does: item.Label, Keys: keyWords(item.Shortcut)}
			if where != "" {
				k.Does = where + ": " + k.Does
			}
			if !seen[k] {
				seen[k] = true
				list = append(list, k)
			}
		}
	}
	for _, k := range w.board.Keys() {
		list = append(list, help.Key(k))
	}
	list = append(list, help.Key{Does: w.frame.Words.Text("help.menus", "Open the menus; the arrows choose"), Keys: "Alt"})
	collect("", w.board.Edits())
	for _, m := range []*fyne.Menu{w.fileMenu(), w.editMenu(), w.helpMenu()} {
		collect("", m.Items)
	}
	view := w.viewMenu().Items
	own := len(w.page.Views()) // those of the page shown follow with the others
	collect("", view[:len(w.pages)])
	collect("", view[len(w.pages)+1+own:])
	for _, p := range w.pages {
		if p.alone != "" {
			list = append(list, help.Key{Does: w.frame.Words.Textf("menu.page", "Page: %s", p.Title()), Keys: keyName(p.alone)})
		}
	}
	add := func(s section) {
		for _, m := range s.Menus() {
			collect(s.Title(), m.Items)
		}
		collect(s.Title(), s.Views())
	}
	for _, p := range w.pages {
		add(p)
	}
	add(w.editor)
	for _, s := range w.review.Sections() {
		add(s)
	}
	return list
}
