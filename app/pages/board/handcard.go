package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/game/play"
	"langkah/widgets"
	"langkah/widgets/sceneview"
)

// handCard shows a piece in hand over a board in perspective, as it is turned, and what
// can be done with it. It stands in the top right corner while a piece is held: narrow,
// so that it leaves the board free.
type handCard struct {
	words   look.Words
	picture *sceneview.Thumbnail
	name    *widget.Label
	content *fyne.Container
}

func newHandCard(f *look.Frame, press func(play.Key)) *handCard {
	text := f.Words.Text
	c := &handCard{words: f.Words, picture: sceneview.NewThumbnail(fyne.NewSquareSize(64)), name: widget.NewLabel("")}
	c.name.TextStyle.Bold = true
	does := container.New(layout.NewCustomPaddedVBoxLayout(0), c.name, c.picture)
	for _, do := range []struct {
		words, name string
		key         play.Key
	}{
		{text("hand.turn", "Turn"), "Space", play.Key{Does: play.Turn}},
		{text("hand.flip", "Turn over"), "Shift+Space", play.Key{Does: play.Flip}},
		{text("hand.tilt", "Stand, lie"), ",", play.Key{Does: play.Tilt}},
		{text("hand.next", "Next place"), ".", play.Key{Does: play.Next}},
		{text("hand.higher", "A layer up"), "PgUp", play.Key{Does: play.Up, Layer: true}},
		{text("hand.remove", "Put back"), "Del", play.Key{Does: play.Remove}},
	} {
		b := widgets.NewButton(do.words, nil, func() { press(do.key) })
		b.Importance, b.Alignment, b.OnKey = widget.LowImportance, widget.ButtonAlignLeading, f.Key
		key := widget.NewLabel(do.name)
		key.Importance, key.SizeName = widget.LowImportance, theme.SizeNameCaptionText
		does.Add(container.NewBorder(nil, nil, nil, key, b))
	}
	c.content = container.New(corner{}, widgets.NewCard(does))
	c.content.Hide()
	return c
}

// show shows what is in hand; nil for nothing.
func (c *handCard) show(d engine.Drag) {
	if d == nil {
		look.Show(c.content, false)
		return
	}
	items := d.Offer().Lifted
	shape, _ := scene.Scene{Items: items}.Shape(d.Piece())
	c.picture.ShowScene(shape)
	look.Set(c.name, c.words.Textf("hand.held", "%s in hand", items[len(items)-1].Text))
	look.Show(c.content, true)
}

// corner places its object in the top right corner, where it takes no room from what lies
// below.
type corner struct{}

// MinSize is nothing.
func (corner) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (corner) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	need := objects[0].MinSize()
	need.Width = fyne.Min(need.Width, size.Width)
	objects[0].Resize(need)
	objects[0].Move(fyne.NewPos(size.Width-need.Width, 0))
}
