package search

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/app/pages/search/searchview"
	"langkah/engine"
	"langkah/widgets"
)

// lesson is something that the user does with a recorded search. Its views stand
// below the method.
type lesson interface {
	title() string
	views() fyne.CanvasObject

	begin(r *run) // ok is said by what it shows
	end()
	show()

	pick(node int32) bool          // a node was clicked; true where that is an answer
	forward() bool                 // the user steps on; true where that leads elsewhere
	dress(*searchview.Scene)       // what is shown of the search beside it
	veil(r *run) (v veil, ok bool) // what hides that which is asked for
}

// veil stands in place of the node that comes next, while the user is asked for it.
type veil struct {
	title    string
	position engine.Position
	open     bool // a node that is selected is shown none the less, without a reason
}

// lessons lets the user choose one.
type lessons struct {
	page    *Page
	list    []lesson
	on      lesson // nil for none
	choice  *widgets.Dropdown
	holder  *fyne.Container
	content fyne.CanvasObject
}

func newLessons(p *Page) *lessons {
	l := &lessons{page: p, list: []lesson{newPredict(p), newByHand(p), newTwo(p), newYours(p)}, holder: container.NewVBox()}
	l.choice = widgets.NewDropdown(func(i int) { l.choose(i - 1) })
	l.choice.OnKey, l.choice.OnPicked = p.frame.Key, p.Focus
	row := look.Form(widget.NewLabel(p.frame.Words.Text("lesson.lesson", "Exercise")), l.choice)
	l.content = container.NewVBox(widget.NewSeparator(), row, l.holder)
	l.offer()
	return l
}

// yours is the last of them.
func (l *lessons) yours() *yours { return l.list[len(l.list)-1].(*yours) }

// offer shows which lesson is on.
func (l *lessons) offer() {
	names, at := []string{l.page.frame.Words.Text("lesson.none", "none")}, 0
	for i, each := range l.list {
		names = append(names, each.title())
		if each == l.on {
			at = i + 1
		}
	}
	l.choice.Offer(names, at)
}

// index returns the number of the lesson that is on, -1 for none.
func (l *lessons) index() int {
	if l == nil {
		return -1
	}
	return slices.Index(l.list, l.on)
}

// two returns the number of the lesson that compares two searches.
func (l *lessons) two() int {
	return slices.IndexFunc(l.list, func(each lesson) bool {
		_, ok := each.(*two)
		return ok
	})
}

// comparing reports whether two searches are compared.
func (l *lessons) comparing() bool { return l.on != nil && l.index() == l.two() }

// choose begins the i-th lesson, and ends the one before; below 0 none is on.
func (l *lessons) choose(i int) {
	l.drop()
	if r := l.page.model.run; r != nil && i >= 0 {
		l.on = l.list[i]
		l.holder.Add(l.on.views())
		l.on.begin(r)
	}
	l.offer()
	l.page.panel.makeRoom(l.on != nil)
	l.page.show()
	l.page.frame.MenusChanged()
	l.reveal()
}

// reveal scrolls the panel so that as much of the exercise is seen as may be.
func (l *lessons) reveal() {
	if l.on != nil {
		panel, top := l.page.panel, fyne.CurrentApp().Driver().AbsolutePositionForObject
		panel.scroll.ScrollToOffset(fyne.NewPos(0, top(l.content).Y-top(panel.scroll.Content).Y))
	}
}

// drop ends the lesson that is on.
func (l *lessons) drop() {
	if l.on == nil {
		return
	}
	was := l.on
	l.on = nil
	l.holder.RemoveAll()
	was.end()
	l.page.panel.makeRoom(false)
	l.offer()
}

func (l *lessons) show() {
	if l.on != nil {
		l.on.show()
	}
	if l.page.model.run == nil {
		l.choice.Disable()
	} else {
		l.choice.Enable()
	}
}

func (l *lessons) pick(node int32) bool { return l.on != nil && node != 0 && l.on.pick(node) }
func (l *lessons) forward() bool        { return l.on != nil && l.on.forward() }

func (l *lessons) dress(s *searchview.Scene) {
	if l.on != nil {
		l.on.dress(s)
	}
}

// hide hides what comes next where the user is asked for it.
func (l *lessons) hide(m *Model) {
	m.veil = nil
	if l.on == nil || m.run == nil {
		return
	}
	if v, ok := l.on.veil(m.run); ok {
		m.veil = &v
	}
}

// items are the lessons in the page's menu.
func (l *lessons) items() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for i, each := range l.list {
		title := each.title()
		if i == l.two() {
			title = l.page.frame.Words.Text("lesson.twowhy", "Two searches: which expands less, and why")
		}
		item := l.page.frame.Menus.Check(title, each == l.on, func() {
			if l.on == each {
				i = -1
			}
			l.choose(i)
		})
		items = append(items, look.Only(l.page.model.run != nil, item))
	}
	return items
}

// wrapped is a label for sentences.
func wrapped() *widget.Label {
	l := widget.NewLabel("")
	l.Wrapping = fyne.TextWrapWord
	return l
}
