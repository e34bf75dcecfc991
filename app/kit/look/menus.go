package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/engine"
)

// Menus makes the items of menus for a window.
type Menus struct {
	Canvas fyne.Canvas
	Do     func(func()) // runs an item's action on the window's goroutine; nil for a plain call
}

// Item makes an item. It does nothing while a dialog is open: its shortcut would
// reach it even then.
func (m Menus) Item(label string, shortcut fyne.Shortcut, do func()) *fyne.MenuItem {
	obey := func() {
		if m.Canvas.Overlays().Top() == nil {
			do()
		}
	}
	action := obey
	if m.Do != nil {
		action = func() { m.Do(obey) }
	}
	item := fyne.NewMenuItem(label, action)
	item.Shortcut = shortcut
	return item
}

// Edit has an item's shortcut go to the entry that has the focus, if one has:
// the menu hears it first.
func (m Menus) Edit(item *fyne.MenuItem) *fyne.MenuItem {
	otherwise := item.Action
	item.Action = func() {
		if entry, ok := m.Canvas.Focused().(fyne.Shortcutable); ok {
			entry.TypedShortcut(item.Shortcut)
			return
		}
		otherwise()
	}
	return item
}

// Check makes an item with a check mark where it holds.
func (m Menus) Check(label string, holds bool, do func()) *fyne.MenuItem {
	item := m.Item(label, nil, do)
	item.Checked = holds
	return item
}

// Choices makes items of which one is checked.
func (f *Frame) Choices(list []engine.Choice, present string, choose func(name string)) []*fyne.MenuItem {
	items := make([]*fyne.MenuItem, len(list))
	for i, c := range list {
		items[i] = f.Menus.Check(f.Words.Message(c.Title), c.Name == present, func() { choose(c.Name) })
	}
	return items
}

// Only switches an item off where the condition does not hold; its shortcut too.
func Only(condition bool, item *fyne.MenuItem) *fyne.MenuItem {
	if !condition {
		item.Disabled = true
		item.Action = nil
	}
	return item
}

// Submenu makes an item that opens a menu.
func Submenu(label string, items []*fyne.MenuItem) *fyne.MenuItem {
	item := fyne.NewMenuItem(label, nil)
	item.ChildMenu = fyne.NewMenu(label, items...)
	return item
}

// Ctrl is a key with Ctrl, or what stands for it on this system.
func Ctrl(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}
}

// CtrlShift is a key with Ctrl and Shift.
func CtrlShift(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
}

// Plain is a key alone. The toolkit shows it in the menu; the window handles it.
func Plain(key fyne.KeyName) fyne.Shortcut { return &desktop.CustomShortcut{KeyName: key} }

// Alt is a key with Alt.
func Alt(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierAlt}
}

// AltDigit is Alt with the digit of the i-th thing of a row, from 0; those beyond
// the ninth have none.
func AltDigit(i int) fyne.Shortcut {
	digits := []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9}
	if i >= len(digits) {
		return nil
	}
	return &desktop.CustomShortcut{KeyName: digits[i], Modifier: fyne.KeyModifierAlt}
}
