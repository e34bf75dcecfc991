package start

import (
	"slices"

	"fyne.io/fyne/v2"

	"langkah/app/kit/look"
	"langkah/widgets/style"
)

// lowLayout puts the four cards below the shelves side by side: what goes on, today's
// puzzles, packs, recent files. In narrower windows the last one goes below, then the
// last two, then each is a row of its own.
type lowLayout struct{ width float32 }

// The cards below the shelves.
const (
	openAt = iota
	todayAt
	packsAt
	recentAt
)

// lowCard are the widths of a card below the shelves: where these take 1,232 units, a
// share of the width elsewhere, and the least at the usual size of text.
type lowCard struct{ share, least float32 }

func lowCards() [4]lowCard { return [4]lowCard{{262, 228}, {311, 272}, {365, 320}, {258, 226}} }

// rows are the cards in each row, as many as have room for their least widths.
func (l *lowLayout) rows() [][]int {
	for _, rows := range [][][]int{{{openAt, todayAt, packsAt, recentAt}}, {{openAt, todayAt, packsAt}, {recentAt}}, {{openAt, todayAt}, {packsAt, recentAt}}} {
		fits := true
		for _, row := range rows {
			for i, w := range rowWidths(row, l.width) {
				fits = fits && w >= lowCards()[row[i]].least*style.Zoom()
			}
		}
		if fits {
			return rows
		}
	}
	return [][]int{{openAt}, {todayAt}, {packsAt}, {recentAt}}
}

// rowWidths shares the width of a row between its cards.
func rowWidths(row []int, width float32) []float32 {
	var all float32
	for _, i := range row {
		all += lowCards()[i].share
	}
	widths := make([]float32, len(row))
	for k, i := range row {
		widths[k] = (width - float32(len(row)-1)*look.CardGap) * lowCards()[i].share / all
	}
	return widths
}

// cardWidth is that of the i-th card.
func (l *lowLayout) cardWidth(i int) float32 {
	for _, row := range l.rows() {
		if k := slices.Index(row, i); k >= 0 {
			return rowWidths(row, l.width)[k]
		}
	}
	return l.width
}

// rowHeight is that of the highest card of a row.
func rowHeight(cards []fyne.CanvasObject, row []int) (height float32) {
	for _, i := range row {
		height = fyne.Max(height, cards[i].MinSize().Height)
	}
	return height
}

// MinSize is that of the rows upon each other, in the width that they have now.
func (l *lowLayout) MinSize(cards []fyne.CanvasObject) fyne.Size {
	var height float32
	for _, row := range l.rows() {
		height += rowHeight(cards, row) + look.CardGap
	}
	return fyne.NewSize(0, height-look.CardGap)
}

// Layout gives every card its place.
func (l *lowLayout) Layout(cards []fyne.CanvasObject, size fyne.Size) {
	var y float32
	for _, row := range l.rows() {
		x, height := float32(0), rowHeight(cards, row)
		for k, width := range rowWidths(row, size.Width) {
			cards[row[k]].Move(fyne.NewPos(x, y))
			cards[row[k]].Resize(fyne.NewSize(width, height))
			x += width + look.CardGap
		}
		y += height + look.CardGap
	}
}

// headLayout puts a heading and a remark into one line or, where that is too short,
// the remark below.
type headLayout struct {
	low  *lowLayout
	card int
}

func (l headLayout) two(objects []fyne.CanvasObject) bool {
	return objects[0].MinSize().Width+objects[1].MinSize().Width-2*packInset > l.low.cardWidth(l.card)-2*cardPadding
}

// MinSize is for the toolkit.
func (l headLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	height := objects[0].MinSize().Height - packInset
	if l.two(objects) {
		height += objects[1].MinSize().Height - 2*packInset
	}
	return fyne.NewSize(0, height)
}

// Layout is for the toolkit.
func (l headLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	name, remark := objects[0], objects[1]
	name.Move(fyne.NewPos(-packInset, -packInset))
	name.Resize(name.MinSize())
	remark.Resize(remark.MinSize())
	at := fyne.NewPos(size.Width+packInset-remark.MinSize().Width, (name.MinSize().Height-remark.MinSize().Height)/2-packInset)
	if l.two(objects) {
		at = fyne.NewPos(-packInset, name.MinSize().Height-3*packInset)
	}
	remark.Move(at)
}

// packRows lays the rows of packs out, all alike: name, bar and count; or with the
// bar below them where a row is narrow.
type packRows struct {
	wide        bool    // beside the names there is room for a bar
	name, count float32 // the widths of those columns, of the widest
}

const (
	packRow   = 22 // the height of a row of one line
	packGap   = 8
	packBar   = 32 // the width of a bar, at least
	packBelow = 8  // the room of the bar below
	packInset = 6  // that a label keeps free before its words

	cardPadding = 14 // around the content of a card
	rowPadding  = 4  // around that of a row on it
)

// fit says how wide the rows are.
func (r *packRows) fit(width float32) { r.wide = width >= r.name+packBar+r.count+2*packGap }

// of is the layout of one more row.
func (r *packRows) of(name, count fyne.CanvasObject) fyne.Layout {
	r.name, r.count = fyne.Max(r.name, name.MinSize().Width-2*packInset), fyne.Max(r.count, count.MinSize().Width)
	return packRowLayout{r}
}

type packRowLayout struct{ rows *packRows }

// MinSize is for the toolkit.
func (l packRowLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	height := packRow * style.Zoom()
	if !l.rows.wide {
		height += packBelow
	}
	return fyne.NewSize(0, height)
}

// Layout is for the toolkit: name, bar, count.
func (l packRowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	name, bar, count := objects[0], objects[1], objects[2]
	line, names := packRow*style.Zoom(), size.Width-l.rows.count-packGap
	if l.rows.wide {
		names = fyne.Max(l.rows.name, fyne.Min(0.45*size.Width, size.Width-l.rows.count-packBar-2*packGap))
	}
	center := func(o fyne.CanvasObject, x, width float32) {
		height := o.MinSize().Height
		o.Resize(fyne.NewSize(width, height))
		o.Move(fyne.NewPos(x, (line-height)/2))
	}
	center(name, -packInset, names+2*packInset)
	center(count, size.Width-l.rows.count, l.rows.count)
	if l.rows.wide {
		center(bar, names+packGap, size.Width-names-l.rows.count-2*packGap)
		return
	}
	bar.Move(fyne.NewPos(0, line))
	bar.Resize(fyne.NewSize(size.Width, bar.MinSize().Height))
}

// highLayout gives its content a height that is known once the page is laid out.
type highLayout struct{ height *float32 }

// MinSize is for the toolkit.
func (l highLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, *l.height) }

// Layout is for the toolkit.
func (highLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }
