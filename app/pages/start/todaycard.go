package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// todayFace is the side of the boards of today's puzzles.
const todayFace = 44

// showToday shows the puzzles of the day.
func (p *Page) showToday() {
	w, now := p.frame.Words, p.host.Now()
	date := w.Day(now)
	switch days := p.model.streak(now); days {
	case 0:
	case 1:
		date += w.Text("today.day", ", 1 day in a row")
	default:
		date += w.Textf("today.days", ", %s days in a row", figures.Count(days))
	}
	p.today.Objects = []fyne.CanvasObject{p.cardHead(todayAt, w.Text("today.title", "Today"), date)}
	for _, d := range p.model.today {
		p.today.Add(p.todayRow(d))
	}
	p.today.Refresh()
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
	words := container.NewVBox(layout.NewSpacer(), look.Inset(3, look.Tight(name, level)), layout.NewSpacer())
	return container.NewBorder(nil, nil, face, container.NewCenter(p.todayState(d)), words)
}

// todayState is the button that opens the puzzle or, once that is solved by hand, a chip.
func (p *Page) todayState(d *Daily) fyne.CanvasObject {
	w := p.frame.Words
	if p.model.solvedDaily(d.Family, d.Values) {
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
