package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
)

// open shows a dialog of the toolkit at most of the window's size.
func (w *Window) open(d dialog.Dialog) {
	w.dialog = d
	d.SetOnClosed(w.dialogClosed)
	size := w.win.Canvas().Size()
	d.Resize(fyne.NewSize(size.Width*0.8, size.Height*0.8))
	d.Show()
}

// dialogClosed gives the keyboard back to the page.
func (w *Window) dialogClosed() {
	w.dialog = nil
	w.page.focus()
}

// ask shows a dialog with content, a button that does what it is for, and one
// that cancels. do returns what is to be done when the dialog has gone, or nil
// to leave it open. The first widget to have the focus is given; it may be nil.
func (w *Window) ask(title, confirm string, content fyne.CanvasObject, first fyne.Focusable, do func() (then func())) (submit func()) {
	var d *dialog.CustomDialog
	submit = func() {
		if then := do(); then != nil {
			d.Hide()
			then()
		}
	}
	ok := widgets.NewButton(confirm, nil, submit)
	ok.Importance = widget.HighImportance
	cancel := widgets.NewButton(w.words.x("dialog.cancel", "Cancel"), nil, func() { d.Hide() })
	ok.OnKey, cancel.OnKey = w.key, w.key
	d = w.custom(title, content, cancel, ok)
	if first == nil {
		first = ok
	}
	w.win.Canvas().Focus(first)
	return submit
}

// tell shows a text with a button that closes it.
func (w *Window) tell(title, message string) {
	label := widget.NewLabel(message)
	label.Wrapping = fyne.TextWrapWord
	w.inform(title, label)
}

// inform shows content with a button that closes it.
func (w *Window) inform(title string, content fyne.CanvasObject) {
	var d *dialog.CustomDialog
	ok := widgets.NewButton(w.words.x("dialog.close", "Close"), nil, func() { d.Hide() })
	ok.Importance = widget.HighImportance
	ok.OnKey = w.key
	d = w.custom(title, content, ok)
	w.win.Canvas().Focus(ok)
}

// custom shows a dialog with buttons to the right below its content.
func (w *Window) custom(title string, content fyne.CanvasObject, buttons ...fyne.CanvasObject) *dialog.CustomDialog {
	row := container.NewHBox(append([]fyne.CanvasObject{layout.NewSpacer()}, buttons...)...)
	room := container.New(&insetLayout{panelPadding / 2}, container.NewBorder(nil, container.NewVBox(canvasGap(1), canvasGap(1), row), nil, nil, content))
	d := dialog.NewCustomWithoutButtons(title, room, w.win)
	d.SetOnClosed(w.dialogClosed)
	w.dialog = d
	d.Resize(w.dialogSize())
	d.Show()
	return d
}

// dialogSize is how wide a dialog is; it is as high as its content needs.
func (w *Window) dialogSize() fyne.Size {
	return fyne.NewSize(fyne.Min(460, w.win.Canvas().Size().Width*0.8), 0)
}

// fitDialog makes the dialog that is open as high as its changed content needs.
func (w *Window) fitDialog() {
	if d, ok := w.dialog.(*dialog.CustomDialog); ok {
		d.Resize(w.dialogSize()) // texts wrap to the width,
		d.Resize(w.dialogSize()) // and then have a height
	}
}
