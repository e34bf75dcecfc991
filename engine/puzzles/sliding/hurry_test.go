package sliding

import (
	"strconv"
	"testing"

	"langkah/engine"
)

// Up to 25 cells the first choice is a method with an optimality guarantee, beyond that the one that terminates; after
// a limit that one is offered for all sizes.
func TestLargeBoardsBeginWithTheMethodThatEnds(t *testing.T) {
	for side, want := range map[int]bool{3: false, 4: false, 5: false, 6: true, 8: true} {
		p := mustGenerate(t, engine.Values{"rows": strconv.Itoa(side), "cols": strconv.Itoa(side)})
		m, ok := engine.FirstMethod(p)
		if !ok || (m.Algorithm.Name == staged) != want {
			t.Errorf("%d x %d begins with %s", side, side, m.Name())
		}
		instead, ok := engine.Instead(p, p.Methods()[0])
		if !ok || instead.Algorithm.Name != staged {
			t.Errorf("%d x %d: after %s comes %s", side, side, p.Methods()[0].Name(), instead.Name())
		}
		if _, ok := engine.Instead(p, instead); ok {
			t.Errorf("%d x %d: after %s something else is offered", side, side, instead.Name())
		}
	}
}
