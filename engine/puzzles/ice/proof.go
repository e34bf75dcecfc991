package ice

import (
	"fmt"

	"langkah/engine"
	"langkah/engine/base/scene"
)

var _ engine.Prover = (*Puzzle)(nil)

// Prove returns a proof that the position has no solution; ok is false if none of the simple proofs holds.
func (z *Puzzle) Prove(at engine.Position) (engine.Proof, bool) {
	s, ok := z.stateOf(at)
	if !ok {
		return engine.Proof{}, false
	}
	return z.prove(s)
}

// prove tries, in this order: no slide at all; no slide that stops on the goal; a number or the goal that cannot be
// reached even if numbers may be crossed in any order.
func (z *Puzzle) prove(s state) (engine.Proof, bool) {
	b := z.board
	if b.solved(s) {
		return engine.Proof{}, false
	}
	if (Position{z, s}).Moves() == nil {
		return b.proof("stuck", engine.Msg("every slide from here ends the game, or does not move the actor"), b.cell(s)), true
	}
	if !z.goalStops() {
		return b.proof("goal", engine.Msg("no slide stops on the goal: nothing beside it stops the actor"), b.goal), true
	}
	loose := z.anyOrder()
	stood, crossed := loose.covers(b.state(b.cell(s), 0))
	for k := b.crossed(s); k < len(b.numbers); k++ {
		if !crossed[b.numbers[k]] {
			return b.proof("number", engine.Msg("no slide from here on crosses number %d, in whatever order", k), b.numbers[k]), true
		}
	}
	if !stood[b.goal] {
		return b.proof("goal", engine.Msg("from here no way leads to a stop on the goal, in whatever order the numbers are crossed"), b.goal), true
	}
	return engine.Proof{}, false
}

// goalStops reports whether the actor can stop on the goal: by the rule, or by a rock on one side with a cell to come
// from on the other.
func (z *Puzzle) goalStops() bool {
	if z.stop != atRock {
		return true
	}
	b := z.board
	for _, d := range directions() {
		rows, cols := d.step()
		r, c := b.goal/b.cols-rows, b.goal%b.cols-cols
		behind := r*b.cols + c
		ahead, ok := b.beside(b.goal, d)
		if ok && b.cells[ahead] == rock && r >= 0 && r < b.rows && c >= 0 && c < b.cols && b.canStand(behind) {
			return true
		}
	}
	return false
}

// anyOrder relaxes the puzzle by removing the numbers: every legal slide of the original is legal in it. For the rule
// atLast, covers allows both outcomes at the goal.
func (z *Puzzle) anyOrder() *Puzzle {
	plain := *z.board
	plain.numbers = nil
	plain.cells = append([]byte(nil), z.board.cells...)
	for _, cell := range z.board.numbers {
		plain.cells[cell] = path
	}
	return &Puzzle{board: &plain, cost: byMoves, stop: z.stop}
}

// covers returns the cells where the actor can stop, and those that it can cross, by breadth-first search.
func (z *Puzzle) covers(from state) (stood, crossed []bool) {
	rules := []stopRule{z.stop}
	if z.stop == atLast {
		rules = []stopRule{atRock, atGoal}
	}
	stood, crossed = make([]bool, z.board.size()), make([]bool, z.board.size())
	stood[from] = true
	list := []state{from}
	for i := 0; i < len(list); i++ {
		for _, rule := range rules {
			for _, d := range directions() {
				var cells []int
				r := z.board.push(list[i], d, rule, func(cell, _ int) bool { cells = append(cells, cell); return true })
				for _, cell := range cells {
					crossed[cell] = crossed[cell] || r.ending == stops
				}
				if r.ending == stops && !stood[r.to] {
					stood[r.to] = true
					list = append(list, r.to)
				}
			}
		}
	}
	return stood, crossed
}

// proof returns a proof that marks a cell.
func (b *board) proof(name string, why engine.Message, cell int) engine.Proof {
	return engine.Proof{
		Name: name, Why: why, Cells: []string{fmt.Sprintf("r%dc%d", cell/b.cols+1, cell%b.cols+1)},
		Marks: []scene.Item{b.item(scene.Hatch, cell, scene.Primary)},
	}
}
