package check

import (
	"strings"

	"langkah/engine"
)

// Mistake is a typical mistake in a search.
type Mistake struct {
	ID    string
	Title engine.Message // what the program does, one sentence
	Look  engine.Message // where to look in its code
}

// mistakeOf describes the mistake of a hypothesis.
func mistakeOf(h hypothesis) Mistake {
	m := Mistake{ID: h.mistake}
	say := func(title, look engine.Message) Mistake {
		m.Title, m.Look = title, look
		return m
	}
	switch h.mistake {
	case "goal-on-generation":
		return say(engine.Msg("the goal is tested when a board is generated."),
			engine.Msg("test for the goal where a board is taken from the queue, not where its successors are made."))
	case "no-update":
		return say(engine.Msg("a cheaper way to a waiting board was dropped."),
			engine.Msg("boards are marked as visited when they are generated; compare g before you skip one, or mark it when it is taken."))
	case "no-closed":
		return say(engine.Msg("boards that have been expanded are expanded again."),
			engine.Msg("keep a closed list of boards, and compare them by their contents: equals and hashCode, or a text or tuple as the key."))
	case "h-only":
		return say(engine.Msg("the priority is h alone, as in greedy search."),
			engine.Msg("the priority given to the queue must be g + h."))
	case "no-h":
		return say(engine.Msg("the priority is g alone, as in uniform-cost search."),
			engine.Msg("the priority given to the queue must be g + h."))
	case "cost-ignored":
		return say(engine.Msg("every move counts 1, whatever it costs."),
			engine.Msg("add the cost of the move to g where a successor is made."))
	case "h-blank":
		return say(engine.Msg("the heuristic counts the blank as a tile."),
			engine.Msg("skip the blank in the loop of the heuristic; it makes h too large."))
	case "h-wrong-goal":
		return say(engine.Msg("the heuristic measures to another goal than the puzzle's."),
			engine.Msg("the goal cells in the heuristic: is tile 1 on the first cell, or the blank?"))
	case "lifo":
		return say(engine.Msg("the queue is used as a stack: the last board in comes out first."),
			engine.Msg("take from the front of the queue: popleft, not pop; poll, not pop."))
	case "fifo":
		return say(engine.Msg("the boards come out in the order in which they went in."),
			engine.Msg("the queue must be ordered by its key; a plain queue is breadth-first search."))
	case "g-of-parent":
		return say(engine.Msg("a board is put into the queue with its parent's g."),
			engine.Msg("compute g of the successor first, and use that for its priority."))
	case "missing-move":
		return say(engine.Msg("the move %s is never made.", strings.ToLower(wayNames[h.without])),
			engine.Msg("the list of directions, and the test at the rim of the board in that direction."))
	case "max-heap":
		return say(engine.Msg("the largest key is taken first."),
			engine.Msg("the comparison of the queue: the smallest must come first; negate the key, or exchange the operands."))
	case "wrap-around":
		return say(engine.Msg("moves lead over the rim of the board to its other side."),
			engine.Msg("index + 1 and index - 1 need a test of the column."))
	case "depth-cut":
		return say(engine.Msg("the bound is raised by too much from round to round."),
			engine.Msg("raise the bound by 1, in IDA* to the least f that was cut."))
	case "closed-too-soon":
		return say(engine.Msg("a board reached at one depth is never entered at a smaller one."),
			engine.Msg("a closed list in a depth-bounded search must compare depths, or go."))
	case "weight":
		return say(engine.Msg("the priority weighs h by %s.", short(h.weightH)),
			engine.Msg("f must be g + h; a weight gives up optimality."))
	}
	if other, meant, ok := strings.Cut(strings.TrimPrefix(h.mistake, "h-"), "-for-"); ok {
		return say(engine.Msg("the heuristic is %s, not %s.", other, meant),
			engine.Msg("which heuristic the search calls, and what it adds up."))
	}
	return m
}
