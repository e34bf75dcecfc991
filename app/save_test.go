package app

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/engine/catalog"
	"langkah/engine/files"
	"langkah/engine/transcript"
	"langkah/widgets"
)

// find finds the first widget for which found holds in what is on top.
func (d *desk) find(what string, found func(fyne.CanvasObject) bool) fyne.CanvasObject {
	d.t.Helper()
	var walk func(o fyne.CanvasObject) fyne.CanvasObject
	walk = func(o fyne.CanvasObject) fyne.CanvasObject {
		if found(o) {
			return o
		}
		var inner []fyne.CanvasObject
		switch o := o.(type) {
		case *fyne.Container:
			inner = o.Objects
		case fyne.Widget:
			inner = test.WidgetRenderer(o).Objects()
		}
		for _, i := range inner {
			if hit := walk(i); hit != nil {
				return hit
			}
		}
		return nil
	}
	top := d.win.Canvas().Overlays().Top()
	if top == nil {
		top = d.win.Content()
	}
	hit := walk(top)
	if hit == nil {
		d.t.Fatalf("there is no %s", what)
	}
	return hit
}

func (d *desk) tapButton(text string) {
	d.t.Helper()
	test.Tap(d.find("button "+text, func(o fyne.CanvasObject) bool {
		b, ok := o.(*widgets.Button)
		return ok && b.Text == text
	}).(*widgets.Button))
}

// name is the entry with the file's name in the dialog.
func (d *desk) name() *widgets.Entry {
	return d.find("entry", func(o fyne.CanvasObject) bool { _, ok := o.(*widgets.Entry); return ok }).(*widgets.Entry)
}

// saved is the file that the status line says was saved.
func (d *desk) saved() string {
	d.t.Helper()
	d.until("a file is saved", func() bool { return strings.HasPrefix(d.status.message.Text, "Saved ") })
	return strings.TrimPrefix(d.status.message.Text, "Saved ")
}

func TestTranscriptIsSavedUnderTheNameProposed(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.shortcut(fyne.KeyS, fyne.KeyModifierControl)
	m := d.solution().Method
	if name := d.name().Text; !strings.HasPrefix(name, "tiny_"+m.Algorithm.Name) || !strings.HasSuffix(name, ".txt") {
		t.Errorf("the name proposed is %q, want one that tells the puzzle and the method %s", name, m.Name())
	}
	d.name().OnSubmitted("")
	path := d.saved()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	moves, err := transcript.Read(string(data))
	if err != nil || len(moves.Moves) != 4 {
		t.Errorf("the transcript %s has %d moves, error %v", path, len(moves.Moves), err)
	}
}

func TestTranscriptNeedsASearch(t *testing.T) {
	d := newDesk(t, "")
	if item := d.item("File", "Save transcript …"); !item.Disabled || item.Action != nil {
		t.Error("a transcript can be saved before any search")
	}
}

func TestPicturesAreSaved(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.press(fyne.KeyRight)
	for i, want := range []string{"_step001.png", "", "_sheet.png", ".gif"} {
		d.status.say("")
		d.shortcut(fyne.KeyS, fyne.KeyModifierControl|fyne.KeyModifierShift)
		d.find("choice of pictures", func(o fyne.CanvasObject) bool {
			_, ok := o.(*widgets.Dropdown)
			return ok
		}).(*widgets.Dropdown).SetSelectedIndex(i)
		if !strings.HasSuffix(d.name().Text, want) {
			t.Errorf("the name proposed is %q, want one that ends in %q", d.name().Text, want)
		}
		d.tapButton("Save")
		path := d.saved()
		info, err := os.Stat(path)
		switch {
		case err != nil:
			t.Error(err)
		case want == "":
			if files, _ := os.ReadDir(path); len(files) != 5 {
				t.Errorf("the folder of 4 moves has %d pictures, want 5", len(files))
			}
		case info.Size() < 100:
			t.Errorf("%s has %d bytes", path, info.Size())
		}
		if strings.HasSuffix(want, "step001.png") {
			if _, p, err := catalog.OpenFile(path); err != nil || p.String() != d.session.Puzzle().String() {
				t.Errorf("the picture does not open as the puzzle: %v", err)
			}
		}
	}
}

func TestExtensionIsAdded(t *testing.T) {
	for _, c := range []struct{ name, extension, want string }{
		{"a", ".txt", "a.txt"}, {"a.txt", ".txt", "a.txt"}, {"a.TXT", ".txt", "a.TXT"}, {"a.b", ".gif", "a.b.gif"}, {"dir", "", "dir"},
	} {
		if got := withExtension(c.name, c.extension); got != c.want {
			t.Errorf("%q with %q is %q, want %q", c.name, c.extension, got, c.want)
		}
	}
}

func TestReplacingAFileIsAsked(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	path := filepath.Join(d.folder(), "old.txt")
	if err := os.WriteFile(path, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	save := func() {
		d.shortcut(fyne.KeyS, fyne.KeyModifierControl)
		d.name().SetText("old.txt")
		d.tapButton("Save")
		d.until("the question is asked", func() bool { return d.win.Canvas().Overlays().Top() != nil })
	}
	save()
	d.tapButton("Cancel")
	if data, _ := os.ReadFile(path); string(data) != "old" {
		t.Error("the file was replaced although the user said no")
	}
	save()
	d.tapButton("Replace")
	d.saved()
	if data, _ := os.ReadFile(path); string(data) == "old" {
		t.Error("the file was not replaced")
	}
}

func TestFailureToSaveNamesThePath(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	missing := filepath.Join(t.TempDir(), "gone", "out.txt")
	d.write(missing, product{name: "x.txt", extension: ".txt", save: func(_ context.Context, path string, _ func(int, int)) error {
		return files.Save(path, []byte("text"))
	}})
	d.until("the failure is told", func() bool { return d.win.Canvas().Overlays().Top() != nil })
	if words := d.words(); !strings.Contains(words, missing) && !strings.Contains(words, filepath.Dir(missing)) {
		t.Errorf("the dialog does not name the path:\n%s", words)
	}
}
