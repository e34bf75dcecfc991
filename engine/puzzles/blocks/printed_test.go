package blocks

import (
	"context"
	"strings"
	"testing"

	"langkah/engine"
)

// printedMarks splits a drawn board into the marks of its lines.
func printedMarks(board string) (rows [][]string) {
	for _, line := range strings.Split(board, "\n") {
		rows = append(rows, strings.Split(line, ""))
	}
	return rows
}

// TestPrintedBoards reads boards as programs print them.
func TestPrintedBoards(t *testing.T) {
	z, err := parse("blocks\nAAb\n.cb\n.c#\ngoal: A r3c1\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ board, move, fault string }{
		{"AAb\n.cb\n.c#", "", ""},
		{"AAb\nc_b\nc0#", "c left 1", ""},
		{"AAb\nc.b\n.c#", "", "piece c has another form here than on the board of the puzzle"},
		{"AAb\n.cb\n.c.", "", "row 3, column 3 holds no wall, expected one"},
		{"..b\n.cb\n.c#", "", "piece A is missing"},
		{"AAb\nXcb\n.c#", "", "row 2, column 1: there is no piece X"},
		{".Ab\nAcb\n.c#", "", "piece A has another form here than on the board of the puzzle"},
		{"b..\nbAA\ncc#", "", "piece c has another form here than on the board of the puzzle"},
		{"cAA\ncb.\n.b#", "", "pieces A and b have moved at once; expected one move of one piece, or a board is left out"},
		{"c.b\ncAb\n.A#", "", "piece A has another form here than on the board of the puzzle"},
		{".cb\n.cb\nAA#", "", "pieces A and c have moved at once; expected one move of one piece, or a board is left out"},
	} {
		way := z.Printings()[0]
		var rows [][]string
		for i, marks := range printedMarks(c.board) {
			cells, ok := way.Row(i, marks)
			if !ok {
				t.Fatalf("row %d is not read\n%s", i+1, c.board)
			}
			rows = append(rows, cells)
		}
		at, err := way.Read(rows)
		var list []engine.Move
		if err == nil {
			list, err = z.Between(z.Start(), at)
		}
		move := ""
		if len(list) > 0 {
			move = list[0].Name
		}
		if fault := errorText(err); fault != c.fault || move != c.move {
			t.Errorf("move %q, fault %q; expected %q, %q\n%s", move, fault, c.move, c.fault, c.board)
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// TestPrintedSolution reads every board of a solution, and finds its moves again, under each cost.
func TestPrintedSolution(t *testing.T) {
	z, err := parse("blocks\nA.1\nA.2\n633\n554\ngoal: A r3c3\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, cost := range costs() {
		z := z.at(cost)
		r := engine.Solve(context.Background(), z, z.Methods()[0], engine.Limits{}, nil)
		way := z.Printings()[0]
		at := z.Start()
		for _, m := range r.Moves {
			next, err := at.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			read, err := way.Read(mustRows(t, way, next.Text()))
			if err != nil {
				t.Fatal(err)
			}
			list, err := z.Between(at, read)
			if err != nil || len(list) != 1 || list[0].Cost != m.Cost {
				t.Errorf("%s: %v, %v; expected %s", cost, list, err, m.Name)
			}
			at = next
		}
		if len(r.Moves) == 0 || !at.Solved() {
			t.Errorf("%s: no solution", cost)
		}
	}
}

func mustRows(t *testing.T, way engine.Printing, board string) (rows [][]string) {
	t.Helper()
	for i, marks := range printedMarks(strings.TrimSuffix(board, "\n")) {
		cells, ok := way.Row(i, marks)
		if !ok {
			t.Fatalf("row %d is not read\n%s", i+1, board)
		}
		rows = append(rows, cells)
	}
	return rows
}

// TestMoveRules counts the moves of each rule from a board with one piece in the corner of 2 x 2 free cells.
func TestMoveRules(t *testing.T) {
	z, err := parse("blocks\nA..\n..#\ngoal: A r2c1\n")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string][2]int{ // moves, and what they cost together
		"moves": {4, 4}, "slides": {3, 3}, "cells": {2, 2}, "slides that cost cells": {3, 4},
	}
	for _, rule := range z.Imitations().Moves {
		list, sum := rule.Next(z.Start()), 0
		for _, r := range list {
			sum += r.Cost
		}
		if got := [2]int{len(list), sum}; got != want[rule.Name] {
			t.Errorf("%s: %v, expected %v", rule.Name, got, want[rule.Name])
		}
	}
}
