package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine/base/figures"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// sampleFace is the height of the thumbnails of samples and of boards of a pack.
const sampleFace = 120

// shelfCards are a card for each shelf, with the face of its first sample.
func (p *Page) shelfCards() fyne.CanvasObject {
	w, row := p.frame.Words, container.New(p.wide)
	p.faces = nil
	for i, s := range p.model.shelves {
		face := sceneview.NewThumbnail(fyne.Size{})
		p.faces = append(p.faces, face)
		title, number := w.Message(s.title), w.Textf("start.boards", "%s board{|s}", figures.Count(len(s.samples)))
		name, about, boards := bold(title), muted(w.Message(s.about)), muted(number)
		for _, line := range []*widget.Label{name, about} {
			line.Truncation, line.Wrapping = fyne.TextTruncateOff, fyne.TextWrapWord
		}
		about.SizeName, boards.SizeName, boards.TextStyle.Bold = theme.SizeNameCaptionText, theme.SizeNameCaptionText, true
		card := widgets.NewPressCard(title, container.NewVBox(container.New(highLayout{&p.faceHigh}, face), look.Tight(name, about, boards)),
			func() { p.openShelf(i) })
		card.OnKey = p.frame.Key
		row.Add(card)
	}
	p.showFaces()
	return row
}

// showFaces shows the faces of the shelves that are known.
func (p *Page) showFaces() {
	for i, face := range p.faces {
		if position := p.model.faces[i]; position != nil {
			face.ShowScene(look.Portrait(position))
		}
	}
}

// shelfLine is the head of a shelf that is open.
func (p *Page) shelfLine() fyne.CanvasObject {
	w, s := p.frame.Words, p.model.shelves[p.model.at.i]
	back := widgets.NewButton(w.Text("start.all", "All puzzles"), theme.NavigateBackIcon(), p.close)
	back.OnKey, back.Tips, back.Tip = p.frame.Key, p.frame.Tips, "Esc"
	return headLine(w.Message(s.title), look.Sentence(w.Message(s.about)), back)
}

// sampleCards are a card for each sample of the shelf that is open.
func (p *Page) sampleCards() fyne.CanvasObject {
	w, grid := p.frame.Words, container.New(p.wide)
	for _, s := range p.model.shelves[p.model.at.i].samples {
		puzzle, err := p.model.puzzles.Open(s.Text)
		if err != nil {
			continue // every sample opens: a test opens them all
		}
		face := sceneview.NewThumbnail(fyne.NewSize(0, sampleFace))
		face.ShowScene(look.Portrait(puzzle.Start()))
		title := widget.NewLabel(w.Text(s.Title, s.Title))
		title.Wrapping, title.Alignment = fyne.TextWrapWord, fyne.TextAlignCenter
		card := widgets.NewPressCard(s.Name, container.NewVBox(face, look.Lines(2, title)), func() { p.host.Sample(s) })
		card.OnKey = p.frame.Key
		grid.Add(card)
	}
	return grid
}
