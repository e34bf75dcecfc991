package search

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/course/check"
	"langkah/engine/solve/search"
	"langkah/widgets"
	"langkah/widgets/sceneview"
	"langkah/widgets/style"
)

// parting is the middle of the page for a log that was checked: the strip of its expansions,
// both boards of the first difference, the likely mistake, and the boards around the present
// expansion.
type parting struct {
	page       *Page
	title, why *widget.Label
	strip      *widgets.Strip
	legend     *fyne.Container

	ours, yours *takes
	sides       *look.Columns
	both        *fyne.Container

	mistake, look *widget.Label
	likely        *widgets.Card
	around        *around
	content       fyne.CanvasObject
}

func newParting(p *Page) *parting {
	text := p.frame.Words.Text
	t := &parting{page: p, title: look.Wrapped(""), why: look.Wrapped(""), strip: widgets.NewStrip(), mistake: look.Wrapped(""), look: look.Wrapped("")}
	t.title.TextStyle.Bold, t.title.SizeName = true, theme.SizeNameSubHeadingText
	t.mistake.TextStyle.Bold = true
	t.look.Importance = widget.LowImportance
	t.strip.OnKey = p.frame.Key
	t.strip.OnTapped = p.step
	t.legend = container.New(layout.NewCustomPaddedHBoxLayout(6))
	for _, kind := range []struct {
		words string
		mood  widgets.Mood
	}{
		{text("search.checkagreed", "agrees"), widgets.Good},
		{text("search.checkhere", "first difference"), widgets.Bad},
		{text("search.checkafter", "after it"), widgets.Calm},
	} {
		chip := widgets.NewBadge()
		chip.Say(kind.words, kind.mood)
		t.legend.Add(chip)
	}
	head := widgets.NewCard(container.NewVBox(look.Tight(t.title, t.why), t.strip, t.legend))

	t.ours, t.yours = newTakes(), newTakes()
	t.ours.card.Tint(widgets.Good)
	t.yours.card.Tint(widgets.Bad)
	t.sides = &look.Columns{N: 2}
	t.both = container.New(t.sides, t.ours.card, t.yours.card)

	t.likely = widgets.NewCard(container.NewBorder(nil, nil, container.NewVBox(widget.NewIcon(theme.NewWarningThemedResource(theme.WarningIcon()))), nil, look.Tight(t.mistake, t.look)))
	t.likely.Tint(widgets.Doubtful)
	t.around = newAround(p)

	column := container.New(layout.NewCustomPaddedVBoxLayout(look.CardGap), head, t.both, t.likely, t.around.content)
	t.content = look.Scroll(look.Inset(look.CardGap, look.Responding(column, func(width float32) {
		t.sides.N = 2
		if width < 2*leastSide {
			t.sides.N = 1
		}
	})))
	return t
}

// leastSide is the width in which a side has its board and its words beside each other.
const leastSide = 280

// show shows a verdict, and where in the log's search one is.
func (t *parting) show(l *logged, title string) {
	w, v := t.page.frame.Words, l.verdict
	look.Set(t.title, title)
	look.Set(t.why, look.Sentence(w.Message(v.Reason))+".")
	t.strip.Set(len(l.entries), l.present(), func(step int) widgets.StripCell {
		cell := widgets.StripCell{Text: strconv.Itoa(step + 1)}
		switch {
		case v.First == nil && v.Agrees || v.First != nil && step < *v.First-1:
			cell.Mood = widgets.Good
		case v.First != nil && step == *v.First-1:
			cell.Mood = widgets.Bad
		}
		return cell
	})
	look.Show(t.legend, v.First != nil)
	c := v.Choice
	look.Show(t.both, c.Expected != nil)
	look.Show(t.yours.card, c.Got != nil)
	if c.Expected != nil {
		chip := w.Text("search.checknext", "could be next")
		if !math.IsNaN(c.BestF.F) {
			chip = w.Textf("search.checkleast", "least %s", c.Key)
		}
		others := ""
		if c.Others > 0 {
			others = w.Textf("search.checkothers", "%s other board{|s} could also have been next.", figures.Count(c.Others))
		}
		t.ours.show(w.Textf("search.checkour", "%s takes", t.page.methodTitle(v.Method)), chip, widgets.Good, c.Expected, c.BestF, others)
	}
	if c.Got != nil {
		chip, words := w.Text("search.checknotopen", "not in the open list"), ""
		if !math.IsNaN(c.GotF.F) {
			chip = w.Textf("search.checknotleast", "not the least %s", c.Key)
			words = w.Text("search.checkwaits", "It is in the open list, but a better one is too.")
		}
		t.yours.show(w.Text("search.checkyours", "Your program takes"), chip, widgets.Bad, c.Got, c.GotF, words)
	}
	look.Show(t.likely, !v.Likely.Title.IsZero() || v.Unexplained)
	switch {
	case v.Unexplained:
		look.Set(t.mistake, w.Text("search.checkunknown", "The mistake is not known."))
		look.Set(t.look, w.Message(check.Unexplained()))
	case t.likely.Visible():
		look.Set(t.mistake, w.Textf("search.checklikely", "The likely mistake: %s", w.Message(v.Likely.Title)))
		look.Set(t.look, w.Message(engine.Msg("Where to look: %s", v.Likely.Look)))
	}
	t.around.show(l, v.First)
}

// takes is one side of the first difference: a board with its figures.
type takes struct {
	title, words   *widget.Label
	chip, equation *widgets.Badge
	board          *sceneview.Thumbnail
	card           *widgets.Card
}

func newTakes() *takes {
	s := &takes{title: look.Wrapped(""), words: look.Wrapped(""), chip: widgets.NewBadge(), equation: widgets.NewBadge(), board: sceneview.NewThumbnail(fyne.NewSquareSize(logBoardSide))}
	s.title.TextStyle.Bold = true
	s.words.Importance = widget.LowImportance
	beside := container.NewVBox(container.NewHBox(s.chip), container.NewHBox(s.equation), look.Tight(s.words))
	s.card = widgets.NewCard(container.NewBorder(look.Tight(s.title), nil, s.board, nil, beside))
	return s
}

// logBoardSide is the side of the boards of a difference.
const logBoardSide = 116

func (s *takes) show(title, chip string, mood widgets.Mood, at engine.Position, f check.Figures, words string) {
	look.Set(s.title, title)
	s.chip.Say(chip, mood)
	s.equation.Say(equation(f), widgets.Calm)
	s.board.ShowScene(at.Scene().WithoutTrays())
	look.Set(s.words, words)
	look.Show(s.words, words != "")
}

// equation writes figures: "f 13 = g 5 + h 8" where that is so, "" where none is known.
func equation(f check.Figures) string {
	if f.F == f.G+f.H && f.H != 0 {
		return fmt.Sprintf("f %v = g %v + h %v", f.F, f.G, f.H)
	}
	var parts []string
	for i, x := range []float64{f.G, f.H} {
		if !math.IsNaN(x) && (i == 0 || x != 0) {
			parts = append(parts, fmt.Sprintf("%c %v", "gh"[i], x))
		}
	}
	return strings.Join(parts, ", ")
}

// around is the row of the log's boards around the present expansion.
type around struct {
	page    *Page
	row     *look.Columns
	grid    *fyne.Container
	cells   []*aroundCell
	logged  *logged
	first   *int // the first difference, from 1; nil for none
	content fyne.CanvasObject
}

// aroundCell is one board of the row.
type aroundCell struct {
	number, figures *widget.Label
	board           *sceneview.Thumbnail
	card            *widgets.PressCard
	step            int
}

// Measures of the row of boards.
const (
	aroundSide  = 52
	aroundWidth = 84 // of a board with its figures
	mostAround  = 11
)

func newAround(p *Page) *around {
	a := &around{page: p, row: &look.Columns{N: mostAround}}
	title := widget.NewLabel(p.frame.Words.Text("search.checkaround", "Your expansions around this one"))
	title.TextStyle.Bold = true
	a.grid = container.New(a.row)
	for range mostAround {
		c := &aroundCell{number: widget.NewLabel(""), figures: widget.NewLabel(""), board: sceneview.NewThumbnail(fyne.NewSquareSize(aroundSide))}
		for _, l := range []*widget.Label{c.number, c.figures} {
			l.Alignment, l.SizeName = fyne.TextAlignCenter, theme.SizeNameCaptionText
		}
		c.number.TextStyle.Bold = true
		c.card = widgets.NewPressRow("", container.NewVBox(look.Tight(c.number), c.board, look.Tight(c.figures)), func() { p.step(c.step) })
		c.card.OnKey = p.frame.Key
		a.cells = append(a.cells, c)
	}
	a.content = widgets.NewCard(container.NewVBox(look.Tight(title), look.Responding(a.grid, a.fit)))
	return a
}

// fit shows as many boards as there is room for.
func (a *around) fit(width float32) {
	n := max(min(int(width/(aroundWidth*style.Zoom())), mostAround), 2)
	if n != a.row.N {
		a.row.N = n
		a.show(a.logged, a.first)
	}
}

func (a *around) show(l *logged, first *int) {
	a.logged, a.first = l, first
	if l == nil {
		return
	}
	at := l.present()
	from := max(min(at-a.row.N/2, len(l.entries)-a.row.N), 0)
	shown := min(a.row.N, len(l.entries))
	if len(a.grid.Objects) != shown {
		a.grid.Objects = nil
		for _, c := range a.cells[:shown] {
			a.grid.Objects = append(a.grid.Objects, c.card)
		}
	}
	for i, c := range a.cells[:shown] {
		c.step = from + i
		e := l.entries[c.step]
		c.card.Name = strconv.Itoa(c.step + 1)
		c.number.Importance = widget.MediumImportance
		if first != nil && c.step == *first-1 {
			c.number.Importance = widget.DangerImportance
		}
		c.number.SetText(strconv.Itoa(c.step + 1))
		look.Set(c.figures, costWords(l.run, e))
		if position, ok := l.PositionOf(e); ok {
			c.board.ShowScene(position.Scene().WithoutTrays())
		}
		c.card.Choose(c.step == at)
	}
	a.grid.Refresh()
}

// costWords are the cost and the estimate of an expansion.
func costWords(r *run, e search.Event) string {
	if e.H == 0 && r.Method.Heuristic.Name == "" {
		return fmt.Sprintf("g %d", r.Method.Cost(e.G))
	}
	return fmt.Sprintf("g %d h %d", r.Method.Cost(e.G), r.Method.Cost(e.H))
}
