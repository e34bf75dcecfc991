package sliding

import (
	"strconv"

	"langkah/engine"
)

// parity is the argument that decides, before any search, whether a board can
// be brought to its goal.
//
// A move swaps the blank with a neighbour. So it changes the parity of the
// permutation that takes the board to the goal, and it changes the parity of
// the blank's distance from its goal cell. Both are even at the goal; they must
// agree everywhere on the way to it. On boards of at least 2 x 2 cells that is
// enough, too (R. Wilson, "Graph puzzles, homotopy, and the alternating group",
// Journal of Combinatorial Theory B 16, 1974; on 2 x 2 twelve of the 24
// arrangements are reached, just those that agree).
type parity struct {
	kurang   []int // by the order of the goal, the blank in its place
	sum      int
	distance int // of the blank from its goal cell
	x        int // distance modulo 2
}

// parityOf counts KURANG for every tile: how many tiles that come before it in
// the goal stand after it on the board, in reading order. With the usual goal
// that is: how many smaller ones stand after it, the blank being the largest.
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

// places is on which cell each tile lies, by its number.
func (b board) places() []int {
	place := make([]int, len(b.cells))
	for cell, tile := range b.cells {
		place[tile] = cell
	}
	return place
}

// Facts are KURANG(i) of every tile, X, and the verdict.
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

// whyNone is why there is no solution, and to which other goals there is one.
func (p *Puzzle) whyNone(parity parity) engine.Message {
	why := parity.argument()
	for _, other := range p.otherGoals() {
		why = engine.Msg("%s %s", why, other.Text)
	}
	return why
}

// otherGoals tells to which goals a board can be brought that cannot be brought
// to its own: published boards often mean the blank first.
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

// usual says whether the textbook's words fit: tiles in order, the blank last,
// a board on which row + column of the blank's goal is even.
func (p *Puzzle) usual() bool {
	return p.settings.Text("goal") == blankLast && (p.start.rows+p.start.cols)%2 == 0
}

func (p *Puzzle) kurangWords(parity parity) engine.Message {
	return engine.Msg("%s The sum is %d.", p.kurangMeaning(), parity.sum)
}

// kurangMeaning is what KURANG(i) counts.
func (p *Puzzle) kurangMeaning() engine.Message {
	if p.settings.Text("goal") == blankLast {
		return engine.Msg("KURANG(i) is how many smaller tiles stand after tile i in reading order; the blank counts as the largest.")
	}
	return engine.Msg("KURANG(i) is how many tiles that come before tile i in the goal stand after it on the board, both in reading order; the blank counts as a tile.")
}

// xMeaning is what X is, in the words that fit the board.
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

// argument is why there is no solution.
func (p parity) argument() engine.Message {
	return engine.Msg("KURANG %d + X %d = %d is odd. A move changes both by an odd number, so the total stays odd; at the goal it is 0.", p.sum, p.x, p.sum+p.x)
}
