package packing

import (
	"strings"
	"testing"

	"langkah/engine"
)

const kanoodleGrid = "CGKK.......\nCGKKH......\nCGGGHH.....\nCCAAAHH....\nJJJJA......\n"

// A challenge is the same however its empty cells are written and its rows arranged.
func TestAChallengeAsAGrid(t *testing.T) {
	want, err := parse(kanoodleGrid)
	if err != nil {
		t.Fatal(err)
	}
	if len(want.pieces) != 12 || len(want.given) != 6 || want.area() != 55 || len(engine.Warnings(want)) > 0 {
		t.Fatalf("read as\n%s", want)
	}
	for _, text := range []string{
		strings.ReplaceAll(kanoodleGrid, ".", "0"),
		strings.ReplaceAll(kanoodleGrid, ".", "g"),
		"\r\n" + strings.ReplaceAll(kanoodleGrid, "\n", "\r\n\r\n"),
		strings.ReplaceAll(strings.TrimSpace(strings.Join(strings.Split(kanoodleGrid, ""), " ")), "\n ", "\n"),
		strings.ToLower(kanoodleGrid),
	} {
		p, err := parse(text)
		if err != nil || p.String() != want.String() || detect(text) != 1 {
			t.Errorf("%q: %v, detected at %v, read as\n%v", text, err, detect(text), p)
		}
	}
	if back, err := parse(want.String()); err != nil || back.String() != want.String() {
		t.Errorf("%v: read back as\n%v", err, back)
	}
}

// Pieces are identified by shape: any letters do.
func TestAChallengeInOtherLetters(t *testing.T) {
	other := strings.NewReplacer("C", "R", "G", "b", "K", "B", "H", "z", "A", "K").Replace(kanoodleGrid)
	p, err := parse(other)
	if err != nil {
		t.Fatal(err)
	}
	names := map[byte]bool{}
	for _, piece := range p.pieces {
		names[piece.letter] = true
	}
	if len(names) != 12 || len(p.given) != 6 || len(engine.Warnings(p)) > 0 { // only Kanoodle has the square
		t.Errorf("%d names, warnings %q, read as\n%s", len(names), engine.Warnings(p), p)
	}
	// T is only in IQ Puzzler Pro, V in both games.
	if p, err := parse("ttt........\n.t.........\n...........\n...........\n...........\n"); err != nil || p.set() != "" && p.set() != "iq-puzzler-pro" || len(engine.Warnings(p)) > 0 {
		t.Errorf("%v, read as\n%v", err, p)
	}
	p, err = parse("VVV........\nV..........\nV..........\n...........\n...........\n")
	if w := engine.Warnings(p); err != nil || len(w) != 1 || !strings.Contains(w[0].String(), "the pieces on the board are of IQ Puzzler Pro and of Kanoodle") {
		t.Errorf("%v, warnings %q", err, w)
	}
}

func TestErrorsOfAChallenge(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"QQ.........\n.Q.........\n.QQ........\n.QQ........\n...........\n", "line 1, column 1: the cells of Q are no piece of a game"},
		{strings.Replace(kanoodleGrid, "....\nJJJJ", "...A\nJJJJ", 1), "line 4, column 3: the cells of A are no piece"},
	} {
		if p, err := parse(c.text); err == nil || !strings.Contains(err.Error(), c.want) || detect(c.text) < 0.8 {
			t.Errorf("%q: %v, detected at %v, read as\n%v", c.text, err, detect(c.text), p)
		}
	}
	for _, text := range []string{strings.ReplaceAll(kanoodleGrid, ".", ""), "...........\n...........\n...........\n...........\n...........\n", kanoodleGrid + "...........\n"} {
		if _, ok := readChallenge(text); ok {
			t.Errorf("%q is taken for a challenge", text)
		}
	}
}
