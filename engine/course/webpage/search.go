package webpage

import (
	"context"
	"fmt"
	"strings"

	"langkah/engine"
	"langkah/engine/base/tree"
	"langkah/engine/study/pseudocode"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
)

// most events of a search are in a page.
const most = 400

// searched is a recorded search as the page's script plays it.
type searched struct {
	Nodes  []node  `json:"nodes"`
	Events []event `json:"events"`
	Code   []line  `json:"code"`

	Title words  `json:"-"`
	Note  words  `json:"-"` // that there is more; nil where there is not
	Tree  string `json:"-"`
}

// node is a node of the search: [board, move, g, h, f, number].
type node [6]any

// event is [words, lines of the code, changes, node, expansions so far]; a change is a
// node with its new state.
type event [5]any

// line is a line of the code: [indent, words].
type line [2]any

// recorded returns the first events of a recording for the page.
func (b *book) recorded(ctx context.Context, r recording.Recording) searched {
	s := searched{Title: b.say(r.Method.Title())}
	count := min(r.Trace.Len(), most)
	if total := r.Trace.Len(); total > count {
		s.Note = b.say(engine.Msg("The first %d of %d event{|s}.", count, total))
	}
	code, coded := pseudocode.New(r)
	if coded {
		for _, l := range code.Listing.Lines {
			s.Code = append(s.Code, line{l.Indent, b.say(l.Text)})
		}
	}
	places := map[int32]int{}
	var parents []int32
	player := replay.NewPlayer(r)
	var changes [][2]int
	player.Listen(func(n int32, was, is replay.Standing) {
		if _, ok := places[n]; !ok {
			parent := int32(-1)
			if at, ok := places[is.Parent]; ok {
				parent = int32(at)
			}
			places[n] = len(places)
			parents = append(parents, parent)
			position, _ := r.Position(n)
			m := r.Method
			s.Nodes = append(s.Nodes, node{b.boards.add(position), r.Move(n), m.Cost(is.G).String(), m.Cost(is.H).String(), m.Figure(is.F).String(), n})
		}
		changes = append(changes, [2]int{places[n], int(is.State)})
	})
	x := r.Explain()
	for i := range count {
		e, why, ok := x.Next()
		if !ok || ctx.Err() != nil {
			break
		}
		changes = nil
		player.Seek(i + 1)
		lines := []int{}
		if coded {
			lines = code.Lines(i)
		}
		at := -1
		if n, ok := places[e.Node]; ok {
			at = n
		} else if n, ok := places[e.Parent]; ok { // the child was not stored
			at = n
		}
		if changes == nil {
			changes = [][2]int{}
		}
		s.Events = append(s.Events, event{b.say(why), lines, changes, at, player.Expansions()})
	}
	s.Tree = b.tree(s.Nodes, parents, r)
	return s
}

// Sizes of the tree in pixels.
const (
	across, down = 46, 52
	radius       = 17
)

// tree draws the whole tree; the script shows of it what there is at a moment, closer together.
func (b *book) tree(nodes []node, parents []int32, r recording.Recording) string {
	t, ok := tree.New(parents)
	if !ok || len(nodes) == 0 {
		return ""
	}
	xs := t.Tidy()
	wide, deep := 0.0, 0
	for i, x := range xs {
		wide, deep = max(wide, x), max(deep, t.Depth(i))
	}
	place := func(i int) (x, y float64) {
		return xs[i]*across + radius + 4, float64(t.Depth(i))*down + radius + 4
	}
	var s strings.Builder
	width, height := wide*across+2*radius+8, float64(deep)*down+2*radius+8
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" class="tree" role="img" width="%.0f" height="%.0f" viewBox="0 0 %[1]f %[2]f">`, width, height)
	for i := range nodes {
		if p := t.Parent(i); p >= 0 {
			x, y := place(i)
			px, py := place(p)
			fmt.Fprintf(&s, `<path class="edge" data-edge="%d" data-from="%d" d="M%.1f %.1fL%.1f %.1f"/>`, i, p, px, py+radius, x, y-radius)
		}
	}
	for i, n := range nodes {
		x, y := place(i)
		label := n[5]
		if r.Method.Heuristic.Name != "" {
			label = n[4]
		}
		fmt.Fprintf(&s, `<g class="node" data-node="%d" transform="translate(%.1f %.1f)"><circle r="%d"/><text y="4">%v</text></g>`, i, x, y, radius, label)
	}
	s.WriteString("</svg>")
	return s.String()
}
