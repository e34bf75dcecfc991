package nullpuzzle

import (
	"context"
	"testing"

	"langkah/engine"
)

func parse(t *testing.T, text string) puzzle {
	t.Helper()
	p, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p.(puzzle)
}

// The oracle, the proof and the breakdown say what the plain way finds.
func TestTheOracleAgreesWithSolving(t *testing.T) {
	for _, text := range []string{"#", "##", "#.#", "....", "#....", "##...", "#.##.#", "##\ncost place", ".#..#.#.\ncost place"} {
		p := parse(t, text)
		own := p.Oracle().Judge(context.Background(), p.start, engine.Limits{}, nil)
		plain := engine.JudgeBySolving(context.Background(), p, p.start, engine.Limits{}, nil)
		if own.Status != plain.Status || own.AtLeast != plain.AtLeast || own.AtMost != plain.AtMost || len(own.Best) != len(plain.Best) {
			t.Errorf("%q: %d to %d, %d best moves; by solving %d to %d, %d", text, own.AtLeast, own.AtMost, len(own.Best), plain.AtLeast, plain.AtMost, len(plain.Best))
		}
		if _, dead := p.Prove(p.start); dead != (plain.Status == engine.NoSolution) {
			t.Errorf("%q: a proof that it is a dead end: %v", text, dead)
		}
		b, err := p.Breakdown(context.Background(), p.start, "thirds", 0)
		sum := 0
		for _, part := range b.Parts {
			sum += part.Value
		}
		if err != nil || sum != b.Value || plain.Status == engine.Solved && b.Value > plain.AtLeast {
			t.Errorf("%q: the parts are %d, the value is %d, %v", text, sum, b.Value, err)
		}
	}
}

// The rules over words are those of positions.
func TestCodesAgreeWithMoves(t *testing.T) {
	p := parse(t, "#.##.\ncost place")
	c, _ := p.Codes()
	code, ok := c.Code(p.start)
	if !ok || c.Position(code) != engine.Position(p.start) {
		t.Fatal("the code of the start is another position's")
	}
	next := c.Next(code, nil)
	for i, m := range p.start.Moves() {
		after, err := p.start.Apply(m)
		if err != nil || c.Position(next[i].Code) != after || next[i].Cost != m.Cost || c.Solved(next[i].Code) != after.Solved() {
			t.Errorf("%s leads to %v at %d", m.Name, c.Position(next[i].Code), next[i].Cost)
		}
		if of := p.start.MovesOf(m.Piece); len(of) != 1 || of[0].Name != m.Name {
			t.Errorf("the moves of %s are %v", m.Piece, of)
		}
	}
}

func TestPressesAreCounted(t *testing.T) {
	p := parse(t, "#.#\ncost place")
	m := engine.Finest(p)
	if r := engine.Solve(context.Background(), m, m.Methods()[0], engine.Limits{}, nil); r.Cost != 2 {
		t.Errorf("%d presses, want 2", r.Cost)
	}
}
