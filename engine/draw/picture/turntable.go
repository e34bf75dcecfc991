package picture

import (
	"context"
	"math"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
)

// Frames of a turntable, and the delay of each in hundredths of a second: four seconds for a turn.
const (
	turnFrames = 60
	turnDelay  = 7
)

// Turntable renders a looping animation of a solid rotating once about its vertical axis,
// beginning at a view.
func Turntable(ctx context.Context, p engine.Turnable, v scene.View, st paint.Style) ([]byte, error) {
	positions := make([]engine.Position, turnFrames)
	for i := range positions {
		turned := v
		turned.Yaw += 2 * math.Pi * float64(i) / turnFrames
		positions[i] = viewed{p, turned}
	}
	f := newFilm(positions, st, Usual)
	f.glide, f.steady = 1, turnDelay
	return f.encode(ctx)
}

// viewed is a solid position seen from a view.
type viewed struct {
	engine.Turnable
	view scene.View
}

func (s viewed) Scene() scene.Scene { return s.SceneFrom(s.view) }
