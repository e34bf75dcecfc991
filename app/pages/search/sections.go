package search

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/study/analysis"
	"langkah/widgets/plot"
	"langkah/widgets/table"
)

// sections shows sections of a search, one below the other. The views of a section
// stay while it is shown.
type sections struct {
	frame   *look.Frame
	moment  func(moment int)
	made    []*sectionView
	box     *fyne.Container
	content fyne.CanvasObject
}

// newSections makes an empty list; moment goes to the moment of a row.
func newSections(f *look.Frame, moment func(int)) *sections {
	s := &sections{frame: f, moment: moment, box: container.NewVBox()}
	s.content = look.Scroll(look.Inset(panelInset/2, s.box))
	return s
}

// show shows other sections.
func (s *sections) show(list []analysis.Section) {
	same := len(list) == len(s.made)
	for i := range s.made {
		same = same && s.made[i].shown.Title.String() == list[i].Title.String() && len(s.made[i].shown.Series) == len(list[i].Series)
	}
	if !same {
		s.box.RemoveAll()
		s.made = nil
		for _, section := range list {
			v := newSectionView(s.frame, section, s.moment)
			s.made = append(s.made, v)
			s.box.Add(v.content)
		}
	}
	for i, section := range list {
		s.made[i].show(section)
	}
}

// sectionView is a heading, a sentence, curves and a table.
type sectionView struct {
	frame   *look.Frame
	shown   analysis.Section
	title   *widget.Label
	words   *widget.Label
	curves  []*plot.Curve
	table   *table.MoveList
	holder  *fyne.Container
	content fyne.CanvasObject
}

func newSectionView(f *look.Frame, section analysis.Section, moment func(int)) *sectionView {
	v := &sectionView{frame: f, title: look.Wrapped(""), words: look.Wrapped(""), table: table.NewMoveList(f.Key)}
	v.title.TextStyle.Bold = true
	v.words.Importance = widget.LowImportance
	if section.Names == nil {
		v.table.WordsIn(-1) // figures alone
	}
	v.table.OnJump = func(row int) {
		if at := v.shown.Rows[row].Moment; at >= 0 {
			moment(at)
		}
	}
	box := container.NewVBox(look.Tight(v.title, v.words))
	for _, s := range section.Series {
		curve := plot.NewCurve()
		v.curves = append(v.curves, curve)
		name := widget.NewLabel(f.Words.Message(s.Title))
		name.Importance, name.SizeName = widget.LowImportance, theme.SizeNameCaptionText
		box.Add(look.InOrder(curveLayout{}, look.Tight(name), curve))
	}
	v.holder = container.New(&tableLayout{v}, v.table)
	box.Add(v.holder)
	v.content = box
	return v
}

func (v *sectionView) show(s analysis.Section) {
	w, rows := v.frame.Words, len(v.shown.Rows)
	if slices.EqualFunc(s.Rows, v.shown.Rows, sameRow) && w.Message(s.Words) == v.words.Text && rows > 0 {
		v.shown = s
		return
	}
	v.shown = s
	look.Set(v.title, w.Message(s.Title))
	look.Set(v.words, w.Message(s.Words))
	look.Show(v.words, v.words.Text != "")
	for i, series := range s.Series {
		v.curves[i].Set(points(series.Values))
	}
	header := make([]table.Heading, len(s.Header))
	for i, h := range s.Header {
		header[i].Text = w.Message(h)
	}
	v.table.Fill(header, len(s.Rows), func(row, column int) string {
		if column == 1 && s.Names != nil {
			return w.Message(s.Names[row])
		}
		return s.Rows[row].Cells[column]
	})
	look.Show(v.holder, len(s.Rows) > 0)
	if rows != len(s.Rows) {
		v.content.Refresh()
	}
}

func sameRow(a, b analysis.Row) bool {
	return a.Moment == b.Moment && slices.Equal(a.Cells, b.Cells)
}

// mostPoints is how many points of a series are drawn.
const mostPoints = 120

func points(values []float64) []fyne.Position {
	var list []fyne.Position
	every := 1 + len(values)/mostPoints
	for i := 0; i < len(values); i += every {
		list = append(list, fyne.NewPos(float32(i), float32(values[i])))
	}
	return list
}

// curveLayout puts a curve below its name.
type curveLayout struct{}

const curveHeight = 44

func (curveLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(60, objects[0].MinSize().Height+curveHeight)
}

func (curveLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	name := objects[0].MinSize().Height
	look.Put(objects[0], 0, 0, size.Width, name)
	look.Put(objects[1], 0, name, size.Width, size.Height-name)
}

// tableLayout gives a table the height of its rows, up to so many; then it scrolls.
type tableLayout struct{ view *sectionView }

const mostTableRows = 14

func (l *tableLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	rows := min(len(l.view.shown.Rows), mostTableRows)
	return fyne.NewSize(60, objects[0].MinSize().Height+float32(rows)*2*theme.Size(theme.SizeNameText))
}

func (l *tableLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }
