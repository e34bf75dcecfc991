package app

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/assets"
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
		{"rush", fyne.NewSize(1280, 800)}, {"packing", fyne.NewSize(1920, 1000)}, {"ice", fyne.NewSize(1024, 640)},
	} {
		for _, wanted := range []setting{{"light", "en", 1}, {"dark", "id", 1}} {
			d := newDesk(t, "")
			d.Win.Resize(look.size)
			d.openSample(samples[look.family])
			d.read()
			write := func(name string, picture image.Image) {
				path := filepath.Join(folder, fmt.Sprintf("%s-%s-%s-%v.png", name, wanted.theme, look.family, look.size.Width))
				file, err := os.Create(path)
				if err != nil {
					t.Fatal(err)
				}
				defer file.Close()
				if err := png.Encode(file, picture); err != nil {
					t.Fatal(err)
				}
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
