package blocks

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// jimslideWords are the commands of jimslide and js2; those that are false only steer the program.
func jimslideWords() map[string]bool {
	words := map[string]bool{}
	for _, w := range []string{"xsize", "ysize", "wall", "hwall", "vwall", "piece", "lockx", "locky", "xstep", "ystep", "put", "win"} {
		words[w] = true
	}
	for _, w := range []string{"useletters", "hexprint", "winonly", "bigmem", "smallmem", "numthreads", "diskthreads", "cachepercent", "nograph", "noconcurrent", "cutoff", "directed", "checkfulltree"} {
		words[w] = false
	}
	return words
}

// isJimslide finds the lines xsize: and put:.
func isJimslide(ls lines) bool {
	has := func(name string) bool {
		return slices.ContainsFunc(ls, func(l string) bool { return strings.HasPrefix(strings.TrimSpace(l), name+":") })
	}
	return has("xsize") && has("put")
}

// jimslide collects the commands of such a text.
type jimslide struct {
	cols, rows int
	shapes     map[int][]cell
	grid       [][]rune
	names      letterFor
	put        map[int][]string // names by type
	wins       []jimWin
}

type jimWin struct {
	kind   int
	at     cell
	line   int
	column int
}

// readJimslide reads a text of jimslide or js2. Pieces of one type are interchangeable; places are (column, row) from 0, of the
// first cell of a piece.
func readJimslide(ls lines) (*drawing, error) {
	j := &jimslide{shapes: map[int][]cell{}, put: map[int][]string{}}
	numbers := regexp.MustCompile(`-?\d+`)
	known := jimslideWords()
	for i, l := range ls {
		l, _, _ = strings.Cut(l, "!")
		if l = strings.TrimSpace(l); l == "" || l[0] == '#' {
			continue
		}
		word, value, found := strings.Cut(l, ":")
		counts, isKnown := known[word]
		if !found || !isKnown {
			return nil, engine.BadText(i+1, 1, "found %s, expected a command such as xsize:, piece:, put: or win:", text.Quote(l))
		}
		if !counts {
			continue
		}
		plain, mark, _ := strings.Cut(value, "'")
		var list []int
		for _, n := range numbers.FindAllString(plain, -1) {
			v, _ := strconv.Atoi(n)
			list = append(list, min(max(v, -99), 99))
		}
		if err := j.set(word, list, strings.TrimSuffix(mark, "'"), i+1); err != nil {
			return nil, err
		}
	}
	return j.drawing(len(ls))
}

func (j *jimslide) set(word string, n []int, mark string, line int) error {
	few := func(least int) error {
		if len(n) >= least {
			return nil
		}
		return engine.BadText(line, 0, "%s: has %d number{|s}, expected %d or more", word, len(n), least)
	}
	switch word {
	case "xsize", "ysize":
		if err := few(1); err != nil {
			return err
		}
		if n[0] < 1 || n[0] > maxSide {
			return engine.BadText(line, 0, "the size is %d, expected 1 to %d", n[0], maxSide).OfKind(engine.ErrSize)
		}
		if word == "xsize" {
			j.cols = n[0]
		} else {
			j.rows = n[0]
		}
		if j.rows > 0 && j.cols > 0 {
			j.grid = emptyRows(j.rows, j.cols)
		}
	case "wall":
		if err := few(2); err != nil {
			return err
		}
		return j.cover(cell{n[1], n[0]}, []cell{{}}, wall, line)
	case "piece":
		if err := few(3); err != nil {
			return err
		}
		for i := 1; i+1 < len(n); i += 2 {
			j.shapes[n[0]] = append(j.shapes[n[0]], cell{n[i+1], n[i]})
		}
		if n[0] == 0 || len(n)%2 == 0 {
			return engine.BadText(line, 0, "expected a piece's number from 1 and its cells, such as \"piece: 1 (0,0) (1,0)\"")
		}
	case "put":
		if err := few(3); err != nil {
			return err
		}
		if j.shapes[n[0]] == nil {
			return engine.BadText(line, 0, "there is no piece %d", n[0]).OfKind(engine.ErrPieces)
		}
		name := j.name(mark)
		j.put[n[0]] = append(j.put[n[0]], string(name))
		return j.cover(cell{n[2], n[1]}, j.shapes[n[0]], name, line)
	case "win":
		if err := few(3); err != nil {
			return err
		}
		j.wins = append(j.wins, jimWin{n[0], cell{n[2], n[1]}, line, 0})
	default:
		return engine.BadText(line, 0, "%s: is not read here; expected pieces that move both ways, and no walls between cells", word)
	}
	return nil
}

// name returns the mark of a piece if it is free, else the next name.
func (j *jimslide) name(mark string) rune {
	taken := func(r rune) bool {
		return slices.ContainsFunc(j.grid, func(row []rune) bool { return slices.Contains(row, r) })
	}
	if r := []rune(mark); len(r) == 1 && !strings.ContainsRune(".#-? ", r[0]) && !taken(r[0]) {
		return r[0]
	}
	for {
		if r := j.names.other(); !taken(r) || j.names.next > len(otherNames) {
			return r
		}
	}
}

// cover draws cells of the board.
func (j *jimslide) cover(at cell, cells []cell, mark rune, line int) error {
	for _, c := range cells {
		r, col := at.row+c.row, at.col+c.col
		if r < 0 || r >= len(j.grid) || col < 0 || col >= j.cols {
			return engine.BadText(line, 0, "(%d, %d) is beyond the board of xsize: and ysize:", col, r).OfKind(engine.ErrSize)
		}
		if j.grid[r][col] != floor {
			return engine.BadText(line, 0, "(%d, %d) is covered a second time", col, r).OfKind(engine.ErrContradiction)
		}
		j.grid[r][col] = mark
	}
	return nil
}

// drawing turns the wins into goals. A type with fewer wins than pieces has interchangeable ones: the goal is then drawn.
func (j *jimslide) drawing(last int) (*drawing, error) {
	if len(j.wins) == 0 {
		return nil, engine.BadText(last, 0, "there is no goal; expected a line such as \"win: 1 (1,3)\"")
	}
	d := &drawing{board: grid{rows: j.grid, first: 1, at: func(cell) (int, int) { return 1, 0 }}}
	used := map[int]int{}
	goal := emptyRows(j.rows, j.cols)
	for _, w := range j.wins {
		if w.kind == 0 {
			return nil, engine.BadText(w.line, 0, "a goal of an empty cell is not read here; expected a piece's number from 1")
		}
		if used[w.kind] >= len(j.put[w.kind]) {
			return nil, engine.BadText(w.line, 0, "there are fewer pieces %d than goals for them", w.kind).OfKind(engine.ErrPieces)
		}
		name := j.put[w.kind][used[w.kind]]
		used[w.kind]++
		for _, c := range j.shapes[w.kind] {
			r, col := w.at.row+c.row, w.at.col+c.col
			if r < 0 || r >= j.rows || col < 0 || col >= j.cols {
				return nil, engine.BadText(w.line, 0, "(%d, %d) is beyond the board of xsize: and ysize:", col, r).OfKind(engine.ErrSize)
			}
			goal[r][col] = []rune(name)[0]
		}
	}
	d.goal = grid{rows: goal, first: 1, at: func(cell) (int, int) { return j.wins[0].line, 0 }}
	kinds := make([]int, 0, len(used))
	for kind := range used {
		kinds = append(kinds, kind)
	}
	slices.Sort(kinds)
	for _, kind := range kinds {
		d.equal = append(d.equal, group{strings.Join(j.put[kind], ""), j.wins[0].line, 1})
	}
	return d, nil
}
