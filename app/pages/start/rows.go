package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"langkah/app/kit/look"
	"langkah/widgets/style"
)

// lowLayout puts the three cards below the shelves side by side or, in narrower
// windows, the third one or all but the first below.
type lowLayout struct{ columns int }

// Least widths of the cards at the usual size of text.
const (
	leftLeast, packsLeast, filesLeast = 300, 300, 260
	packsWide                         = 380 // with the others beside it
	twoLines                          = 420 // a narrower pack has its bar below its name
)

// fit says how many columns there are in a width.
func (l *lowLayout) fit(width float32) {
	z := style.Zoom()
	switch {
	case width >= (leftLeast+packsWide+filesLeast)*z+2*look.CardGap:
		l.columns = 3
	case width >= (leftLeast+packsLeast)*z+look.CardGap:
		l.columns = 2
	default:
		l.columns = 1
	}
}

// widths are those of the three cards.
func (l *lowLayout) widths(width float32) (left, packs, files float32) {
	z := style.Zoom()
	switch l.columns {
	case 3:
		left, files = fyne.Max(leftLeast*z, 0.26*width), fyne.Max(filesLeast*z, 0.24*width)
		return left, width - left - files - 2*look.CardGap, files
	case 2:
		left = fyne.Max(leftLeast*z, 0.44*width)
		return left, width - left - look.CardGap, width
	}
	return width, width, width
}

// packsWidth is that of the card in the middle.
func (l *lowLayout) packsWidth(width float32) float32 {
	_, packs, _ := l.widths(width)
	return packs
}

// MinSize is that of the rows upon each other.
func (l *lowLayout) MinSize(cards []fyne.CanvasObject) fyne.Size {
	left, packs, files := cards[0].MinSize(), cards[1].MinSize(), cards[2].MinSize()
	size := left.Max(packs).Max(files)
	switch l.columns {
	case 2:
		size.Height = fyne.Max(left.Height, packs.Height) + look.CardGap + files.Height
	case 1:
		size.Height = left.Height + packs.Height + files.Height + 2*look.CardGap
	}
	return size
}

// Layout gives every card its place.
func (l *lowLayout) Layout(cards []fyne.CanvasObject, size fyne.Size) {
	left, packs, files := l.widths(size.Width)
	place := func(i int, x, y, width, height float32) {
		cards[i].Move(fyne.NewPos(x, y))
		cards[i].Resize(fyne.NewSize(width, height))
	}
	switch l.columns {
	case 3:
		place(0, 0, 0, left, size.Height)
		place(1, left+look.CardGap, 0, packs, size.Height)
		place(2, size.Width-files, 0, files, size.Height)
	case 2:
		above := fyne.Max(cards[0].MinSize().Height, cards[1].MinSize().Height)
		place(0, 0, 0, left, above)
		place(1, left+look.CardGap, 0, packs, above)
		place(2, 0, above+look.CardGap, files, cards[2].MinSize().Height)
	default:
		y := float32(0)
		for i, card := range cards {
			height := card.MinSize().Height
			place(i, 0, y, size.Width, height)
			y += height + look.CardGap
		}
	}
}

// packRows lays the rows of packs out, all alike: name, bar, count and chip; or
// with the bar below them where a row is narrow.
type packRows struct {
	two         bool
	count, chip float32 // the widths of those columns, of the widest
}

const (
	packRow   = 28 // the height of a row of one line
	packGap   = 10
	packName  = 0.42 // the share of the width that names have
	packNames = 320  // and at most
	packBelow = 10   // the room of the bar below
	packInset = 6    // that a label keeps free before its words
)

// of is the layout of one more row.
func (r *packRows) of(count, chip fyne.CanvasObject) fyne.Layout {
	r.count = fyne.Max(r.count, count.MinSize().Width)
	if chip.Visible() {
		r.chip = fyne.Max(r.chip, chip.MinSize().Width)
	}
	return packRowLayout{r}
}

type packRowLayout struct{ rows *packRows }

// MinSize is for the toolkit.
func (l packRowLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	height := packRow * style.Zoom()
	if l.rows.two {
		height += packBelow
	}
	return fyne.NewSize(l.rows.count+l.rows.chip+4*packGap, height)
}

// Layout is for the toolkit: name, bar, count, chip.
func (l packRowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	name, bar, count, chip := objects[0], objects[1], objects[2], objects[3]
	line := packRow * style.Zoom()
	center := func(o fyne.CanvasObject, x, width float32) {
		height := o.MinSize().Height
		o.Resize(fyne.NewSize(width, height))
		o.Move(fyne.NewPos(x, (line-height)/2))
	}
	right := size.Width
	if l.rows.chip > 0 {
		center(chip, right-l.rows.chip, l.rows.chip)
		right -= l.rows.chip + packGap
	}
	center(count, right-l.rows.count, l.rows.count)
	right -= l.rows.count + packGap
	if l.rows.two {
		center(name, -packInset, right)
		bar.Move(fyne.NewPos(0, line))
		bar.Resize(fyne.NewSize(size.Width, bar.MinSize().Height))
		return
	}
	names := fyne.Min(packName*size.Width, packNames*style.Zoom())
	center(name, -packInset, names)
	center(bar, names+packGap, right-names-packGap)
}

// aboutLayout gives a text that wraps room for so many lines.
type aboutLayout struct{ lines *int }

// MinSize is for the toolkit.
func (l aboutLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	line := fyne.MeasureText("A", theme.Size(theme.SizeNameCaptionText), fyne.TextStyle{}).Height
	return fyne.NewSize(0, float32(*l.lines)*line+2*packInset)
}

// Layout is for the toolkit.
func (aboutLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }
