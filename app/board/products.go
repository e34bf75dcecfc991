package board

import (
	"context"

	"langkah/app/save"
	"langkah/engine/export"
	"langkah/engine/scene"
)

// solution is what there is to save.
func (p *Page) solution() export.Solution {
	s := export.Solution{Name: p.model.session.Name(), Puzzle: p.model.session.Puzzle()}
	if o, ok := p.model.session.Outcome(); ok {
		s.Method, s.Result = o.Method, o.Result
	}
	return s
}

// SaveTranscript asks for a file and saves what was done.
func (p *Page) SaveTranscript() {
	s, title := p.solution(), p.frame.Words.Text("save.transcript", "Save transcript")
	save.Ask(p.frame, title, []save.Product{
		save.File(title, export.FileName(s, ".txt"), func(context.Context) ([]byte, error) {
			return []byte(export.Transcript(s)), nil
		}),
	})
}

// SavePicture asks what to draw and where, and saves it. Pictures have bright
// paper, whatever the window's theme.
func (p *Page) SavePicture() {
	s, text := p.solution(), p.frame.Words.Text
	style := export.Style{Palette: scene.Light()}
	position := p.model.session.Position()
	board := p.model.camera.scene(position)
	products := []save.Product{
		save.File(text("save.board", "The board as shown"), s.StepName(p.model.session.Index()), func(context.Context) ([]byte, error) {
			return export.PNG(board, style, s.Puzzle.String())
		}),
	}
	if len(s.Result.Moves) > 0 {
		products = append(products, save.Product{
			Title: text("save.steps", "Every step, in a folder"), Name: export.FileName(s, ""),
			Save: func(ctx context.Context, path string, progress func(int, int)) error {
				return export.SaveSteps(ctx, path, s, style, progress)
			},
		}, save.File(text("save.sheet", "All steps on one sheet"), export.FileName(s, "sheet.png"), func(ctx context.Context) ([]byte, error) {
			return export.Sheet(ctx, s, style)
		}), save.File(text("save.gif", "An animated GIF"), export.FileName(s, ".gif"), func(ctx context.Context) ([]byte, error) {
			return export.GIF(ctx, s, style)
		}))
	}
	if solid, ok := p.model.camera.turned(position); ok {
		view := p.model.camera.view
		products = append(products, save.File(text("save.turntable", "A GIF that turns the board round"), export.FileName(s, "turntable.gif"), func(ctx context.Context) ([]byte, error) {
			return export.Turntable(ctx, solid, view, style)
		}))
	}
	save.Ask(p.frame, text("save.picture", "Save picture"), products)
}
