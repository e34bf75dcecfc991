package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/engine/testkit/casetest"
)

// The window may be made as small as 760 x 560, its menus included, whatever
// page it shows and in whatever language.
func TestTheWindowMayBeSmall(t *testing.T) {
	casetest.SkipUnderRace(t)
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.gradeFile(file(t, "output.txt", eight+"\n"+strings.Replace(eight, "0 1", "1 0", 1)))
	d.read()
	d.Win.Resize(fyne.NewSize(760, 560))
	for _, language := range []string{"en", "id"} {
		d.setLanguage(language)
		for _, p := range append(d.pages[:len(d.pages):len(d.pages)], place{page: d.help}, place{page: d.review}) {
			d.turn(p.page)
			d.Win.Resize(fyne.NewSize(760, 560))
			if least := d.Win.Content().MinSize(); least.Width > 760 || least.Height > 530 {
				t.Errorf("%s in %s needs %v: bar %v, page %v, status %v", p.Title(), language, least, d.bar.content.MinSize(), p.Content().MinSize(), d.status.content.MinSize())
			}
		}
	}
}
