package picture

import (
	"context"
	"math"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
)

// Frames of a turntable, and the time of each in hundredths of a second: once
// round in four seconds.
const (
	turnFrames = 60
	turnDelay  = 7
)

// Turntable is an animation of a solid thing that turns once round before the
// eye, from a view on, and repeats.
func Turntable(ctx context.Context, p engine.Turnable, v scene.View, st paint.Style) ([]byte, error) {
	positions := make([]engine.Position, turnFrames)
	for i := range positions {
		turned := v
		turned.Yaw += 2 * math.Pi * float64(i) / turnFrames
		positions[i] = seen{p, turned}
	}
	f := newFilm(positions, st, Usual)
	f.glide, f.steady = 1, turnDelay
	return f.encode(ctx)
}

// seen is a solid position whose picture is what the eye sees of it.
type seen struct {
	engine.Turnable
	view scene.View
}

func (s seen) Scene() scene.Scene { return s.SceneFrom(s.view) }
