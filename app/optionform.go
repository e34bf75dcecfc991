package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine"
	"langkah/widgets"
)

// optionForm is a form with a control for each of a list of options.
type optionForm struct {
	box     *fyne.Container
	words   words
	key     func(*fyne.KeyEvent)
	picked  func()
	changed func(name, value string) // hears of values that fit their option
	shown   []engine.Option
	entries []*widgets.Entry
	explain bool   // every option's help stands below its control
	submit  func() // what Return in an entry does; may be nil
}

func newOptionForm(w words, key func(*fyne.KeyEvent), picked func(), changed func(name, value string)) *optionForm {
	return &optionForm{box: container.New(&formLayout{}), words: w, key: key, picked: picked, changed: changed}
}

// show makes the controls for options with their present values.
func (f *optionForm) show(options []engine.Option, values engine.Values) {
	f.box.RemoveAll()
	f.shown, f.entries = options, nil
	for _, o := range options {
		label := widget.NewLabel(f.words.say(o.Title))
		f.box.Add(label)
		f.box.Add(f.explained(o, f.control(o, values.Of(o))))
	}
	f.box.Refresh()
}

// explained is a control with its option's help below it, if that is wanted.
func (f *optionForm) explained(o engine.Option, control fyne.CanvasObject) fyne.CanvasObject {
	if !f.explain || o.Help.IsZero() {
		return control
	}
	help := widget.NewLabel(f.words.say(o.Help))
	help.Importance = widget.LowImportance
	help.SizeName = theme.SizeNameCaptionText
	help.Wrapping = fyne.TextWrapWord
	return container.New(&helpLayout{}, control, help)
}

func (f *optionForm) control(o engine.Option, value string) fyne.CanvasObject {
	if o.Kind == engine.OneOf {
		d := widgets.NewDropdown(func(i int) {
			if i >= 0 {
				f.changed(o.Name, o.Choices[i].Name)
			}
		})
		d.OnKey, d.OnPicked = f.key, f.picked
		d.Offer(f.words.titles(o.Choices), indexOf(o.Choices, value))
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
		if f.submit != nil {
			f.submit()
		}
	}
	if !f.explain {
		e.SetPlaceHolder(f.words.say(o.Help))
	}
	f.entries = append(f.entries, e)
	return e
}

// formLayout puts labels to the left and controls to the right, row by row.
type formLayout struct{}

const (
	formGap   = 4
	labelRoom = 104 // of the labels, at least
)

func (formLayout) labels(objects []fyne.CanvasObject) float32 {
	width := float32(labelRoom)
	for i := 0; i+1 < len(objects); i += 2 {
		width = fyne.Max(width, objects[i].MinSize().Width)
	}
	return width
}

func (l formLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var width, height float32
	for i := 0; i+1 < len(objects); i += 2 {
		m := objects[i+1].MinSize()
		width = fyne.Max(width, m.Width)
		height += fyne.Max(m.Height, objects[i].MinSize().Height) + formGap
	}
	return fyne.NewSize(l.labels(objects)+width, fyne.Max(height-formGap, 0))
}

func (l formLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left, y := l.labels(objects), float32(0)
	for i := 0; i+1 < len(objects); i += 2 {
		label, control := objects[i], objects[i+1]
		control.Move(fyne.NewPos(left, y))
		control.Resize(fyne.NewSize(size.Width-left, control.MinSize().Height))
		h := fyne.Max(label.MinSize().Height, control.MinSize().Height)
		label.Move(fyne.NewPos(-labelInset, y))
		label.Resize(fyne.NewSize(left+labelInset, label.MinSize().Height))
		y += h + formGap
	}
}

// labelInset is the room that a label keeps free around its words; taking it
// back lines the words up with what stands above and below.
const labelInset = 6

// first is the first control, which has the focus when the form appears.
func (f *optionForm) first() fyne.Focusable {
	for _, o := range f.box.Objects {
		if box, ok := o.(*fyne.Container); ok {
			o = box.Objects[0]
		}
		if c, ok := o.(fyne.Focusable); ok {
			return c
		}
	}
	return nil
}

// check is what is wrong with the first entry that does not fit its option.
func (f *optionForm) check() error {
	for _, e := range f.entries {
		if err := e.Validate(); err != nil {
			return err
		}
	}
	return nil
}
