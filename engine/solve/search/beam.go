package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// beam is beam search (Lowerre 1976): breadth-first search that keeps only the states with
// the least estimates of each layer, as many as the beam is wide.
//
// Time and memory are linear in width and depth. It is neither complete nor optimal, since a
// pruned state may lie on the only path. Only if nothing was ever pruned does running out of
// states prove that there is no solution.
func (r *run[S]) beam() Outcome[S] {
	nodes, ok := newNodes(&r.p, r.Meter, true)
	if !ok {
		return r.ended(r.Ended())
	}
	if i, _ := nodes.root(r.p.Start, r.startH()); i == 0 {
		return r.ended(r.Ended())
	}
	r.recordStart(int64(r.startH()))
	if r.p.Goal(r.p.Start) {
		r.recordGoal(nodes, 1, 0)
		return r.solved(nil)
	}
	b := beamLayer[S]{run: r, nodes: nodes, best: queue{meter: r.Meter}, width: r.settings.Int("width")}
	for head := uint32(0); head < nodes.last(); {
		end := nodes.last()
		goal, ok := b.expand(head, end)
		if !ok {
			return r.ended(r.Ended())
		}
		if goal != 0 {
			return r.solved(nodes.path(goal))
		}
		if !b.choose() {
			return r.ended(r.Ended())
		}
		head = end
		r.Depth++
	}
	if b.dropped {
		return r.ended(Failed)
	}
	return r.ended(NoSolution)
}

func beam[S comparable]() algorithm[S] {
	return algorithm[S]{Algorithm{
		Name: "beam", Title: message.New("Beam search"), Informed: true,
		About: message.New("It goes level by level and keeps only the best few nodes of each."), Order: FewPerLevel, Key: ByH,
		Options: []option.Option{{
			Name: "width", Title: message.New("Width"), Kind: option.Integer, Default: "1000", Min: 1, Max: 1e5,
			Help: message.New("How many states of each layer are kept."),
		}},
		guarantee: func(a asked) Guarantee {
			if a.Blind {
				return Guarantee{Why: message.New(unsureBlind, a.title)}
			}
			return Guarantee{Why: message.New("%s with %s: fast, not sure to find a solution, because it keeps only %v states of each layer.", a.title, a.heuristic, a.settings.Int("width"))}
		},
	}, (*run[S]).beam}
}

// beamLayer generates one layer of the beam from the one before.
type beamLayer[S comparable] struct {
	*run[S]
	nodes   *nodes[S]
	made    list[candidate[S]]
	best    queue // indices into made, the least estimate first
	width   int
	dropped bool
}

// candidate is a generated state with its parent node.
type candidate[S comparable] struct {
	step Successor[S]
	from uint32
}

// expand generates the candidates from the nodes after head up to end. goal is the node of
// the first goal among them.
func (b *beamLayer[S]) expand(head, end uint32) (goal uint32, ok bool) {
	b.made.n = 0
	var out []Successor[S]
	for i := head + 1; i <= end; i++ {
		if !b.Expand() {
			return 0, false
		}
		n, h := b.nodes.at(i), b.nodes.step(i).h
		if b.recording {
			b.recordNode(Expanded, NoReason, b.nodes, i, int64(h))
		}
		out = b.p.Expand(n.state, h, out[:0])
		b.Generated += int64(len(out))
		for k := range out {
			s := &out[k]
			s.H = max(s.H, 0)
			if j := b.nodes.find(s.State); j != 0 {
				b.recordCandidate(Duplicate, NoReason, j, s, i)
				continue
			}
			if b.p.Goal(s.State) {
				goal := b.keep(s, i)
				if goal != 0 {
					b.recordGoal(b.nodes, goal, int64(s.H))
				}
				return goal, b.Ended() == Running
			}
			c := b.made.add(b.Meter)
			if c == nil || !b.best.push(int64(s.H), 0, uint32(b.made.n)) {
				return 0, false
			}
			*c = candidate[S]{*s, i}
		}
		b.Waiting(b.made.n)
	}
	return 0, true
}

// choose keeps the best candidates.
func (b *beamLayer[S]) choose() bool {
	kept := 0
	for {
		_, _, i := b.best.pop()
		if i == 0 {
			return true
		}
		if i%1024 == 0 && !b.Look() {
			return false
		}
		c := b.made.at(int(i - 1))
		if j := b.nodes.find(c.step.State); j != 0 {
			b.recordCandidate(Duplicate, NoReason, j, &c.step, c.from)
			continue
		}
		if kept == b.width {
			b.dropped = true
			b.recordCandidate(Pruned, Width, 0, &c.step, c.from)
			continue
		}
		if b.keep(&c.step, c.from) == 0 {
			return false
		}
		kept++
	}
}

// keep stores a candidate as a node.
func (b *beamLayer[S]) keep(s *Successor[S], from uint32) uint32 {
	i, _ := b.nodes.insert(s.State)
	if i == 0 || !b.nodes.reach(i, from, s, b.nodes.at(from).g()+int64(s.Cost)) {
		return 0
	}
	b.recordCandidate(Generated, NoReason, i, s, from)
	return i
}

func (b *beamLayer[S]) recordCandidate(kind EventKind, why Why, i uint32, s *Successor[S], from uint32) {
	if b.recording {
		g := b.nodes.at(from).g() + int64(s.Cost)
		b.record(kind, why, link{int32(i), int32(from), s.Move}, figures{b.Depth + 1, g, s.H, int64(s.H)})
	}
}
