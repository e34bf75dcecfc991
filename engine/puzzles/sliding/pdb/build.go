package pdb

import (
	"context"
	"errors"
	"math/bits"
	"sync/atomic"

	"langkah/engine/base/figures"
	"langkah/engine/base/message"
)

// BuildOptions determines how a database is built.
type BuildOptions struct {
	Cores    int                 // goroutines, at least 1
	Memory   int64               // byte limit of building; 0 for no limit
	Progress func(share float64) // called with the share done, from 0 to 1, after each round; may be nil
}

// ErrMemory is the error of building, possibly wrapped, if it would exceed its memory limit.
var ErrMemory = message.Errorf("the databases do not fit into the memory limit")

var errWide = errors.New("an entry does not fit")

// Build computes the database of a projection by breadth-first search backwards from the goal. It returns ErrMemory
// with a detail, ctx's error, or what makes the projection impossible.
//
// The states with the same occupied cells and blank's region form a bucket, a bitset over the permutations of the
// tiles. A move leads from bucket to bucket. If no tile of the pattern is between its two cells in reading order, as in
// every horizontal move, the permutation is unchanged and the move of a whole frontier is a bitwise or; otherwise it is
// a table lookup per state of the frontier.
//
// A move takes a tile to a cell of the other colour of a chessboard, so the occupied cells determine the parity of the
// number of moves to the goal. Each round fills the buckets of one parity from those of the other, each bucket by one
// goroutine, without locks. A state found is one move farther than the round's frontier, or one nearer; the nearer ones
// are what the bucket holds from the round before last. So one bit per state suffices, and no closed list is needed
// (frontier search; compare Korf, "Linear-time disk-based implicit graph search", 2008).
func Build(ctx context.Context, p Projection, o BuildOptions) (*Database, error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	f := nibbles
	if factorial(p.Size())%2 == 1 {
		f = whole // sets processed by different goroutines must not share a byte
	}
	d, err := build(ctx, p, f, o)
	if errors.Is(err, errWide) {
		d, err = build(ctx, p, whole, o)
	}
	return d, err
}

func build(ctx context.Context, p Projection, f form, o BuildOptions) (*Database, error) {
	b := newBuilder(p, f)
	if need := b.bytes(); o.Memory > 0 && need > o.Memory {
		return nil, message.Errorf("%s: building one needs %s, %s are allowed", ErrMemory, figures.Bytes(need), figures.Bytes(o.Memory))
	}
	b.begin()
	for round := 1; ; round++ {
		fresh, err := b.round(ctx, round, max(1, o.Cores))
		switch {
		case err != nil:
			return nil, err
		case b.wide.Load():
			return nil, errWide
		case fresh == 0:
			return b.Database, nil
		}
		b.reached += fresh
		if o.Progress != nil {
			o.Progress(float64(b.reached) / float64(len(b.regions)*b.orders.count))
		}
	}
}

type builder struct {
	*Database
	filler
	sets    []uint32   // all sets of occupied cells, ascending
	first   []int32    // by set: its first bucket; and at the end the number of buckets
	regions []uint32   // by bucket: the blank's region
	parity  []uint8    // by set: parity of the number of moves to the goal
	missing []int32    // by set: number of states not yet reached
	near    []uint32   // neighbours of each cell
	between [][]uint16 // Manhattan distances

	words    int        // per bucket
	frontier [][]uint64 // by bucket: states reached in its last round
	live     []bool     // by bucket: whether its frontier is not empty
	entered  [][]uint64 // by set: permutations whose entry is known

	turns   *permutations
	order   []uint32 // permutations by number, four bits for the tile at each position
	targets []int    // goal cells of the tiles
	reached int64
	wide    atomic.Bool
}

func newBuilder(p Projection, f form) *builder {
	b := &builder{Database: newDatabase(p, f), filler: p.Grid.filler(), turns: newPermutations(p.Size())}
	g := p.Grid
	dark := g.dark()
	home := bits.OnesCount32(p.Tiles & dark)
	eachSubset(g.Cells(), p.Size(), func(set uint32) {
		b.sets = append(b.sets, set)
		b.parity = append(b.parity, uint8(bits.OnesCount32(set&dark)+home)&1)
		b.first = append(b.first, int32(len(b.regions)))
		states := int32(0)
		for free := g.all() &^ set; free != 0; {
			r := b.region(free, free&-free)
			b.regions = append(b.regions, r)
			free &^= r
			states += int32(b.orders.count)
		}
		b.missing = append(b.missing, states)
	})
	b.first = append(b.first, int32(len(b.regions)))
	for c := range g.Cells() {
		var set uint32
		for _, n := range g.Neighbours(c) {
			set |= 1 << n
		}
		b.near = append(b.near, set)
		row := make([]uint16, g.Cells())
		for d := range row {
			row[d] = uint16(g.Distance(c, d))
		}
		b.between = append(b.between, row)
	}
	b.words = (b.orders.count + 63) / 64
	return b
}

// bytes returns the peak memory of building.
func (b *builder) bytes() int64 {
	buckets := int64(len(b.regions))
	return b.Projection.bytes(b.form) + buckets*int64(8*b.words+29) + int64(len(b.sets)*(8*b.words+37)) + int64(2*len(b.turns.turn)) + int64(4*b.orders.count)
}

// begin enters the goal, with the tiles home in permutation 0. Frontiers are allocated on first use, so that no long
// pause clears memory.
func (b *builder) begin() {
	b.entries = newEntries(b.Projection, b.form)
	b.frontier = make([][]uint64, len(b.regions))
	b.entered = make([][]uint64, len(b.sets))
	b.live = make([]bool, len(b.regions))
	b.order = orders(b.Size())
	b.targets = b.home()

	set, goal := b.index(b.Tiles), b.bucket(b.Tiles, b.Region)
	b.frontier[goal] = b.emptySet()
	b.frontier[goal][0] = 1
	b.live[goal] = true
	b.missing[set]--
	b.entered[set] = b.emptySet()
	b.entered[set][0] = 1
	b.reached = 1
}

func (b *builder) emptySet() []uint64 { return make([]uint64, b.words) }

// index returns the index of a set of occupied cells.
func (b *builder) index(set uint32) uint32 { return b.places.index(set) / uint32(b.orders.count) }

// bucket returns the bucket of a set of occupied cells and any part of the blank's region.
func (b *builder) bucket(set, region uint32) int32 {
	at := b.first[b.index(set)]
	for b.regions[at]&region == 0 {
		at++
	}
	return at
}

// put sets an entry that is still 0.
func (b *builder) put(at uint32, excess uint8) {
	if b.form == whole {
		b.data[at] = excess
		return
	}
	b.data[at/2] |= excess << (at & 1 * 4)
}
