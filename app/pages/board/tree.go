package board

import (
	"fmt"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/game/session"
)

// Edits are the page's items of the menu Edit: what was played is taken back,
// made again, and left for another way.
func (p *Page) Edits() []*fyne.MenuItem {
	menus, text := p.frame.Menus, p.frame.Words.Text
	return []*fyne.MenuItem{
		menus.Edit(menus.Item(text("menu.undo", "Undo"), &fyne.ShortcutUndo{}, p.back)),
		menus.Edit(menus.Item(text("menu.redo", "Redo"), &fyne.ShortcutRedo{}, p.forward)),
		menus.Item(text("menu.branchnext", "Next branch"), look.Alt(fyne.KeyDown), p.nextBranch),
		menus.Item(text("menu.branchprevious", "Previous branch"), look.Alt(fyne.KeyUp), p.previousBranch),
		fyne.NewMenuItemSeparator(),
	}
}

// savepointItems mark the position shown, and go back to those marked.
func (p *Page) savepointItems() []*fyne.MenuItem {
	menus, text := p.frame.Menus, p.frame.Words.Text
	var list []*fyne.MenuItem
	for _, s := range p.model.session.Savepoints() {
		item := menus.Item(s.Name, nil, func() { p.goTo(s.Node) })
		item.Checked = s.Node == p.model.session.Node()
		list = append(list, item)
	}
	if len(list) == 0 {
		list = []*fyne.MenuItem{look.Only(false, menus.Item(text("menu.nosavepoints", "No savepoints yet"), nil, func() {}))}
	}
	return []*fyne.MenuItem{
		menus.Item(text("menu.savepoint", "Savepoint here"), look.Ctrl(fyne.KeyM), p.markHere),
		look.Submenu(text("menu.savepoints", "Go to a savepoint"), list),
	}
}

// markHere makes the position shown a savepoint, or takes its name away.
func (p *Page) markHere() {
	w, s := p.frame.Words, p.model.session
	if p.model.savepoint(s.Node()) != "" {
		s.Mark("")
		p.frame.Say(w.Text("savepoint.gone", "The savepoint is gone; the position stays in the list"))
	} else {
		name := p.model.freeName(w)
		s.Mark(name)
		p.frame.Say(w.Textf("savepoint.made", "%s is here; the menu Puzzle leads back", name))
	}
	p.side.list.show()
	p.frame.MenusChanged()
}

// goTo shows a position wherever it stands in the tree.
func (p *Page) goTo(n session.Node) {
	p.branch(func() bool { return p.model.session.Go(n) })
}

// savepoint is the name of a node; "" where it has none.
func (m *Model) savepoint(n session.Node) string {
	for _, s := range m.session.Savepoints() {
		if s.Node == n {
			return s.Name
		}
	}
	return ""
}

// freeName is a name for a savepoint that none has.
func (m *Model) freeName(w look.Words) string {
	for i := 1; ; i++ {
		name, taken := w.Textf("savepoint.name", "Savepoint %d", i), false
		for _, s := range m.session.Savepoints() {
			taken = taken || s.Name == name
		}
		if !taken {
			return name
		}
	}
}

// branchItems are the ways that were taken where a move of the line was made.
func (p *Page) branchItems(row int) []*fyne.MenuItem {
	s, w := p.model.session, p.frame.Words
	nodes := s.Nodes()
	if row == 0 || row >= len(nodes) {
		return nil
	}
	ways := s.Children(nodes[row-1])
	if len(ways) < 2 {
		return nil
	}
	items := []*fyne.MenuItem{fyne.NewMenuItemSeparator()}
	for i, n := range ways {
		words := w.Textf("branch.item", "Branch %d: %s", i+1, moveWords(w, s.Move(n)))
		items = append(items, p.frame.Menus.Check(words, n == nodes[row], func() { p.goTo(n) }))
	}
	return items
}

// branchMark says in the list of moves that there are other ways, or that a
// position is a savepoint.
func (m *Model) branchMark(nodes []session.Node, row int) string {
	mark := ""
	if row > 0 {
		if ways := m.session.Children(nodes[row-1]); len(ways) > 1 {
			for i, n := range ways {
				if n == nodes[row] {
					mark = fmt.Sprintf("%d/%d", i+1, len(ways))
				}
			}
		}
	}
	if m.savepoint(nodes[row]) != "" {
		mark += " ◆"
	}
	return mark
}

// compareLine holds the line that was played against the solution found.
func (p *Page) compareLine() {
	w := p.frame.Words
	c, ok := p.model.session.Compare()
	if !ok {
		p.frame.Say(w.Text("line.none", "There is no solution yet to compare with: press Solve first"))
		return
	}
	words := w.Textf("line.same", "The first %d move{|s} {is|are} those of the solution.", c.Same)
	switch {
	case len(c.Mine) == 0:
		words += "\n" + w.Textf("line.on", "It goes on with %d more.", len(c.Theirs))
	case len(c.Theirs) > 0:
		words += "\n" + w.Textf("line.parts", "Then you: %s. The solution: %s.", moveWords(w, c.Mine[0]), moveWords(w, c.Theirs[0]))
	default:
		words += "\n" + w.Text("line.beyond", "Then you went on beyond its end.")
	}
	words += "\n" + w.Textf("line.costs", "Your way here costs %s, the whole solution %s.", engine.CostText(p.model.session.Puzzle(), c.MyCost), engine.CostText(p.model.session.Puzzle(), c.Cost))
	p.frame.Dialogs.Tell(w.Text("line.title", "Your line and the solution"), words)
}
