package blocks

import (
	"testing"

	"langkah/engine"
)

// Klotski in the forms of other programs is Klotski: 81 moves over 25,955 positions.
func TestForeignFormsOfKlotski(t *testing.T) {
	for name, text := range map[string]string{
		"HRD":        "1A9BF0C00\n",
		"sun":        "5 4 sun\nbAAc\nbAAc\ndeef\ndghf\ni..j\n",
		"plates":     "S:[4x5] G:[1,3] M:[F] B:[{1x2 2X2 _ 1x2} {_ _ _ _} {1x2 2x1 _ 1x2} {_ 1x1 1x1 _} {1x1 _ _ 1x1}]\n",
		"collection": "display Klotski\nsize 4 5\nstep 81\ninitial\nbAAc\nbAAc\ndeef\ndghf\ni  j\ntarget\n\n\n\n AA\n AA\nend\n",
		"pair":       "bAAc\nbAAc\ndeef\ndghf\ni..j\n\n????\n????\n????\n?AA?\n?AA?\n",
		"jimslide":   "! Klotski\nxsize: 4\nysize: 5\npiece: 1 (0,0) (1,0) (0,1) (1,1)\npiece: 2 (0,0) (1,0)\npiece: 3 (0,0) (0,1)\npiece: 4 (0,0)\nput: 3 (0,0)\nput: 1 (1,0)\nput: 3 (3,0)\nput: 3 (0,2)\nput: 2 (1,2)\nput: 3 (3,2)\nput: 4 (1,3)\nput: 4 (2,3)\nput: 4 (0,4)\nput: 4 (3,4)\nwin: 1 (1,3)\nnumthreads: 3\n",
	} {
		if detect(text) < 0.9 {
			t.Errorf("%s is not detected", name)
		}
		z := mustParse(t, text)
		if r := solve(t, z, fastBFS, ""); r.Status != engine.Solved || r.Cost != 81 {
			t.Errorf("%s: %s in %d", name, r.Status, r.Cost)
		}
	}
}

// A Rush Hour board with a crooked piece is read with a warning, and its exit is the one of P.
func TestCrookedRushHour(t *testing.T) {
	z := mustParse(t, "6 6\n3\nAA..C.\nA...C.\nPP....K\n......\n...B..\n...B..\n")
	if len(engine.Warnings(z)) != 1 || z.board.names[0] != "P" {
		t.Errorf("%v, %v", engine.Warnings(z), z.board.names)
	}
	if r := solve(t, z, fastBFS, ""); r.Cost != 1 {
		t.Errorf("%d moves", r.Cost)
	}
}
