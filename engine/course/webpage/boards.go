package webpage

import (
	"strings"

	"langkah/engine"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
)

// boards are drawings of positions that share their parts: boards of one puzzle differ in a
// few pieces, so each line of their SVG is kept once, and what it refers to by its content.
type boards struct {
	Defs  string   `json:"-"`
	Lines []string `json:"lines"`
	List  [][]int  `json:"list"` // of a board the numbers of its lines

	line map[string]int
	def  map[string]string // the name of a definition by its content
	at   map[string]int    // the board of a position
}

// cell is the side of a cell in pixels: a page shows boards in any size.
const cell = 40

func newBoards() *boards {
	return &boards{line: map[string]int{}, def: map[string]string{}, at: map[string]int{}}
}

// add returns the number of a position's drawing; below 0 for none.
func (b *boards) add(p engine.Position) int {
	if p == nil {
		return -1
	}
	key := engine.Key(p)
	if n, ok := b.at[key]; ok {
		return n
	}
	svg := string(picture.SVG(p.Scene(), paint.Style{Cell: cell}, "", ""))
	head, rest, _ := strings.Cut(svg, "\n")
	defs, body := "", rest
	if after, ok := strings.CutPrefix(rest, "<defs>\n"); ok {
		defs, body, _ = strings.Cut(after, "</defs>\n")
	}
	var renamed []string
	for line := range strings.Lines(defs) {
		renamed = append(renamed, b.define(strings.TrimSuffix(line, "\n"))...)
	}
	names := strings.NewReplacer(renamed...)
	numbers := []int{b.number(head)}
	for line := range strings.Lines(strings.TrimSuffix(body, "</svg>\n")) {
		numbers = append(numbers, b.number(names.Replace(strings.TrimSuffix(line, "\n"))))
	}
	b.List = append(b.List, numbers)
	b.at[key] = len(b.List) - 1
	return len(b.List) - 1
}

// define keeps a definition, and returns how lines that refer to it are changed.
func (b *boards) define(line string) []string {
	before, after, ok := strings.Cut(line, ` id="`)
	id, rest, closed := strings.Cut(after, `"`)
	if !ok || !closed {
		b.Defs += line + "\n"
		return nil
	}
	content := before + rest
	name, known := b.def[content]
	if !known {
		name = "p" + number(len(b.def))
		b.def[content] = name
		b.Defs += before + ` id="` + name + `"` + rest + "\n"
	}
	return []string{"url(#" + id + ")", "url(#" + name + ")", `href="#` + id + `"`, `href="#` + name + `"`}
}

func (b *boards) number(line string) int {
	n, ok := b.line[line]
	if !ok {
		n = len(b.Lines)
		b.line[line] = n
		b.Lines = append(b.Lines, line)
	}
	return n
}

// svg returns a board's drawing whole, with a title for screen readers.
func (b *boards) svg(n int, title string) string {
	var s strings.Builder
	for i, line := range b.List[n] {
		s.WriteString(b.Lines[line])
		if i == 0 && title != "" {
			s.WriteString("<title>" + escape(title) + "</title>")
		}
		s.WriteByte('\n')
	}
	s.WriteString("</svg>")
	return s.String()
}
