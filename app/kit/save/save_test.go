package save

import (
	"context"
	"errors"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"langkah/app/kit/looktest"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/widgets"
)

func TestExtensionIsAdded(t *testing.T) {
	for _, c := range []struct{ name, extension, want string }{
		{"a", ".txt", "a.txt"}, {"a.txt", ".txt", "a.txt"}, {"a.TXT", ".txt", "a.TXT"}, {"a.b", ".gif", "a.b.gif"}, {"dir", "", "dir"},
	} {
		if got := withExtension(c.name, c.extension); got != c.want {
			t.Errorf("%q with %q is %q, want %q", c.name, c.extension, got, c.want)
		}
	}
}

// dropdown is the one that offers such a choice.
func dropdown(p *looktest.Page, offers string) *widgets.Dropdown {
	return looktest.Find(p.Screen, "choice of "+offers, func(d *widgets.Dropdown) bool { return slices.Contains(d.Options, offers) })
}

func TestPictureIsSavedAsChosenAndChoicesAreRemembered(t *testing.T) {
	p := looktest.NewPage(t)
	p.Show(container.NewWithoutLayout())
	var saved Look
	var previewed atomic.Value
	products := []Product{Drawn("The board", "board.png", Picture{
		Key: "board", Formats: []picture.Format{picture.AsPNG, picture.AsSVG}, Theme: "light", Animated: true,
		Preview: func(_ context.Context, st paint.Style) (image.Image, error) {
			previewed.Store(st.Palette)
			return image.NewGray(image.Rect(0, 0, 8, 4)), nil
		},
	}, func(_ context.Context, l Look) ([]byte, error) {
		saved = l
		return []byte("drawn"), nil
	})}
	Ask(p.Frame, "Save", products)
	usual := Look{Format: picture.AsPNG, Style: paint.Style{Cell: 64, Palette: scene.Light()}, Speed: 1}
	chosen := Look{Format: picture.AsSVG, Style: paint.Style{Cell: 192, Palette: scene.Dark()}, Speed: 2}
	p.Tap("Save")
	p.Until("it is saved", func() bool { return p.Said != "" })
	if saved != usual || !strings.HasSuffix(p.Said, "board.png") {
		t.Errorf("%q as %v, want %v", p.Said, saved, usual)
	}

	Ask(p.Frame, "Save", products)
	dropdown(p, "SVG, shapes").SetSelectedIndex(1)
	dropdown(p, "4 ×").SetSelectedIndex(2)
	dropdown(p, "Dark").SetSelectedIndex(1)
	dropdown(p, "0.5 ×").SetSelectedIndex(2)
	if p.Entry().Text != "board.svg" {
		t.Errorf("the name is %q", p.Entry().Text)
	}
	p.Until("the preview has the chosen colours", func() bool { return previewed.Load() == scene.Dark() })
	for range 2 { // the second time what was chosen is remembered
		p.Said = ""
		p.Tap("Save")
		p.Until("it is saved, or asks", func() bool { return p.Said != "" || p.Has("Replace") })
		if p.Has("Replace") {
			p.Tap("Replace")
			p.Until("it is saved", func() bool { return p.Said != "" })
		}
		if saved != chosen || !strings.HasSuffix(p.Said, "board.svg") {
			t.Errorf("%q as %v, want %v", p.Said, saved, chosen)
		}
		saved = Look{}
		Ask(p.Frame, "Save", products)
	}
}

func TestPreviewThatFailsShowsNothing(t *testing.T) {
	p := looktest.NewPage(t)
	tried := make(chan bool, 1)
	Ask(p.Frame, "Save", []Product{Drawn("The board", "board.png", Picture{Key: "board", Theme: "light", Preview: func(context.Context, paint.Style) (image.Image, error) {
		tried <- true
		return nil, errors.New("too large")
	}}, nil)})
	<-tried
	p.Until("it has ended", p.Frame.Jobs.Idle)
	if shown := looktest.Find[*canvas.Image](p.Screen, "preview", func(i *canvas.Image) bool { return i.MinSize().Height == previewHeight }); shown.Image != nil {
		t.Error("something is shown")
	}
}

func TestFailureToSaveNamesThePath(t *testing.T) {
	p := looktest.NewPage(t)
	missing := filepath.Join(t.TempDir(), "gone", "out.txt")
	Write(p.Frame, missing, File("text", "out.txt", func(context.Context) ([]byte, error) { return []byte("text"), nil }))
	p.Until("the failure is told", p.Dialog)
	if words := p.Words(); !strings.Contains(words, missing) && !strings.Contains(words, filepath.Dir(missing)) {
		t.Errorf("the dialog does not name the path:\n%s", words)
	}
}

func TestLongSavingIsShownAndCancelled(t *testing.T) {
	p := looktest.NewPage(t)
	Write(p.Frame, filepath.Join(t.TempDir(), "steps"), Product{Save: func(ctx context.Context, _ string, progress func(int, int)) error {
		progress(1, 4)
		<-ctx.Done()
		return ctx.Err()
	}})
	p.Until("a dialog shows how far it is", p.Dialog)
	if words := p.Words(); !strings.Contains(words, "Saving steps") || !strings.Contains(words, "25%") {
		t.Errorf("the dialog says:\n%s", words)
	}
	p.Tap("Cancel")
	p.Until("it has ended", func() bool { return p.Said != "" })
	if p.Dialog() || !strings.Contains(p.Said, "cancelled") {
		t.Errorf("the line at the bottom says %q; a dialog is open: %t", p.Said, p.Dialog())
	}
}

func TestWhatCannotBeMadeIsNotSaved(t *testing.T) {
	p := looktest.NewPage(t)
	path := looktest.File(t, "old.txt", "old")
	Write(p.Frame, path, File("text", "old.txt", func(context.Context) ([]byte, error) { return nil, errors.New("it is too large") }))
	p.Until("the failure is told", p.Dialog)
	if !strings.Contains(p.Words(), "it is too large") {
		t.Errorf("the dialog says:\n%s", p.Words())
	}
	if data, err := os.ReadFile(path); err != nil || string(data) != "old" {
		t.Errorf("the old file holds %q, %v", data, err)
	}
}
