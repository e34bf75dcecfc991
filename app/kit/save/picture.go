package save

import (
	"context"
	"fmt"
	"image"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/host/files"
	"langkah/widgets"
)

// Picture is a product of which one may choose how it looks.
type Picture struct {
	Key      string           // by which choices are remembered
	Formats  []picture.Format // that there are; none where the product has one of its own
	Theme    string           // at first
	Animated bool             // it has a speed

	// Save saves it as chosen, and Preview draws it small; both on a goroutine of
	// their own.
	Save    func(ctx context.Context, path string, l Look, progress func(done, total int)) error
	Preview func(ctx context.Context, st paint.Style) (image.Image, error)
}

// Look is how a picture was chosen to look.
type Look struct {
	Format picture.Format
	Style  paint.Style
	Speed  picture.Speed
}

// Drawn is a product that is one file, drawn as it was chosen to look.
func Drawn(title, name string, p Picture, data func(context.Context, Look) ([]byte, error)) Product {
	p.Save = func(ctx context.Context, path string, l Look, _ func(done, total int)) error {
		bytes, err := data(ctx, l)
		if err != nil {
			return err
		}
		return files.Save(path, bytes)
	}
	return Product{Title: title, Name: name, Extension: filepath.Ext(name), Picture: &p}
}

// previewHeight is that of the picture in the dialog.
const previewHeight = 150

// options are the controls by which one chooses how a picture looks, with a
// preview of it.
type options struct {
	form    *fyne.Container
	preview *fyne.Container

	frame   *look.Frame
	changed func(Product) // to one that saves what was chosen
	product Product
	choices []choice
	drawn   *canvas.Image
	slot    *job.Slot
}

// choice is one of the things that can be chosen.
type choice struct {
	name   string
	values []string // as they are kept
	chosen int
}

// sizes and speeds are how many times the usual ones are offered.
func sizes() []int            { return []int{1, 2, 3, 4} }
func speeds() []picture.Speed { return []picture.Speed{0.5, 1, 2, 4} }

func newOptions(f *look.Frame, changed func(Product)) *options {
	o := &options{form: container.NewVBox(), frame: f, changed: changed, slot: f.Jobs.NewSlot()}
	o.drawn = &canvas.Image{FillMode: canvas.ImageFillContain, ScaleMode: canvas.ImageScaleSmooth}
	o.drawn.SetMinSize(fyne.NewSize(1, previewHeight))
	o.preview = container.NewStack(o.drawn)
	return o
}

// show offers what can be chosen of a product, with what was chosen last.
func (o *options) show(p Product) {
	o.product, o.choices = p, nil
	o.form.RemoveAll()
	if p.Picture == nil {
		o.preview.Hide()
		o.slot.Drop()
		o.frame.Dialogs.Fit()
		return
	}
	text := o.frame.Words.Text
	var formats, factors, themes, rates []string
	for _, f := range p.Picture.Formats {
		formats = append(formats, string(f))
	}
	for _, n := range sizes() {
		factors = append(factors, fmt.Sprint(n))
	}
	for _, t := range picture.Themes() {
		themes = append(themes, t.Name)
	}
	for _, s := range speeds() {
		rates = append(rates, fmt.Sprint(s))
	}
	size := o.dropdown("size", factors, "1", times)
	theme := o.dropdown("theme", themes, p.Picture.Theme, func(v string) string {
		return map[string]string{"light": text("theme.light", "Light"), "dark": text("theme.dark", "Dark"), "paper": text("theme.paper", "Paper")}[v]
	})
	cells := []fyne.CanvasObject{
		widget.NewLabel(text("save.size", "Size")), size,
		widget.NewLabel(text("save.colors", "Colours")), theme,
	}
	if len(formats) > 0 {
		format := o.dropdown("format", formats, formats[0], func(v string) string {
			return map[string]string{
				".png": text("save.png", "PNG, pixels"), ".svg": text("save.svg", "SVG, shapes"), ".pdf": text("save.pdf", "PDF, for print"),
			}[v]
		})
		cells = append([]fyne.CanvasObject{widget.NewLabel(text("save.format", "Format")), format}, cells...)
	}
	if p.Picture.Animated {
		cells = append(cells, widget.NewLabel(text("save.speed", "Speed")),
			o.dropdown("speed", rates, "1", times))
	}
	o.form.Add(look.Form(cells...))
	o.preview.Show()
	o.frame.Dialogs.Fit()
	o.choose()
}

// dropdown offers the values of a choice, the one that was chosen last, or
// else the usual one.
func (o *options) dropdown(name string, values []string, usual string, title func(string) string) *widgets.Dropdown {
	last := o.frame.Preferences.Choice(o.key(name))
	c, at := choice{name: name, values: values}, len(o.choices)
	titles := make([]string, len(values))
	for i, v := range values {
		titles[i] = title(v)
		if v == usual && last == "" || v == last {
			c.chosen = i
		}
	}
	o.choices = append(o.choices, c)
	d := widgets.NewDropdown(func(i int) {
		o.choices[at].chosen = i
		o.choose()
	})
	d.OnKey = o.frame.Key
	d.Offer(titles, c.chosen)
	return d
}

// times says how many times the usual.
func times(v string) string { return v + " ×" }

func (o *options) key(name string) string { return "save." + o.product.Picture.Key + "." + name }

// value returns the chosen value.
func (o *options) value(name string) (index int, value string) {
	for _, c := range o.choices {
		if c.name == name {
			return c.chosen, c.values[c.chosen]
		}
	}
	return 0, ""
}

// keep remembers what is chosen.
func (o *options) keep() {
	o.slot.Drop() // the dialog goes
	for _, c := range o.choices {
		o.frame.Preferences.SetChoice(o.key(c.name), c.values[c.chosen])
	}
}

// choose hands on a product that saves what is chosen, and shows it.
func (o *options) choose() {
	p := o.product
	size, _ := o.value("size")
	theme, _ := o.value("theme")
	_, format := o.value("format")
	l := Look{Format: picture.Format(format), Style: paint.Style{Cell: sizes()[size] * paint.DefaultCell, Palette: picture.Themes()[theme].Palette}, Speed: picture.Usual}
	if p.Picture.Animated {
		i, _ := o.value("speed")
		l.Speed = speeds()[i]
	}
	if p.Extension != "" && format != "" {
		p.Extension = format
	}
	p.Save = func(ctx context.Context, path string, progress func(done, total int)) error {
		return o.product.Picture.Save(ctx, path, l, progress)
	}
	o.changed(p)
	o.draw(p.Picture.Preview, paint.Style{Cell: previewCell, Palette: l.Style.Palette})
}

const (
	previewCell    = 32              // pixels of a cell in the preview
	previewTimeout = 5 * time.Second // what takes longer is not shown
)

// draw draws the preview beside the window.
func (o *options) draw(preview func(context.Context, paint.Style) (image.Image, error), st paint.Style) {
	o.slot.Start(job.Work{Run: func(ctx context.Context) func() {
		ctx, cancel := context.WithTimeout(ctx, previewTimeout)
		defer cancel()
		drawn, err := preview(ctx, st)
		return func() {
			if err != nil {
				drawn = nil // saving tells why
			}
			o.drawn.Image = drawn
			o.drawn.Refresh()
		}
	}})
}
