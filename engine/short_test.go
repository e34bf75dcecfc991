package engine_test

import (
	"cmp"
	"slices"
	"testing"

	"langkah/engine"
	"langkah/engine/catalog"
)

// A move of each family by its short name, which says the direction in which the
// piece goes, and the Indonesian one.
func TestShortNamesOfMoves(t *testing.T) {
	indonesian := translations(t, "id")
	for _, tc := range []struct{ board, name, short, id string }{
		{"1 2 3\n4 5 6\n7 8 0\n", "UP", "6 down", "6 ke bawah"},
		{"6 6\n1\n......\n......\nPP....K\n...A..\n...A..\n......\n", "A down 1", "A down 1", "A ke bawah 1"},
		{"2 3 2\nDEFAULT\nA\nAA\nBB\nB\n", "A 1 r1c2", "A r1c2", "A r1c2"},
		{"ABBB\nAACB\nDACC\nDDDC\n", "queen r1c2", "Q r1c2", "Q r1c2"},
		{"1 4\nZ*OX\n1 1 1 0\n", "RIGHT", "→ r1c3", "→ r1c3"},
	} {
		p, err := catalog.New(catalog.Tables{}).Open(tc.board)
		if err != nil {
			t.Errorf("%s\n%v", tc.board, err)
			continue
		}
		at := engine.PlayStart(p)
		m, ok := engine.NamedMove(at, tc.name)
		if !ok {
			t.Errorf("%s is no move of\n%s", tc.name, at.Text())
			continue
		}
		english, other := m.InBrief().String(), m.InBrief().In(func(format string) string { return cmp.Or(indonesian[format], format) })
		if english != tc.short || other != tc.id {
			t.Errorf("%s: %q, in Indonesian %q; want %q and %q", tc.name, english, other, tc.short, tc.id)
		}
	}
}

// A queen or a piece that is taken back has a short name as well.
func TestShortNamesOfMovesTakenBack(t *testing.T) {
	for _, tc := range []struct{ board, makes, takes, short string }{
		{"ABBB\nAACB\nDACC\nDDDC\n", "queen r1c2", "take r1c2", "take r1c2"},
		{"2 3 2\nDEFAULT\nA\nAA\nBB\nB\n", "A 1 r1c2", "A off", "A to tray"},
	} {
		p, err := catalog.New(catalog.Tables{}).Open(tc.board)
		if err != nil {
			t.Fatal(err)
		}
		at, err := engine.PlayStart(p).Apply(engine.Move{Name: tc.makes, Cost: 1})
		if err != nil {
			t.Fatal(err)
		}
		moves := at.Moves()
		if i := slices.IndexFunc(moves, func(m engine.Move) bool { return m.Name == tc.takes }); i < 0 || moves[i].InBrief().String() != tc.short {
			t.Errorf("%s is not named %q after\n%s", tc.takes, tc.short, at.Text())
		}
	}
}
