// Package studytest records searches for the tests of what studies them.
package studytest

import (
	"context"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/packing"
	"langkah/engine/puzzles/queens"
	"langkah/engine/puzzles/rush"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/study/recording"
)

// Boards of [Puzzles].
const (
	Eight = "2 5 3\n1 8 -\n4 6 7\n"
	Cars  = "6 6\n4\n..C.DD\n..C..E\nPPC..EK\n.ABBBE\n.AGGF.\n....F.\n"
	Tiny  = "2 3 2\nDEFAULT\nAA\nA\nBB\n B\n"
	Court = "AABB\nCABB\nCCDB\nCDDD\n"
)

// Puzzles are a small puzzle each of tiles, cars, pieces and queens.
func Puzzles(t *testing.T) (list []engine.Puzzle) {
	t.Helper()
	for text, parse := range map[string]func(string) (engine.Puzzle, error){
		Eight: sliding.Family(pdb.NewStore("", 0)).Parse, Cars: rush.Family().Parse, Tiny: packing.Family().Parse, Court: queens.Family().Parse,
	} {
		p, err := parse(text)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}

// Recordings are searches on [Puzzles] by every method that can be watched, one
// heuristic each.
func Recordings(t *testing.T, limits engine.Limits) (list []recording.Recording) {
	t.Helper()
	for _, p := range Puzzles(t) {
		done := map[string]bool{}
		for _, m := range p.Methods() {
			if !m.Unwatched && !done[m.Algorithm.Name] {
				done[m.Algorithm.Name] = true
				list = append(list, recording.Record(context.Background(), p, m, limits, 0, nil))
			}
		}
	}
	return list
}

// Name is a recording's family and method.
func Name(r recording.Recording) string { return r.Puzzle.Family() + " " + r.Method.Name() }

// Record records a method on a puzzle.
func Record(t testing.TB, p engine.Puzzle, algorithm, heuristic string, limits engine.Limits) recording.Recording {
	t.Helper()
	m, err := engine.FindMethod(p, algorithm, heuristic)
	if err != nil {
		t.Fatal(err)
	}
	return recording.Record(context.Background(), p, m, limits, 0, nil)
}

// Tiles records a method on a board of tiles.
func Tiles(t testing.TB, board, algorithm, heuristic string, limits engine.Limits) recording.Recording {
	t.Helper()
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse(board)
	if err != nil {
		t.Fatal(err)
	}
	return Record(t, p, algorithm, heuristic, limits)
}

// Hardest is A* on one of the two 8-puzzles of 31 moves.
func Hardest(t testing.TB) recording.Recording {
	t.Helper()
	return Tiles(t, "8 6 7\n2 5 4\n3 - 1\n", "astar", "manhattan", engine.Limits{})
}

// Longest is a search of more events than are kept.
func Longest(t testing.TB) recording.Recording {
	t.Helper()
	r := Tiles(t, "14 15 8 12\n10 11 9 13\n2 6 5 1\n3 7 4 -\n", "astar", "misplaced", engine.Limits{Nodes: 150_000})
	if !r.Trace.Cut() {
		t.Fatalf("the search is too short: %d events, %s %s", r.Trace.Len(), r.Result.Status, r.Result.Reason)
	}
	return r
}
