package grading

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
)

// Menus is the page's own menu.
func (p *Page) Menus() []*fyne.Menu {
	menus, text := p.frame.Menus, p.frame.Words.Text
	_, faulty := p.model.fault()
	return []*fyne.Menu{fyne.NewMenu(p.Title(),
		look.Only(faulty, menus.Item(text("grading.tofault", "First fault"), look.Plain(fyne.KeyF8), p.toFault)),
		menus.Item(text("grading.another", "Grade another file …"), nil, p.host.Choose),
		fyne.NewMenuItemSeparator(),
		menus.Item(text("review.back", "Back to the board"), look.Plain(fyne.KeyEscape), p.stop),
	)}
}

// Views are the page's items of the menu View.
func (p *Page) Views() []*fyne.MenuItem {
	menus, text := p.frame.Menus, p.frame.Words.Text
	by := func(n int) func() { return func() { p.jump(p.model.index + n) } }
	return []*fyne.MenuItem{
		menus.Item(text("menu.play", "Play or pause"), look.Plain(fyne.KeySpace), p.togglePlay),
		menus.Item(text("menu.forward", "Step forward"), look.Plain(fyne.KeyRight), by(1)),
		menus.Item(text("menu.back", "Step back"), look.Plain(fyne.KeyLeft), by(-1)),
		menus.Item(text("menu.first", "First step"), look.Plain(fyne.KeyHome), func() { p.jump(0) }),
		menus.Item(text("menu.last", "Last step"), look.Plain(fyne.KeyEnd), func() { p.jump(p.model.last()) }),
	}
}
