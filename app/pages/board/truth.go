package board

import (
	"context"
	"slices"
	"time"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/game/session"
	"langkah/engine/game/truth"
	"langkah/engine/solve/search"
)

// judge holds what is shown against what can be proven of it. It works beside
// the window, one question at a time: the position shown first, then the one
// before it, then the rest of the line. The next move ends what runs.
type judge struct {
	session *session.Session
	camera  *camera
	slot    *job.Slot
	oracle  *truth.Oracle // used by the work in the slot alone
	known   map[string]verdict
	heard   func() // something is known now

	on     bool          // the truth is shown after every move
	strict bool          // a move that leaves no solution is told of
	ended  bool          // the line was just played to its goal: by hand all of it is judged
	limits engine.Limits // of judging the start of such a game
	ladder ladder
	trial  *trial                         // a position that is tried again; nil for none
	made   map[session.Node]time.Duration // how long had been played when a move was made
}

// verdict is the proven truth of a position, with a certificate where there is one.
type verdict struct {
	truth engine.Truth
	proof *engine.Proof // of a dead end, where there is a certificate
}

// The limits of one judgement that nobody has asked for.
const (
	judgeTime   = time.Second
	judgeMemory = 1 << 30
)

func newJudge(s *session.Session, c *camera, jobs *job.Runner) *judge {
	return &judge{session: s, camera: c, slot: jobs.NewSlot(), heard: func() {}}
}

// puzzleChanged forgets what was of another puzzle.
func (j *judge) puzzleChanged() {
	j.slot.Drop()
	j.oracle = truth.New(j.session.Puzzle())
	j.known, j.made = map[string]verdict{}, map[session.Node]time.Duration{}
	j.ladder, j.trial, j.ended = ladder{}, nil, false
}

// moved hears that another position is shown, or the same one again.
func (j *judge) moved() {
	if n := j.session.Node(); n != 0 && j.made[n] == 0 {
		j.made[n] = j.session.Spent()
	}
	j.settle()
	if j.ladder.asking && j.ladder.at == engine.Key(j.session.Position()) {
		return
	}
	j.ladder.asking = false
	j.slot.Drop()
	j.work()
}

// of returns the verdict on a position; the zero verdict before there is one.
func (j *judge) of(p engine.Position) verdict {
	if v, ok := j.known[engine.Key(p)]; ok {
		return v
	}
	return verdict{truth: engine.Truth{Status: search.Running, AtMost: engine.NoBound}}
}

// here returns the verdict on the position shown.
func (j *judge) here() verdict { return j.of(j.session.Position()) }

// judged says whether a position was judged already.
func (j *judge) judged(p engine.Position) bool {
	_, ok := j.known[engine.Key(p)]
	return ok
}

// next is the position to judge next; ok is false where nothing is left to do.
func (j *judge) next() (p engine.Position, ok bool) {
	s := j.session
	wanted := []int{s.Index()}
	if t := j.trial; t != nil {
		wanted = append([]int{slices.Index(s.Nodes(), t.node)}, wanted...)
	}
	if j.looksBack() {
		wanted = append(wanted, 0)
	}
	if (j.on || j.looksBack() && engine.HasLength(s.Puzzle())) && j.trial == nil {
		wanted = append(wanted, s.Index()-1, 0)
		for i := s.Len(); i > 0; i-- {
			wanted = append(wanted, i)
		}
	}
	for _, i := range wanted {
		if i >= 0 && !j.judged(s.At(i)) {
			return s.At(i), true
		}
	}
	return nil, false
}

// looksBack says whether a game by hand was just solved, and is to be held against the truth.
func (j *judge) looksBack() bool {
	return j.ended && j.session.ByHand() && j.session.Position().Solved()
}

// work judges what is wanted and not known yet, unless it is at work already.
func (j *judge) work() {
	if !j.on && !j.strict && !j.looksBack() && j.trial == nil || j.slot.Running() || j.session.Puzzle() == nil {
		return
	}
	at, ok := j.next()
	if !ok {
		return
	}
	oracle, limits := j.oracle, engine.Limits{Time: judgeTime, Memory: judgeMemory}
	if j.looksBack() && engine.Key(at) == engine.Key(j.session.At(0)) {
		limits = j.limits
	}
	j.slot.Start(job.Work{Memory: limits.Memory, Run: func(ctx context.Context) func() {
		v := verdict{truth: oracle.Judge(ctx, at, limits, nil)}
		if v.truth.Status == engine.NoSolution {
			if proof, ok := oracle.Prove(at); ok {
				v.proof = &proof
			}
		}
		return func() {
			j.known[engine.Key(at)] = v
			j.settle()
			j.heard()
			j.work()
		}
	}})
}

// game is the line as far as the i-th position, held against the truth.
func (j *judge) game(i int) truth.Review {
	s := j.session
	r := truth.Review{Puzzle: s.Puzzle(), Start: j.of(s.At(0)).truth}
	before := r.Start
	for k, m := range s.Moves()[:i] {
		after := j.of(s.At(k + 1)).truth
		r.Steps = append(r.Steps, truth.Step{Move: m, Before: before, After: after})
		r.Cost += m.Cost
		before = after
	}
	return r
}

// deadEnd is why there is no solution from the position shown; ok is false
// where that is not known, or nobody wants to be told.
func (j *judge) deadEnd() (v verdict, ok bool) {
	v = j.here()
	return v, (j.on || j.strict || j.ladder.level > 0 && j.ladder.at == engine.Key(j.session.Position())) && v.truth.Status == engine.NoSolution
}
