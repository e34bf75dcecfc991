package compare

import (
	"fmt"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/engine/course/attempt"
	"langkah/widgets"
)

// boardByBoard says of each program on which puzzles it is right, not optimal or wrong.
type boardByBoard struct {
	frame   *look.Frame
	open    func(results.Key)
	table   func(puzzle int)
	names   *fyne.Container
	strips  *fyne.Container
	content fyne.CanvasObject
}

// Measures of the card, at the usual size of text.
const (
	signWidth    = 38
	programWidth = 140
	mostPrograms = 5 // without scrolling
)

func newBoardByBoard(f *look.Frame, open func(results.Key), table func(puzzle int)) *boardByBoard {
	w := f.Words
	b := &boardByBoard{frame: f, open: open, table: table, names: container.NewVBox(), strips: container.NewVBox()}
	title := widget.NewLabel(w.Text("yours.boards", "Board by board"))
	title.TextStyle.Bold = true
	legend := container.NewHBox()
	for _, sign := range []struct {
		text, words string
		mood        widgets.Mood
	}{
		{"✓", w.Text("yours.signright", "right"), widgets.Good},
		{"+2", w.Text("yours.signover", "solved, longer"), widgets.Doubtful},
		{"×", w.Text("yours.signwrong", "wrong, or ended"), widgets.Bad},
	} {
		chip, words := widgets.NewBadge(), widget.NewLabel(sign.words)
		chip.Say(sign.text, sign.mood)
		words.Importance = widget.LowImportance
		legend.Add(container.NewCenter(chip))
		legend.Add(words)
	}
	grid := look.InOrder(layout.NewBorderLayout(nil, nil, b.names, nil), b.names, container.NewHScroll(b.strips))
	high := func() float32 {
		rows := float32(min(len(b.strips.Objects), mostPrograms+1))
		return rows * (b.strips.MinSize().Height / float32(max(len(b.strips.Objects), 1)))
	}
	head := look.Wrap(look.Tight(title), legend)
	b.content = widgets.NewCard(container.NewBorder(head, nil, nil, nil, look.AtMost(high, grid)))
	b.content.Hide()
	return b
}

// show shows the programs of a comparison of several puzzles; without one there is no card.
func (b *boardByBoard) show(m summary.Matrix) {
	b.names.RemoveAll()
	b.strips.RemoveAll()
	row := func(name string, tapped func(int), cell func(puzzle int) widgets.StripCell) {
		label, strip := widget.NewLabel(name), widgets.NewStrip()
		label.Truncation = fyne.TextTruncateEllipsis
		strip.Whole, strip.Wide, strip.OnKey, strip.OnTapped = true, signWidth, b.frame.Key, tapped
		strip.Set(len(m.Tables), -1, cell)
		high := strip.MinSize().Height
		b.names.Add(look.Wide(programWidth, look.High(high, label)))
		b.strips.Add(strip)
	}
	row("", b.table, func(puzzle int) widgets.StripCell { return widgets.StripCell{Text: strconv.Itoa(puzzle + 1)} })
	for _, name := range m.Methods {
		if !m.Totals[name].Program {
			continue
		}
		line := func(puzzle int) (summary.Line, bool) {
			l, ran := m.Cells[summary.Cell{Table: puzzle, Method: name}]
			return l, ran && l.Program != nil
		}
		title := name
		for puzzle := range m.Tables {
			if l, ran := line(puzzle); ran {
				title = l.Heuristic
			}
		}
		row(title, func(puzzle int) {
			if l, ran := line(puzzle); ran {
				b.open(l.Key())
			}
		}, func(puzzle int) widgets.StripCell {
			if l, ran := line(puzzle); ran {
				return sign(l)
			}
			return widgets.StripCell{}
		})
	}
	look.Show(b.content, len(b.strips.Objects) > 1)
}

func (b *boardByBoard) hide() { look.Show(b.content, false) }

// sign is the verdict of a program's line in a few characters.
func sign(l summary.Line) widgets.StripCell {
	cell := widgets.StripCell{Text: "×", Mood: mood(l.Program.Verdict)}
	switch l.Program.Verdict {
	case attempt.Right:
		cell.Text = "✓"
	case attempt.NotOptimal:
		cell.Text = fmt.Sprintf("+%d", l.Program.Over)
	case attempt.Late:
		cell.Text = figures.Duration(time.Duration(l.TimeLimitMS) * time.Millisecond)
	}
	return cell
}
