//go:build ignore

// A* with Manhattan distance for sliding puzzles.
//
//	go run solver.go puzzle.txt       or the puzzle on standard input
//
// It prints every board from the start to the goal 1, 2, 3 ... blank. With LOG=FILE in the
// environment it writes the boards into FILE in the order in which it expands them.
package main

import (
	"bufio"
	"container/heap"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

var width int

type board string // a byte a cell; 0 is the blank

func fail(why any) {
	fmt.Fprintln(os.Stderr, "error:", why)
	os.Exit(2)
}

// read reads the first block; the blank is 0, -, x, or the highest number.
func read(text string) board {
	var words []string
	text = strings.TrimLeft(strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r", ""), "\n")
	for _, line := range strings.Split(text, "\n") {
		row := strings.Fields(line)
		if len(row) == 0 || strings.Contains(line, ":") {
			break
		}
		if len(words) == 0 {
			width = len(row)
		}
		if len(row) != width {
			fail("expected rows of equal length")
		}
		words = append(words, row...)
	}
	cells, seen := make([]byte, len(words)), map[int]bool{}
	for i, word := range words {
		n, err := strconv.Atoi(strings.NewReplacer("-", "0", "x", "0").Replace(word))
		if n %= len(words); err != nil || seen[n] {
			fail("expected each number once")
		}
		seen[n], cells[i] = true, byte(n)
	}
	return board(cells)
}

func (b board) manhattan() (sum int) {
	for i := range len(b) {
		if t := int(b[i]) - 1; t >= 0 {
			sum += max(i/width-t/width, t/width-i/width) + max(i%width-t%width, t%width-i%width)
		}
	}
	return sum
}

func (b board) successors() (list []board) {
	blank := strings.IndexByte(string(b), 0)
	for _, step := range []int{-width, width, -1, 1} {
		to := blank + step
		if to < 0 || to >= len(b) || step*step == 1 && to/width != blank/width {
			continue
		}
		cells := []byte(b)
		cells[blank], cells[to] = cells[to], 0
		list = append(list, board(cells))
	}
	return list
}

func (b board) String() string {
	var text strings.Builder
	for i := range len(b) {
		fmt.Fprintf(&text, "%2d%c", b[i], " \n"[min((i+1)%width, 1)^1])
	}
	return text.String()
}

// solvable says whether swaps of tiles and the row of the blank agree, as in half of all boards.
func (b board) solvable() bool {
	swaps := 0
	for i := range len(b) {
		for k := i + 1; k < len(b); k++ {
			if b[k] != 0 && b[i] > b[k] {
				swaps++
			}
		}
		if b[i] == 0 && width%2 == 0 {
			swaps += (len(b) - 1 - i) / width
		}
	}
	return swaps%2 == 0
}

type node struct {
	board
	g, h, age int
	parent    *node
}

// queue is a heap by f, then by the smaller h, then by age.
type queue []*node

func (q queue) Len() int      { return len(q) }
func (q queue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)   { *q = append(*q, x.(*node)) }
func (q *queue) Pop() any     { n := len(*q) - 1; x := (*q)[n]; *q = (*q)[:n]; return x }
func (q queue) Less(i, j int) bool {
	a, b := q[i], q[j]
	if a.g+a.h != b.g+b.h {
		return a.g+a.h < b.g+b.h
	}
	return a.h < b.h || a.h == b.h && a.age < b.age
}

func search(start board, log io.Writer) *node {
	open := &queue{{board: start, h: start.manhattan()}}
	cost, closed, age := map[board]int{start: 0}, map[board]bool{}, 0
	for open.Len() > 0 {
		n := heap.Pop(open).(*node)
		if closed[n.board] {
			continue // a cheaper way to it was expanded before
		}
		closed[n.board] = true
		fmt.Fprintf(log, "expand g=%d h=%d f=%d\n%s", n.g, n.h, n.g+n.h, n.board)
		if n.h == 0 {
			return n
		}
		for _, next := range n.successors() {
			if known, waits := cost[next]; waits && known <= n.g+1 {
				continue // where it waits already, the cheaper way counts
			}
			cost[next] = n.g + 1
			age++
			heap.Push(open, &node{next, n.g + 1, next.manhattan(), age, n})
		}
	}
	return nil
}

func main() {
	in := os.Stdin
	if len(os.Args) > 1 {
		var err error
		if in, err = os.Open(os.Args[1]); err != nil {
			fail(err)
		}
	}
	text, err := io.ReadAll(in)
	if err != nil {
		fail(err)
	}
	start, log := read(string(text)), io.Discard
	if path := os.Getenv("LOG"); path != "" {
		file, err := os.Create(path)
		if err != nil {
			fail(err)
		}
		buffered := bufio.NewWriter(file)
		defer file.Close()
		defer buffered.Flush()
		log = buffered
	}
	var way []*node
	if start.solvable() {
		for n := search(start, log); n != nil; n = n.parent {
			way = append(way, n)
		}
	}
	if way == nil {
		fmt.Println("No solution")
	}
	for i := len(way) - 1; i >= 0; i-- {
		fmt.Printf("Step %d\n%s\n", way[i].g, way[i].board)
	}
}
