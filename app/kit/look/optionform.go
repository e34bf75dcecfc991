package look

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/widgets"
)

// OptionForm is a form with a control for each of a list of options.
type OptionForm struct {
	Box     *fyne.Container
	Explain bool                     // every option's help stands below its control
	Stacked bool                     // every label stands above its control
	Submit  func()                   // what Return in an entry does; may be nil
	Only    func(engine.Option) bool // which of the options have a control; nil for all

	words   Words
	key     func(*fyne.KeyEvent)
	picked  func()
	changed func(name, value string)
	entries []*widgets.Entry
}

// NewOptionForm makes a form without controls. key hears the keys that they have
// no use for, picked that the mouse has chosen something, and changed the values
// that fit their option.
func NewOptionForm(w Words, key func(*fyne.KeyEvent), picked func(), changed func(name, value string)) *OptionForm {
	return &OptionForm{Box: PanelForm(), words: w, key: key, picked: picked, changed: changed}
}

// Show makes the controls for options with their present values.
func (f *OptionForm) Show(settings engine.Settings) {
	f.Box.RemoveAll()
	f.entries = nil
	if f.Stacked {
		f.Box.Layout = layout.NewVBoxLayout()
	}
	for _, o := range settings.Options() {
		if f.Only != nil && !f.Only(o) {
			continue
		}
		title := widget.NewLabel(f.words.Message(o.Title))
		if f.Stacked {
			f.Box.Add(Tight(title))
		} else {
			f.Box.Add(title)
		}
		f.Box.Add(f.explained(o, f.control(o, settings.Text(o.Name))))
	}
	f.Box.Refresh()
}

// First is the first control, which has the focus when the form appears.
func (f *OptionForm) First() fyne.Focusable {
	for _, o := range f.Box.Objects {
		if box, ok := o.(*fyne.Container); ok {
			o = box.Objects[0]
		}
		if c, ok := o.(fyne.Focusable); ok {
			return c
		}
	}
	return nil
}

// Check returns the error of the first entry that does not fit its option.
func (f *OptionForm) Check() error {
	for _, e := range f.entries {
		if err := e.Validate(); err != nil {
			return err
		}
	}
	return nil
}

func (f *OptionForm) control(o engine.Option, value string) fyne.CanvasObject {
	if o.Kind == engine.OneOf {
		d := widgets.NewDropdown(func(i int) {
			if i >= 0 {
				f.changed(o.Name, o.Choices[i].Name)
			}
		})
		d.OnKey, d.OnPicked = f.key, f.picked
		d.Offer(f.words.Titles(o.Choices), IndexOf(o.Choices, value))
		return d
	}
	e := widgets.NewEntry(value, func(text string) {
		if o.Check(text) == nil {
			f.changed(o.Name, text)
		}
	})
	e.Validator = o.Check
	e.OnKey = f.key
	e.OnSubmitted = func(string) {
		if f.Submit != nil {
			f.Submit()
		}
	}
	if !f.Explain {
		e.SetPlaceHolder(f.words.Message(o.Help))
	}
	f.entries = append(f.entries, e)
	if o.Role == option.Height || o.Role == option.Width {
		return widgets.NewStepper(e, int(o.Min), int(o.Max))
	}
	return e
}

// explained is a control with its option's help below it, if that is wanted.
func (f *OptionForm) explained(o engine.Option, control fyne.CanvasObject) fyne.CanvasObject {
	if !f.Explain || o.Help.IsZero() {
		return control
	}
	help := widget.NewLabel(f.words.Message(o.Help))
	help.Importance = widget.LowImportance
	help.SizeName = theme.SizeNameCaptionText
	help.Wrapping = fyne.TextWrapWord
	return container.New(helpLayout{}, control, help)
}

// IndexOf is where a choice of that name stands; -1 when it does not.
func IndexOf(list []engine.Choice, name string) int {
	return slices.IndexFunc(list, func(c engine.Choice) bool { return c.Name == name })
}

// helpLayout puts a text close below a control.
type helpLayout struct{}

func (helpLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	control, help := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(fyne.Max(control.Width, help.Width), control.Height+help.Height-tightened)
}

func (helpLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	height := objects[0].MinSize().Height
	objects[0].Move(fyne.Position{})
	objects[0].Resize(fyne.NewSize(size.Width, height))
	objects[1].Move(fyne.NewPos(-labelInset, height-tightened/2))
	objects[1].Resize(fyne.NewSize(size.Width+labelInset, size.Height-height+tightened))
}
