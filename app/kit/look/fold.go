package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
)

// Fold is a form that is folded away behind a line with its summary.
type Fold struct {
	Content fyne.CanvasObject
	Toggle  *widgets.Button
	Opened  func() // called when the fold has been opened; may be nil

	form fyne.CanvasObject
}

// NewFold makes a fold of a form, closed.
func NewFold(frame *Frame, form fyne.CanvasObject) *Fold {
	f := &Fold{form: form}
	form.Hide()
	f.Toggle = widgets.NewButton("", theme.MenuExpandIcon(), f.toggle)
	f.Toggle.Importance = widget.LowImportance
	f.Toggle.Alignment = widget.ButtonAlignLeading
	f.Toggle.OnKey = frame.Key
	f.Content = container.NewVBox(f.Toggle, form)
	return f
}

// toggle opens or closes the fold.
func (f *Fold) toggle() {
	if !f.form.Visible() {
		f.form.Show()
		f.Toggle.SetIcon(theme.MenuDropDownIcon())
		if f.Opened != nil {
			f.Opened()
		}
		return
	}
	f.form.Hide()
	f.Toggle.SetIcon(theme.MenuExpandIcon())
}
