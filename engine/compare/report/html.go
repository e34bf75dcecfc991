package report

import (
	"bytes"
	_ "embed"
	"encoding/base64"
	"html/template"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/scene"
	"langkah/engine/compare/summary"
	"langkah/engine/draw/paint"
)

//go:embed page.gohtml
var pageText string

// HTML returns one page to hand in or print. It loads no other file: boards and charts
// are embedded SVG.
func (r Report) HTML() ([]byte, error) {
	d, err := r.document()
	if err != nil {
		return nil, err
	}
	return d.html()
}

// SumsHTML returns a page of the totals alone, for a comparison of too many puzzles for
// a section each.
func (r Report) SumsHTML(all summary.Overall) ([]byte, error) {
	d := r.frame(all.Faults)
	d.Title = r.say(engine.Msg("%d method{|s} on %d puzzle{|s}", len(all.Methods), all.Puzzles))
	r.Plans = all.Plans
	d.Terms = r.settings(all.Rows, r.Planned())
	r.addSums(&d, all.Sums, summary.Names{})
	r.lead(&d, all.Verified)
	return d.html()
}

func (d document) html() ([]byte, error) {
	t, err := template.New("page").Funcs(template.FuncMap{
		"board": board, "percent": func(share float64) int { return int(100*share + 0.5) },
		// The drawing escapes what it writes.
		"svg": func(c drawn) template.HTML { return template.HTML(c.SVG(c.Title, chart.Print())) },
	}).Parse(pageText)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = t.Execute(&out, d)
	return out.Bytes(), err
}

// boardCell is the side of a cell in a board's own picture; a page shows it in
// any size.
const boardCell = 48

// board returns a board as the source of an image: an SVG of its own, so that its IDs
// do not clash with others.
func board(s scene.Scene) template.URL {
	style := paint.Style{Cell: boardCell, Palette: scene.Paper()}.Fitted(s)
	w, h := style.Size(s)
	picture := paint.NewSVG(w, h, style)
	picture.Scene(s, 0, 0)
	return template.URL("data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString(picture.Bytes("", "")))
}
