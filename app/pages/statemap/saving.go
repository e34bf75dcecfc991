package statemap

import (
	"bytes"
	"context"
	"encoding/json"
	"image"

	"langkah/app/kit/save"
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/host/files"
	"langkah/engine/study/statemap"
)

// drawn is the map as it is drawn in a file: laid out and coloured as shown.
func (p *Page) drawn() statemap.Drawn {
	m := p.model
	marks := statemap.Marks{Legend: m.legend(p.frame.Words), Passes: m.found.passes, Bridges: m.found.cuts.Bridges}
	if here, ok := m.here(); ok {
		marks.Here, marks.Way, marks.Onward = here, m.way(), m.found.m.Onward(here)
	}
	if t := m.tint; t.values != nil {
		marks.Fill = func(positions []int32) chart.Role {
			ink, _ := t.fill(positions)
			return ink
		}
	}
	return statemap.Drawn{Map: m.found.m, Sheet: m.sheet, Marks: marks}
}

// save asks in which form the map is to be saved, and saves it.
func (p *Page) save() {
	m, w := p.model, p.frame.Words
	if !m.ready() {
		return
	}
	text, drawn, puzzle := w.Text, p.drawn(), m.found.text
	title := w.Message(drawn.Puzzle.Kind())
	name := func(extension string) string {
		return files.Name(engine.Solution{Name: m.session.Name(), Puzzle: m.session.Puzzle()}, "map"+extension)
	}
	draw := func() chart.Drawing { return drawn.Drawing(paint.NewMeasure(), w.Message) }
	products := []save.Product{
		save.Drawn(text("map.aspicture", "The map as a picture"), name(".png"), save.Picture{
			Key: "map", Formats: []picture.Format{picture.AsPNG, picture.AsSVG, picture.AsPDF}, Theme: "light",
			Preview: func(_ context.Context, st paint.Style) (image.Image, error) {
				d := draw()
				return paint.ChartImage(d, picture.ChartColors(st.Palette), 300/d.Height), nil
			},
		}, func(_ context.Context, l save.Look) ([]byte, error) {
			return picture.Chart(draw(), l.Format, picture.ChartColors(l.Style.Palette), float64(l.Style.Cell)/paint.DefaultCell, title, puzzle)
		}),
	}
	products = append(products, save.File(text("map.dot", "The graph for Graphviz (DOT)"), name(".dot"), func(context.Context) ([]byte, error) {
		var b bytes.Buffer
		err := drawn.Graph().DOT(&b)
		return b.Bytes(), err
	}), save.File(text("map.json", "The figures as JSON"), name(".json"), func(context.Context) ([]byte, error) {
		r, err := drawn.Report()
		if err != nil {
			return nil, err
		}
		data, err := json.Marshal(r)
		return append(data, '\n'), err
	}))
	save.Ask(p.frame, text("map.saving", "Save the map"), products)
}
