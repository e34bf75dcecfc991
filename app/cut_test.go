package app

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/assets"
	"langkah/engine/testkit/casetest"
)

// cut returns the texts that are cut once all that has another least size is laid out again.
func (d *desk) cut() []string {
	if len(d.CutTexts()) == 0 {
		return nil
	}
	d.Arrange()
	return d.CutTexts()
}

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
				for _, p := range d.allPlaces() {
					d.turn(p.page)
					for _, width := range widths {
						d.Win.Resize(fyne.NewSize(width, height))
						for _, words := range d.cut() {
							if seen[words] == "" {
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

// Nor is a text of a dialog that a menu opens, in the narrowest window; names of files apart.
func TestNothingIsCutInDialogs(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, "")
	d.solve()
	d.Win.Resize(fyne.NewSize(760, 640))
	for _, a := range []setting{{"light", "en", 1}, {"light", "id", 1.5}} {
		d.switchTo(a)
		opened := map[string]bool{}
		for _, p := range d.allPages() {
			d.turn(p)
			d.eachItem(func(item *fyne.MenuItem) {
				if !strings.HasSuffix(item.Label, "…") || item.Disabled || opened[item.Label] {
					return
				}
				item.Action()
				for _, words := range d.cut() {
					if !d.Files() {
						t.Errorf("%q is cut in the dialog %q of %s in %s", words, item.Label, p.Title(), a.language)
					}
				}
				opened[item.Label] = d.Dialog()
				d.closeDialogs()
			})
		}
		if len(opened) < 10 {
			t.Errorf("%d dialogs were opened", len(opened))
		}
	}
}

// eachItem calls do with every item of the menus that does something.
func (d *desk) eachItem(do func(*fyne.MenuItem)) {
	var each func(items []*fyne.MenuItem)
	each = func(items []*fyne.MenuItem) {
		for _, item := range items {
			if item.ChildMenu != nil {
				each(item.ChildMenu.Items)
			} else if item.Action != nil {
				do(item)
			}
		}
	}
	for _, m := range d.menu.Items {
		each(m.Items)
	}
}

// closeDialogs closes all dialogs that are open.
func (d *desk) closeDialogs() {
	for o := d.Win.Canvas().Overlays(); o.Top() != nil; {
		o.Remove(o.Top())
	}
}
