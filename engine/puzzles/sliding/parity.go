package sliding

import (
	"strconv"

	"langkah/engine"
)

// parity decides solvability without a search.
//
// A move exchanges the blank with a neighbour. So it changes the parity of the permutation that takes the board to the
// goal, and the parity of the blank's distance from its goal cell. Both are even at the goal, so they agree on every
// board from which it is reachable. On boards of at least 2 x 2 cells that is sufficient, too (R. Wilson, "Graph
// puzzles, homotopy, and the alternating group", Journal of Combinatorial Theory B 16, 1974; on 2 x 2 exactly the
// twelve of the 24 arrangements that agree are reachable). Time: O(n^2).
type parity struct {
	kurang   []int // by position in the goal, the blank included
	sum      int
	distance int // of the blank from its goal cell
	x        int // distance modulo 2
}

// parityOf counts KURANG of every tile: the tiles that precede it in the goal but follow it on the board, in reading
// order. With the goal blank-last these are the smaller tiles that follow it, the blank counting as the largest.
func parityOf(start, goal board) parity {
	place := goal.places()
	p := parity{kurang: make([]int, len(start.cells))}
	for i, tile := range start.cells {
		for _, later := range start.cells[i+1:] {
			if place[later] < place[tile] {
				p.kurang[place[tile]]++
				p.sum++
			}
		}
	}
	p.distance = start.distance(start.blank(), goal.blank())
	p.x = p.distance % 2
	return p
}

func (p parity) solvable() bool { return (p.sum+p.x)%2 == 0 }

// places returns the cell of each tile, by its number.
func (b board) places() []int {
	place := make([]int, len(b.cells))
	for cell, tile := range b.cells {
		place[tile] = cell
	}
	return place
}

// Facts returns warnings, KURANG(i) of every tile, X, and the verdict.
func (p *Puzzle) Facts() []engine.Fact {
	parity := parityOf(p.start, p.goal)
	table := &engine.Table{Header: []engine.Message{engine.Msg("Tile i"), engine.Msg("KURANG(i)")}}
	for i, tile := range p.goal.cells {
		name := strconv.Itoa(int(tile))
		if tile == 0 {
			name = "-"
		}
		table.Rows = append(table.Rows, []string{name, strconv.Itoa(parity.kurang[i])})
	}
	facts := append(p.warnings(parity), []engine.Fact{{
		Title: engine.Msg("KURANG"), Text: p.kurangWords(parity), Table: table,
	}, {
		Title: engine.Msg("X"), Text: p.xWords(parity),
	}, {
		Kind: engine.Solvable, Title: engine.Msg("Can it be solved?"), Text: parity.verdict(),
	}}...)
	if parity.solvable() {
		return facts
	}
	facts[len(facts)-1].Kind = engine.Unsolvable
	return append(facts, p.otherGoals()...)
}

// whyNone returns the reason why there is no solution, and the goals for which there is one.
func (p *Puzzle) whyNone(parity parity) engine.Message {
	why := parity.argument()
	for _, other := range p.otherGoals() {
		why = engine.Msg("%s %s", why, other.Text)
	}
	return why
}

// otherGoals lists the goals that an unsolvable board could reach: published boards often assume the blank first.
func (p *Puzzle) otherGoals() []engine.Fact {
	var facts []engine.Fact
	for _, choice := range options(p.given)[1].Choices {
		goal, named := namedGoal(choice.Name, p.start.rows, p.start.cols)
		if !named {
			goal = p.given
		}
		if choice.Name != p.settings.Text("goal") && parityOf(p.start, goal).solvable() {
			facts = append(facts, engine.Fact{
				Title: engine.Msg("Another goal"),
				Text:  engine.Msg("This board can be brought to the goal %s (%s).", choice.Title, choice.Name),
			})
		}
	}
	return facts
}

// usual reports whether the textbook's definition of X applies: goal blank-last, with an even row + column of the
// blank's goal cell, counted from 0.
func (p *Puzzle) usual() bool {
	return p.settings.Text("goal") == blankLast && (p.start.rows+p.start.cols)%2 == 0
}

func (p *Puzzle) kurangWords(parity parity) engine.Message {
	return engine.Msg("%s The sum is %d.", p.kurangMeaning(), parity.sum)
}

// kurangMeaning explains KURANG(i).
func (p *Puzzle) kurangMeaning() engine.Message {
	if p.settings.Text("goal") == blankLast {
		return engine.Msg("KURANG(i) is how many smaller tiles stand after tile i in reading order; the blank counts as the largest.")
	}
	return engine.Msg("KURANG(i) is how many tiles that come before tile i in the goal stand after it on the board, both in reading order; the blank counts as a tile.")
}

// xMeaning explains X.
func (p *Puzzle) xMeaning() engine.Message {
	if p.usual() {
		return engine.Msg("X is 1 where the row and the column of the blank, both counted from 0, add up to an odd number, and else 0.")
	}
	return engine.Msg("X is 1 where the blank is an odd number of steps away from its goal cell, and else 0.")
}

func (p *Puzzle) xWords(parity parity) engine.Message {
	blank := p.start.blank()
	row, col := blank/p.start.cols, blank%p.start.cols
	oddness := engine.Msg("even")
	if parity.x == 1 {
		oddness = engine.Msg("odd")
	}
	if p.usual() {
		return engine.Msg("The blank is in row %d, column %d, counted from 0; their sum %d is %s, so X = %d.", row, col, row+col, oddness, parity.x)
	}
	return engine.Msg("The blank's distance from its goal cell, in steps, is %d; that is %s, so X = %d.", parity.distance, oddness, parity.x)
}

func (p parity) verdict() engine.Message {
	if p.solvable() {
		return engine.Msg("Solvable: KURANG %d + X %d = %d is even.", p.sum, p.x, p.sum+p.x)
	}
	return engine.Msg("Cannot be solved: %s", p.argument())
}

// argument returns the reason why there is no solution.
func (p parity) argument() engine.Message {
	return engine.Msg("KURANG %d + X %d = %d is odd. A move changes both by an odd number, so the total stays odd; at the goal it is 0.", p.sum, p.x, p.sum+p.x)
}
