package search

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"

	"langkah/app/kit/look"
)

// headline says in a narrow window what is searched.
type headline struct {
	frame   *look.Frame
	content fyne.CanvasObject
	say     func(string)
}

func newHeadline(f *look.Frame, unfold fyne.CanvasObject) *headline {
	name := look.Truncated("")
	h := &headline{frame: f, say: name.SetText}
	h.content = look.Inset(4, look.InOrder(layout.NewBorderLayout(nil, nil, nil, unfold), name, unfold))
	return h
}

func (h *headline) show(m *Model) {
	chosen, _ := m.choice.Method()
	h.say(m.name + ", " + h.frame.Words.Message(chosen.Title()))
}
