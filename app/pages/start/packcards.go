package start

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/engine/game/packs"
	"langkah/engine/game/progress"
	"langkah/engine/solve/search"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// Fewest is the cost of the cheapest solution of the puzzle of a key, where a pack
// tells it; 0 where none does.
func (p *Page) Fewest(key string) int { return p.model.fewest(key) }

// After is the board of a pack that follows the one of a key and is still to be
// solved; ok is false where that is of no pack, or all others are solved.
func (p *Page) After(key string) (next packs.Board, ok bool) {
	b, ok := p.model.after(key)
	return b.Board, ok
}

// Place is where the puzzle of a key stands in a pack; ok is false where that is of none.
func (p *Page) Place(key string) (place packs.Place, ok bool) {
	s, at, ok := p.model.find(key)
	if !ok {
		return place, false
	}
	place = packs.Place{Title: p.packTitle(s), At: at}
	for _, b := range s.boards {
		_, solved := p.model.reached(b.key)
		place.Boards, place.Solved = append(place.Boards, b.Board), append(place.Solved, solved)
	}
	return place, true
}

// ShowFolder shows the pack of a folder, which was just opened.
func (p *Page) ShowFolder(folder string) {
	p.model.findFolders(p.frame.Preferences.Packs(), func() {
		if i := p.model.folderAt(folder); i >= 0 {
			p.showPack(i)
		}
	})
}

// foldersShown is how many of the folders opened last have a row on the card, below
// the packs of the program. All are behind the button.
const foldersShown = 2

// showPacks shows the packs with how much of each is done, and where to go on.
func (p *Page) showPacks() {
	w := p.frame.Words
	p.packs.Objects = []fyne.CanvasObject{p.cardHead(packsAt, w.Text("packs.title", "Packs"), w.Text("packs.byhand", "finished by hand"))}
	p.packs.Add(container.New(layout.NewCustomPaddedVBoxLayout(0), p.packList(p.model.own+foldersShown)...))
	all := widgets.NewButton(w.Text("packs.all", "All packs"), nil, func() { p.turn(spot{kind: allPacks}) })
	all.OnKey = p.frame.Key
	foot := container.NewBorder(nil, nil, nil, container.NewCenter(all), p.nextRow())
	p.packs.Objects = append(p.packs.Objects, layout.NewSpacer(), widget.NewSeparator(), foot)
	p.packs.Refresh()
}

// nextRow is the board to go on with.
func (p *Page) nextRow() fyne.CanvasObject {
	w := p.frame.Words
	next, ok := p.model.next()
	if !ok {
		return look.Tight(muted(w.Text("packs.none", "All of them are done.")))
	}
	name := widget.NewLabel(w.Text("packs.next", "The next one:") + " " + next.Name)
	name.TextStyle.Bold, name.Wrapping = true, fyne.TextWrapWord
	row := widgets.NewPressRow("next", look.Tight(name), func() { p.host.Packed(next.Board) })
	row.OnKey = p.frame.Key
	return row
}

// packList are the rows of the first packs.
func (p *Page) packList(most int) []fyne.CanvasObject {
	p.rows.name, p.rows.count = 0, 0
	var rows []fyne.CanvasObject
	for i, s := range p.model.packs[:min(most, len(p.model.packs))] {
		rows = append(rows, p.packRow(i, s))
	}
	return rows
}

// packRow is a pack with how much of it is done.
func (p *Page) packRow(i int, s series) fyne.CanvasObject {
	w, n := p.frame.Words, p.model.solved(s)
	name, bar := widget.NewLabel(p.packTitle(s)), widgets.NewBar()
	bar.Set(float32(n)/float32(max(len(s.boards), 1)), n == len(s.boards))
	count := widget.NewLabel(w.Textf("packs.of", "%s of %s", figures.Count(n), figures.Count(len(s.boards))))
	count.Alignment, count.Importance = fyne.TextAlignTrailing, widget.LowImportance
	if n == len(s.boards) {
		count.SetText(w.Textf("packs.complete", "all %s", figures.Count(n)))
		count.Importance, count.TextStyle.Bold = widget.SuccessImportance, true
	}
	row := widgets.NewPressRow(s.title, container.New(p.rows.of(name, count), name, bar, count), func() { p.showPack(i) })
	row.OnKey = p.frame.Key
	return row
}

// packTitle is the name of a pack; that of a folder is its own.
func (p *Page) packTitle(s series) string {
	if s.folder != "" {
		return s.title
	}
	return p.frame.Words.Text(s.title, s.title)
}

// packsLine is the head of the list of all packs.
func (p *Page) packsLine() fyne.CanvasObject {
	text := p.frame.Words.Text
	folder := widgets.NewButton(text("menu.openfolder", "Open folder …"), theme.FolderOpenIcon(), p.host.Folder)
	folder.OnKey = p.frame.Key
	return headLine(text("packs.title", "Packs"), text("packs.about", "Puzzles that belong together. A folder of .txt files is a pack too."), folder, p.backButton())
}

func (p *Page) backButton() fyne.CanvasObject {
	back := widgets.NewButton(p.frame.Words.Text("start.all", "All puzzles"), theme.NavigateBackIcon(), p.close)
	back.OnKey, back.Tips, back.Tip = p.frame.Key, p.frame.Tips, "Esc"
	return back
}

// everyPack are all packs on a card.
func (p *Page) everyPack() fyne.CanvasObject {
	return widgets.NewCard(container.NewVBox(p.packList(len(p.model.packs))...))
}

// showPack shows the boards of a pack.
func (p *Page) showPack(i int) {
	p.turn(spot{onePack, i})
	p.model.openPack(i, p.arrange)
}

// packLine is the head of a pack that is open.
func (p *Page) packLine() fyne.CanvasObject {
	w, s := p.frame.Words, p.model.packs[p.model.at.i]
	about := w.Textf("packs.finished", "%s of %s finished by hand", figures.Count(p.model.solved(s)), figures.Count(len(s.boards)))
	if s.folder != "" {
		about = s.folder + ": " + about
	}
	if more := len(s.boards) - boardsShown; more > 0 {
		about += ". " + w.Textf("packs.more", "The first %s are shown.", figures.Count(boardsShown))
	}
	return headLine(p.packTitle(s), about, p.backButton())
}

// boardsShown is how many boards of a pack have a card: each is a picture.
const boardsShown = 120

// boardCards are a card for each board of the pack that is open.
func (p *Page) boardCards() fyne.CanvasObject {
	grid, boards := container.New(p.wide), p.model.packs[p.model.at.i].boards
	for _, b := range boards[:min(len(boards), boardsShown)] {
		face := sceneview.NewThumbnail(fyne.NewSize(0, sampleFace))
		if b.position != nil {
			face.ShowScene(look.Portrait(b.position))
		}
		name, chip := widget.NewLabel(b.Name), widgets.NewBadge()
		name.TextStyle.Bold, name.Truncation = true, fyne.TextTruncateEllipsis
		line := muted(p.reachedWords(b, chip))
		line.SizeName, line.Truncation, line.Wrapping = theme.SizeNameCaptionText, fyne.TextTruncateOff, fyne.TextWrapWord
		head := container.NewBorder(nil, nil, nil, container.NewCenter(chip), look.Tight(name, line))
		card := widgets.NewPressCard(b.Name, container.NewVBox(face, head), func() { p.host.Packed(b.Board) })
		card.OnKey = p.frame.Key
		grid.Add(card)
	}
	return grid
}

// reachedWords is what was reached on a board, the chip how good that is.
func (p *Page) reachedWords(b board, chip *widgets.Badge) string {
	w := p.frame.Words
	r, ok := p.model.reached(b.key)
	if b.wrong {
		return w.Text("start.unread", "cannot be read")
	}
	if !ok {
		words := w.Text("packs.unsolved", "not solved yet")
		if grade := gradeWord(w, b.Grade); grade != "" {
			words = grade
		}
		if b.Optimum > 0 {
			words = w.Textf("packs.best", "%s, best %s", words, figures.Count(b.Optimum))
		}
		return words
	}
	switch over, known := r.Over(); {
	case known && over > 0:
		chip.Say("+"+figures.Decimal(search.Value(int64(over), int32(r.Unit))), widgets.Doubtful)
	case known:
		chip.Say("✓ "+w.Text("packs.optimal", "best"), widgets.Good)
	default:
		chip.Say("✓", widgets.Good)
	}
	return resultWords(w, r)
}

// reached says in how many moves, or at what cost, a puzzle was solved.
func reached(w look.Words, r progress.Result) string {
	if r.Unit > 0 {
		return w.Textf("caption.cost", "cost %s", figures.Decimal(search.Value(int64(r.Cost), int32(r.Unit))))
	}
	return w.Textf("start.moves", "%s move{|s}", figures.Count(r.Cost))
}

// resultWords are the moves, the time, and the hints where there were any.
func resultWords(w look.Words, r progress.Result) string {
	words := reached(w, r) + ", " + clock(r.Seconds)
	if r.Hints > 0 {
		words += ", " + w.Textf("packs.hints", "hints: %s", figures.Count(r.Hints))
	}
	return words
}

// clock is a time as a clock shows it: "0:45", "1:02:03".
func clock(seconds int) string {
	t := time.Time{}.Add(time.Duration(seconds) * time.Second)
	if seconds >= 3600 {
		return t.Format("15:04:05")
	}
	return t.Format("4:05")
}

// gradeWord is a grade in the user's language; that of a pack of others stays.
func gradeWord(w look.Words, grade string) string {
	switch grade {
	case "easy":
		return w.Text("grade.easy", "easy")
	case "medium":
		return w.Text("grade.medium", "medium")
	case "hard":
		return w.Text("grade.hard", "hard")
	case "expert":
		return w.Text("grade.expert", "expert")
	}
	return grade
}
