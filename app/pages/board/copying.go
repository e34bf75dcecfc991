package board

import (
	"context"
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/clipboard"
	"langkah/app/kit/job"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
)

// PictureClipboard takes a picture for other programs; where the system has none
// its error is [clipboard.ErrNone].
type PictureClipboard interface {
	CopyPNG(ctx context.Context, png []byte) error
}

// CopyPicture copies the board as shown, twice as large as a picture usually
// is, for papers and slides. Where that cannot be it offers to save.
func (p *Page) CopyPicture(to PictureClipboard) {
	board := p.model.pictured()
	text := p.model.session.Puzzle().String()
	p.frame.Jobs.NewSlot().Start(job.Work{Run: func(ctx context.Context) func() {
		data, err := picture.PNG(board, paint.Style{Cell: 2 * paint.DefaultCell, Palette: scene.Light()}, text)
		if err == nil {
			err = to.CopyPNG(ctx, data)
		}
		return func() { p.copied(err) }
	}})
}

// copied says what came of copying.
func (p *Page) copied(err error) {
	w := p.frame.Words
	switch {
	case err == nil:
		p.frame.Say(w.Text("copied.picture", "Copied the picture"))
	case errors.Is(err, clipboard.ErrNone):
		why := widget.NewLabel(w.Text("copy.none", "This system has no program that copies pictures. On Linux, wl-clipboard or xclip would do. You can save the picture instead."))
		why.Wrapping = fyne.TextWrapWord
		p.frame.Dialogs.Ask(w.Text("copy.failed", "The picture cannot be copied"), w.Text("menu.picture", "Save picture …"), why, nil, func() func() { return p.SavePicture })
	default:
		p.frame.Dialogs.Failed(w.Text("copy.failed", "The picture cannot be copied"), err)
	}
}
