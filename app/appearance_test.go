package app

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"langkah/app/kit/look"
	"langkah/app/kit/looktest"
	"langkah/engine/testkit/casetest"
	"langkah/widgets"
)

// setting is how a user wants a window to look.
type setting struct {
	theme, language string
	text            float32
}

// switchTo switches a window that is open.
func (d *desk) switchTo(a setting) {
	d.setTheme(a.theme)
	d.setLanguage(a.language)
	d.setTextSize(a.text)
}

// openAs opens a window that begins so.
func openAs(t testing.TB, path string, a setting) *desk {
	app := test.NewTempApp(t)
	prefs := look.NewPreferences(app.Preferences())
	prefs.SetTheme(a.theme)
	prefs.SetLanguage(a.language)
	prefs.SetTextSize(a.text)
	d := openApp(t, app, t.TempDir(), path)
	d.gradeFile(file(t, "output.txt", eight+"\n"+strings.Replace(eight, "0 1", "1 0", 1)))
	d.read()
	return d
}

// allPages are the pages that have a tab, the editor, the help and the review.
func (d *desk) allPages() []page {
	all := []page{d.editor, d.help, d.review}
	for _, p := range d.pages {
		all = append(all, p.page)
	}
	return all
}

// visit turns to a page, waits until it is at rest, and returns its picture.
func (d *desk) visit(p page) *image.NRGBA {
	d.t.Helper()
	d.turn(p)
	return d.settle()
}

// settle waits until what is shown is laid out and at rest, and returns its picture.
func (d *desk) settle() *image.NRGBA {
	d.t.Helper()
	d.rest()
	d.Win.Canvas().Unfocus() // the cursor of an entry blinks
	for range 3 {            // texts wrap to the width, and then have a height
		d.Arrange()
	}
	for before := (*image.NRGBA)(nil); ; { // what is drawn may ask for pictures; what the toolkit has forgotten is laid out again
		picture := d.Win.Canvas().Capture().(*image.NRGBA)
		if before != nil && apart(before, picture) == 0 {
			return picture
		}
		before = picture
		d.rest()
		d.Arrange()
	}
}

// rest waits until nothing runs beside the window, nor has just been asked for.
func (d *desk) rest() {
	d.t.Helper()
	d.Until("all work has ended", d.frame.Jobs.Idle)
	done := false
	d.Do(func() { done = true }) // after all that the work's end has asked for
	d.Until("nothing is asked for", func() bool { return done && d.frame.Jobs.Idle() && !d.stoppable() })
}

// stoppable says whether a button stops what runs, or is about to.
func (d *desk) stoppable() bool {
	_, ok := looktest.Seek(d.Screen, func(b *widgets.Button) bool { return b.Icon == theme.MediaStopIcon() })
	return ok
}

// apart counts the pixels in which two pictures differ.
func apart(a, b *image.NRGBA) (n int) {
	if a.Rect != b.Rect {
		return -1
	}
	for i := 0; i < len(a.Pix); i += 4 {
		if [4]byte(a.Pix[i:i+4]) != [4]byte(b.Pix[i:i+4]) {
			n++
		}
	}
	return n
}

// scrollEnd is how many pixels a picture may differ in: the rounded end of the help's scroll
// bar, whose length follows which keys the other pages had when it was made.
const scrollEnd = 12

// A switch of theme, language and text size reaches every page, also those not shown:
// each then looks as in a window that has begun so.
func TestASwitchReachesEveryPage(t *testing.T) {
	casetest.SkipUnderRace(t)
	path := file(t, "tiny.txt", eight)
	wanted := [2]setting{{"light", "en", 1}, {"dark", "id", 1.3}}
	var begun [2][]*image.NRGBA
	for i, a := range wanted {
		d := openAs(t, path, a)
		for _, p := range d.allPages() {
			begun[i] = append(begun[i], d.visit(p))
		}
		d.close()
	}
	d := openAs(t, path, wanted[0])
	for _, p := range d.allPages() {
		d.visit(p)
	}
	for i, from := range d.allPages() {
		d.turn(from)
		now := (i + 1) % 2
		d.switchTo(wanted[now])
		for k, p := range d.allPages() {
			n := apart(d.visit(p), begun[now][k])
			if n < 0 || n > scrollEnd {
				t.Errorf("after a switch on %s to %v, %s differs in %d pixels from a start", from.Title(), wanted[now], p.Title(), n)
			}
		}
	}
}

// Where the user forces no theme, the window follows the system's at any time.
func TestASwitchOfTheSystemsThemeReachesEveryPage(t *testing.T) {
	casetest.SkipUnderRace(t)
	path := file(t, "tiny.txt", eight)
	dark := openAs(t, path, setting{"dark", "en", 1})
	want := dark.visit(dark.compare)
	dark.close()
	d := openAs(t, path, setting{"light", "en", 1})
	d.visit(d.compare)
	d.turn(d.board)
	d.app.Settings().SetTheme(look.NewTheme("dark", 1)) // as the toolkit has it when the system's changes
	d.Until("the window has followed", func() bool { return d.built.dark })
	if n := apart(d.visit(d.compare), want); n != 0 {
		t.Errorf("the page Compare differs in %d pixels from a start", n)
	}
}

// So does a dialog that is open. No other switch is possible while one is: the menus wait
// until it is closed.
func TestASwitchOfTheSystemsThemeReachesDialogs(t *testing.T) {
	casetest.SkipUnderRace(t)
	path, folder := file(t, "tiny.txt", eight), t.TempDir()
	var pictures [2]map[string]*image.NRGBA
	for i, begun := range []string{"dark", "light"} {
		pictures[i] = map[string]*image.NRGBA{}
		d := openAs(t, path, setting{begun, "en", 1})
		d.turn(d.board)
		d.frame.Preferences.SetSaveFolder(folder)
		d.frame.Preferences.SetOpenFolder(folder)
		d.eachItem(func(item *fyne.MenuItem) {
			if !strings.HasSuffix(item.Label, "…") || item.Disabled || item.Label == "Solver tables …" { // those are built meanwhile
				return
			}
			d.rest()
			item.Action()
			if d.Dialog() && !d.Files() {
				d.app.Settings().SetTheme(look.NewTheme("dark", 1))
				d.Until("the window has followed", func() bool { return d.built.dark })
				pictures[i][item.Label] = d.settle()
			}
			d.closeDialogs()
			d.app.Settings().SetTheme(look.NewTheme(begun, 1))
			d.Until("the window is as it was", func() bool { return d.built.dark == (begun == "dark") })
		})
		d.close()
	}
	if len(pictures[0]) < 3 {
		t.Errorf("%d dialogs were opened", len(pictures[0]))
	}
	for label, want := range pictures[0] {
		if n := apart(pictures[1][label], want); n != 0 {
			t.Errorf("the dialog %q differs in %d pixels from one opened in the dark", label, n)
		}
	}
}
