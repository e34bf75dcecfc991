package board

import (
	"context"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/game/truth"
)

// ladder is how much of a hint has been asked for. Every press tells a rung
// more of the same position; a move begins again below the first.
type ladder struct {
	at     string // the position that it is for
	level  int    // reached; 0 is none
	asking bool   // for the next
	hint   truth.Hint
	known  bool // the hint leads to a best move
}

// rung is how far the ladder has been climbed for the position shown.
func (j *judge) rung() int {
	if j.ladder.at == engine.Key(j.session.Position()) {
		return j.ladder.level
	}
	return 0
}

// ask asks for the next rung; told hears that it is there.
func (j *judge) ask(limits engine.Limits, told func()) {
	at, level := j.session.Position(), j.rung()+1
	if level > truth.Onward {
		level = truth.Like
	}
	oracle := j.oracle
	j.ladder.asking, j.ladder.at, j.ladder.level = true, engine.Key(at), level-1
	j.slot.Start(job.Work{Memory: limits.Memory, Run: func(ctx context.Context) func() {
		h, ok := oracle.Hint(ctx, at, level, limits, nil)
		return func() {
			j.ladder = ladder{at: engine.Key(at), level: level, hint: h, known: ok}
			if ok || h.Truth.Exact() {
				j.known[engine.Key(at)] = verdict{h.Truth, h.Proof}
			}
			j.session.Hinted()
			told()
			j.work()
		}
	}})
}

// glow is how much further than the piece the place reaches that a first hint shows.
const glow = 1

// over is the picture with what the hint and a dead end show on it. In
// perspective nothing can be laid over it.
func (j *judge) over(s scene.Scene) scene.Scene {
	at := j.session.Position()
	if _, turned := j.camera.turned(at); turned {
		return s
	}
	if v, ok := j.deadEnd(); ok {
		if v.proof != nil {
			s = s.With(v.proof.Marks)
		}
		return s
	}
	if j.rung() == 0 || len(j.ladder.hint.Moves) == 0 || !j.ladder.known {
		return s
	}
	next, err := at.Apply(j.ladder.hint.Moves[0])
	if err != nil {
		return s
	}
	switch will := next.Scene(); j.ladder.level {
	case truth.Like:
		return s.Glowing(will, glow)
	case truth.Where:
		return s.Ringed(will)
	case truth.Which:
		return s.Ringed(will).Proposing(will)
	}
	return s
}
