package board

import (
	"context"

	"langkah/app/save"
	"langkah/engine"
	"langkah/engine/files"
	"langkah/engine/paint"
	"langkah/engine/picture"
	"langkah/engine/scene"
	"langkah/engine/transcript"
)

// solution is what there is to save.
func (p *Page) solution() engine.Solution {
	if o, ok := p.model.session.Outcome(); ok {
		return o
	}
	return engine.Solution{Name: p.model.session.Name(), Puzzle: p.model.session.Puzzle()}
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

// SavePicture asks what to draw and where, and saves it. Pictures have bright
// paper, whatever the window's theme.
func (p *Page) SavePicture() {
	s, text := p.solution(), p.frame.Words.Text
	style := paint.Style{Palette: scene.Light()}
	position := p.model.session.Position()
	board := p.model.camera.scene(position)
	products := []save.Product{
		save.File(text("save.board", "The board as shown"), picture.StepName(s, p.model.session.Index(), picture.AsPNG), func(context.Context) ([]byte, error) {
			return picture.PNG(board, style, s.Puzzle.String())
		}),
	}
	if len(s.Result.Moves) > 0 {
		products = append(products, save.Product{
			Title: text("save.steps", "Every step, in a folder"), Name: files.Name(s, ""),
			Save: func(ctx context.Context, path string, progress func(int, int)) error {
				return picture.SaveSteps(ctx, path, s, picture.AsPNG, style, progress)
			},
		}, save.File(text("save.sheet", "All steps on one sheet"), files.Name(s, "sheet.png"), func(ctx context.Context) ([]byte, error) {
			return picture.Sheet(ctx, s, paint.Style{Palette: scene.Paper()})
		}), save.File(text("save.gif", "An animated GIF"), files.Name(s, ".gif"), func(ctx context.Context) ([]byte, error) {
			return picture.GIF(ctx, s, style)
		}))
	}
	if solid, ok := p.model.camera.turned(position); ok {
		view := p.model.camera.view
		products = append(products, save.File(text("save.turntable", "A GIF that turns the board round"), files.Name(s, "turntable.gif"), func(ctx context.Context) ([]byte, error) {
			return picture.Turntable(ctx, solid, view, style)
		}))
	}
	save.Ask(p.frame, text("save.picture", "Save picture"), products)
}
