package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/widgets"
)

// headline says in a narrow window what is open and whether it can be solved.
type headline struct {
	frame   *look.Frame
	name    *widget.Label
	kind    *widget.Label
	verdict *widgets.Badge
	content fyne.CanvasObject
}

func newHeadline(f *look.Frame, unfold fyne.CanvasObject) *headline {
	h := &headline{frame: f, name: widget.NewLabel(""), kind: widget.NewLabel(""), verdict: widgets.NewBadge()}
	h.name.TextStyle.Bold = true
	h.kind.Importance, h.kind.Truncation = widget.LowImportance, fyne.TextTruncateEllipsis
	left := container.New(layout.NewCustomPaddedHBoxLayout(0), look.Gap(6), h.name, container.NewCenter(h.verdict))
	h.content = look.Inset(4, look.InOrder(layout.NewBorderLayout(nil, nil, left, unfold), left, h.kind, unfold))
	return h
}

func (h *headline) show(name string, p engine.Puzzle) {
	w := h.frame.Words
	look.Set(h.name, name)
	look.Set(h.kind, w.Message(p.Kind()))
	fact, known := engine.Verdict(p)
	switch {
	case !known:
		h.verdict.Say("", widgets.Calm)
	case fact.Kind == engine.Unsolvable:
		h.verdict.Say(w.Text("verdict.no", "cannot be solved"), widgets.Bad)
	default:
		h.verdict.Say(w.Text("verdict.yes", "can be solved"), widgets.Good)
	}
}
