package pdb

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"langkah/engine/casetest"
	"langkah/engine/search"
)

// published is a board with its known shortest length.
type published struct {
	name   string
	board  []uint8
	length int
}

// readPublished reads lines of an id, the tiles of a board with the goal's
// blank first, and the length of a shortest solution.
func readPublished(t testing.TB, name string) []published {
	var list []published
	for _, line := range strings.Split(strings.TrimSpace(casetest.Read(t, name)), "\n") {
		fields := strings.Fields(line)
		p := published{name: fields[0]}
		for _, f := range fields[1 : len(fields)-2] {
			tile, err := strconv.Atoi(f)
			if err != nil {
				t.Fatal(err)
			}
			p.board = append(p.board, uint8(tile))
		}
		p.length, _ = strconv.Atoi(fields[len(fields)-2])
		list = append(list, p)
	}
	return list
}

// heuristicFor builds the databases of a partition.
func heuristicFor(t testing.TB, g Grid, name string, blank int) *Heuristic {
	p, err := NewPartition(g, name, blank)
	if err != nil {
		t.Fatal(err)
	}
	var databases []*Database
	for _, q := range p.Databases(g) {
		d, err := Build(context.Background(), q, BuildOptions{Cores: 2})
		if err != nil {
			t.Fatal(err)
		}
		databases = append(databases, d)
	}
	h, err := NewHeuristic(g, p, databases)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func TestSpeed(t *testing.T) {
	g := Grid{4, 4}
	korf := readPublished(t, "sliding/korf100.txt")
	for _, name := range strings.Split(strings.TrimSpace("- 555 663"), " ") {
		var h *Heuristic
		start := time.Now()
		if name != "-" {
			h = heuristicFor(t, g, name, 0)
		}
		built := time.Since(start)
		start = time.Now()
		var nodes int64
		var worst time.Duration
		n := 100
		if name == "-" {
			n = 10
		}
		for _, k := range korf[:n] {
			one := time.Now()
			o := Solve(context.Background(), g, k.board, 0, Options{Cores: 1, Heuristic: func() *Heuristic { return h }})
			worst = max(worst, time.Since(one))
			nodes += o.Generated
			if o.Status != search.Solved || len(o.Blank) != k.length {
				t.Errorf("%s with %s: %v, %d moves, expected %d", k.name, name, o.Status, len(o.Blank), k.length)
			}
		}
		took := time.Since(start)
		fmt.Printf("%s: built in %v, %d nodes, mean %v worst %v, %.1f M/s\n", name, built, nodes, took/time.Duration(n), worst, float64(nodes)/took.Seconds()/1e6)
	}
}
