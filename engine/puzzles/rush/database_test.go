package rush

import (
	"strings"
	"testing"
)

func TestRowsOfTheDatabase(t *testing.T) {
	const board = "GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo"
	plain := read(t, board)
	for _, row := range []string{"51 " + board + " 4780", "  51\t" + board + "  4780\n", "51 " + strings.ReplaceAll(board, "o", ".") + " 4780"} {
		if got := read(t, row); got.String() != plain.String() || detect(row) < 0.9 {
			t.Errorf("%q is read as %s, and looks like one by %v", row, got, detect(row))
		}
	}
	if _, err := parse("51 GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFF 4780"); err == nil || !strings.Contains(err.Error(), "35 cells") {
		t.Errorf("a board that is cut: %v", err)
	}
}
