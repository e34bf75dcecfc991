package app

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/compare"
	"langkah/widgets"
)

// comparePanel is the left of the page: which puzzles, which methods, how often.
type comparePanel struct {
	page     *comparePage
	name     *widget.Label
	kind     *widget.Label
	source   *widgets.Dropdown
	methods  *widgets.CheckList
	names    []string // of the methods, as [compare.Select] knows them
	repeat   *widgets.Entry
	seed     *widgets.Entry
	limits   *limitsFold
	button   *widgets.Button
	bar      *widget.ProgressBar
	activity *widget.Label
	content  fyne.CanvasObject
}

func newComparePanel(p *comparePage) *comparePanel {
	w, x := p.w, p.w.words.x
	l := &comparePanel{page: p, name: widget.NewLabel(""), kind: widget.NewLabel(""), bar: widget.NewProgressBar(), activity: widget.NewLabel("")}
	l.name.SizeName = theme.SizeNameHeadingText
	l.name.TextStyle.Bold = true
	l.kind.Importance = widget.LowImportance
	for _, label := range []*widget.Label{l.name, l.kind, l.activity} {
		label.Truncation = fyne.TextTruncateEllipsis
	}
	l.source = widgets.NewDropdown(l.chooseSource)
	l.source.OnKey = w.key
	l.methods = widgets.NewCheckList(l.showTicks, w.key)
	l.repeat, l.seed = widgets.NewEntry("1", nil), widgets.NewEntry("1", nil)
	l.repeat.OnKey, l.seed.OnKey = w.key, w.key
	l.limits = newLimitsFold(w, nil)
	l.button = widgets.NewButton("", theme.MediaPlayIcon(), p.start)
	l.button.OnKey = w.key
	pick := func(title string, choose func()) *widgets.Button {
		b := widgets.NewButton(title, nil, choose)
		b.OnKey = w.key
		b.Importance = widget.LowImportance
		return b
	}
	picks := container.NewGridWithColumns(3,
		pick(x("compare.all", "All"), func() { l.tick(compare.All) }),
		pick(x("compare.optimal", "Optimal"), func() { l.tick(compare.Optimal) }),
		pick(x("compare.clear", "None"), func() { l.tick("") }))
	above := container.NewVBox(
		container.New(&closeLayout{}, l.name, l.kind),
		container.New(&formLayout{}, widget.NewLabel(x("compare.puzzles", "Puzzles")), l.source),
		widget.NewSeparator(), picks)
	below := container.NewVBox(
		container.New(&formLayout{},
			widget.NewLabel(x("compare.repeat", "Repeat")), l.repeat,
			widget.NewLabel(x("compare.seed", "Seed")), l.seed),
		l.limits.content, l.button, l.bar, l.activity)
	column := container.NewBorder(above, below, nil, nil, l.methods)
	l.content = container.NewBorder(nil, nil, nil, widget.NewSeparator(),
		widgets.NewSurface(panelColor, 0, container.New(&widthLayout{panelWidth + 2*panelPadding}, container.New(&insetLayout{panelPadding}, column))))
	l.comparing(nil)
	return l
}

// showPuzzles shows the puzzles compared, and the methods for them, those that
// promise optimal solutions ticked.
func (l *comparePanel) showPuzzles() {
	w, puzzles := l.page.w.words, l.page.puzzles
	l.source.Offer([]string{
		w.x("compare.this", "The open puzzle"), w.x("compare.family", "Samples of its kind"),
		w.x("compare.samples", "All samples"), w.x("compare.folder", "A folder …"),
	}, l.page.source)
	l.name.SetText(puzzles[0].Name)
	l.kind.SetText(w.say(puzzles[0].Puzzle.Kind()))
	if len(puzzles) > 1 {
		l.name.SetText(w.f("compare.many", "%s puzzles", count(int64(len(puzzles)))))
		l.kind.SetText(puzzles[0].Name + " … " + puzzles[len(puzzles)-1].Name)
	}
	var names, titles []string
	for _, entry := range puzzles {
		for _, m := range entry.Puzzle.Methods() {
			if indexOfWord(names, m.Name()) < 0 {
				names, titles = append(names, m.Name()), append(titles, w.say(m.Title()))
			}
		}
	}
	l.names = names
	l.methods.Offer(titles, make([]bool, len(names)))
	l.tick(compare.Optimal)
}

// tick ticks the methods that a word means, on any of the puzzles.
func (l *comparePanel) tick(word string) {
	ticked := l.methods.Ticked()
	clear(ticked)
	for _, entry := range l.page.puzzles {
		methods, err := compare.Select(entry.Puzzle, word)
		if err != nil {
			continue // the word means none of its methods
		}
		for _, m := range methods {
			ticked[indexOfWord(l.names, m.Name())] = true
		}
	}
	l.methods.Refresh()
	l.showTicks()
}

// chosen is the names of the methods that are ticked.
func (l *comparePanel) chosen() []string {
	var names []string
	for i, on := range l.methods.Ticked() {
		if on {
			names = append(names, l.names[i])
		}
	}
	return names
}

// showTicks says on the button how many methods are ticked, and on the race's
// tab what can be seen of them.
func (l *comparePanel) showTicks() {
	if l.page.race != nil {
		l.page.race.showHint()
	}
	if l.page.running == nil {
		l.button.SetText(l.page.w.words.f("compare.button", "Compare %s methods", count(int64(len(l.chosen())))))
	}
}

// plan is what the panel asks for.
func (l *comparePanel) plan() (compare.Plan, error) {
	repeat := engine.Option{Name: "repeat", Kind: engine.Integer, Min: 1, Max: 1000}
	seed := engine.Option{Name: "seed", Kind: engine.Integer, Min: 0, Max: 1 << 53}
	values := engine.Values{"repeat": l.repeat.Text, "seed": l.seed.Text}
	if err := engine.CheckAll([]engine.Option{repeat, seed}, values); err != nil {
		return compare.Plan{}, err
	}
	// Both have just been checked.
	times, _ := strconv.Atoi(l.repeat.Text)
	shuffle, _ := strconv.ParseUint(l.seed.Text, 10, 64)
	return compare.NewPlan(l.page.puzzles, l.chosen(), times, shuffle, l.page.w.prefs.limits())
}

// Where the puzzles come from, in the order of the panel.
const (
	sourceOpen = iota
	sourceFamily
	sourceSamples
	sourceFolder
)

// chooseSource takes other puzzles: the open one, samples, or a folder's.
func (l *comparePanel) chooseSource(i int) {
	switch i {
	case sourceOpen:
		l.page.chooseOpen()
	case sourceFamily:
		l.page.choose(i, samples(l.page.w.session.Puzzle().Family()))
	case sourceSamples:
		l.page.choose(i, samples(""))
	case sourceFolder:
		l.page.chooseFolder()
	}
}

// samples are the samples of a family, or all of them.
func samples(family string) []compare.Entry {
	var entries []compare.Entry
	for _, s := range assets.Samples() {
		if family != "" && s.Family != family {
			continue
		}
		// Tests open every sample.
		if p, err := catalog.Open(s.Text); err == nil {
			entries = append(entries, compare.Entry{Name: s.Name, Puzzle: p})
		}
	}
	return entries
}

// comparing makes the button that of a comparison that runs; nil is none.
func (l *comparePanel) comparing(c *comparison) {
	if c == nil {
		l.button.Importance = widget.HighImportance
		l.button.SetIcon(theme.MediaPlayIcon())
		l.bar.Hide()
		l.activity.Hide()
		l.showTicks()
		return
	}
	l.button.Importance = widget.DangerImportance
	l.button.SetIcon(theme.MediaStopIcon())
	l.button.SetText(l.page.w.words.x("panel.stop", "Stop"))
	l.bar.Max = float64(c.total)
	l.bar.SetValue(0)
	l.bar.Show()
	l.activity.Show()
}

// showProgress shows how far a comparison is.
func (l *comparePanel) showProgress(c *comparison, done int) {
	l.bar.SetValue(float64(done))
	if a := c.probe.Snapshot().Activity; a != nil {
		l.activity.SetText(l.page.w.words.say(engine.Msg(a.Format, a.Args...)))
		return
	}
	l.activity.SetText(l.page.w.words.f("compare.progress", "%s of %s; %s expanded",
		count(int64(done)), count(int64(c.total)), count(c.probe.Snapshot().Expanded)))
}

func indexOfWord(words []string, word string) int {
	for i, w := range words {
		if w == word {
			return i
		}
	}
	return -1
}
