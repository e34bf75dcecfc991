package review

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
)

// Menus is the menu of the subject.
func (p *Page) Menus() []*fyne.Menu { return p.subject.Menus() }

// Views are the page's items of the menu View.
func (p *Page) Views() []*fyne.MenuItem { return p.subject.Views() }

// Menus is the menu of a game.
func (r *gameReview) Menus() []*fyne.Menu {
	p, m := r.page, r.gameModel
	menus, text := p.frame.Menus, p.frame.Words.Text
	_, before := m.lastMistake()
	_, after := m.nextMistake()
	return []*fyne.Menu{fyne.NewMenu(r.Title(),
		look.Only(before, menus.Item(text("review.last", "Mistake before"), look.Plain(fyne.KeyF7), func() { p.toWrong(m.lastMistake()) })),
		look.Only(after, menus.Item(text("review.next", "Next mistake"), look.Plain(fyne.KeyF8), func() { p.toWrong(m.nextMistake()) })),
		fyne.NewMenuItemSeparator(),
		look.Only(len(m.game.Moves) > 0, menus.Item(text("review.again", "Try again from here"), nil, r.tryAgain)),
		p.backItem(),
	)}
}

// Menus is the menu of an output.
func (r *outputReview) Menus() []*fyne.Menu {
	p := r.page
	menus, text := p.frame.Menus, p.frame.Words.Text
	_, faulty := r.fault()
	return []*fyne.Menu{fyne.NewMenu(r.Title(),
		look.Only(faulty, menus.Item(text("grading.tofault", "First fault"), look.Plain(fyne.KeyF8), func() { p.toWrong(r.nextWrong()) })),
		menus.Item(text("grading.another", "Grade another file …"), nil, p.host.Choose),
		fyne.NewMenuItemSeparator(),
		p.backItem(),
	)}
}

func (p *Page) backItem() *fyne.MenuItem {
	return p.frame.Menus.Item(p.frame.Words.Text("review.back", "Back to the board"), look.Plain(fyne.KeyEscape), p.stop)
}

// Views step through a game.
func (r *gameReview) Views() []*fyne.MenuItem { return r.page.stepItems() }

// Views step through an output.
func (r *outputReview) Views() []*fyne.MenuItem { return r.page.stepItems() }

func (p *Page) stepItems() []*fyne.MenuItem {
	menus, text := p.frame.Menus, p.frame.Words.Text
	by := func(n int) func() { return func() { p.jump(p.subject.step() + n) } }
	items := []*fyne.MenuItem{
		menus.Item(text("menu.play", "Play or pause"), look.Plain(fyne.KeySpace), p.togglePlay),
		menus.Item(text("menu.forward", "Step forward"), look.Plain(fyne.KeyRight), by(1)),
		menus.Item(text("menu.back", "Step back"), look.Plain(fyne.KeyLeft), by(-1)),
		menus.Item(text("menu.first", "First step"), look.Plain(fyne.KeyHome), func() { p.jump(0) }),
		menus.Item(text("menu.last", "Last step"), look.Plain(fyne.KeyEnd), func() { p.jump(p.subject.last()) }),
	}
	for _, item := range items {
		look.Only(p.subject.opened(), item)
	}
	return items
}
