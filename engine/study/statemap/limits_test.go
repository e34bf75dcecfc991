package statemap_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/ice"
	"langkah/engine/puzzles/packing"
	"langkah/engine/study/statemap"
)

// wide is a board of 26 x 26 and 26 pieces of odd forms, each of which fits in
// thousands of places.
func wide(t *testing.T) engine.Puzzle {
	t.Helper()
	var text strings.Builder
	text.WriteString("26 26 26\nDEFAULT\n")
	for i := range 26 {
		letter := string(rune('A' + i))
		text.WriteString(strings.Repeat(letter, 2+i%5) + "\n" + letter + "\n")
	}
	p, err := packing.Family().Parse(text.String())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestALimitOfNodesIsOneOfPositions: those that are found have to be expanded, too, so
// that the map ends with the first that is too many and not a thousand times as late.
func TestALimitOfNodesIsOneOfPositions(t *testing.T) {
	p := wide(t)
	for _, nodes := range []int64{1, 50, 1000} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := statemap.Build(context.Background(), p, statemap.Most, engine.Limits{Nodes: nodes}, nil)
		runtime.ReadMemStats(&after)
		large := (*statemap.TooLarge)(nil)
		if !errors.As(err, &large) || large.AtLeast != int(nodes)+1 || !strings.Contains(err.Error(), "was reached") {
			t.Errorf("%d nodes: %v", nodes, err)
		}
		if taken := (after.TotalAlloc - before.TotalAlloc) >> 20; taken > 48 { // the moves of one expansion, with their words
			t.Errorf("%d nodes: %d MiB were taken", nodes, taken)
		}
	}
}

// TestALimitOfMemoryHoldsWithinOneExpansion: the first position alone has tens of thousands
// of moves.
func TestALimitOfMemoryHoldsWithinOneExpansion(t *testing.T) {
	_, err := statemap.Build(context.Background(), wide(t), statemap.Most, engine.Limits{Memory: 1 << 20}, nil)
	if large := (*statemap.TooLarge)(nil); !errors.As(err, &large) || large.AtLeast > 2000 || !strings.Contains(err.Error(), "memory limit") {
		t.Errorf("under 1 MiB: %v", err)
	}
}

// TestAReportNamesAHundredOfTheHardest: on free ice no position is harder than another.
func TestAReportNamesAHundredOfTheHardest(t *testing.T) {
	const side = 60
	random := rand.New(rand.NewPCG(5, 8))
	cells := make([]byte, side*side)
	for i := range cells {
		cells[i] = '*'
		if i < side || i >= side*(side-1) || i%side == 0 || i%side == side-1 || random.IntN(10) == 0 {
			cells[i] = 'X'
		}
	}
	cells[side+1], cells[side*side/2+side/2] = 'Z', 'O'
	text := fmt.Sprintf("%d %d\n", side, side)
	for row := range slices.Chunk(cells, side) {
		text += string(row) + "\n"
	}
	text += strings.Repeat(strings.Repeat("0 ", side)+"\n", side) + "stop: at-goal\n"
	p, err := ice.Family().Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	m := built(t, p)
	r, err := m.Report()
	if err != nil || len(r.Hardest) != 100 || len(m.Hardest()) <= 100 {
		t.Errorf("%v: %d of %d hardest positions", err, len(r.Hardest), len(m.Hardest()))
	}
}
