package app

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/app/kit/look"
	"langkah/app/kit/looktest"
	"langkah/assets"
	"langkah/widgets"
)

// TestPicturesOfPages writes a picture of each page in both themes and languages, at four
// widths, into the folder that LANGKAH_PICTURES names, to be looked at. Each width shows
// another family.
func TestPicturesOfPages(t *testing.T) {
	folder := os.Getenv("LANGKAH_PICTURES")
	if folder == "" {
		t.Skip("slow, and for people to look at; LANGKAH_PICTURES=folder writes the pictures")
	}
	samples := map[string]assets.Sample{}
	for _, s := range assets.Samples() {
		if _, ok := samples[s.Family]; !ok {
			samples[s.Family] = s
		}
	}
	for _, look := range []struct {
		family string
		size   fyne.Size
	}{
		{"sliding", fyne.NewSize(760, 700)}, {"queens", fyne.NewSize(1024, 700)},
		{"rush", fyne.NewSize(1280, 800)}, {"packing", fyne.NewSize(1920, 1000)}, {"ice", fyne.NewSize(1024, 640)}, {"routes", fyne.NewSize(1280, 800)},
		{"blocks", fyne.NewSize(1024, 700)},
	} {
		for _, wanted := range []setting{{"light", "en", 1}, {"dark", "id", 1}} {
			d := newDesk(t, "")
			d.Win.Resize(look.size)
			d.openSample(samples[look.family])
			d.read()
			write := func(name string, picture image.Image) {
				path := filepath.Join(folder, fmt.Sprintf("%s-%s-%s-%v.png", name, wanted.theme, look.family, look.size.Width))
				writePicture(t, path, picture)
			}
			d.switchTo(wanted)
			write("board.Begun", d.visit(d.board))
			d.switchTo(setting{"light", "en", 1})
			d.solve()
			d.switchTo(wanted)
			for _, p := range d.allPages() {
				write(fmt.Sprintf("%T", p)[1:], d.visit(p))
			}
			d.close()
		}
	}
}

// TestPicturesOfPrograms writes pictures of the page Compare with programs of the user's, as
// TestPicturesOfPages does.
func TestPicturesOfPrograms(t *testing.T) {
	folder := os.Getenv("LANGKAH_PICTURES")
	if folder == "" {
		t.Skip("for people to look at; LANGKAH_PICTURES=folder writes the pictures")
	}
	const keeps = `[{"Name":"solver.py","Command":"sh -c 'echo s SOLVED; echo v RIGHT DOWN RIGHT DOWN'"},` +
		`{"Name":"Solver.java","Command":"sh -c 'echo s SOLVED; echo v RIGHT DOWN RIGHT RIGHT'"},{"Name":"endless","Command":"sleep 100"}]`
	for _, wanted := range []setting{{"light", "en", 1}, {"dark", "id", 1}} {
		for _, size := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(760, 700)} {
			a := test.NewTempApp(t)
			preferences := look.NewPreferences(a.Preferences())
			preferences.SetChoice("compare.programs", keeps)
			preferences.SetTime(time.Second)
			d := openApp(t, a, t.TempDir(), file(t, "eight.txt", eight))
			d.Win.Resize(size)
			d.turn(d.compare)
			write := func(name string) {
				d.write(filepath.Join(folder, fmt.Sprintf("%s-%s-%v.png", name, wanted.theme, size.Width)))
			}
			tick := func() {
				if !d.Has("None") {
					d.Tap("Methods …")
				}
				for _, name := range []string{"solver.py", "Solver.java", "endless"} {
					if box, ok := looktest.Seek(d.Screen, func(c *widgets.Check) bool { return c.Text == name }); ok {
						box.SetChecked(true)
					}
				}
			}
			tick()
			d.item("Compare", "Compare the ticked methods").Action()
			d.rest()
			d.switchTo(wanted)
			write("programs.Table")
			d.switchTo(setting{"light", "en", 1})
			d.item("View", "Charts").Action()
			d.switchTo(wanted)
			write("programs.Charts")
			d.switchTo(setting{"light", "en", 1})
			d.item("View", "Race").Action()
			tick()
			d.Tap("None")
			tick()
			list := looktest.Find[*widgets.CheckList](d.Screen, "the methods", nil)
			list.Select(5)
			d.item("Compare", "Race the ticked methods").Action()
			d.rest()
			d.switchTo(wanted)
			write("programs.Race")
			d.switchTo(setting{"light", "en", 1})
			d.item("Compare", "Add a program …").Action()
			d.switchTo(wanted)
			write("programs.Dialog")
			d.close()
		}
	}
}

// TestPicturesOfOwnHeuristics writes pictures of the dialog for a heuristic of the user's own
// and of the page Search with one, as TestPicturesOfPages does.
func TestPicturesOfOwnHeuristics(t *testing.T) {
	folder := os.Getenv("LANGKAH_PICTURES")
	if folder == "" {
		t.Skip("for people to look at; LANGKAH_PICTURES=folder writes the pictures")
	}
	for _, wanted := range []setting{{"light", "en", 1}, {"dark", "id", 1}} {
		a := test.NewTempApp(t)
		preferences := look.NewPreferences(a.Preferences())
		preferences.AddFormula("2 * manhattan")
		preferences.AddFormula("max(manhattan, misplaced + 1)")
		d := openApp(t, a, t.TempDir(), file(t, "eight.txt", eight))
		d.Win.Resize(fyne.NewSize(1024, 700))
		d.turn(d.search)
		d.rest()
		d.switchTo(wanted)
		write := func(name string) {
			d.write(filepath.Join(folder, fmt.Sprintf("%s-%s.png", name, wanted.theme)))
		}
		picker := looktest.Find(d.Screen, "the heuristics", func(p *widgets.Picker) bool {
			list := p.Choices()
			return len(list) > 0 && slices.Contains([]string{"Your own …", "Buatan sendiri …"}, list[len(list)-1].Title)
		})
		ask := func() {
			picker.Tapped(nil)
			d.Press(fyne.KeyEnd)
			for range picker.Choices() {
				d.Press(fyne.KeyDown)
			}
			d.Press(fyne.KeyReturn)
		}
		ask()
		write("own.Dialog")
		d.Entry().SetText("max(manhattan, 2*misplaced")
		write("own.Mistake")
		d.Entry().SetText("max(manhattan, 2*misplaced)")
		d.Entry().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		d.rest()
		write("own.Search")
		d.close()
	}
}

// TestPicturesOfLogs writes pictures of the page Search with the log of a program that keeps
// the first g of a waiting board, as TestPicturesOfPages does.
func TestPicturesOfLogs(t *testing.T) {
	folder := os.Getenv("LANGKAH_PICTURES")
	if folder == "" {
		t.Skip("for people to look at; LANGKAH_PICTURES=folder writes the pictures")
	}
	for _, wanted := range []setting{{"light", "en", 1}, {"dark", "id", 1}} {
		for _, size := range []fyne.Size{fyne.NewSize(1440, 900), fyne.NewSize(1024, 700), fyne.NewSize(760, 700)} {
			d := newDesk(t, file(t, "eight.txt", "8 6 -\n1 3 2\n4 7 5\n"))
			d.Win.Resize(size)
			d.turn(d.search)
			d.rest()
			d.openGiven(filepath.Join("testdata", "no-update.log"))
			d.rest()
			d.Until("the log is open", func() bool { return strings.Contains(d.Words(), "differs") })
			d.switchTo(wanted)
			d.rest()
			d.write(filepath.Join(folder, fmt.Sprintf("log-%s-%v.png", wanted.theme, size.Width)))
			d.close()
		}
	}
}

// write writes a picture of what is shown.
func (d *desk) write(path string) {
	d.t.Helper()
	writePicture(d.t, path, d.settle())
}

func writePicture(t testing.TB, path string, picture image.Image) {
	t.Helper()
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, picture); err != nil {
		t.Fatal(err)
	}
}
