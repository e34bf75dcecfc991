package pdb

import (
	"fmt"
	"slices"
)

// Partition divides the tiles of a board into patterns: for each cell the number of the pattern of its goal tile, -1
// for the blank's.
type Partition []int8

// layout returns a published partition (Korf and Felner, 2002) for the blank's goal in the first cell: a letter per
// pattern.
func layout(name string) (Grid, string) {
	switch name {
	case "555":
		return Grid{4, 4}, ".abb" + "aabb" + "accb" + "accc"
	case "663":
		return Grid{4, 4}, ".acc" + "aabb" + "aabb" + "acbb"
	case "78":
		return Grid{4, 4}, ".aaa" + "aaaa" + "bbbb" + "bbbb"
	case "6666":
		return Grid{5, 5}, ".aabb" + "aaabb" + "ccabb" + "ccddd" + "ccddd"
	}
	return Grid{}, ""
}

// NewPartition returns a partition by name. "555", "663" and "78" divide a board of 4 x 4, "6666" one of 5 x 5; a
// single digit such as "6" divides any board in reading order into patterns of that many tiles. If the blank's goal is
// not the first cell, a named layout is reflected and the blank slid to its cell. The error names an unknown partition
// or wrong board.
func NewPartition(g Grid, name string, blank int) (Partition, error) {
	if grid, letters := layout(name); letters != "" {
		if grid != g {
			return nil, fmt.Errorf("the partition %s is for a board of %d x %d", name, grid.Height, grid.Width)
		}
		p := make(Partition, g.Cells())
		for c := range p {
			p[c] = int8(letters[c]) - 'a'
		}
		p[0] = -1
		return p.mirrored(g, blank), nil
	}
	if len(name) != 1 || name[0] < '1' || name[0] > '0'+MaxTiles {
		return nil, fmt.Errorf("there is no partition %q", name)
	}
	p := make(Partition, 0, g.Cells())
	tiles := 0
	for c := range g.Cells() {
		if c == blank {
			p = append(p, -1)
			continue
		}
		p = append(p, int8(tiles/int(name[0]-'0')))
		tiles++
	}
	return p, nil
}

// mirrored adapts a layout for the blank in the first cell to another cell: it is reflected so that the blank's corner
// is the nearest one, and then the blank slides from the corner to its cell.
func (p Partition) mirrored(g Grid, blank int) Partition {
	best := g.symmetries()[0]
	for _, s := range g.symmetries()[:4] {
		if g.Distance(int(s.to[0]), blank) < g.Distance(int(best.to[0]), blank) {
			best = s
		}
	}
	q := make(Partition, len(p))
	for c, pattern := range p {
		q[best.to[c]] = pattern
	}
	for at := int(best.to[0]); at != blank; {
		for _, next := range g.Neighbours(at) {
			if g.Distance(next, blank) < g.Distance(at, blank) {
				q[at], q[next] = q[next], q[at]
				at = next
				break
			}
		}
	}
	return q
}

// Projections returns the projection onto each pattern.
func (p Partition) Projections(g Grid) []Projection {
	blank := slices.Index(p, -1)
	list := make([]Projection, slices.Max(p)+1)
	for i := range list {
		var tiles uint32
		for c, pattern := range p {
			if int(pattern) == i {
				tiles |= 1 << c
			}
		}
		list[i] = Project(g, tiles, blank)
	}
	return list
}

// Databases returns the projections whose databases the partition needs, each once up to symmetry.
func (p Partition) Databases(g Grid) []Projection {
	var list []Projection
	for _, q := range p.Projections(g) {
		if c, _ := q.canonical(); !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return list
}

// Bytes returns the total size of the partition's databases, if entries have four bits.
func (p Partition) Bytes(g Grid) int64 {
	var sum int64
	for _, q := range p.Databases(g) {
		sum += q.Bytes()
	}
	return sum
}
