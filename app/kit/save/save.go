// Package save asks under which name something is to be saved, and saves it
// beside the window.
package save

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/browser"
	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine/host/files"
	"langkah/widgets"
)

// Product is one thing that can be saved.
type Product struct {
	Title     string
	Name      string // of the file or folder, as proposed
	Extension string // that the name has to have; "" for a folder

	// Save saves it at a path, on a goroutine of its own.
	Save func(ctx context.Context, path string, progress func(done, total int)) error

	Saved func() // hears, in the window, that it has been saved; may be nil

	Picture *Picture // of which one may choose how it looks, in place of Save; nil for all else
}

// File is a product that is one file; its extension is that of its name.
func File(title, name string, data func(context.Context) ([]byte, error)) Product {
	save := func(ctx context.Context, path string, _ func(int, int)) error {
		bytes, err := data(ctx)
		if err != nil {
			return err
		}
		return files.Save(path, bytes)
	}
	return Product{Title: title, Name: name, Extension: filepath.Ext(name), Save: save}
}

// Ask asks which product to save, under which name and in which folder. The
// toolkit's own dialog would empty an old file before the new one is there.
func Ask(f *look.Frame, title string, products []Product) {
	text := f.Words.Text
	chosen := products[0]
	folder := Folder(f.Preferences)
	name := widgets.NewEntry(chosen.Name, nil)
	name.OnKey = f.Key
	name.CursorColumn = len([]rune(name.Text))
	where := widget.NewLabel(folder)
	where.Wrapping = fyne.TextWrapBreak
	change := widgets.NewButton(text("save.change", "Change …"), nil, func() {
		f.Dialogs.ChooseFolder(folder, func(dir string) {
			folder = dir
			where.SetText(dir)
		})
	})
	change.OnKey = f.Key
	content := container.NewVBox()
	options := newOptions(f, func(p Product) {
		base := strings.TrimSuffix(name.Text, filepath.Ext(name.Text))
		if chosen = p; p.Extension != "" {
			name.SetText(base + p.Extension)
		}
	})
	defer options.show(chosen)
	if len(products) > 1 {
		titles := make([]string, len(products))
		for i, p := range products {
			titles[i] = p.Title
		}
		what := widgets.NewDropdown(func(i int) {
			chosen = products[i]
			name.SetText(chosen.Name)
			options.show(chosen)
		})
		what.OnKey = f.Key
		what.Offer(titles, 0)
		content.Add(look.Form(widget.NewLabel(text("save.what", "What")), what))
	}
	content.Add(options.form)
	cells := []fyne.CanvasObject{widget.NewLabel(text("save.name", "Name")), name}
	if !browser.InPage { // which asks by itself where downloads go
		cells = append(cells, widget.NewLabel(text("save.folder", "Folder")), container.NewBorder(nil, nil, nil, change, where))
	}
	content.Add(look.Form(cells...))
	content.Add(options.preview)
	submit := f.Dialogs.Ask(title, text("save.save", "Save"), content, name, func() func() {
		if name.Text == "" {
			return nil
		}
		path := filepath.Join(folder, withExtension(name.Text, chosen.Extension))
		f.Preferences.SetSaveFolder(folder)
		options.keep()
		return func() { confirm(f, path, chosen) }
	})
	name.OnSubmitted = func(string) { submit() }
}

// Folder is where files are saved: where the last one was, or else the home folder.
func Folder(p look.Preferences) string {
	if browser.InPage {
		return browser.SaveFolder
	}
	if dir := p.SaveFolder(); dir != "" {
		if info, err := os.Stat(dir); err == nil && info.IsDir() {
			return dir
		}
	}
	if home, err := os.UserHomeDir(); err == nil {
		return home
	}
	return "."
}

// withExtension adds an extension to a name that lacks it.
func withExtension(name, extension string) string {
	if extension == "" || strings.EqualFold(filepath.Ext(name), extension) {
		return name
	}
	return name + extension
}

// confirm asks before a file is replaced, then saves.
func confirm(f *look.Frame, path string, p Product) {
	info, err := os.Stat(path)
	if err != nil || info.IsDir() {
		Write(f, path, p)
		return
	}
	question := widget.NewLabel(f.Words.Textf("save.exists", "%s is there already. Replace it?", path))
	question.Wrapping = fyne.TextWrapWord
	f.Dialogs.Warn(f.Words.Text("save.replace", "Replace the file?"), f.Words.Text("save.doreplace", "Replace"), question, func() func() {
		return func() { Write(f, path, p) }
	})
}

// patience is how long a file may take before a dialog shows its progress.
const patience = 400 * time.Millisecond

// Write saves a product beside the window and shows how far it is.
func Write(f *look.Frame, path string, p Product) {
	slot := f.Jobs.NewSlot()
	var done, total atomic.Int64
	bar, share := widget.NewProgressBarInfinite(), widget.NewProgressBar()
	share.Hide()
	var closeDialog func()
	slot.Start(job.Work{
		Run: func(ctx context.Context) func() {
			err := p.Save(ctx, path, func(d, t int) {
				done.Store(int64(d))
				total.Store(int64(t))
			})
			if err == nil && browser.InPage {
				err = browser.HandOver(path)
			}
			return func() {
				bar.Stop()
				if closeDialog != nil {
					closeDialog()
				}
				saved(f, path, err)
				if err == nil && p.Saved != nil {
					p.Saved()
				}
			}
		},
		Tick: func(elapsed time.Duration) {
			if elapsed >= patience && closeDialog == nil {
				title := f.Words.Textf("save.saving", "Saving %s", filepath.Base(path))
				closeDialog = f.Dialogs.Watch(title, f.Words.Text("dialog.cancel", "Cancel"), container.NewStack(bar, share), slot.Stop)
			}
			if t := total.Load(); t > 0 {
				bar.Hide()
				share.Show()
				share.SetValue(float64(done.Load()) / float64(t))
			}
		},
	})
}

// saved says where a file went, or why it did not.
func saved(f *look.Frame, path string, err error) {
	switch {
	case errors.Is(err, context.Canceled):
		f.Say(f.Words.Text("save.cancelled", "Not saved: you cancelled"))
	case err != nil:
		f.Dialogs.Failed(f.Words.Text("save.failed", "This could not be saved"), err)
	case browser.InPage:
		f.Say(f.Words.Textf("save.downloaded", "Downloaded %s", filepath.Base(path)))
	default:
		if whole, err := filepath.Abs(path); err == nil {
			path = whole
		}
		f.Say(f.Words.Textf("save.done", "Saved %s", path))
	}
}
