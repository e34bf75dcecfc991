package board

import (
	"bytes"
	"context"
	"image"
	"image/png"

	"langkah/app/kit/save"
	"langkah/engine"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/game/transcript"
	"langkah/engine/host/files"
)

// solution returns the solution that can be saved.
func (p *Page) solution() engine.Solution {
	if o, ok := p.model.session.Outcome(); ok {
		return o
	}
	if o, ok := p.model.ownSolution(); ok {
		return o
	}
	return engine.Solution{Name: p.model.session.Name(), Puzzle: p.model.session.Puzzle()}
}

// ownSolution is the line of the user's own that has led to the goal shown; ok
// is false where there is none.
func (m *Model) ownSolution() (o engine.Solution, ok bool) {
	s := m.session
	if s.Puzzle() == nil || s.Index() == 0 || !s.Position().Solved() || !s.ByHand() {
		return o, false
	}
	r := engine.Result{Status: engine.Solved, Moves: s.Moves()[:s.Index()], Cost: s.Cost(), Verified: true}
	var err error
	r.Positions, err = engine.Verify(s.At(0), r.Moves, r.Cost)
	return engine.Solution{Name: s.Name(), Puzzle: s.Puzzle(), Result: r}, err == nil
}

// HasSolution says whether there is a transcript to save: what a search came
// to, or a line of the user's own that has reached the goal.
func (p *Page) HasSolution() bool {
	_, own := p.model.ownSolution()
	return own || p.HasOutcome()
}

// SaveTranscript asks for a file and saves what was done.
func (p *Page) SaveTranscript() {
	s, title := p.solution(), p.frame.Words.Text("save.transcript", "Save transcript")
	save.Ask(p.frame, title, []save.Product{
		save.File(title, files.Name(s, ".txt"), func(context.Context) ([]byte, error) {
			return []byte(transcript.Text(s)), nil
		}),
	})
}

// SavePicture asks what to draw, how, and where, and saves it. At first pictures
// have bright paper, whatever the window's theme.
func (p *Page) SavePicture() {
	s, text := p.solution(), p.frame.Words.Text
	position, board := p.model.session.Position(), p.model.pictured()
	shown := func(_ context.Context, st paint.Style) (image.Image, error) { return paint.Image(board, st), nil }
	products := []save.Product{
		save.Drawn(text("save.board", "The board as shown"), picture.StepName(s, p.model.session.Index(), picture.AsPNG), save.Picture{
			Key: "board", Formats: []picture.Format{picture.AsPNG, picture.AsSVG, picture.AsPDF}, Theme: "light", Preview: shown,
		}, func(_ context.Context, l save.Look) ([]byte, error) {
			return picture.Board(board, l.Format, l.Style, s.Name, s.Puzzle.String())
		}),
	}
	if len(s.Result.Moves) > 0 {
		products = append(products, save.Product{
			Title: text("save.steps", "Every step, in a folder"), Name: files.Name(s, ""),
			Picture: &save.Picture{
				Key: "steps", Formats: []picture.Format{picture.AsPNG, picture.AsSVG, picture.AsPDF}, Theme: "light", Preview: shown,
				Save: func(ctx context.Context, path string, l save.Look, progress func(done, total int)) error {
					return picture.SaveSteps(ctx, path, s, l.Format, l.Style, progress)
				},
			},
		}, save.Drawn(text("save.sheet", "All steps on one sheet"), files.Name(s, "sheet.png"), save.Picture{
			Key: "sheet", Formats: []picture.Format{picture.AsPNG, picture.AsSVG, picture.AsPDF}, Theme: "paper",
			Preview: func(ctx context.Context, st paint.Style) (image.Image, error) {
				return decoded(picture.Sheet(ctx, s, st))
			},
		}, func(ctx context.Context, l save.Look) ([]byte, error) {
			return picture.SheetAs(ctx, s, l.Format, l.Style)
		}),
			save.Drawn(text("save.gif", "An animated GIF"), files.Name(s, ".gif"), save.Picture{Key: "gif", Theme: "light", Animated: true, Preview: shown},
				func(ctx context.Context, l save.Look) ([]byte, error) { return picture.GIF(ctx, s, l.Style, l.Speed) }))
	}
	if solid, ok := p.model.camera.turned(position); ok {
		view := p.model.camera.view
		products = append(products, save.Drawn(text("save.turntable", "A GIF that turns the board round"), files.Name(s, "turntable.gif"),
			save.Picture{Key: "turntable", Theme: "light", Preview: shown},
			func(ctx context.Context, l save.Look) ([]byte, error) {
				return picture.Turntable(ctx, solid, view, l.Style)
			}))
	}
	save.Ask(p.frame, text("save.picture", "Save picture"), products)
}

// decoded is the picture in a PNG.
func decoded(data []byte, err error) (image.Image, error) {
	if err != nil {
		return nil, err
	}
	return png.Decode(bytes.NewReader(data))
}
