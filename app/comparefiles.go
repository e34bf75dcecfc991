package app

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"time"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/compare"
	"langkah/engine/files"
	"langkah/engine/report"
)

// chooseFolder compares on the puzzles of a folder that the user chooses.
func (p *comparePage) chooseFolder() {
	w := p.w
	p.panel.showPuzzles()
	w.chooseFolder(w.prefs.openFolder(), func(dir string) {
		entries, left := folderPuzzles(dir)
		if len(entries) == 0 {
			w.tell(w.words.x("compare.failed", "This cannot be compared"), w.words.f("compare.empty", "There is no puzzle in %s", dir))
			return
		}
		p.choose(sourceFolder, entries)
		w.status.say(w.words.f("compare.opened", "%s puzzles from %s; %s files are none and were left out",
			count(int64(len(entries))), dir, count(int64(left))))
	})
}

// folderPuzzles opens the .txt files of a folder; left is how many are none.
func folderPuzzles(dir string) (entries []compare.Entry, left int) {
	files, err := os.ReadDir(dir)
	if err != nil {
		return nil, 0
	}
	for _, file := range files {
		if file.IsDir() || !strings.EqualFold(filepath.Ext(file.Name()), ".txt") {
			continue
		}
		path := filepath.Join(dir, file.Name())
		if _, puzzle, err := catalog.OpenFile(path); err == nil {
			entries = append(entries, compare.Entry{Name: path, Puzzle: puzzle})
		} else {
			left++
		}
	}
	return entries, left
}

// saveReport asks for the form of the report and where, and saves it.
func (p *comparePage) saveReport() {
	w, x := p.w, p.w.words.x
	r := report.Report{
		Version: version(), Machine: report.Machine(), Made: time.Now().Truncate(time.Second),
		Log: compare.Log{Plans: p.planned, Rows: p.rows}, Puzzles: p.puzzles,
	}
	base := "comparison"
	if len(p.puzzles) == 1 {
		base = files.Name(engine.Solution{Name: filepath.Base(p.puzzles[0].Name)}, "comparison")
	}
	titles := map[string]string{
		"html": x("report.html", "A page for a browser, with charts"), "csv": x("report.csv", "A table for a spreadsheet (CSV)"),
		"md": x("report.md", "A table in Markdown"), "json": x("report.json", "Every run as JSON"),
	}
	var products []product
	for _, format := range []string{"html", "csv", "md", "json"} {
		products = append(products, product{title: titles[format], name: base + "." + format, extension: "." + format, save: func(_ context.Context, path string, _ func(int, int)) error {
			data, err := r.Write(format)
			return saveData(path, data, err)
		}})
	}
	products = append(products, product{
		title: x("report.png", "The charts as pictures, in a folder"), name: base + "_charts",
		save: func(ctx context.Context, dir string, progress func(done, total int)) error {
			return report.SaveCharts(ctx, dir, p.rows, func(_ string, done, total int) { progress(done, total) })
		},
	})
	w.save(x("report.save", "Save report"), products)
}
