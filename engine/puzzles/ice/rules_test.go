package ice

import (
	"context"
	"strings"
	"testing"

	"langkah/engine"
)

// course is the example of the assignment.
const course = `7 7
XXXXXXX
X0****X
X**X**X
X****OX
X1***LX
XZ**X*X
XXXXXXX
999 999 999 999 999 999 999
999   3   5   2   8   1 999
999   7   4 999   6   9 999
999   2   8   3   5   4 999
999   6   1   7   2 999 999
999   9   3   4 999   8 999
999 999 999 999 999 999 999
`

func mustParse(t testing.TB, text string) *Puzzle {
	t.Helper()
	z, err := parse(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return z
}

// drawn returns a puzzle from its rows, with every cost 1.
func drawn(t testing.TB, rows string) *Puzzle {
	t.Helper()
	return mustParse(t, asText(rows))
}

func asText(rows string) string {
	lines := strings.Fields(rows)
	return strings.Join([]string{size(len(lines), len(lines[0])), strings.Join(lines, "\n"), ones(len(lines), len(lines[0]))}, "\n")
}

// word returns moves in the course's notation.
func word(moves []engine.Move) string {
	var w strings.Builder
	for _, m := range moves {
		w.WriteString(m.Name[:1])
	}
	return w.String()
}

func TestSlides(t *testing.T) {
	for _, c := range []struct {
		name, rows string
		stop       stopRule
		push       string // a letter per move
		want       string // the board after them, or "!" and why the last is refused
	}{
		{"until a rock", "XXXXX XZ**X XXXOX", atRock, "R", "XXXXX X**ZX XXXOX"},
		{"not into a rock", "XXXXX XZ*OX XXXXX", atRock, "L", "!a rock stands beside"},
		{"over the goal", "XXXXX XZO*X XXXXX", atRock, "R", "XXXXX X*OZX XXXXX"},
		{"onto the goal", "XXXXX XZ*OX XXXXX", atRock, "R", "XXXXX X**ZX XXXXX"},
		{"the goal stops", "XXXXX XZO*X XXXXX", atGoal, "R", "XXXXX X*Z*X XXXXX"},
		{"the goal lets go", "XXXXX XZO*X XXXXX", atGoal, "RR", "XXXXX X*OZX XXXXX"},
		{"not before the numbers", "XXXXX XZO0X XXXXX", atLast, "R", "XXXXX X*OZX XXXXX"},
		{"but after them", "XXXXXX XZO0*X XXXXXX", atLast, "RL", "XXXXXX X*Z**X XXXXXX"},
		{"lava", "XXXXXX XZ*L*X XOXXXX XXXXXX", atRock, "R", "!ends in the lava at row 2, column 4"},
		{"the edge", "XXXX XZ** XO*X XXXX", atRock, "R", "!leaves the board at row 2, column 4"},
		{"numbers in order", "XXXXXX XZ01OX XXXXXX", atRock, "R", "XXXXXX X***ZX XXXXXX"},
		{"not the later one first", "XXXXXX XZ10OX XXXXXX", atRock, "R", "!crosses number 1, at row 2, column 3, before its turn"},
		{"crossed ones are ice", "XXXXXX X*0Z1X XO*X*X XXXXXX", atRock, "LR", "XXXXXX X***ZX XO*X*X XXXXXX"},
	} {
		z := drawn(t, c.rows)
		z.stop = c.stop
		var at engine.Position = z.Start()
		var err error
		for i, letter := range c.push {
			d := direction(strings.IndexRune("UDLR", letter))
			s := z.slide(at.(Position).state, d)
			next, fault := at.Apply(engine.Move{Name: d.name(), Cost: s.cost})
			if fault != nil {
				if err = fault; i < len(c.push)-1 {
					t.Errorf("%s: %v", c.name, err)
				}
				break
			}
			at = next
		}
		if why, refused := strings.CutPrefix(c.want, "!"); refused || err != nil {
			if err == nil || !refused || !strings.Contains(err.Error(), why) {
				t.Errorf("%s: %v, want %s", c.name, err, c.want)
			}
			continue
		}
		if got := strings.Join(strings.Fields(at.Text()), " "); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestTheExampleOfTheCourse(t *testing.T) {
	z := mustParse(t, course)
	for _, m := range z.Methods() {
		r := engine.Solve(context.Background(), z, m, engine.Limits{}, nil)
		if g := m.Guarantee(); !g.Optimal {
			continue
		}
		if r.Status != engine.Solved || r.Cost != 87 || word(r.Moves) != "RULUDRUR" || r.Optimality != engine.Proven {
			t.Errorf("%s: %s, %s at cost %d: %s %s", m.Name(), r.Status, word(r.Moves), r.Cost, r.Reason, r.Because)
		}
	}
}
