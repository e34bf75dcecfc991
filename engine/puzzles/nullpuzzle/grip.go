package nullpuzzle

import (
	"langkah/engine"
	"langkah/engine/base/scene"
)

// finger is a lamp under the pointer: it is pressed where the pointer is let
// go on it. It implements [engine.Drag].
type finger struct {
	position position
	lamp     int
	off      bool // the pointer has left the lamp
}

// Grab takes hold of a lamp.
func (p position) Grab(at scene.Point) (engine.Drag, bool) {
	id, ok := p.Scene().At(at.X, at.Y)
	if !ok {
		return nil, false
	}
	return p.Pick(id)
}

// Pick takes hold of a lamp by its ID.
func (p position) Pick(piece string) (engine.Drag, bool) {
	for i := range p.n {
		if lampID(i) == piece {
			return finger{position: p, lamp: i}, true
		}
	}
	return nil, false
}

// Push does nothing: arrows have no meaning here.
func (p position) Push(int, int, bool) []engine.Move { return nil }

func (f finger) Piece() string { return lampID(f.lamp) }

func (f finger) Carried() bool { return false }

func (f finger) To(at scene.Point) engine.Drag {
	id, _ := f.position.Scene().At(at.X, at.Y)
	f.off = id != f.Piece()
	return f
}

func (f finger) Nudge(int, int, bool) engine.Drag { f.off = true; return f }

// Tap presses the lamp.
func (f finger) Tap() []engine.Move { return []engine.Move{f.position.move(f.lamp)} }

// Offer presses the lamp as long as the pointer is on it. Nothing is lifted.
func (f finger) Offer() engine.Offer {
	o := engine.Offer{Fits: true, Lifted: f.position.Scene().Of(f.Piece())}
	if f.off {
		o.Says = engine.Msg("lamp %d stays as it is", f.lamp+1)
		return o
	}
	o.Landed, o.Moves = o.Lifted, f.Tap()
	o.Says = o.Moves[0].Words
	return o
}
