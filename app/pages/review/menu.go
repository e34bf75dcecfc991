package review

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
)

// Menus is the page's own menu.
func (p *Page) Menus() []*fyne.Menu {
	menus, text, m := p.frame.Menus, p.frame.Words.Text, p.model
	_, before := m.lastMistake()
	_, after := m.nextMistake()
	return []*fyne.Menu{fyne.NewMenu(text("page.review", "Review"),
		look.Only(before, menus.Item(text("review.last", "Mistake before"), look.Plain(fyne.KeyF7), p.last)),
		look.Only(after, menus.Item(text("review.next", "Next mistake"), look.Plain(fyne.KeyF8), p.next)),
		fyne.NewMenuItemSeparator(),
		look.Only(len(m.game.Moves) > 0, menus.Item(text("review.again", "Try again from here"), nil, p.tryAgain)),
		menus.Item(text("review.back", "Back to the board"), look.Plain(fyne.KeyEscape), p.stop),
	)}
}

// Views are the page's items of the menu View.
func (p *Page) Views() []*fyne.MenuItem {
	menus, text := p.frame.Menus, p.frame.Words.Text
	at := func(by int) func() { return func() { p.jump(p.model.index + by) } }
	return []*fyne.MenuItem{
		menus.Item(text("menu.play", "Play or pause"), look.Plain(fyne.KeySpace), p.togglePlay),
		menus.Item(text("menu.forward", "Step forward"), look.Plain(fyne.KeyRight), at(1)),
		menus.Item(text("menu.back", "Step back"), look.Plain(fyne.KeyLeft), at(-1)),
		menus.Item(text("menu.first", "First step"), look.Plain(fyne.KeyHome), func() { p.jump(0) }),
		menus.Item(text("menu.last", "Last step"), look.Plain(fyne.KeyEnd), func() { p.jump(len(p.model.game.Moves)) }),
	}
}
