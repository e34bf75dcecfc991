package search

import (
	"bytes"
	"cmp"
	"context"
	"image"
	"io"

	"langkah/app/kit/look"
	"langkah/app/kit/save"
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/course/webpage"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/host/files"
	"langkah/engine/study/diagram"
	"langkah/engine/study/pseudocode"
)

const previewHeight = 300 // pixels

// save asks in which form the search is to be saved, and saves it: the drawing at
// the moment that is shown, the tree of the whole, or its events.
func (p *Page) save() {
	r, w := p.model.run, p.frame.Words
	if r == nil {
		return
	}
	text, recording, mode, moment := w.Text, r.Recording, p.canvas.Mode(), r.Moment()
	focus := diagram.Focus{Selected: r.selected, Next: r.next()}
	ofLog := p.model.ofLog(r)
	title := w.Message(recording.Method.Title())
	name := func(extension string) string {
		return files.Name(engine.Solution{Name: p.model.name, Puzzle: recording.Puzzle, Method: recording.Method}, "search"+extension)
	}
	drawing := func() chart.Drawing {
		g := diagram.NewGrowth(recording)
		g.Seek(moment)
		return g.Drawing(mode, focus, diagram.Writing{Measure: paint.NewMeasure(), Say: w.Message})
	}
	products := []save.Product{
		save.Drawn(text("search.aspicture", "The drawing that is shown"), name(".png"), save.Picture{
			Key: "search", Formats: []picture.Format{picture.AsPNG, picture.AsSVG, picture.AsPDF}, Theme: "light",
			Preview: func(_ context.Context, st paint.Style) (image.Image, error) {
				d := drawing()
				return paint.ChartImage(d, picture.ChartColors(st.Palette), previewHeight/d.Height), nil
			},
		}, func(_ context.Context, l save.Look) ([]byte, error) {
			return picture.Chart(drawing(), l.Format, picture.ChartColors(l.Style.Palette), float64(l.Style.Cell)/paint.DefaultCell, title, recording.Puzzle.String())
		}),
	}
	products = append(products, save.File(text("search.asgif", "The search as it grows beside its code, an animation (GIF)"), name(".gif"), func(ctx context.Context) ([]byte, error) {
		var code *pseudocode.Code
		if !ofLog { // the code of another program is not known
			code, _ = pseudocode.New(recording)
		}
		film := diagram.NewFilm(recording, mode, code, diagram.Writing{Measure: paint.NewMeasure(), Say: w.Message})
		return picture.Growing(ctx, film.Len(), film.Frame, chart.Light(), 1)
	}))
	if !ofLog {
		products = append(products, save.File(text("search.aspage", "A page to hand round: tree, boards, code and reasons, step by step (HTML)"), name(".html"), func(ctx context.Context) ([]byte, error) {
			var tongues []webpage.Tongue
			for _, l := range look.Languages() {
				tongues = append(tongues, webpage.Tongue{Code: l.Name, Translate: look.NewWords(l.Name).Format})
			}
			data, err := webpage.Search(ctx, recording, p.model.name, tongues)
			return data, cmp.Or(err, ctx.Err())
		}))
	}
	for _, form := range []struct {
		title, extension string
		write            func(context.Context, io.Writer) error
	}{
		{text("map.dot", "The graph for Graphviz (DOT)"), ".dot", func(_ context.Context, out io.Writer) error { return recording.Graph().DOT(out) }},
		{text("search.asjson", "The events, one JSON object a line"), ".jsonl", func(ctx context.Context, out io.Writer) error {
			_, err := recording.WriteJSON(ctx, out)
			return cmp.Or(err, ctx.Err()) // the first lines alone are not saved
		}},
	} {
		products = append(products, save.File(form.title, name(form.extension), func(ctx context.Context) ([]byte, error) {
			var b bytes.Buffer
			err := form.write(ctx, &b)
			return b.Bytes(), err
		}))
	}
	save.Ask(p.frame, text("search.saving", "Save the search"), products)
}
