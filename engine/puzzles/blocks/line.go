package blocks

import (
	"fmt"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// lineForm is the compact form of one line: rows separated by /, _ for a blank. Field g has the goals, A.r4c2 apart by commas;
// w a drawn goal, rows separated by /; x the piece of the exit; e the groups of equal pieces apart by commas; c the cost model.
func lineForm() *engine.LineForm {
	return &engine.LineForm{Letter: "B", Keys: "gwxec", Version: 1, Write: writeLine, Text: lineText, Moves: shortMoves, Names: longMoves}
}

func writeLine(p engine.Puzzle) engine.Line {
	z := p.(*Puzzle)
	b := z.board
	compact := func(grid string) string {
		return strings.ReplaceAll(strings.ReplaceAll(strings.TrimSuffix(grid, "\n"), "\n", "/"), " ", "_")
	}
	l := engine.Line{Size: fmt.Sprintf("%dx%d", b.rows, b.cols), Board: compact(z.first().Text())}
	switch {
	case b.exit:
		l = l.With("x", b.names[0])
	case z.drawn:
		l = l.With("w", compact(b.text(z.goalNames())))
	default:
		var goals []string
		for _, t := range z.targets {
			goals = append(goals, fmt.Sprintf("%s.r%dc%d", b.names[t.piece], t.corner.row+1, t.corner.col+1))
		}
		l = l.With("g", strings.Join(goals, ","))
	}
	l = l.With("e", strings.Join(z.equal, ","))
	if z.cost != moves {
		l = l.With("c", string(z.cost))
	}
	return l
}

func lineText(l engine.Line) (string, error) {
	if size, ok := text.Numbers(l.Size, "", "x"); !ok || len(strings.Split(l.Board, "/")) != size[0] {
		return "", engine.Errorf("the size is %q, but the board has %d row{|s}", l.Size, len(strings.Split(l.Board, "/")))
	}
	grid := func(s string) string {
		return strings.ReplaceAll(strings.ReplaceAll(s, "/", "\n"), "_", " ") + "\n"
	}
	out := header + "\n" + grid(l.Board)
	if goals := l.Field("g"); goals != "" {
		for _, g := range strings.Split(goals, ",") {
			out += goalWord + ": " + strings.Replace(g, ".", " ", 1) + "\n"
		}
	}
	if drawn := l.Field("w"); drawn != "" {
		out += goalWord + ":\n" + grid(drawn)
	}
	if exit := l.Field("x"); exit != "" {
		out += exitWord + ": " + exit + "\n"
	}
	if equal := l.Field("e"); equal != "" {
		for _, names := range strings.Split(equal, ",") {
			out += equalWord + ": " + names + "\n"
		}
	}
	if cost := l.Field("c"); cost != "" {
		out += costWord + ": " + cost + "\n"
	}
	return out, nil
}

// shortMoves writes "A down 1 left 2" as "A.d1l2", separated by commas.
func shortMoves(list []engine.Move) string {
	var short []string
	for _, m := range list {
		words := strings.Fields(m.Name)
		s := words[0] + "."
		for i := 1; i+1 < len(words); i += 2 {
			s += words[i][:1] + words[i+1]
		}
		short = append(short, s)
	}
	return strings.Join(short, ",")
}

func longMoves(short string) ([]string, error) {
	var names []string
	for _, s := range strings.Split(short, ",") {
		piece, path, _ := strings.Cut(s, ".")
		name := piece
		for path != "" {
			word := map[byte]string{'u': "up", 'l': "left", 'r': "right", 'd': "down"}[path[0]]
			rest := strings.TrimLeft(path[1:], "0123456789")
			cells := path[1 : len(path)-len(rest)]
			if word == "" || cells == "" {
				return nil, engine.Errorf("found %q, expected a move such as A.d1l2", s)
			}
			name += " " + word + " " + cells
			path = rest
		}
		if piece == "" || name == piece {
			return nil, engine.Errorf("found %q, expected a move such as A.d1l2", s)
		}
		names = append(names, name)
	}
	return names, nil
}
