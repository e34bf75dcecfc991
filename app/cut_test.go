package app

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/assets"
	"langkah/engine/testkit/casetest"
)

// mayBeCut are texts that are still cut: the heading of a search that runs, in the
// narrowest window, and the editor's sentence in large Indonesian text.
var mayBeCut = []string{"recording", "merekam", "Ketik an…", "Cat daer…", "Letakka…"}

// Nothing that carries meaning is cut: each page in both languages, at four widths
// and two sizes of text.
func TestNothingIsCut(t *testing.T) {
	casetest.SkipUnderRace(t)
	findCut(t, newDesk(t, ""), []float32{760, 1024, 1280, 1920}, []float32{1, 1.5}, 800)
}

// Nor on phones, in the usual size of text.
func TestNothingIsCutOnAPhone(t *testing.T) {
	casetest.SkipUnderRace(t)
	findCut(t, newPhone(t, ""), []float32{390, 360}, []float32{1}, 844)
}

// findCut fails for each text that is cut on a page in a window of those widths and that
// height, with text of those sizes.
func findCut(t *testing.T, d *desk, widths, scales []float32, height float32) {
	t.Helper()
	tried := map[string]bool{}
	seen := map[string]string{}
	for _, sample := range assets.Samples() {
		if tried[sample.Family] {
			continue
		}
		tried[sample.Family] = true
		d.setLanguage("en")
		d.setTextSize(1)
		d.openSample(sample)
		d.read()
		d.turn(d.board)
		d.solve()
		for _, language := range []string{"en", "id"} {
			d.setLanguage(language)
			for _, scale := range scales {
				d.setTextSize(scale)
				for _, width := range widths {
					for _, p := range d.allPlaces() {
						d.turn(p.page)
						d.Win.Resize(fyne.NewSize(width, height))
						for _, words := range d.CutTexts() {
							if p.page == d.help && words == "…" { // a word of a sentence that wraps
								continue
							}
							if !slices.Contains(mayBeCut, words) && seen[words] == "" {
								seen[words] = fmt.Sprintf("%s of %s in %s, %v wide, text %v", p.Title(), sample.Family, language, width, scale)
							}
						}
					}
				}
			}
		}
	}
	for words, where := range seen {
		t.Errorf("%q is cut: %s", words, where)
	}
}
