package pdb

import (
	"cmp"
	"fmt"
	"math/bits"
)

// MaxTiles is the largest pattern: the numbers of its permutations fit 16 bits.
const MaxTiles = 8

// Projection is the abstraction of a puzzle in which only the tiles of a pattern count: all others are
// indistinguishable and their moves are free. The blank is then known only up to the region of free cells that it
// reaches without moving a tile of the pattern.
type Projection struct {
	Grid   Grid
	Tiles  uint32 // goal cells of the pattern's tiles
	Region uint32 // cells that the blank can occupy in the goal
}

// Project returns the projection onto tiles, for a goal with the blank on that cell.
func Project(g Grid, tiles uint32, blank int) Projection {
	return Projection{g, tiles, g.filler().region(g.all()&^tiles, 1<<blank)}
}

// canonical returns the representative of p's class under symmetry, and the symmetry that maps p to it. The class
// shares one database.
func (p Projection) canonical() (Projection, symmetry) {
	var best Projection
	var image symmetry
	for i, s := range p.Grid.symmetries() {
		q := Projection{s.grid, s.set(p.Tiles), s.set(p.Region)}
		if i == 0 || q.compare(best) < 0 {
			best, image = q, s
		}
	}
	return best, image
}

func (p Projection) compare(q Projection) int {
	return cmp.Or(cmp.Compare(p.Grid.Width, q.Grid.Width), cmp.Compare(p.Tiles, q.Tiles), cmp.Compare(p.Region, q.Region))
}

// Size returns the number of tiles of the pattern.
func (p Projection) Size() int { return bits.OnesCount32(p.Tiles) }

// Entries returns the number of placements of the pattern's tiles.
func (p Projection) Entries() int64 {
	n := int64(1)
	for i := range p.Size() {
		n *= int64(p.Grid.Cells() - i)
	}
	return n
}

// Bytes returns the size of the database with four bits per entry.
func (p Projection) Bytes() int64 { return p.bytes(nibbles) }

func (p Projection) bytes(f form) int64 { return (p.Entries() + int64(f)) >> f }

// check returns what makes a database of the projection impossible, nil if it is possible.
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
