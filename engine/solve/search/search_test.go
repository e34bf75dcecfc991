package search_test

import (
	"context"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
	"langkah/engine/solve/search/searchtest"
	"langkah/engine/testkit/casetest"
)

func TestTiles(t *testing.T) {
	casetest.SkipUnderRace(t)
	for name, p := range map[string]search.Problem[uint64]{
		"2 x 3, solved already": searchtest.Tiles(2, 3, 1, 2, 3, 4, 5, 0),
		"2 x 3, 21 moves":       searchtest.Tiles(2, 3, 4, 5, 0, 1, 2, 3),
		"2 x 3, no solution":    searchtest.Tiles(2, 3, 2, 1, 3, 4, 5, 0),
		"3 x 3, 4 moves":        searchtest.Tiles(3, 3, 0, 1, 3, 4, 2, 5, 7, 8, 6),
		"3 x 3, misplaced":      searchtest.Misplaced(searchtest.Tiles(3, 3, 1, 3, 0, 4, 2, 5, 7, 8, 6)),
	} {
		t.Run(name, func(t *testing.T) { searchtest.Check(t, p) })
	}
}

func TestRandomGraphs(t *testing.T) {
	casetest.SkipUnderRace(t)
	rapid.Check(t, func(t *rapid.T) { searchtest.CheckAnswers(t, randomGraph(t)) })
}

// TestReopening has a heuristic that is admissible and inconsistent. Place 1 is closed first
// at too great a cost, and has to be reopened:
//
//	0 --3-- 1 --3-- 3        estimates 5, 0, 4, 0
//	 `-1- 2 -1-'
func TestReopening(t *testing.T) {
	searchtest.CheckAnswers(t, graph([][]int32{
		{0, 3, 1, 0},
		{0, 0, 0, 3},
		{0, 1, 0, 0},
		{0, 0, 0, 0},
	}, []bool{3: true}, []int32{5, 0, 4, 0}))
}

// TestStartWithoutMoves checks that every algorithm detects a start without moves at once,
// including local searches with a million restarts.
func TestStartWithoutMoves(t *testing.T) {
	p := graph([][]int32{{0}}, []bool{false}, []int32{3})
	for _, a := range search.Algorithms() {
		values := option.Values{}
		for _, o := range a.Options {
			if o.Name == "restarts" {
				values[o.Name] = fmt.Sprint(o.Max)
			}
		}
		o, err := search.Run(context.Background(), a.Name, p, option.Of(values, a.Options...), search.Limits{}, nil)
		if err != nil || o.Status != search.NoSolution || o.Expanded > 2 {
			t.Errorf("%s: %s after %d expansions, %v", a.Name, o.Status, o.Expanded, err)
		}
	}
}

// TestTablesAreToldApart checks that the heuristic's tables and the transposition table
// count as memory, and as tables.
func TestTablesAreToldApart(t *testing.T) {
	const tables = 1 << 20
	p := hard
	p.Tables = tables
	for _, a := range search.Algorithms() {
		o, err := search.Run(context.Background(), a.Name, p, option.Settings{}, search.Limits{Nodes: 1000}, nil)
		if err != nil {
			t.Fatal(err)
		}
		passed := map[string]bool{"dfs": true, "ids": true, "idastar": true, "dfbnb": true}[a.Name]
		if o.Tables < tables || o.PeakBytes <= o.Tables || passed != (o.Tables > tables) {
			t.Errorf("%s: %d bytes of tables of %d in all", a.Name, o.Tables, o.PeakBytes)
		}
		if o, _ = search.Run(context.Background(), a.Name, p, option.Settings{}, search.Limits{Memory: tables - 1}, nil); o.Status != search.MemoryLimit || o.Expanded > 0 {
			t.Errorf("%s: %s, where the tables do not fit the memory", a.Name, o.Status)
		}
	}
}

// TestBlindGraph has no estimates: an algorithm that weights them also finds the cheapest
// path, and has to mark it optimal if moves differ in cost:
//
//	0 -2- 1     and the move of cost 1 from 0 back to 0
func TestBlindGraph(t *testing.T) {
	searchtest.CheckAnswers(t, graph([][]int32{
		{1, 2},
		{0, 0},
	}, []bool{1: true}, []int32{0, 0}))
}
