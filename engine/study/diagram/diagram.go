// Package diagram draws a recorded search at a moment: as a tree, as an icicle of bands,
// in the plane of g and h, two searches on one tree, or growing as a film.
package diagram

import (
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/figures"
	"langkah/engine/study/recording"
)

// Mode is a way to draw a search.
type Mode int

const (
	AsTree    Mode = iota // nodes and edges
	AsBands               // an icicle
	AsPlane               // counts at each g and h
	AsTerrain             // on the graph or the map of an [engine.Charted] puzzle
)

// Modes lists those that every puzzle has, in the order in which they are offered.
func Modes() []Mode { return []Mode{AsTree, AsBands, AsPlane} }

// ModesOf lists the modes of a puzzle: the terrain of one that has it comes first.
func ModesOf(p engine.Puzzle) []Mode {
	if _, ok := p.(engine.Charted); ok {
		return append([]Mode{AsTerrain}, Modes()...)
	}
	return Modes()
}

// String returns the mode as written in files and flags.
func (m Mode) String() string { return [...]string{"tree", "bands", "plane", "terrain"}[m] }

// Picture returns the search at the moment, drawn in a mode; as a tree where its puzzle does
// not have that mode. opened reports the nodes
// whose subtrees the user has unfolded; nil for none.
func (g *Growth) Picture(m Mode, f Focus, opened func(node int32) bool) Picture {
	switch m {
	case AsBands:
		return g.BandsPicture(f)
	case AsPlane:
		return g.PlanePicture(f)
	case AsTerrain:
		if g.Ground != nil {
			return g.TerrainPicture(f)
		}
	}
	return g.TreePicture(f, opened)
}

// head is the height of the title in a file.
const head = 56

// Drawing draws the whole search at the moment for a file, with a title.
func (g *Growth) Drawing(m Mode, f Focus, w Writing) chart.Drawing {
	p := g.Picture(m, f, nil)
	if tree, ok := p.(*TreePicture); ok {
		tree.useBoards()
	}
	return titled(p, p.Natural(), w.Say(g.Method.Title()), w.Say(g.note(m)), w)
}

// titled is a view of a picture with a title above it, and a note below that.
func titled(p Picture, v View, title, note string, w Writing) chart.Drawing {
	const margin = 16
	v.Width = max(v.Width, 2*margin+w.Measure(title, 15, true), 2*margin+w.Measure(note, 11, false))
	d := p.Draw(v, w)
	if tree, ok := p.(*TreePicture); ok && tree.aspect > 0 {
		d.Insets = tree.boards()
	}
	for i := range d.Shapes {
		d.Shapes[i].Y += head
		for n := range d.Shapes[i].Points {
			d.Shapes[i].Points[n].Y += head
		}
	}
	d.Height += head
	d.Shapes = append(d.Shapes,
		chart.Shape{Kind: chart.Text, X: margin, Y: 26, Text: title, Size: 15, Bold: true, Fill: chart.Ink},
		chart.Shape{Kind: chart.Text, X: margin, Y: 44, Text: note, Size: 11, Fill: chart.Faint})
	return d
}

// note returns the line below the title.
func (g *Growth) note(m Mode) engine.Message {
	nodes, expanded := figures.Count(int64(g.Len())), figures.Count(int64(g.Expansions()))
	switch m {
	case AsBands:
		return engine.Msg("%s node{|s}, %s expanded; as wide as the subtree, half as high: waiting, green: goal", nodes, expanded)
	case AsPlane:
		return engine.Msg("%s node{|s}, %s expanded; filled: expanded, dashed: waiting, by the area; on a line that falls f = g + h is the same", nodes, expanded)
	case AsTerrain:
		return engine.Msg("%s node{|s}, %s expanded; filled: expanded, the later the stronger, dashed: waiting, line: the path", nodes, expanded)
	}
	return engine.Msg("%s node{|s}, %s expanded; filled: expanded, hollow: waiting, square: pruned, green: goal, +7: so many more", nodes, expanded)
}

// Draw draws the whole search in a mode.
func Draw(r recording.Recording, m Mode, w Writing) chart.Drawing {
	g := NewGrowth(r)
	g.Seek(r.Trace.Len())
	return g.Drawing(m, Focus{}, w)
}
