package look

import (
	"errors"
	"os"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/browser"
	"langkah/engine"
	"langkah/widgets"
)

// Dialogs opens the dialogs of a window, and knows which one is open.
type Dialogs struct {
	Words Words

	win    fyne.Window
	key    func(*fyne.KeyEvent)
	closed func()
	open   *sheet // nil when none is
}

// NewDialogs makes those of a window. key gets the keys that no control of a dialog uses;
// closed is called when a dialog has been closed.
func NewDialogs(win fyne.Window, key func(*fyne.KeyEvent), closed func()) *Dialogs {
	return &Dialogs{win: win, key: key, closed: closed}
}

// IsOpen reports whether a dialog is open.
func (d *Dialogs) IsOpen() bool { return d.open != nil }

// Close closes the dialog that is open; it says whether one is.
func (d *Dialogs) Close() bool {
	open := d.open
	if open != nil {
		d.open = nil // before another one below it is open again
		open.Hide()
	}
	return open != nil
}

// Ask shows a dialog with content, a button that does what it is for, and one
// that cancels. do returns what is to be done when the dialog has gone, or nil
// to leave it open. The first widget to have the focus is given; it may be nil.
func (d *Dialogs) Ask(title, confirm string, content fyne.CanvasObject, first fyne.Focusable, do func() (then func())) (submit func()) {
	ask := d.newQuestion(confirm, do)
	ask.confirm.Importance = widget.HighImportance
	d.custom(title, content, ask.cancel, ask.confirm)
	if first == nil {
		first = ask.confirm
	}
	d.win.Canvas().Focus(first)
	return ask.submit
}

// Warn is like Ask where something is removed or replaced: its default button is
// the one that cancels.
func (d *Dialogs) Warn(title, confirm string, content fyne.CanvasObject, do func() (then func())) {
	ask := d.newQuestion(confirm, do)
	ask.cancel.Importance = widget.HighImportance
	d.custom(title, content, ask.confirm, ask.cancel)
	d.win.Canvas().Focus(ask.cancel)
}

// question is the buttons of a dialog that asks.
type question struct {
	confirm, cancel *widgets.Button
	submit          func()
}

func (d *Dialogs) newQuestion(confirm string, do func() (then func())) question {
	submit := func() {
		if then := do(); then != nil {
			d.Close()
			then()
		}
	}
	q := question{widgets.NewButton(confirm, nil, submit), widgets.NewButton(d.Words.Text("dialog.cancel", "Cancel"), nil, func() { d.Close() }), submit}
	q.confirm.OnKey, q.cancel.OnKey = d.key, d.key
	return q
}

// Tell shows a text with a button that closes it.
func (d *Dialogs) Tell(title, message string) {
	label := widget.NewLabel(message)
	label.Wrapping = fyne.TextWrapWord
	d.Inform(title, label)
}

// Inform shows content with a button that closes it.
func (d *Dialogs) Inform(title string, content fyne.CanvasObject) {
	var c *sheet
	ok := widgets.NewButton(d.Words.Text("dialog.close", "Close"), nil, func() { c.Hide() })
	ok.Importance = widget.HighImportance
	ok.OnKey = d.key
	c = d.custom(title, content, ok)
	d.win.Canvas().Focus(ok)
}

// Watch shows the progress of work, with a button that closes it and calls stop. It
// returns a function that closes it when the work has ended.
func (d *Dialogs) Watch(title, button string, content fyne.CanvasObject, stop func()) (done func()) {
	var c *sheet
	b := widgets.NewButton(button, nil, func() { c.Hide() })
	b.OnKey = d.key
	c = d.custom(title, content, b)
	open := true
	c.closed = func() {
		open = false
		stop()
		d.hasClosed()
	}
	d.win.Canvas().Focus(b)
	return func() {
		if open {
			c.Hide()
		}
	}
}

// Failed says what went wrong, and where in a text.
func (d *Dialogs) Failed(title string, err error) {
	d.Tell(title, d.Words.failure(err))
}

// failure is an error in words, the place in a text on lines of its own.
func (w Words) failure(err error) string {
	var bad *engine.ParseError
	if !errors.As(err, &bad) || bad.Line == 0 {
		if errors.Is(err, os.ErrNotExist) {
			return Sentence(w.Error(err))
		}
		return w.Error(err)
	}
	place := w.Textf("error.line", "Line %d", bad.Line)
	if bad.Column > 0 {
		place = w.Textf("error.place", "Line %d, column %d", bad.Line, bad.Column)
	}
	if file, found := strings.CutSuffix(err.Error(), ": "+bad.Error()); found {
		place = file + "\n" + place
	}
	return place + "\n\n" + Sentence(w.Message(bad.What))
}

// ChooseFile lets the user choose a file to open; folder is where to begin.
// Without extensions every file is offered. A dialog that asks for more stays below.
func (d *Dialogs) ChooseFile(title, folder string, extensions []string, chosen func(path string)) {
	if browser.InPage {
		browser.PickFile(extensions, d.picked(chosen))
		return
	}
	below := d.open
	c := d.newFileChooser(folder, extensions, false, func(path string) {
		d.Close()
		chosen(path)
	})
	d.Ask(title, d.Words.Text("file.open", "Open"), c.content, c.list, func() func() {
		if path, ok := c.selected(); ok {
			c.take(path)
		}
		return nil
	})
	d.open.closed = d.backTo(below)
}

// backTo returns what closes a dialog that was opened above another one, if there is one.
func (d *Dialogs) backTo(below *sheet) func() {
	return func() {
		if d.open = below; below == nil {
			d.closed()
		}
	}
}

// ChooseFolder lets the user choose a folder, beginning at the present one; a
// dialog that asks for more stays below.
func (d *Dialogs) ChooseFolder(present string, chosen func(dir string)) {
	if browser.InPage {
		browser.PickFolder(d.picked(chosen))
		return
	}
	below := d.open
	c := d.newFileChooser(present, nil, true, nil)
	d.Ask(d.Words.Text("file.folder", "Choose a folder"), d.Words.Text("file.choose", "Choose this folder"), c.content, c.list, func() func() {
		return func() { chosen(c.folder) }
	})
	d.open.closed = d.backTo(below)
}

// picked hands a file picked in a page to the window's goroutine.
func (d *Dialogs) picked(chosen func(path string)) func(path string, err error) {
	return func(path string, err error) {
		fyne.Do(func() {
			if err != nil {
				d.Failed(d.Words.Text("open.failed", "This puzzle cannot be opened"), err)
				return
			}
			chosen(path)
		})
	}
}

// sheet is a dialog: a title, content and buttons with a margin of 16 around them,
// above everything else in the window.
type sheet struct {
	*widget.PopUp
	closed func()
}

// Hide closes the dialog.
func (s *sheet) Hide() {
	if s.Visible() {
		s.PopUp.Hide()
		s.closed()
	}
}

// sheetInset is the margin around the content of a dialog, of which the toolkit's pop-up
// has a part.
func sheetInset() float32 { return 16 - theme.InnerPadding()/2 }

// custom shows a dialog with buttons to the right below its content, which
// scrolls where the window is too low for it.
func (d *Dialogs) custom(title string, content fyne.CanvasObject, buttons ...fyne.CanvasObject) *sheet {
	row := container.NewHBox(append([]fyne.CanvasObject{layout.NewSpacer()}, buttons...)...)
	most := func() float32 { return d.win.Canvas().Size().Height - row.MinSize().Height - dialogRoom }
	heading := widget.NewLabel(title)
	heading.SizeName, heading.TextStyle.Bold, heading.Wrapping = theme.SizeNameSubHeadingText, true, fyne.TextWrapWord
	room := Inset(sheetInset(), container.NewBorder(container.NewVBox(Tight(heading), Gap(1)), container.NewVBox(Gap(1), Gap(1), row), nil, nil, AtMost(most, content)))
	c := &sheet{widget.NewModalPopUp(room, d.win.Canvas()), d.hasClosed}
	d.win.Canvas().Unfocus() // what has the keyboard will not hear which keys are released
	d.open = c
	c.Show()
	d.Fit()
	return c
}

// dialogRoom is the room above and below the content of a dialog without its
// buttons: its title, its edge, and some of the window around it.
const dialogRoom = 150

func (d *Dialogs) hasClosed() {
	d.open = nil
	d.closed()
}

// size is how wide a dialog is; it is as high as its content needs.
func (d *Dialogs) size() fyne.Size {
	return fyne.NewSize(fyne.Min(36*theme.TextSize(), d.win.Canvas().Size().Width*0.9), 0)
}

// Fit makes the dialog that is open as high as its changed content needs.
func (d *Dialogs) Fit() {
	if d.open != nil {
		d.open.Resize(d.size()) // texts wrap to the width,
		d.open.Resize(d.size()) // and then have a height
		d.centre()
	}
}

// centre moves the dialog that is open to the middle of the window again: the
// toolkit leaves one that is resized where it was.
func (d *Dialogs) centre() {
	if top := d.win.Canvas().Overlays().Top(); top != nil {
		top.Refresh()
	}
}
