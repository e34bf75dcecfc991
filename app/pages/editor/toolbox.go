package editor

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/widgets"
	"langkah/widgets/style"
)

// toolbox is the left of the page: what is edited, the tools of its family, and
// what is done to the board as a whole.
type toolbox struct {
	*look.Lending // what a drawer may borrow

	frame *look.Frame
	model *Model
	pick  func(i int)

	kind     *widget.Label
	family   *widgets.Dropdown
	listed   string // the family whose tools are shown
	cards    []*widgets.PressCard
	tools    *fyne.Container
	value    *widgets.Entry // what goes with the tool
	valueOf  *widget.Label
	valueBox *fyne.Container
	hint     *widget.Label
	harder   *widgets.Button
	scroll   *container.Scroll
	content  fyne.CanvasObject
}

// panelInset is the room around the content of a panel.
const panelInset = 16

// boxActions are called by the toolbox.
type boxActions struct {
	pick         func(tool int)
	kind         func(engine.Family)
	empty, open  func()
	harder       func()
	valueChanged func()
}

func newToolbox(f *look.Frame, m *Model, do boxActions) *toolbox {
	text := f.Words.Text
	b := &toolbox{frame: f, model: m, pick: do.pick, kind: widget.NewLabel(""), valueOf: widget.NewLabel(""), hint: widget.NewLabel("")}
	title := widget.NewLabel(text("edit.title", "Edit a board"))
	title.SizeName, title.TextStyle.Bold = theme.SizeNameHeadingText, true
	b.kind.Importance, b.kind.Wrapping = widget.LowImportance, fyne.TextWrapWord
	b.family = widgets.NewDropdown(func(i int) {
		families, _ := kinds(f)
		do.kind(families[i])
	})
	b.family.OnKey = f.Key
	b.tools = container.New(&look.Columns{N: 2})
	b.value = widgets.NewEntry("", func(v string) {
		m.value = v
		do.valueChanged()
	})
	b.value.OnKey = f.Key
	b.valueOf.Wrapping = fyne.TextWrapWord
	b.valueOf.Importance, b.valueOf.SizeName = widget.LowImportance, theme.SizeNameCaptionText
	b.valueBox = container.NewVBox(look.Tight(b.valueOf), b.value)
	b.hint.Wrapping = fyne.TextWrapWord
	b.hint.Importance = widget.LowImportance
	heading := widget.NewLabelWithStyle(text("edit.put", "Put down"), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	heading.SizeName = theme.SizeNameSubHeadingText
	above := container.NewVBox(look.Tight(title, b.kind), b.family, look.Gap(1), look.Tight(heading), b.tools, b.valueBox, look.Tight(b.hint))
	empty := widgets.NewButton(text("edit.empty", "Start empty …"), theme.DocumentCreateIcon(), do.empty)
	open := widgets.NewButton(text("edit.takeopen", "Take the open puzzle"), theme.FolderOpenIcon(), do.open)
	b.harder = widgets.NewButton("", nil, do.harder)
	for _, button := range []*widgets.Button{empty, open, b.harder} {
		button.OnKey = f.Key
	}
	below := container.New(layout.NewCustomPaddedVBoxLayout(8), empty, open, b.harder)
	b.scroll = look.Scroll(look.Inset(panelInset, container.NewVBox(above, look.Gap(1), below)))
	b.Lending = look.NewLending(b.scroll)
	b.content = look.Edged(widgets.NewSurface(style.ColorPanel, 0, b.Place), true)
	return b
}

// show shows the tools that there are, and the one in hand.
func (b *toolbox) show() {
	w, s := b.frame.Words, b.model.now()
	kind := w.Message(s.family.Title)
	if s.puzzle != nil {
		kind = w.Message(s.puzzle.Kind())
	}
	look.Set(b.kind, kind)
	if b.listed != s.family.Name || len(b.cards) != len(b.model.tools()) {
		b.listed = s.family.Name
		b.list()
	}
	b.showKind(s.family.Name)
	look.Show(b.tools, s.open || s.err != nil)
	_, works := b.model.held()
	for i, c := range b.cards {
		c.Choose(works && i == b.model.tool)
	}
	look.Set(b.hint, toolHint(w, b.model))
	b.showValue()
	b.showHarder()
}

// list makes a picture for each tool.
func (b *toolbox) list() {
	b.tools.RemoveAll()
	b.cards = nil
	w := b.frame.Words
	for i, t := range b.model.tools() {
		name := w.Message(t.Title)
		card := look.NewTile(name, w.Message(t.Label), toolKey(t, i), t.Picture, toolHeight, func() { b.pick(i) })
		card.OnKey = b.frame.Key
		b.cards = append(b.cards, card)
		b.tools.Add(card)
	}
	b.scroll.Content.Refresh()
}

// toolHeight is that of the picture of a tool.
const toolHeight = 40

// toolKey is the key of a tool as it is written below its picture.
func toolKey(t engine.Tool, i int) string {
	switch {
	case t.Keys != "":
		return strings.Replace(t.Keys, "-", "–", 1)
	case t.Removes:
		return "Del"
	}
	return fmt.Sprintf("Alt+%d", i+1)
}

// kinds are the families whose boards can be begun here.
func kinds(f *look.Frame) (list []engine.Family, titles []string) {
	for _, family := range f.Puzzles.Families() {
		if family.Editor != nil && family.Editor.Blank != nil {
			list, titles = append(list, family), append(titles, f.Words.Message(family.Title))
		}
	}
	return list, titles
}

// showKind shows which kind is drawn; the others are offered.
func (b *toolbox) showKind(family string) {
	families, titles := kinds(b.frame)
	look.Show(b.family, len(families) > 1)
	b.family.Offer(titles, slices.IndexFunc(families, func(f engine.Family) bool { return f.Name == family }))
}

func (b *toolbox) showValue() {
	t, ok := b.model.held()
	ok = ok && !t.Value.IsZero()
	look.Show(b.valueBox, ok)
	if !ok {
		return
	}
	look.Set(b.valueOf, look.Sentence(b.frame.Words.Message(t.Value)))
	if b.value.Text != b.model.value {
		b.value.SetText(b.model.value)
	}
}

// showHarder makes the button that of a search that runs, or of none.
func (b *toolbox) showHarder() {
	w := b.frame.Words
	look.Show(b.harder, b.model.canHarden())
	words, icon, importance := w.Text("edit.harder", "Make it harder"), theme.MoveUpIcon(), widget.MediumImportance
	if b.model.hardening.Running() {
		words, icon, importance = w.Text("panel.stop", "Stop"), theme.MediaStopIcon(), widget.DangerImportance
	}
	if b.harder.Text != words {
		b.harder.Text, b.harder.Icon, b.harder.Importance = words, icon, importance
		b.harder.Refresh()
	}
}

// toolHint says how the tool in hand is used.
func toolHint(w look.Words, m *Model) string {
	hint := usage(w, m)
	if slices.ContainsFunc(m.tools(), func(t engine.Tool) bool { return t.Removes }) && m.now().open {
		hint += " " + w.Text("edit.hint.remove", "The right button or Del takes away.")
	}
	return hint
}

// usage is how the tool in hand is used, or why none works.
func usage(w look.Words, m *Model) string {
	t, ok := m.held()
	switch {
	case ok && t.Drag:
		return w.Text("edit.hint.drag", "Drag on the board. By keys: arrows, Space where it begins, Space where it ends.")
	case ok && !t.Value.IsZero():
		return w.Text("edit.hint.value", "Click a cell, or go there with the arrows. A letter or number can be typed on the board; Return puts it down.")
	case ok:
		return w.Text("edit.hint.cell", "Click cells or draw over them. By keys: arrows and Space.")
	case m.now().err != nil:
		return w.Text("edit.hint.mend", "The tools work again when the text is right. Ctrl+Z takes it back.")
	case m.now().closed != nil:
		return look.Sentence(w.Error(m.now().closed))
	}
	return ""
}
