package look

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"langkah/engine"
)

// What goes wrong is said in the user's language, wherever the error comes from.
func TestFailuresAreSaidInTheUsersLanguage(t *testing.T) {
	w := Words{known: map[string]string{
		"error.line": "Baris %d", "error.place": "Baris %d, kolom %d",
		"found %s, expected a number": "ada %s, seharusnya angka", "nothing": "kosong", "line %d: %s": "baris %d: %s",
	}}
	bad := func(column int) error {
		return engine.BadText(3, column, "found %s, expected a number", engine.Msg("nothing"))
	}
	for _, tc := range []struct {
		err  error
		want string
	}{
		{bad(0), "Baris 3\n\nAda kosong, seharusnya angka"},
		{bad(5), "Baris 3, kolom 5\n\nAda kosong, seharusnya angka"},
		{fmt.Errorf("a: b.txt: %w", bad(5)), "a: b.txt\nBaris 3, kolom 5\n\nAda kosong, seharusnya angka"},
		{engine.Errorf("found %s, expected a number", "7"), "ada 7, seharusnya angka"},
		{fmt.Errorf("here: %w", engine.Errorf("nothing")), "here: kosong"},
		{errors.New("beyond all words"), "beyond all words"},
		{fmt.Errorf("b.txt: %w", fs.ErrNotExist), "B.txt: file does not exist"},
	} {
		if got := w.failure(tc.err); got != tc.want {
			t.Errorf("%v: %q, want %q", tc.err, got, tc.want)
		}
	}
	if got := w.Error(bad(0)); got != "baris 3: ada kosong, seharusnya angka" {
		t.Errorf("in one line: %q", got)
	}
}
