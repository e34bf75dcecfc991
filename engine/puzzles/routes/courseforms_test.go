package routes

import (
	"context"
	"fmt"
	"math"
	"strings"
	"testing"

	"langkah/engine"
)

// The forms of five programs of one course, by what their files look like, with ways computed by hand.
func TestFormsOfCoursePrograms(t *testing.T) {
	for _, c := range []struct {
		form, text, path string
		directed         bool
		cost             float64
	}{
		{"names with x and y, an unweighted matrix", "4\nA 0 0\nB 3 4\nC 6 8\nD 6 0\n0 1 0 1\n1 0 1 0\n0 1 0 0\n1 0 0 0\nstart A\ngoal C\n", "A-B-C", false, 10},
		{"the same, its numbers no costs", "3\nA 0 0\nB 3 4\nC 6 8\n0 7 0\n7 0 2\n0 2 0\n", "A-B-C", false, 10},
		{"the same, not symmetric", "3\nA 0 0\nB 3 4\nC 6 8\n0 1 0\n0 0 1\n1 0 0\n", "A-B-C", true, 10},
		{"all places on one spot", "3\nA 0 0\nB 0 0\nC 0 0\n0 4 9\n4 0 3\n0 3 0\n", "A-B-C", true, 7},
		{"degrees as x and y", "3\nA -6.92 107.6\nB -6.89 107.64\nC -6.89 107.65\n0 1 0\n1 0 1\n0 1 0\n", "A-B-C", false, 0.06},
		{"a weighted matrix before name:lat lon", "3\n0 5 20.5\n5 0 7.5\n20.5 7.5 0\nAlun-Alun:-6.9218 107.6071\nGedung Sate:-6.9025 107.6188\nITB:-6.8915 107.6107\n", "Alun-Alun-Gedung Sate-ITB", false, 12.5},
		{"-1 for no road", "3\n0 5 -1\n5 0 7\n-1 7 0\nAlun-Alun:-6.9218 107.6071\nGedung Sate:-6.9025 107.6188\nITB:-6.8915 107.6107\n", "Alun-Alun-Gedung Sate-ITB", false, 12},
		{"no size and no names", "0 1 0\n1 0 1\n0 1 0\n\n0 0\n0 1\n0 2\n", "1-2-3", false, 2 * earth * math.Pi / 180},
		{"streets between bars", "3\nGerbang Depan 0 0\nAula 0 1\nLabtek V 0 2\nX|Jalan Ganesha|X\nJalan Ganesha|X|Jalan Boulevard\nX|Jalan Boulevard|X\n", "Gerbang Depan-Aula-Labtek V", false, 2 * earth * math.Pi / 180},
		{"JSON", `{"nodes": [{"id": 1, "name": "Pos A", "latitude": 0, "longitude": 0}, {"id": 2, "name": "B", "latitude": 0, "longitude": 1},
			{"id": 3, "name": "C", "latitude": 0, "longitude": 2}], "matrix": [[0, 1, 0], [1, 0, 1], [0, 1, 0]]}`, "Pos A-B-C", false, 2 * earth * math.Pi / 180},
	} {
		z := read(t, c.text)
		r := engine.Solve(context.Background(), z, z.Methods()[0], engine.Limits{}, nil)
		cost := float64(r.Cost) / float64(z.CostUnit())
		if path(z, r) != c.path || math.Abs(cost-c.cost) > 1e-4*c.cost || z.world.(*graph).directed != c.directed {
			t.Errorf("%s: %s, cost %v, directed: %v; expected %s, %v, %v", c.form, path(z, r), cost, z.world.(*graph).directed, c.path, c.cost, c.directed)
		}
		if detect(c.text) != 1 {
			t.Errorf("%s is not known for a graph: %v", c.form, detect(c.text))
		}
	}
}

// Mistakes in these forms, as real files have them, are said with line and column.
func TestMistakesInFormsOfCoursePrograms(t *testing.T) {
	wide := "8\n"
	for r := range 8 {
		row := strings.Repeat("0 ", 7) + "0"
		if r == 2 || r == 6 { // two rows of nine cells in a file that there is
			row += " 0"
		}
		wide += row + "\n"
	}
	for i := range 8 {
		wide += fmt.Sprintf("P%d:-6.9 107.%d\n", i, i)
	}
	json := func(second, matrix string) string {
		return "{\"nodes\": [{\"id\": 1, \"name\": \"A\", \"latitude\": 1, \"longitude\": 1},\n " + second + "],\n" + matrix + "}"
	}
	const second, square = `{"id": 2, "name": "B", "latitude": 2, "longitude": 1}`, "\"matrix\": [[0, 1], [1, 0]]"
	for _, c := range [][2]string{
		{wide, "line 4, column 17: row 3 of the matrix has 9 cells, expected 8"},
		{"3\nA 0 0\nB 3 x\nC 6 8\n0 1 0\n1 0 1\n0 1 0\n", "line 3, column 5: found \"x\", expected a coordinate"},
		{"3\nA 0 0\nB 3 4\nA 6 8\n0 1 0\n1 0 1\n0 1 0\n", "line 4, column 1: found the place \"A\" a second time"},
		{"3\nA 0 0\nB 3 4\nC 6 8\n0 1 0\n1 0 1\n", "line 6: there are 2 lines for 3 places"},
		{"3\nA 0 0\nB 3 4\nC 6 8\n0 1 0\n1 0 -3\n0 1 0\n", "line 6, column 5: found \"-3\", expected no negative number"},
		{"3\nA 0 0\nB 3 4\nC 6 8\n0 1 0\n1 0 y\n0 1 0\n", "line 6, column 5: found \"y\", expected a number"},
		{"3\n0 5 -1\n5 0 7\n-1 7 0\nAlun-Alun:-6.9 107.6\nGedung Sate:-6.9\nITB:-6.8 107.6\n", "line 6, column 1: found 1 word, expected two coordinates"},
		{"3\n0 5 -1\n5 0 7\n-1 7 0\nAlun-Alun:-6.9 107.6\nGedung Sate:-96.9 107.6\nITB:-6.8 107.6\n", "line 6, column 13: found the latitude \"-96.9\""},
		{"3\n0 5 -1\n5 0 7\n-1 7 0\nAlun-Alun:-6.9 107.6\nITB:-6.8 107.6\n", "line 6: there are 2 lines for 3 places"},
		{"0 1 0\n1 0 1\n0 1 2 0\n\n1 1\n1 2\n1 3\n", "line 3, column 7: row 3 of the matrix has 4 cells, expected 3"},
		{"0 1 0\n1 0 1\n0 1 0\n\n1 1\n1 2\n", "line 6: there are 2 lines for 3 places"},
		{"0 1 0\n1 0 1\n0 1 0\n\n1 1\n1 abc\n1 3\n", "line 6, column 3: found \"abc\", expected a coordinate"},
		{"3\nG D 1 1\nAula 1 2\nL V 1 3\nX|J|X\nJ|X\nX|J|X\n", "line 6, column 1: row 2 of the matrix has 2 cells, expected 3"},
		{"3\nG D 1 1\nAula 1\nL V 1 3\nX|J|X\nJ|X|J\nX|J|X\n", "line 3, column 1: found 2 words, expected a place and two coordinates"},
		{json(second, "\"grid\": 1"), "line 3: there is no matrix"},
		{"{" + square + "}", "line 1: there are no nodes"},
		{json(`{"name": "B", "latitude": 2, "longitude": 1}`, square), "line 2, column 2: node 2 has no id"},
		{json(`{"id": 3, "name": "B", "latitude": 2, "longitude": 1}`, square), "line 2, column 9: found the id 3, expected 2"},
		{json(`{"id": 2, "name": "B", "longitude": 1}`, square), "line 2, column 2: node 2 has no latitude"},
		{json(`{"id": 2, "name": "B", "latitude": "north", "longitude": 1}`, square), "line 2, column 37: found \"north\", expected a coordinate"},
		{json(`{"id": 2, "name": "`+strings.Repeat("long ", 13)+`", "latitude": 2, "longitude": 1}`, square), "line 2, column 20: the name"},
		{json(`{"id": 2, "name": "A", "latitude": 2, "longitude": 1}`, square), "line 2, column 20: found the place \"A\" a second time"},
		{json(second, "\"matrix\": [[0, 1],\n[1]]"), "line 4, column 1: row 2 of the matrix has 1 cell, expected 2"},
		{json(second, "\"matrix\": [[0, 1],\n[1, \"x\"]]"), "line 4, column 5: found \"x\", expected a number"},
		{json(second, "\"matrix\": [[0, 0], [0, 0]]"), "line 3: there is no road"},
		{json(second, "\"matrix\": [[0, 1], [1, 0"), "line 3"},
		{"from,to,cost\nA,B,1\nB,C,3,4\n", "line 3, column 7: found \"4\", expected two places and a cost"},
		{"K R T\nR K R\n", "line 2, column 3: found a second start"},
	} {
		if _, err := parse(c[0]); err == nil || !strings.HasPrefix(err.Error(), c[1]) {
			t.Errorf("%q: %v, want %s", c[0], err, c[1])
		}
	}
}
