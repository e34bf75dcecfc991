package ice

import (
	"strings"
	"testing"

	"langkah/engine"
)

const (
	smallBoard = "4 4\nXXXX\nXZ*X\nX*OX\nXXXX\n"
	smallCosts = "0 0 0 0\n0 1 1 0\n0 1 1 0\n0 0 0 0\n"
)

// Surplus rows of costs are ignored, with a warning.
func TestCostsThatAreTooMany(t *testing.T) {
	want, err := parse(smallBoard + smallCosts + "cost: moves\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ text, warning string }{
		{smallBoard + smallCosts + "0 0 0 0\ncost: moves\n", "line 10: the costs have 1 row more than the board; they are not read"},
		{smallBoard + smallCosts + "\n0 0 0 0\n0 0 0 0\ncost: moves\n", "line 11: the costs have 2 rows more than the board; they are not read"},
	} {
		p, err := parse(c.text)
		if err != nil || p.String() != want.String() {
			t.Errorf("%q: %v, read as\n%v", c.text, err, p)
			continue
		}
		if w := engine.Warnings(p); len(w) != 1 || w[0].String() != c.warning {
			t.Errorf("%q: warnings %q", c.text, w)
		}
	}
	for _, tail := range []string{"0 0 0\n", "0 0 0 0 0\n", "0 0 0 x\n", "cost: moves\n0 0 0 0\n"} {
		if _, err := parse(smallBoard + smallCosts + tail); err == nil || !strings.Contains(err.Error(), "below the costs, expected nothing more") {
			t.Errorf("%q: %v", tail, err)
		}
	}
}

// A board without ice or goal is still detected if its size fits.
func TestABoardWithoutMarksIsDetected(t *testing.T) {
	for _, text := range []string{
		"4 4\nXXXX\nXZ*X\nX**X\nXXXX\n" + smallCosts,
		"3 4\nXZX2\nX01X\nXXXX\n0 0 0 0\n0 1 1 0\n0 1 1 0\n",
		"2 2\nXX\nXX\n1 1\n1 1\n",
	} {
		if l := detect(text); l < 0.9 {
			t.Errorf("%q is detected at %.2f", text, l)
		}
	}
	for _, text := range []string{"AABB\nCABB\nCCDB\nCDDD\n", "XXXX\nXZXX\n", "2 2\nAB\nCD\n"} {
		if l := detect(text); l > 0 {
			t.Errorf("%q is detected at %.2f", text, l)
		}
	}
}
