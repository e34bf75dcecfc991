package app

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"langkah/engine"
	"langkah/engine/files"
	"langkah/engine/paint"
	"langkah/engine/picture"
	"langkah/engine/scene"
	"langkah/engine/transcript"
	"langkah/widgets"
)

// product is one thing that can be saved.
type product struct {
	title     string
	name      string // of the file or folder, as proposed
	extension string // that the name has to have; "" for a folder
	save      func(ctx context.Context, path string, progress func(done, total int)) error
}

// solution is what the session has to save.
func (w *Window) solution() engine.Solution {
	if solved, ok := w.session.Solved(); ok {
		return solved
	}
	return engine.Solution{Name: w.session.Name(), Puzzle: w.session.Puzzle()}
}

// saveTranscript asks for a file and saves what was done.
func (w *Window) saveTranscript() {
	s := w.solution()
	w.save(w.words.x("save.transcript", "Save transcript"), []product{{
		title: w.words.x("save.transcript", "Save transcript"), name: files.Name(s, ".txt"), extension: ".txt",
		save: func(_ context.Context, path string, _ func(int, int)) error {
			return files.Save(path, []byte(transcript.Text(s)))
		},
	}})
}

// savePicture asks what to draw and where, and saves it. Pictures have bright
// paper, whatever the window's theme.
func (w *Window) savePicture() {
	s, x := w.solution(), w.words.x
	i := w.session.Index()
	style := paint.Style{Palette: scene.Light()}
	position := w.solve.view.solid.scene(w.session.Position())
	products := []product{{
		title: x("save.board", "The board as shown"), name: picture.StepName(s, i), extension: ".png",
		save: func(_ context.Context, path string, _ func(int, int)) error {
			data, err := picture.PNG(position, style, s.Puzzle.String())
			return saveData(path, data, err)
		},
	}}
	if len(s.Result.Moves) > 0 {
		products = append(products, product{
			title: x("save.steps", "Every step, in a folder"), name: files.Name(s, ""),
			save: func(ctx context.Context, path string, progress func(int, int)) error {
				return picture.SaveSteps(ctx, path, s, style, progress)
			},
		}, product{
			title: x("save.sheet", "All steps on one sheet"), name: files.Name(s, "sheet.png"), extension: ".png",
			save: func(ctx context.Context, path string, _ func(int, int)) error {
				data, err := picture.Sheet(ctx, s, style)
				return saveData(path, data, err)
			},
		}, product{
			title: x("save.gif", "An animated GIF"), name: files.Name(s, ".gif"), extension: ".gif",
			save: func(ctx context.Context, path string, _ func(int, int)) error {
				data, err := picture.GIF(ctx, s, style)
				return saveData(path, data, err)
			},
		})
	}
	if turned, ok := w.solve.view.solid.turned(w.session.Position()); ok {
		view := w.solve.view.solid.view
		products = append(products, product{
			title: x("save.turntable", "A GIF that turns the board round"), name: files.Name(s, "turntable.gif"), extension: ".gif",
			save: func(ctx context.Context, path string, _ func(int, int)) error {
				data, err := picture.Turntable(ctx, turned, view, style)
				return saveData(path, data, err)
			},
		})
	}
	w.save(x("save.picture", "Save picture"), products)
}

func saveData(path string, data []byte, err error) error {
	if err != nil {
		return err
	}
	return files.Save(path, data)
}

// save asks which product to save, under which name and in which folder. The
// toolkit's own dialog would empty an old file before the new one is there.
func (w *Window) save(title string, products []product) {
	x := w.words.x
	chosen := products[0]
	folder := w.folder()
	name := widgets.NewEntry(chosen.name, nil)
	name.OnKey = w.key
	name.CursorColumn = len([]rune(name.Text))
	where := widget.NewLabel(folder)
	where.Truncation = fyne.TextTruncateEllipsis
	change := widgets.NewButton(x("save.change", "Change …"), nil, func() {
		w.chooseFolder(folder, func(dir string) {
			folder = dir
			where.SetText(dir)
		})
	})
	change.OnKey = w.key
	content := container.NewVBox()
	if len(products) > 1 {
		titles := make([]string, len(products))
		for i, p := range products {
			titles[i] = p.title
		}
		what := widgets.NewDropdown(func(i int) {
			chosen = products[i]
			name.SetText(chosen.name)
		})
		what.OnKey = w.key
		what.Offer(titles, 0)
		content.Add(container.New(&formLayout{}, widget.NewLabel(x("save.what", "What")), what))
	}
	content.Add(container.New(&formLayout{},
		widget.NewLabel(x("save.name", "Name")), name,
		widget.NewLabel(x("save.folder", "Folder")), container.NewBorder(nil, nil, nil, change, where)))
	submit := w.ask(title, x("save.save", "Save"), content, name, func() func() {
		if name.Text == "" {
			return nil
		}
		path := filepath.Join(folder, withExtension(name.Text, chosen.extension))
		w.prefs.setSaveFolder(folder)
		return func() { w.confirm(path, chosen) }
	})
	name.OnSubmitted = func(string) { submit() }
}

// folder is where files are saved: where the last one was, or else the home folder.
func (w *Window) folder() string {
	if dir := w.prefs.saveFolder(); dir != "" {
		if info, err := os.Stat(dir); err == nil && info.IsDir() {
			return dir
		}
	}
	if home, err := os.UserHomeDir(); err == nil {
		return home
	}
	return "."
}

// confirm asks before a file is replaced, then saves.
func (w *Window) confirm(path string, p product) {
	info, err := os.Stat(path)
	if err != nil || info.IsDir() {
		w.write(path, p)
		return
	}
	question := widget.NewLabel(w.words.f("save.exists", "%s is there already. Replace it?", path))
	question.Wrapping = fyne.TextWrapWord
	w.ask(w.words.x("save.replace", "Replace the file?"), w.words.x("save.doreplace", "Replace"), question, nil, func() func() {
		return func() { w.write(path, p) }
	})
}

// write saves on a goroutine of its own and shows how far it is.
func (w *Window) write(path string, p product) {
	ctx, cancel := context.WithCancel(context.Background())
	bar := widget.NewProgressBarInfinite()
	share := widget.NewProgressBar()
	share.Hide()
	stop := widgets.NewButton(w.words.x("dialog.cancel", "Cancel"), nil, cancel)
	var d *dialog.CustomDialog
	waiting := w.after(patience, func() {
		d = w.custom(w.words.f("save.saving", "Saving %s", filepath.Base(path)), container.NewStack(bar, share), stop)
	})
	go func() {
		err := p.save(ctx, path, func(done, total int) {
			w.do(func() {
				bar.Hide()
				share.Show()
				share.SetValue(float64(done) / float64(total))
			})
		})
		cancel()
		w.do(func() {
			waiting.cancel()
			bar.Stop()
			if d != nil {
				d.Hide()
			}
			w.saved(path, err)
		})
	}()
}

// saved says where a file went, or why it did not.
func (w *Window) saved(path string, err error) {
	switch {
	case errors.Is(err, context.Canceled):
		w.status.say(w.words.x("save.cancelled", "Not saved: you cancelled"))
	case err != nil:
		w.failed(w.words.x("save.failed", "This could not be saved"), err)
	default:
		if whole, err := filepath.Abs(path); err == nil {
			path = whole
		}
		w.status.say(w.words.f("save.done", "Saved %s", path))
	}
}
