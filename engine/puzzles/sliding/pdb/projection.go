package pdb

import (
	"cmp"
	"fmt"
	"math/bits"
)

// MaxTiles is the most tiles that a pattern can have: their permutations are
// numbered in 16 bits.
const MaxTiles = 8

// Projection is the puzzle that is left when only the tiles of a pattern count:
// the other tiles are all alike and move for nothing. The blank is then known
// only up to the region of free cells that it can reach without moving a tile
// of the pattern.
type Projection struct {
	Grid   Grid
	Tiles  uint32 // the cells where the tiles of the pattern belong
	Region uint32 // where the blank can be in the goal
}

// Project is the projection onto some tiles, for a goal with the blank there.
func Project(g Grid, tiles uint32, blank int) Projection {
	return Projection{g, tiles, g.filler().region(g.all()&^tiles, 1<<blank)}
}

// canonical is the projection that stands for p and all its mirror images, and
// the way from p's cells to its cells. They share one database.
func (p Projection) canonical() (Projection, symmetry) {
	var best Projection
	var way symmetry
	for i, s := range p.Grid.symmetries() {
		q := Projection{s.grid, s.set(p.Tiles), s.set(p.Region)}
		if i == 0 || q.compare(best) < 0 {
			best, way = q, s
		}
	}
	return best, way
}

func (p Projection) compare(q Projection) int {
	return cmp.Or(cmp.Compare(p.Grid.Width, q.Grid.Width), cmp.Compare(p.Tiles, q.Tiles), cmp.Compare(p.Region, q.Region))
}

// Size is the number of tiles of the pattern.
func (p Projection) Size() int { return bits.OnesCount32(p.Tiles) }

// Entries is the number of ways to place the tiles of the pattern.
func (p Projection) Entries() int64 {
	n := int64(1)
	for i := range p.Size() {
		n *= int64(p.Grid.Cells() - i)
	}
	return n
}

// Bytes is how much memory the database takes, four bits to an entry.
func (p Projection) Bytes() int64 { return p.bytes(nibbles) }

func (p Projection) bytes(f form) int64 { return (p.Entries() + int64(f)) >> f }

// check says what makes a database of the projection impossible.
func (p Projection) check() error {
	g := p.Grid
	switch {
	case g.Width < 2 || g.Height < 2 || g.Cells() > 25:
		return fmt.Errorf("there are pattern databases for boards of 2 x 2 up to 25 cells, not for %d x %d", g.Height, g.Width)
	case p.Size() < 1 || p.Size() > MaxTiles || p.Tiles&^g.all() != 0:
		return fmt.Errorf("a pattern has 1 to %d tiles of the board, not %d", MaxTiles, p.Size())
	case p.Region == 0 || p.Region&p.Tiles != 0 || p.Region&^g.all() != 0:
		return fmt.Errorf("the blank of the goal has no place beside the pattern")
	case p.Entries() >= 1<<32:
		return fmt.Errorf("a pattern of %d tiles on %d cells has too many placings (%d)", p.Size(), g.Cells(), p.Entries())
	}
	return nil
}
