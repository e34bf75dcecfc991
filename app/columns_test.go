package app

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/engine/testkit/casetest"
)

// No table has two columns of one name: those of Moves with the figures of a search and
// with the truth, of Review, Search and Compare, in both languages.
func TestNoTwoColumnsOfOneName(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, language := range []string{"en", "id"} {
		d := newDesk(t, file(t, "tiny.txt", eight))
		d.setLanguage(language)
		d.Win.Resize(fyne.NewSize(1600, 900))
		look := func(where string) {
			t.Helper()
			d.Until(where+" is shown", d.frame.Jobs.Idle)
			headers := d.Headers()
			if len(headers) == 0 {
				t.Errorf("%s shows no table", where)
			}
			for _, names := range headers {
				if slices.Sort(names); len(slices.Compact(slices.Clone(names))) < len(names) {
					t.Errorf("%s in %s: two columns have one name: %q", where, language, names)
				}
			}
		}
		d.board.Solve()
		d.Until("it is solved", d.board.HasOutcome)
		look("Moves")
		d.Press(fyne.KeyF4)
		look("Moves with the truth")
		d.reviewGame()
		look("Review")
		d.turn(d.search)
		look("Search")
		d.turn(d.compare)
		d.shortcut(fyne.KeyK, fyne.KeyModifierControl)
		look("Compare")
		d.close()
	}
}
