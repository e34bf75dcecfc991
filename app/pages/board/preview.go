package board

import (
	"slices"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/widgets/sceneview"
)

// Hold shows where an arrow key would let a piece slide.
func (h *hand) Hold(name fyne.KeyName) bool {
	does, ok := way(name)
	if !ok || !h.free() || !h.flat() || h.model.hand.Picked() == "" && h.model.bySolution() {
		return false
	}
	o, ok := h.model.hand.Preview(h.turned(does))
	if ok {
		h.preview(o, h.frame.Words.Text("hand.slidekey", "Let go to slide, Esc does not."))
	}
	return ok
}

// LetGo takes a preview away.
func (h *hand) LetGo() {
	if h.previews {
		h.previews = false
		h.view.settle(0)
		h.view.dock.showWords()
	}
}

// preview shows the way of a slide, a ghost where it ends and its cost, and says how to
// make it.
func (h *hand) preview(o engine.Offer, how string) {
	h.previews = true
	w := h.frame.Words
	items := append(slices.Clone(o.Marks), scene.GhostOf(o.Landed, true)...)
	says := look.Sentence(w.Message(o.Says)) + "."
	if o.Fits && len(o.Moves) > 0 {
		cost := w.Textf("caption.cost", "cost %s", engine.CostText(h.model.session.Puzzle(), o.Moves[0].Cost))
		says = look.Sentence(w.Message(o.Says)) + ", " + cost + ". " + how
		items = append(items, costTag(cost, h.model.shown().Scene(), o.Landed[0])...)
	}
	h.view.hold(sceneview.Held{Items: items})
	h.view.dock.say(says)
}

// costTag writes the cost of a slide beside the cell where it ends: not on the way.
func costTag(cost string, s scene.Scene, end scene.Item) []scene.Item {
	const size = 0.38
	half := size * (0.25 + 0.25*float64(len([]rune(cost))))
	x, y := end.X+end.W/2, end.Y+end.H/2
	if from := s.Of(end.ID); len(from) > 0 && from[0].X == end.X { // up or down
		if x += end.W/2 + half + 0.1; x+half > s.Width {
			x = end.X - half - 0.1
		}
	} else if y -= end.H/2 + size/2 + 0.06; y < scene.Rim {
		y = end.Y + end.H + size/2 + 0.06
	}
	tag := scene.Tag(cost, min(max(x, half), s.Width-half), y, size)
	tag[0].Fill, tag[0].Stroke = scene.Hint, scene.HintRim
	return tag
}
