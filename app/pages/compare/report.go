package compare

import (
	"context"
	"path/filepath"
	"time"

	"langkah/app/kit/save"
	"langkah/engine"
	"langkah/engine/base/version"
	"langkah/engine/compare/report"
	"langkah/engine/host/files"
)

// saveReport asks for the form of the report and where, and saves it.
func (p *Page) saveReport() {
	m, text := p.model, p.frame.Words.Text
	r := report.Report{
		Version: version.This().String(), Machine: report.Machine(), Made: time.Now().Truncate(time.Second),
		Log: m.log(), Puzzles: m.puzzles, Judged: m.judged, Language: p.frame.Words.Language(), Translate: p.frame.Words.Format,
	}
	base := "comparison"
	if len(m.puzzles) == 1 {
		base = files.Name(engine.Solution{Name: filepath.Base(m.puzzles[0].Name)}, "comparison")
	}
	var products []save.Product
	for _, form := range []struct{ format, title string }{
		{"html", text("report.html", "A page for a browser, with charts")},
		{"pdf", text("report.pdf", "Pages to print or to hand in (PDF)")},
		{"csv", text("report.csv", "A table for a spreadsheet (CSV)")},
		{"md", text("report.md", "A table in Markdown")},
		{"json", text("report.json", "Every run as JSON")},
	} {
		products = append(products, save.File(form.title, base+"."+form.format, func(context.Context) ([]byte, error) {
			return r.Write(form.format)
		}))
	}
	for _, form := range []struct{ format, title string }{
		{"svg", text("report.svg", "The charts as SVG, in a folder")},
		{"png", text("report.png", "The charts as pictures, in a folder")},
	} {
		products = append(products, save.Product{
			Title: form.title, Name: base + "_charts",
			Save: func(ctx context.Context, dir string, progress func(done, total int)) error {
				return r.SaveCharts(ctx, dir, form.format, func(_ string, done, total int) { progress(done, total) })
			},
		})
	}
	save.Ask(p.frame, text("report.save", "Save report"), products)
}
