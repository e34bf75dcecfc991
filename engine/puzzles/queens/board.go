package queens

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"langkah/engine/base/text"
)

// MaxSize is how large a board may be: there are as many letters.
const MaxSize = 26

// row is a set of columns: bit c is column c+1.
type row = uint32

// board is the regions. It never changes.
type board struct {
	n       int
	letters []byte         // of the regions, in the order of their first cells
	region  []uint8        // of each cell, row by row
	cells   [][]int        // of each region, in reading order
	in      [][]row        // by region and row
	sees    func() [][]row // by cell and row: the cells that may hold no queen beside one there
}

func newBoard(n int, letters []byte, region []uint8) *board {
	b := &board{n: n, letters: letters, region: region, cells: make([][]int, len(letters)), in: make([][]row, len(letters))}
	for g := range b.in {
		b.in[g] = make([]row, n)
	}
	for cell, g := range region {
		b.cells[g] = append(b.cells[g], cell)
		b.in[g][cell/n] |= 1 << (cell % n)
	}
	b.sees = sync.OnceValue(b.findSeen)
	return b
}

// fromRows is the board of rows of letters, whatever they are.
func fromRows(rows []string) *board {
	n := len(rows)
	var letters []byte
	number := map[byte]uint8{}
	region := make([]uint8, 0, n*n)
	for _, r := range rows {
		for i := range n {
			g, ok := number[r[i]]
			if !ok {
				g = uint8(len(letters))
				number[r[i]] = g
				letters = append(letters, r[i])
			}
			region = append(region, g)
		}
	}
	return newBoard(n, letters, region)
}

// all is the set of all columns.
func (b *board) all() row { return 1<<b.n - 1 }

func (b *board) findSeen() [][]row {
	list := make([][]row, b.n*b.n)
	for cell := range list {
		r, c := cell/b.n, cell%b.n
		list[cell] = make([]row, b.n)
		for i := range b.n {
			list[cell][i] = b.attacked(r, c, i)
		}
		list[cell][r] = b.all() &^ (1 << c)
	}
	return list
}

// attacked is the cells of row i, another one than r, that a queen in row r,
// column c rules out.
func (b *board) attacked(r, c, i int) row {
	mask := row(1)<<c | b.in[b.region[r*b.n+c]][i]
	if i == r-1 || i == r+1 {
		mask |= 7 << c >> 1 & b.all()
	}
	return mask
}

// conflict says by what rule two cells cannot both hold a queen; 0 where they can.
func (b *board) conflict(x, y int) rule {
	r, c, i, j := x/b.n, x%b.n, y/b.n, y%b.n
	switch {
	case r == i:
		return sameRow
	case c == j:
		return sameColumn
	case b.region[x] == b.region[y]:
		return sameRegion
	case abs(r-i) == 1 && abs(c-j) == 1:
		return touching
	}
	return 0
}

// rule is one that two queens break.
type rule uint8

const (
	sameRow rule = 1 + iota
	sameColumn
	sameRegion
	touching
)

func abs(n int) int { return max(n, -n) }

// name is a cell's, as moves have it: "r1c8".
func (b *board) name(cell int) string {
	return "r" + strconv.Itoa(cell/b.n+1) + "c" + strconv.Itoa(cell%b.n+1)
}

// find is the cell of that name.
func (b *board) find(name string) (cell int, ok bool) {
	at, ok := text.Numbers(name, "r", "c")
	if !ok || slices.Min(at) < 1 || slices.Max(at) > b.n {
		return 0, false
	}
	return (at[0]-1)*b.n + at[1] - 1, true
}

// letter is that of a cell's region.
func (b *board) letter(cell int) byte { return b.letters[b.region[cell]] }

// draw is the board in text, with # for the queens in those columns.
func (b *board) draw(queens []int8) string {
	var text strings.Builder
	for cell := range b.region {
		if queens != nil && int(queens[cell/b.n]) == cell%b.n {
			text.WriteByte('#')
		} else {
			text.WriteByte(b.letter(cell))
		}
		if cell%b.n == b.n-1 {
			text.WriteByte('\n')
		}
	}
	return text.String()
}

// parts is in how many pieces, joined at their sides, a region lies.
func (b *board) parts(g int) int {
	seen, n := make([]bool, len(b.region)), 0
	for _, first := range b.cells[g] {
		if seen[first] {
			continue
		}
		n++
		seen[first] = true
		for list := []int{first}; len(list) > 0; {
			cell := list[0]
			list = list[1:]
			for _, next := range b.beside(cell) {
				if int(b.region[next]) == g && !seen[next] {
					seen[next] = true
					list = append(list, next)
				}
			}
		}
	}
	return n
}

// beside is the cells that share a side with one.
func (b *board) beside(cell int) []int {
	r, c := cell/b.n, cell%b.n
	list := make([]int, 0, 4)
	if r > 0 {
		list = append(list, cell-b.n)
	}
	if c > 0 {
		list = append(list, cell-1)
	}
	if c < b.n-1 {
		list = append(list, cell+1)
	}
	if r < b.n-1 {
		list = append(list, cell+b.n)
	}
	return list
}

// columns yields the columns of a set, from the left.
func columns(set row) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(bits.TrailingZeros32(set)) {
				return
			}
		}
	}
}
