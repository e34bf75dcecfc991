package blocks

import (
	"regexp"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// isPlates finds a text that begins with "S:[".
func isPlates(ls lines) bool {
	return strings.HasPrefix(strings.TrimSpace(strings.Join(ls, "")), "S:[")
}

// readPlates reads "S:[4x5] G:[1,3] M:[F] B:[{1x2 2X2 _ 1x2} ...]": columns x rows, the goal as column and row from 0, and for
// each cell "width x height" of the piece whose upper left cell it is, X for the goal piece and * for a wall, or _.
func readPlates(ls lines) (*drawing, error) {
	whole := strings.Join(ls, "\n")
	place := func(i int) (line, column int) {
		before := whole[:i]
		return 1 + strings.Count(before, "\n"), i - strings.LastIndex(before, "\n")
	}
	bad := func(i int, format string, args ...any) error {
		line, column := place(i)
		return engine.BadText(line, column, format, args...)
	}
	head := regexp.MustCompile(`^\s*S:\[(\d+)x(\d+)\]\s*G:\[(\d+),(\d+)\]\s*M:\[([A-Z])\]\s*B:\[`).FindStringSubmatchIndex(whole)
	if head == nil {
		return nil, bad(0, "expected S:[columns x rows] G:[column,row] M:[F] B:[{...}], such as \"S:[4x5] G:[1,3] M:[F] B:[\"")
	}
	var n [4]int
	for i := range n {
		n[i], _ = strconv.Atoi(whole[head[2+2*i]:head[3+2*i]])
	}
	cols, rows := n[0], n[1]
	if cols < 1 || rows < 1 || cols > maxSide || rows > maxSide {
		return nil, bad(head[2], "the board has %d column{|s} and %d row{|s}, expected 1 to %d", cols, rows, maxSide)
	}
	if mode := whole[head[10]:head[11]]; mode != "F" {
		return nil, bad(head[10], "M:[%s] restricts the moves of pieces as in Rush Hour; expected M:[F]", mode)
	}
	line, _ := place(0)
	g := grid{rows: emptyRows(rows, cols), first: line}
	starts := map[cell]int{}
	g.at = func(c cell) (int, int) { return place(starts[c]) }
	var names letterFor
	goal := ""
	i := 0
	for _, w := range regexp.MustCompile(`_|(\d)([xX*])(\d)|[^\s{}\]]+`).FindAllStringSubmatchIndex(whole[head[1]:], -1) {
		from := head[1] + w[0]
		if i >= rows*cols {
			return nil, bad(from, "there are more than %d cell{|s}", rows*cols)
		}
		c := cell{i / cols, i % cols}
		i++
		found := whole[from : head[1]+w[1]]
		if found == "_" {
			continue
		}
		if w[2] < 0 {
			return nil, bad(from, "found %s, expected _ or the width and the height of a piece, such as 1x2", text.Quote(found))
		}
		width, height := int(found[0]-'0'), int(found[2]-'0')
		name := rune(wall)
		switch found[1] {
		case 'X':
			name, goal = 'A', "A"
		case 'x':
			name = names.other()
		}
		for r := c.row; r < c.row+height; r++ {
			for col := c.col; col < c.col+width; col++ {
				if r >= rows || col >= cols || g.rows[r][col] != floor {
					return nil, bad(from, "the piece %s does not fit here", found)
				}
				g.rows[r][col] = name
				starts[cell{r, col}] = from
			}
		}
	}
	if goal == "" {
		return nil, bad(head[1], "there is no goal piece; expected one with a capital X, such as 2X2")
	}
	goalLine, goalColumn := place(head[6])
	return &drawing{board: g, targets: []target{{text.Word{Text: goal, Column: goalColumn}, cell{n[3], n[2]}, goalLine, goalColumn}}}, nil
}
