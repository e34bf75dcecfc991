package start

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// todayFace is the side of the boards of today's puzzles.
const todayFace = 36

// daysBack is how many days back their puzzles can be opened.
const daysBack = 30

// day is the day whose puzzles are shown.
func (p *Page) day() time.Time { return p.host.Now().AddDate(0, 0, -p.model.back) }

// turnDays shows the puzzles of a day so many days further back.
func (p *Page) turnDays(by int) {
	p.model.back += by
	p.model.findToday(p.day(), p.showToday)
	p.showToday()
}

// showToday shows the puzzles of the day, or of an earlier one.
func (p *Page) showToday() {
	w := p.frame.Words
	title, remark := w.Text("today.title", "Today"), w.Day(p.day())
	if p.model.back > 0 {
		title, remark = remark, w.Textf("today.ago", "%d day{|s} ago", p.model.back)
	} else if days := p.model.streak(p.day()); days > 0 {
		remark += w.Textf("today.days", ", %d day{|s} in a row", days)
	}
	p.today.Objects = []fyne.CanvasObject{p.cardHead(todayAt, title, remark)}
	for _, d := range p.model.today {
		p.today.Add(p.todayRow(d))
	}
	p.today.Objects = append(p.today.Objects, layout.NewSpacer(), widget.NewSeparator(), p.daysLine())
	p.today.Refresh()
}

// daysLine leads to earlier days, and back.
func (p *Page) daysLine() fyne.CanvasObject {
	w := p.frame.Words
	button := func(words string, by int, possible bool) *widgets.Button {
		b := widgets.NewButton(words, nil, func() { p.turnDays(by) })
		b.OnKey, b.Importance = p.frame.Key, widget.LowImportance
		if !possible {
			b.Disable()
		}
		return b
	}
	earlier := button(w.Text("today.earlier", "Earlier days"), 1, p.model.back < daysBack)
	if p.model.back == 0 {
		return container.NewBorder(nil, nil, nil, earlier)
	}
	earlier.SetText(w.Text("today.before", "Day before"))
	return container.NewGridWithColumns(2, earlier, button(w.Text("today.after", "Day after"), -1, true))
}

// todayRow is the puzzle of the day of a family.
func (p *Page) todayRow(d *Daily) fyne.CanvasObject {
	w := p.frame.Words
	face := sceneview.NewThumbnail(fyne.NewSquareSize(todayFace))
	if d.Puzzle != nil {
		face.ShowScene(look.Portrait(d.Puzzle.Start()))
	}
	name, level := widget.NewLabel(w.Message(d.Family.Title)), muted(gradeWord(w, d.Level.Name))
	name.TextStyle.Bold, name.Wrapping = true, fyne.TextWrapWord
	level.SizeName = theme.SizeNameCaptionText
	words := container.NewVBox(layout.NewSpacer(), look.Tight(name, level), layout.NewSpacer())
	return container.NewBorder(nil, nil, face, container.NewCenter(p.todayState(d)), words)
}

// todayState is the button that opens the puzzle or, once that is solved by hand, a chip.
func (p *Page) todayState(d *Daily) fyne.CanvasObject {
	w := p.frame.Words
	if _, solved := p.model.daily(d.Family, d.Values); solved {
		chip := widgets.NewBadge()
		chip.Say("✓ "+w.Text("today.solved", "solved"), widgets.Good)
		return chip
	}
	play := widgets.NewButton(w.Text("today.play", "Play"), nil, func() { p.host.Daily(*d) })
	play.OnKey = p.frame.Key
	if d.Puzzle == nil {
		play.Disable()
	}
	return play
}
