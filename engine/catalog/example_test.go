package catalog_test

import (
	"context"
	"fmt"
	"time"

	"langkah/engine"
	"langkah/engine/catalog"
)

// A text becomes a puzzle by the family whose form it has; engine.Solve runs a
// method of it and replays the solution by the rules.
func ExampleCatalog_Open() {
	puzzles := catalog.New(catalog.Tables{})
	puzzle, err := puzzles.Open("6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.\n")
	if err != nil {
		fmt.Println(err) // with the line and column of what is wrong
		return
	}
	method := puzzle.Methods()[0] // the recommended one
	result := engine.Solve(context.Background(), puzzle, method, engine.Limits{Time: time.Minute}, nil)
	fmt.Println(puzzle.Kind(), result.Status, "in", result.Cost, "moves")
	for i, move := range result.Moves {
		fmt.Println(move.Name, "-", result.Positions[i+1].Solved())
	}
	// Output:
	// Rush Hour, 6 x 6 solved in 5 moves
	// C up 1 - false
	// D up 1 - false
	// I left 1 - false
	// F down 3 - false
	// P right 3 - true
}

// All solutions of a packing, each once up to the symmetries of the board.
func ExampleCatalog_Open_countAPacking() {
	puzzle, err := catalog.New(catalog.Tables{}).Open("2 3 2\nDEFAULT\nA\nAA\nBB\nB\n")
	if err != nil {
		fmt.Println(err)
		return
	}
	count := puzzle.(engine.Enumerable).Count(context.Background(), 1, engine.Limits{}, nil)
	for _, figure := range count.Figures {
		fmt.Println(figure.Name, figure.Value)
	}
	// Output:
	// raw 4
	// distinct 1
	// merged 2
	// merged-distinct 1
}
