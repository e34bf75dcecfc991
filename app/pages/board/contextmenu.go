package board

import (
	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/widgets"
)

// boardMenu shows what can be done with the board, at a place in the window.
func (p *Page) boardMenu(at fyne.Position) {
	menus, text := p.frame.Menus, p.frame.Words.Text
	next := p.frame.Preferences.NextMove()
	items := []*fyne.MenuItem{
		menus.Item(text("menu.copyboard", "Copy board as text"), nil, p.host.CopyBoard),
		menus.Item(text("menu.copypicture", "Copy picture"), nil, p.host.CopyPicture),
		menus.Item(text("menu.picture", "Save picture …"), nil, p.SavePicture),
		fyne.NewMenuItemSeparator(),
		menus.Check(text("menu.nextmove", "Show the next move"), next, p.toggleNextMove),
		menus.Item(text("menu.showfacts", "Show the facts"), nil, func() { p.side.Reveal(p.side.facts) }),
		fyne.NewMenuItemSeparator(),
		look.Only(!p.model.solving(), menus.Item(text("menu.solvehere", "Solve from here"), nil, p.solveHereOnly)),
		menus.Item(text("menu.compareline", "Compare my line with the solution"), nil, p.compareLine),
	}
	items = append(items, p.savepointItems()...)
	items = append(items, p.solutionItems()...)
	p.popUp(items, at)
}

// moveMenu shows what can be done with the row-th position of the line.
func (p *Page) moveMenu(row int, at fyne.Position) {
	menus, text := p.frame.Menus, p.frame.Words.Text
	items := []*fyne.MenuItem{
		menus.Item(text("menu.gothere", "Go there"), nil, func() { p.jump(row) }),
		look.Only(p.model.session.Len() > 0, menus.Item(text("menu.copymoves", "Copy moves"), nil, p.host.CopyMoves)),
		fyne.NewMenuItemSeparator(),
		menus.Check(text("menu.movenames", "Names of moves as in files"), p.frame.Preferences.MoveNames(), p.toggleMoveNames),
	}
	p.popUp(append(items, p.branchItems(row)...), at)
}

// popUp shows a menu. Its items do what they do when it has closed.
func (p *Page) popUp(items []*fyne.MenuItem, at fyne.Position) {
	widgets.ShowMenu(p.frame.Menus.Canvas, items, at)
}

func (p *Page) toggleNextMove() {
	p.frame.Preferences.SetNextMove(!p.frame.Preferences.NextMove())
	p.view.showBoard(false)
	p.frame.MenusChanged()
}

func (p *Page) toggleFollows() {
	p.frame.Preferences.SetFollows(!p.frame.Preferences.Follows())
	p.view.showBoard(false)
	p.frame.MenusChanged()
}

func (p *Page) toggleClock() {
	p.frame.Preferences.SetClock(!p.frame.Preferences.Clock())
	p.view.dock.showClock()
	p.frame.MenusChanged()
}

func (p *Page) toggleArrows() {
	p.frame.Preferences.SetArrowsMoveBlank(!p.frame.Preferences.ArrowsMoveBlank())
	p.frame.MenusChanged()
}

func (p *Page) toggleMoveNames() {
	p.frame.Preferences.SetMoveNames(!p.frame.Preferences.MoveNames())
	p.side.list.show()
	p.frame.MenusChanged()
}
