package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// key obeys a key without Ctrl or Alt, whatever has the focus: the toolkit
// itself obeys menu shortcuts only with one of them. Escape closes what is on top: a
// tooltip, a pop-up, a dialog; or it ends the reading of a puzzle.
func (w *Window) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape && w.frame.Tips.Shown() != "" {
		w.frame.Tips.Hide()
		return
	}
	if overlays := w.win.Canvas().Overlays(); overlays.Top() != nil {
		if e.Name == fyne.KeyEscape && !w.frame.Dialogs.Close() {
			overlays.Remove(overlays.Top())
		}
		return
	}
	if e.Name == fyne.KeyEscape && w.stopReading() {
		w.frame.Say(w.frame.Words.Text("open.stopped", "Stopped reading"))
		return
	}
	name := e.Name
	if name == fyne.KeyEqual { // the key of + without Shift
		name = fyne.KeyPlus
	}
	for _, m := range w.menu.Items {
		if pressed(m, name) {
			return
		}
	}
	for _, p := range w.pages {
		if p.alone != "" && p.alone == name {
			w.turn(p.page)
			return
		}
	}
}

// pressed runs the item of a menu that has the key alone as its shortcut.
func pressed(m *fyne.Menu, key fyne.KeyName) bool {
	for _, item := range m.Items {
		if item.ChildMenu != nil && pressed(item.ChildMenu, key) {
			return true
		}
		s, ok := item.Shortcut.(*desktop.CustomShortcut)
		if ok && s.Modifier == 0 && s.KeyName == key {
			if item.Action != nil {
				item.Action()
			}
			return true
		}
	}
	return false
}
