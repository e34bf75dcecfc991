package blocks

import (
	"slices"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// header is the first line of the family's own form.
const header = "blocks"

// keywords begin the lines below the board.
const (
	goalWord  = "goal"
	exitWord  = "exit"
	costWord  = "cost"
	equalWord = "equal"
)

// lines are a text's lines without trailing blanks; line i has number i+1.
type lines []string

// parse reads a board in any of the text forms.
func parse(s string) (*Puzzle, error) {
	ls := lines(text.All(s))
	first := slices.IndexFunc(ls, func(l string) bool { return l != "" })
	if first < 0 {
		return nil, engine.BadText(1, 1, "the file is empty; expected a line \"blocks\" and a board").OfKind(engine.ErrEmpty)
	}
	read := readOwn
	if !isHeader(ls[first]) {
		for _, f := range ls.foreign() {
			if f.fits(ls) {
				read = f.read
				break
			}
		}
	}
	d, err := read(ls)
	if err != nil {
		return nil, err
	}
	return d.puzzle()
}

func isHeader(line string) bool { return strings.EqualFold(strings.TrimSpace(line), header) }

// keyword splits a line "goal: A r4c2"; ok is false for other lines.
func keyword(line string) (word, value string, ok bool) {
	name, value, found := strings.Cut(line, ":")
	name = strings.ToLower(strings.TrimSpace(name))
	return name, value, found && slices.Contains([]string{goalWord, exitWord, costWord, equalWord}, name)
}

// readOwn reads the family's own form.
func readOwn(ls lines) (*drawing, error) {
	i := slices.IndexFunc(ls, func(l string) bool { return l != "" })
	if isHeader(ls[i]) {
		i++
	}
	d := &drawing{}
	var err error
	if d.board, i, err = readGrid(ls, i); err != nil {
		return nil, err
	}
	for i < len(ls) {
		word, value, ok := keyword(ls[i])
		switch {
		case ls[i] == "":
			i++
			continue
		case !ok:
			return nil, engine.BadText(i+1, 1, "found %s, expected a line with goal:, exit:, equal: or cost:", text.Quote(ls[i]))
		}
		column := text.Column(ls[i], strings.Index(ls[i], ":")+1)
		switch strings.TrimSpace(value) {
		case "":
			if word != goalWord {
				return nil, engine.BadText(i+1, column, "there is nothing after the colon of %s", word)
			}
			if d.goal.rows != nil {
				return nil, engine.BadText(i+1, 1, "the goal is drawn a second time; keep one of the two grids").OfKind(engine.ErrContradiction)
			}
			if d.goal, i, err = readGrid(ls, i+1); err != nil {
				return nil, err
			}
			continue
		default:
			if err := d.set(word, ls[i], i+1, column); err != nil {
				return nil, err
			}
		}
		i++
	}
	return d, nil
}

// readGrid reads the rows from line i+1 to the next keyword; next is the index of the line after them.
func readGrid(ls lines, i int) (g grid, next int, err error) {
	for i < len(ls) && ls[i] == "" {
		i++
	}
	g.first = i + 1
	for ; i < len(ls); i++ {
		if _, _, ok := keyword(ls[i]); ok {
			break
		}
		if len(g.rows) > 2*maxSide || len(ls[i]) > 8*maxSide {
			return g, i, engine.BadText(i+1, 0, "the board is larger than %d x %d", maxSide, maxSide).OfKind(engine.ErrSize)
		}
		g.rows = append(g.rows, []rune(ls[i]))
	}
	for len(g.rows) > 0 && len(g.rows[len(g.rows)-1]) == 0 {
		g.rows = g.rows[:len(g.rows)-1]
	}
	for r, row := range g.rows {
		if len(row) == 0 {
			return g, i, engine.BadText(g.first+r, 1, "this line of the board is blank; expected a row of cells").OfKind(engine.ErrSize)
		}
	}
	if len(g.rows) == 0 {
		return g, i, engine.BadText(g.first, 1, "there is no board here; expected rows of cells, a character a piece, . an empty cell and # a wall").OfKind(engine.ErrEmpty)
	}
	return g, i, nil
}

// set takes the value of a keyword's line; column is that of the character after the colon.
func (d *drawing) set(word, line string, number, column int) error {
	value := line[strings.Index(line, ":")+1:]
	words := text.Words(value)
	for i := range words {
		words[i].Column += column - 1
	}
	twice := func(before int) error {
		return engine.BadText(number, 1, "%s is set a second time; line %d sets it, too; keep one of the two lines", word, before).OfKind(engine.ErrContradiction)
	}
	switch word {
	case goalWord:
		if len(words) != 2 {
			return engine.BadText(number, words[0].Column, "found %s, expected a piece and where the upper left cell of its box goes, such as \"A r4c2\"", text.Quote(strings.TrimSpace(value)))
		}
		at, ok := text.Numbers(words[1].Text, "r", "c")
		if !ok || at[0] < 1 || at[1] < 1 {
			return engine.BadText(number, words[1].Column, "found %s, expected a row and a column from 1, such as r4c2", text.Quote(words[1].Text))
		}
		d.targets = append(d.targets, target{words[0], cell{at[0] - 1, at[1] - 1}, number, words[1].Column})
	case exitWord:
		if d.exitLine > 0 {
			return twice(d.exitLine)
		}
		if len(words) != 1 {
			return engine.BadText(number, words[1].Column, "found %s, expected the one piece that leaves the board", text.Quote(words[1].Text))
		}
		d.exit, d.exitLine = words[0], number
	case costWord:
		if d.costLine > 0 {
			return twice(d.costLine)
		}
		d.costLine, d.cost = number, costModel(strings.ToLower(words[0].Text))
		if len(words) > 1 || !slices.Contains(costs(), d.cost) {
			return engine.BadText(number, words[0].Column, "the cost of a move is %s, expected moves, slides or steps", text.Quote(strings.TrimSpace(value)))
		}
	case equalWord:
		d.equal = append(d.equal, group{strings.Join(strings.Fields(value), ""), number, words[0].Column})
	}
	return nil
}
