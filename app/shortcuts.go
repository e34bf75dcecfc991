package app

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/engine/base/version"
)

// keyWords is a shortcut as it is written on keys: "Ctrl+Shift+S".
func keyWords(s fyne.Shortcut) string {
	switch s := s.(type) {
	case *fyne.ShortcutCopy:
		return "Ctrl+C"
	case *fyne.ShortcutPaste:
		return "Ctrl+V"
	case *fyne.ShortcutUndo:
		return "Ctrl+Z"
	case *fyne.ShortcutRedo:
		return "Ctrl+Y"
	case *desktop.CustomShortcut:
		var parts []string
		if s.Modifier&fyne.KeyModifierShortcutDefault != 0 {
			parts = append(parts, "Ctrl")
		}
		if s.Modifier&fyne.KeyModifierAlt != 0 {
			parts = append(parts, "Alt")
		}
		if s.Modifier&fyne.KeyModifierShift != 0 {
			parts = append(parts, "Shift")
		}
		return strings.Join(append(parts, keyName(s.KeyName)), "+")
	}
	return s.ShortcutName()
}

// keyName is the label of a key where the toolkit's name differs.
func keyName(k fyne.KeyName) string {
	switch k {
	case fyne.KeyEscape:
		return "Esc"
	case fyne.KeyLeft:
		return "←"
	case fyne.KeyRight:
		return "→"
	case fyne.KeyUp:
		return "↑"
	case fyne.KeyDown:
		return "↓"
	}
	return string(k)
}

// showAbout says what the program is.
func (w *Window) showAbout() {
	w.frame.Dialogs.Tell("Langkah", w.frame.Words.Textf("about.text",
		"A workbench for puzzles that are solved by search. Every solution shown or saved has been replayed by the rules.\n\nVersion %s", version.This().String()))
}
