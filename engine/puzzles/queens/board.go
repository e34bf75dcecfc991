package queens

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"langkah/engine/base/text"
)

// MaxSize is the largest n: there is a capital letter for each region.
const MaxSize = 26

// row is a set of columns as a bitmap: bit c is column c, from 0.
type row = uint32

// board is the division into regions. It is immutable.
type board struct {
	n       int
	letters []byte         // of the regions, in the order of their first cells
	region  []uint8        // by cell, row by row
	cells   [][]int        // by region, in reading order
	in      [][]row        // by region and row
	sees    func() [][]row // by cell and row: the cells that a queen on it rules out
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

// fromRows returns the board of n rows of n letters, without any check.
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

// all returns the set of all columns.
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

// attacked returns the cells of a row i != r that a queen in row r, column c rules out.
func (b *board) attacked(r, c, i int) row {
	mask := row(1)<<c | b.in[b.region[r*b.n+c]][i]
	if i == r-1 || i == r+1 {
		mask |= 7 << c >> 1 & b.all()
	}
	return mask
}

// conflict returns the rule by which two cells cannot both hold a queen, 0 if they can.
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

// rule is a rule that two queens break.
type rule uint8

const (
	sameRow rule = 1 + iota
	sameColumn
	sameRegion
	touching
)

func abs(n int) int { return max(n, -n) }

// name returns a cell's name in moves: "r1c8".
func (b *board) name(cell int) string {
	return "r" + strconv.Itoa(cell/b.n+1) + "c" + strconv.Itoa(cell%b.n+1)
}

// find returns the cell with that name.
func (b *board) find(name string) (cell int, ok bool) {
	at, ok := text.Numbers(name, "r", "c")
	if !ok || slices.Min(at) < 1 || slices.Max(at) > b.n {
		return 0, false
	}
	return (at[0]-1)*b.n + at[1] - 1, true
}

// letter returns the region letter of a cell.
func (b *board) letter(cell int) byte { return b.letters[b.region[cell]] }

// draw writes the board as text, with # for queens, given as the column per row; queens may be nil.
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

// parts returns the number of connected components of a region.
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

// beside returns the cells that share a side with a cell.
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

// columns iterates over a set from the left.
func columns(set row) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(bits.TrailingZeros32(set)) {
				return
			}
		}
	}
}
