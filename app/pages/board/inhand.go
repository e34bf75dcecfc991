package board

import (
	"slices"
	"strings"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/game/play"
	"langkah/widgets/sceneview"
)

// show shows what is in hand, and says what would come of it.
func (h *hand) show() {
	h.showHeld()
	h.view.showCard()
	if r, ok := h.model.hand.Refused(); ok {
		h.refuse(r)
	}
}

// refuse shakes the piece that stays, and says why it does.
func (h *hand) refuse(r play.Refusal) {
	if len(r.Shown) > 0 {
		h.view.flash(r.Shown)
	}
	h.view.board.Refuse(r.Piece)
	why := h.frame.Words.Text("hand.stuck", "This piece cannot move now")
	if !r.Why.IsZero() {
		why = look.Sentence(h.frame.Words.Message(r.Why))
	}
	h.view.dock.say(why + ".")
}

func (h *hand) showHeld() {
	d, ok := h.model.hand.Held()
	picked := h.model.hand.Picked()
	if !ok {
		h.view.settle(backTime)
		h.view.board.Mark("", picked)
		h.view.dock.showWords()
		h.view.showNotes()
		if items := h.model.shown().Scene().Of(picked); len(items) > 0 && h.typed && !h.cursor() {
			h.view.dock.say(h.frame.Words.Textf("hand.picked", "%s is picked. Arrow keys move it, Esc lets it go.", items[len(items)-1].Text))
		}
		return
	}
	o := d.Offer()
	h.view.board.Mark("", "")
	if h.flat() {
		h.view.hold(flatHold(d, o))
	} else {
		h.view.hold(h.mirrored(o))
	}
	h.view.dock.say(h.sentence(d, o))
}

// flatHold shows a piece in hand over the board, and where it would be placed.
func flatHold(d engine.Drag, o engine.Offer) sceneview.Held {
	const raised = 0.09 // so that what lies under it is seen
	lifted := scene.Posed(o.Lifted, scene.Lifted)
	ghost := scene.GhostOf(o.Landed, o.Fits)
	held := sceneview.Held{Lifted: lifted}
	switch {
	case !d.Carried():
		held.Items = append(append(slices.Clone(o.Marks), ghost...), lifted...)
	case len(ghost) == 0:
		held.Items = lifted
	default:
		for i := range lifted {
			lifted[i] = lifted[i].Shifted(-raised/2, -raised)
		}
		badge := scene.Badge(o.Landed, o.Fits)
		if o.Fits {
			held.Items = append(append(ghost, lifted...), badge)
		} else {
			held.Items = append(append(held.Items, lifted...), append(ghost, badge)...)
		}
	}
	return held
}

// mirrored shows in perspective where a piece in hand would come to lie. One that
// does not fit is hatched where it is.
func (h *hand) mirrored(o engine.Offer) sceneview.Held {
	t, _ := h.model.camera.turned(h.model.shown())
	held := sceneview.Held{Lifted: scene.Posed(o.Lifted[:1], scene.Lifted)}
	if t == nil {
		return sceneview.Held{}
	}
	if !o.Fits {
		lies := t.SceneFrom(h.model.camera.view).Of(held.Lifted[0].ID)
		return sceneview.Held{Items: append(scene.GhostOf(lies, false), scene.Badge(lies, false))}
	}
	positions, err := engine.Replay(h.model.shown(), o.Moves)
	if err != nil {
		return sceneview.Held{}
	}
	after := h.model.camera.scene(positions[len(positions)-1]).Of(held.Lifted[0].ID)
	held.Items = append(scene.GhostOf(after, true), scene.Badge(after, true))
	return held
}

// sentence says what an offer is, and how to take it.
func (h *hand) sentence(d engine.Drag, o engine.Offer) string {
	w := h.frame.Words
	says := look.Sentence(w.Message(o.Says))
	if !strings.HasSuffix(says, ".") {
		says += "."
	}
	switch {
	case !d.Carried() || !o.Fits || len(o.Moves) == 0:
		return says
	case h.button:
		return says + " " + w.Text("hand.letgo", "Let go to lay it down.")
	case h.typed:
		return says + " " + w.Text("hand.enter", "Enter lays it down.")
	}
	return says + " " + w.Text("hand.click", "Click to lay it down.")
}
