package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/widgets"
)

// side is the right of the page: Check and Text in tabs, the tools too where
// there is little room.
type side struct {
	*look.SideTabs
	tools, check, text *look.SideTab
}

func newSide(f *look.Frame, check *checkView, text *textView, chosen func()) *side {
	w := f.Words
	t := &side{SideTabs: look.NewSideTabs(f, nil)}
	t.OnChoose = chosen
	t.tools = t.Tab(w.Text("edit.tools", "Tools"))
	t.check = t.Tab(w.Text("edit.check", "Check"), look.Scroll(look.Inset(panelInset, check.content)))
	t.text = t.Tab(w.Text("edit.text", "Text"), text.content)
	t.offer(nil)
	return t
}

// offer offers the tabs; tools is the content of the first one, nil where it
// stands elsewhere.
func (t *side) offer(tools fyne.CanvasObject) { t.OfferLent(t.tools, tools, t.check, t.text) }

// textView is the tab Text: the file as it is written, and what is wrong with it
// below.
type textView struct {
	frame   *look.Frame
	model   *Model
	area    *widgets.TextArea
	wrong   *widget.Label
	goTo    *widgets.Button
	below   *fyne.Container
	content fyne.CanvasObject
}

// newTextView makes it; changed hears what is typed.
func newTextView(f *look.Frame, m *Model, changed func(string)) *textView {
	v := &textView{frame: f, model: m, area: widgets.NewTextArea(changed), wrong: widget.NewLabel("")}
	v.area.OnKey = f.Key
	v.wrong.Wrapping, v.wrong.Importance = fyne.TextWrapWord, widget.DangerImportance
	v.goTo = widgets.NewIconButton(theme.NavigateNextIcon(), f.Tips, f.Words.Text("check.jump", "Go to the place"), v.jump)
	v.goTo.OnKey = f.Key
	v.below = container.NewBorder(widget.NewSeparator(), nil, nil, container.NewCenter(v.goTo), v.wrong)
	v.content = look.InOrder(layout.NewBorderLayout(nil, v.below, nil, nil), v.area, v.below)
	return v
}

// show shows the text, and underlines what is wrong.
func (v *textView) show() {
	s := v.model.now()
	v.area.SetText(s.text)
	v.mark()
}

// mark underlines what is wrong and says what it is.
func (v *textView) mark() {
	s := v.model.now()
	line, column, placed := s.place()
	v.area.Underline(line, column)
	look.Show(v.below, s.err != nil)
	look.Show(v.goTo, placed)
	if s.err != nil {
		look.Set(v.wrong, look.Sentence(v.frame.Words.Error(s.err)))
	}
	v.content.Refresh()
}

// jump puts the cursor to what is wrong.
func (v *textView) jump() {
	if line, column, ok := v.model.now().place(); ok {
		v.area.GoTo(line, column)
		v.frame.Focus(v.area.Writing())
	}
}
