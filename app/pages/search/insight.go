package search

import (
	"context"
	"time"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/app/kit/method"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/game/truth"
)

// insight shows on the board of a node the parts of the heuristic's value, and compares
// it with the exact distance. Both are computed in the background.
type insight struct {
	heard func() // called when a result has arrived

	puzzle engine.Puzzle
	sums   *method.Sums
	slot   *job.Slot
	oracle *truth.Oracle // used by the work in the slot alone
	known  map[string]engine.Truth
}

// The limits of one judgement.
const (
	judgeTime   = time.Second
	judgeMemory = 1 << 30
)

func newInsight(jobs *job.Runner) *insight {
	return &insight{heard: func() {}, sums: method.NewSums(jobs), slot: jobs.NewSlot()}
}

// open forgets what was of another puzzle.
func (i *insight) open(p engine.Puzzle) {
	i.puzzle, i.oracle, i.known = p, truth.New(p), map[string]engine.Truth{}
	i.slot.Drop()
	i.sums.Forget()
	i.sums.Heard = i.heard
}

// look finds out what there is to know of a position under the heuristic of a
// method, unless it is known.
func (i *insight) look(at engine.Position, m engine.Method) {
	if p, ok := method.Breakable(i.puzzle, m.Heuristic.Name); ok {
		i.sums.Find(p, at, m.Heuristic.Name)
	}
	i.slot.Drop()
	if _, known := i.known[engine.Key(at)]; known || m.Heuristic.Name == "" {
		return
	}
	oracle, limits := i.oracle, engine.Limits{Time: judgeTime, Memory: judgeMemory}
	i.slot.Start(job.Work{Memory: limits.Memory, Run: func(ctx context.Context) func() {
		t := oracle.Judge(ctx, at, limits, nil)
		return func() {
			i.known[engine.Key(at)] = t
			i.heard()
		}
	}})
}

// another is an oracle for work elsewhere.
func (i *insight) another() *truth.Oracle { return truth.New(i.puzzle) }

// rest ends what runs.
func (i *insight) rest() {
	i.slot.Drop()
	i.sums.Drop()
}

// over is the picture of a position with the parts of the heuristic over it.
func (i *insight) over(at engine.Position, m engine.Method) scene.Scene {
	if sum, ok := i.sums.Of(at, m.Heuristic.Name); ok && sum.Err == nil {
		return sum.Over(at.Scene())
	}
	return at.Scene()
}

// words say what the heuristic says of a position and where it lies.
func (i *insight) words(w look.Words, at engine.Position, m engine.Method, h int32) string {
	if m.Heuristic.Name == "" {
		return ""
	}
	title := w.Message(m.Heuristic.Title)
	if _, own := m.Own(); !own {
		title = look.Sentence(title)
	}
	words := w.Textf("search.h", "%s says h = %d.", title, m.Cost(h))
	t, known := i.known[engine.Key(at)]
	switch far := int(h) - t.AtLeast; {
	case !known:
		return words
	case t.Status == engine.NoSolution:
		words += " " + w.Text("search.hdead", "There is no solution from here.")
	case !t.Exact() && t.AtLeast > int(h):
		words += " " + w.Textf("search.hleast", "The true distance h* is %s at least.", m.Cost(int32(t.AtLeast)).String())
	case !t.Exact():
	case far == 0:
		words += " " + w.Text("search.hexact", "That is the true distance h*.")
	case far < 0:
		words += " " + w.Textf("search.hlow", "The true distance h* is %s: %s more.", m.Cost(int32(t.AtLeast)).String(), m.Cost(int32(-far)).String())
	default:
		words += " " + w.Textf("search.hhigh", "The true distance h* is %s: h is %s too high, so it is not admissible here.", m.Cost(int32(t.AtLeast)).String(), m.Cost(int32(far)).String())
	}
	return words
}
