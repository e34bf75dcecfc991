package help

import (
	"langkah/app/kit/look"
	"langkah/assets"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
	"langkah/engine/solve/search"
)

// questions are what people look for first, each answered in a sentence or two.
func questions(w look.Words) group {
	text := w.Text
	return group{title: text("help.subjects", "Subjects"), brief: true, picture: sign("?"), entries: []entry{
		{title: text("help.q.open", "Open a puzzle"), text: text("help.a.open", "File > Open (Ctrl+O), or drop a file on the window, or paste its text (Ctrl+V).")},
		{title: text("help.q.menus", "Menus"), text: text("help.a.menus", "Alt opens them, the arrows choose, Return does it and Esc closes. Each page has a menu of its own.")},
		{title: text("help.q.undo", "Undo"), text: text("help.a.undo", "Ctrl+Z takes a move or a change back, Ctrl+Y makes it again.")},
		{title: text("help.q.solve", "Solve"), text: text("help.a.solve", "Ctrl+Return on the page Board; Space plays the solution, the arrows step through it.")},
		{title: text("help.q.hint", "Hint"), text: text("help.a.hint", "F2 says a little more with each press: where to look, which piece, the move.")},
		{title: text("help.q.save", "Save"), text: text("help.a.save", "Ctrl+S saves the solution as text, Ctrl+Shift+S a picture or a film, Ctrl+R on the page Compare a report.")},
		{title: text("help.q.draw", "Draw a board"), text: text("help.a.draw", "The pencil in the bar (Ctrl+E). Each tool shows its key; the right button takes away.")},
		{title: text("help.q.theme", "Theme"), text: text("help.a.theme", "View > Theme: light, dark or as the system. The sun or moon in the bar switches it.")},
		{title: text("help.q.size", "Language, size"), text: text("help.a.size", "View > Language and View > Text size.")},
	}}
}

// synonyms are words of which those who look for one find the others, too.
func synonyms() [][]string {
	return [][]string{
		{"menu", "menus"},
		{"theme", "dark", "light", "colours", "colors", "tema", "gelap", "terang", "warna"},
		{"undo", "take back", "revert", "urung", "batal"},
		{"redo", "again", "ulang"},
		{"solve", "solution", "selesai", "solusi"},
		{"hint", "clue", "petunjuk"},
		{"save", "export", "simpan", "ekspor"},
		{"open", "load", "buka", "muat"},
		{"draw", "edit", "editor", "gambar", "sunting"},
		{"language", "bahasa"},
		{"keyboard", "keys", "shortcut", "tombol", "pintasan"},
		{"play", "main"},
	}
}

// families are the subjects that are kinds of puzzles: how each is played, and how its
// files are written.
func families(w look.Words, puzzles catalog.Catalog) (list []group) {
	for _, f := range puzzles.Families() {
		g := group{title: w.Message(f.Title), untabbed: true}
		if p, ok := sample(puzzles, f.Name); ok {
			g.picture = look.Portrait(p.Start())
			about := look.Sentence(w.Message(f.About))
			if known, ok := p.(engine.Introduced); ok {
				about += "\n" + look.Sentence(w.Message(known.HowTo()))
			}
			g.entries = append(g.entries, entry{title: w.Text("help.played", "How it is played"), text: about, picture: g.picture})
		}
		for _, form := range f.Forms {
			g.entries = append(g.entries, entry{title: g.title + ": " + w.Message(form.Title), text: w.Message(form.About), example: form.Text})
		}
		if len(g.entries) > 0 {
			list = append(list, g)
		}
	}
	return list
}

// sample is the first sample of a family with a piece on its board.
func sample(puzzles catalog.Catalog, family string) (first engine.Puzzle, ok bool) {
	for _, s := range assets.Samples() {
		if s.Family != family {
			continue
		}
		p, err := puzzles.Open(s.Text)
		if err != nil {
			continue
		}
		for _, it := range look.Portrait(p.Start()).Items {
			if it.ID != "" {
				return p, true
			}
		}
	}
	return nil, false
}

// pictures are those of the subjects that are no families, by their page or name.
func pictures() map[string]scene.Scene {
	tree, _ := drawing(search.BestFirst)
	levels, _ := drawing(search.Levels)
	bars := []scene.Item{}
	for i, high := range []float64{0.5, 0.9, 0.3, 0.7} {
		bars = append(bars, scene.Item{Kind: scene.Rect, X: 0.35 * float64(i), Y: 1 - high, W: 0.25, H: high, Corner: 0.04, Fill: scene.Piece(i)})
	}
	sheet := []scene.Item{{Kind: scene.Rect, W: 0.8, H: 1, Corner: 0.06, Fill: scene.Cell}}
	for i := range 4 {
		y := 0.22 + 0.19*float64(i)
		sheet = append(sheet, scene.Item{Kind: scene.Line, Stroke: scene.Faint, Line: 0.05, Points: []scene.Point{{X: 0.12, Y: y}, {X: 0.68, Y: y}}})
	}
	return map[string]scene.Scene{
		"keys": sign("A"), "search": tree, "algorithms": levels, "compare": scene.Pictured(1.3, 1, bars...),
		"command-line": sign(">_"), "terms": sign("Aa"), "heuristics": sign("h"), "browser": sign("www"), "lessons": sign("1-2"),
		"files": scene.Pictured(0.8, 1, sheet...), "course": scene.Pictured(0.8, 1, append(sheet, scene.Item{Kind: scene.Tick, X: 0.45, Y: 0.55, W: 0.45, H: 0.45})...),
		"window": scene.Pictured(1.4, 1,
			scene.Item{Kind: scene.Rect, W: 1.4, H: 1, Corner: 0.08, Fill: scene.Cell},
			scene.Item{Kind: scene.Rect, X: 0.08, Y: 0.2, W: 0.3, H: 0.7, Corner: 0.04, Fill: scene.Well},
			scene.Item{Kind: scene.Plate, X: 0.5, Y: 0.2, W: 0.7, H: 0.7, Fill: scene.Home, Text: "1"}),
	}
}

// sign is a tile with a word.
func sign(word string) scene.Scene {
	return scene.Pictured(1, 1, scene.Item{Kind: scene.Plate, W: 1, H: 1, Fill: scene.Tile, Text: word})
}
