package search_test

import (
	"context"
	"fmt"

	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

// jugs is how much water is in a jug of 3 litres and in one of 5.
type jugs struct{ three, five int }

// A problem of one's own: measure 4 litres with a jug of 3 and one of 5. What
// it takes is a start, a goal test, and the successors of a state.
func ExampleRun() {
	names := []string{"fill the 3", "fill the 5", "empty the 3", "empty the 5", "pour 3 into 5", "pour 5 into 3"}
	problem := search.Problem[jugs]{
		Goal: func(j jugs) bool { return j.five == 4 },
		Expand: func(j jugs, _ int32, out []search.Successor[jugs]) []search.Successor[jugs] {
			up, down := min(j.three, 5-j.five), min(j.five, 3-j.three)
			for move, to := range []jugs{
				{3, j.five}, {j.three, 5}, {0, j.five}, {j.three, 0}, {j.three - up, j.five + up}, {j.three + down, j.five - down},
			} {
				out = append(out, search.Successor[jugs]{State: to, Move: int32(move), Cost: 1})
			}
			return out
		},
		Properties: search.Properties{UnitCost: true},
	}
	o, err := search.Run(context.Background(), "bfs", problem, option.Settings{}, search.Limits{}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(o.Status, "in", o.Cost, "moves, optimal:", o.Optimal)
	for _, step := range o.Path {
		fmt.Println(names[step.Move], step.State)
	}
	// Output:
	// solved in 6 moves, optimal: true
	// fill the 5 {0 5}
	// pour 5 into 3 {3 2}
	// empty the 3 {0 2}
	// pour 5 into 3 {2 0}
	// fill the 5 {2 5}
	// pour 5 into 3 {3 4}
}
