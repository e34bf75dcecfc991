package search

// PathRecorder records a search of a family's own that goes down one path of moves of cost 1
// and takes the last one back, such as backtracking. A node is named by its path.
type PathRecorder struct {
	probe *Probe
	moves int32   // of a solution
	path  []Event // of the present node and its ancestors
	nodes int32
}

// NewPathRecorder returns the recorder of a search whose solutions have so many moves; nil if
// the probe does not record.
func NewPathRecorder(probe *Probe, moves int) *PathRecorder {
	if !probe.Recording() {
		return nil
	}
	return &PathRecorder{probe: probe, moves: int32(moves)}
}

// Enter records a node that is generated and expanded: depth moves from the start, the last of
// which leads from the last node one move less deep.
func (r *PathRecorder) Enter(depth int, move int32) {
	r.generate(depth, move)
	r.again(Expanded, NoReason, depth)
}

// Wipeout records a node that forward checking rejects, and what is left without a choice.
func (r *PathRecorder) Wipeout(depth int, move int32, empty Choice) {
	r.generate(depth, move)
	r.again(Pruned, Wipeout, depth)
	r.Choose(empty)
}

// Choose records what the last node branches on.
func (r *PathRecorder) Choose(c Choice) { r.probe.RecordChoice(r.nodes, c) }

// Goal records that the present node of that depth is a solution.
func (r *PathRecorder) Goal(depth int) { r.again(Goal, NoReason, depth) }

func (r *PathRecorder) generate(depth int, move int32) {
	r.nodes++
	e := Event{Kind: Generated, Depth: uint16(depth), Node: r.nodes, G: int32(depth), H: r.moves - int32(depth), F: r.moves}
	r.path = r.path[:depth]
	if depth > 0 {
		e.Parent, e.Move = r.path[depth-1].Node, move
	}
	r.path = append(r.path, e)
	r.probe.Record(e)
}

func (r *PathRecorder) again(kind EventKind, why Why, depth int) {
	e := r.path[depth]
	e.Kind, e.Why = kind, why
	r.probe.Record(e)
}
