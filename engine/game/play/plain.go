package play

import (
	"langkah/engine"
	"langkah/engine/base/scene"
)

// plain is a drag of a position without an [engine.Grip]: a click plays a piece's move if it
// has exactly one.
type plain struct {
	position engine.Position
	piece    string
	move     engine.Move
	off      bool // the pointer has left the piece
}

func plainOf(p engine.Position, id string) (engine.Drag, bool) {
	moves := engine.MovesOf(p, id)
	if len(moves) != 1 {
		return nil, false
	}
	return plain{position: p, piece: id, move: moves[0]}, true
}

func (d plain) Piece() string { return d.piece }

func (d plain) Carried() bool { return false }

func (d plain) To(at scene.Point) engine.Drag {
	id, _ := d.position.Scene().At(at.X, at.Y)
	d.off = id != d.piece
	return d
}

func (d plain) Nudge(int, int, bool) engine.Drag { d.off = true; return d }

func (d plain) Tap() []engine.Move { return []engine.Move{d.move} }

func (d plain) Offer() engine.Offer {
	o := engine.Offer{Fits: true, Lifted: d.position.Scene().Of(d.piece)}
	if !d.off {
		o.Landed, o.Moves, o.Says = o.Lifted, d.Tap(), d.move.Words
	}
	return o
}
