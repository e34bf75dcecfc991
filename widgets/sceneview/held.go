package sceneview

import (
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"langkah/engine/base/scene"
)

// Held are the items of a piece that is being dragged over a board.
type Held struct {
	Items  []scene.Item // over all that lies, in the order drawn
	Lifted []scene.Item // those of them that are the piece itself; it is not shown where it lies
}

// SetHand has a hand play on the board.
func (b *Board) SetHand(h Hand) { b.pointer.hand = h }

// Hold shows what is in hand. The next scene takes it over: a piece goes to its
// place there from where it was held.
func (b *Board) Hold(h Held) {
	b.stopSliding()
	b.stage.hold(h)
	b.draw()
}

// Holds says whether anything is shown in hand.
func (b *Board) Holds() bool { return len(b.stage.held.Items) > 0 }

// Mark shows which piece can be moved, under the pointer, and which one the
// keys are for; "" is none.
func (b *Board) Mark(lit, picked string) {
	if b.stage.lit == lit && b.stage.picked == picked {
		return
	}
	b.stage.mark(lit, picked)
	b.draw()
}

// Refuse has a piece show that it cannot move: it goes a little aside and back.
func (b *Board) Refuse(piece string) {
	if b.stage.going != nil || !fyne.CurrentApp().Settings().ShowAnimations() {
		return
	}
	b.stopSliding()
	b.sliding = fyne.NewAnimation(120*time.Millisecond, func(share float32) {
		b.stage.nudge(piece, 2*math.Sin(2*math.Pi*float64(share)))
	})
	b.sliding.Start()
}

// Celebrate has the ring of the last move run over all pieces once, when they
// have had that long to get to their places.
func (b *Board) Celebrate(after time.Duration) {
	const runs = 600 * time.Millisecond
	if !fyne.CurrentApp().Settings().ShowAnimations() {
		return
	}
	pieces, total := b.stage.pieces(), after+runs
	b.ringing = fyne.NewAnimation(total, func(share float32) {
		at := (time.Duration(float64(total)*float64(share)) - after).Seconds() / runs.Seconds()
		switch {
		case share == 1:
			b.stage.ring("")
		case at >= 0 && len(pieces) > 0:
			b.stage.ring(pieces[min(int(at*float64(len(pieces))), len(pieces)-1)])
		}
	})
	b.ringing.Curve = fyne.AnimationLinear
	b.ringing.Start()
}

// stopRinging ends it.
func (b *Board) stopRinging() {
	if b.ringing != nil {
		b.ringing.Stop()
		b.ringing, b.stage.ringed = nil, ""
	}
}

// pieces are the names of those of the scene, in the order drawn.
func (st *stage) pieces() (ids []string) {
	for _, it := range st.scene.Items {
		if it.ID != "" && !slices.Contains(ids, it.ID) {
			ids = append(ids, it.ID)
		}
	}
	return ids
}

// ring puts the ring of the last move around one piece alone; "" puts it back.
func (st *stage) ring(piece string) {
	if st.ringed == piece || st.going != nil || st.composer == nil {
		return
	}
	st.ringed = piece
	st.rest()
}

func (b *Board) stopSliding() {
	b.stopRinging()
	if b.sliding == nil {
		return
	}
	b.sliding.Stop()
	b.sliding = nil
	if b.stage.composer != nil {
		b.stage.rest()
	}
}

// hold shows what is in hand above all else.
func (st *stage) hold(h Held) {
	hides := func(h Held) (ids []string) {
		for _, it := range h.Lifted {
			ids = append(ids, it.ID)
		}
		return slices.Compact(ids)
	}
	other := !slices.Equal(hides(st.held), hides(h))
	st.held = h
	switch {
	case st.composer == nil:
	case other:
		st.rest()
	default:
		st.raise()
	}
}

// hidden says whether a piece is in hand, and so not where it lies.
func (st *stage) hidden(id string) bool {
	return id != "" && slices.ContainsFunc(st.held.Lifted, func(it scene.Item) bool { return it.ID == id })
}

// raise puts up what is in hand over what lies. It stands on whole pixels: its
// picture is the same wherever it goes.
func (st *stage) raise() {
	if st.lens.zoom > 1 {
		st.look()
		return
	}
	st.objects = st.objects[:st.lying:st.lying]
	seen := map[string]int{}
	s := scene.Scene{Width: st.scene.Width, Height: st.scene.Height, Items: slices.Clone(st.held.Items)}
	for _, g := range s.Groups() {
		st.toPixels(s.Items[g.First:g.End])
		key := actorKey{"held " + g.ID, seen[g.ID]}
		seen[g.ID]++
		st.place(st.castAs(key, st.composer.Sprite(s, g)), 0, 0)
	}
}

// toPixels moves items together by less than a pixel.
func (st *stage) toPixels(items []scene.Item) {
	cell := float64(st.composer.Style().Cell)
	x, y := items[0].X, items[0].Y
	if len(items[0].Points) > 0 {
		x, y = items[0].Points[0].X, items[0].Points[0].Y
	}
	dx, dy := math.Round(x*cell)/cell-x, math.Round(y*cell)/cell-y
	for i := range items {
		items[i] = items[i].Shifted(dx, dy)
	}
}

// mark shows other pieces as under the pointer and as picked.
func (st *stage) mark(lit, picked string) {
	st.lit, st.picked = lit, picked
	if st.composer != nil && st.going == nil {
		st.rest()
	}
}

// posed is the scene with the pieces marked that the pointer and the keys are for.
func (st *stage) posed() scene.Scene {
	s := st.scene
	if st.lit == "" && st.picked == "" && st.ringed == "" {
		return s
	}
	s.Items = slices.Clone(s.Items)
	for i := range s.Items {
		if st.ringed != "" {
			s.Items[i].Marked = s.Items[i].ID == st.ringed
		}
		switch s.Items[i].ID {
		case "":
		case st.picked:
			s.Items[i].Pose = scene.Picked
		case st.lit:
			s.Items[i].Pose = scene.Lit
		}
	}
	return s
}

// nudge moves a piece aside by pixels of the toolkit.
func (st *stage) nudge(piece string, by float64) {
	for key, a := range st.actors {
		if key.id == piece {
			st.place(a, by*st.scale/float64(st.style.Cell), 0)
		}
	}
}
