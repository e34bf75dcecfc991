package nullpuzzle

import (
	"fmt"
	"strings"

	"langkah/engine"
)

// lineForm writes a row as "L4x1:#..#;c=place", and its moves as "1,3".
func lineForm() *engine.LineForm {
	return &engine.LineForm{
		Letter: "L", Keys: "c", Version: 1,
		Write: func(p engine.Puzzle) engine.Line {
			start := p.(puzzle).start
			l := engine.Line{Size: fmt.Sprintf("%dx1", start.n), Board: strings.TrimSpace(start.Text())}
			if start.costs != costUnit {
				l = l.With("c", start.costs)
			}
			return l
		},
		Text: func(l engine.Line) (string, error) {
			text := l.Board + "\n"
			if c := l.Field("c"); c != "" {
				text += "cost " + c + "\n"
			}
			return text, nil
		},
		Moves: func(moves []engine.Move) string {
			list := make([]string, len(moves))
			for i, m := range moves {
				list[i] = strings.TrimPrefix(m.Name, "press ")
			}
			return strings.Join(list, ",")
		},
		Names: func(short string) ([]string, error) {
			names := strings.Split(short, ",")
			for i := range names {
				names[i] = "press " + names[i]
			}
			return names, nil
		},
	}
}
