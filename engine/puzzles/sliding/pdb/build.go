package pdb

import (
	"context"
	"errors"
	"math/bits"
	"sync/atomic"

	"langkah/engine/base/figures"
	"langkah/engine/base/message"
)

// BuildOptions say how a database is built.
type BuildOptions struct {
	Cores    int                 // goroutines; at least one
	Memory   int64               // bytes that the building may hold; 0 for no bound
	Progress func(share float64) // told now and then how much is done; may be nil
}

// ErrMemory is what building fails with when it would not fit into the memory
// that it may hold.
var ErrMemory = message.Errorf("the databases do not fit into the memory limit")

var errWide = errors.New("an entry does not fit")

// Build makes the database of a projection by breadth-first search backwards
// from the goal.
//
// The states that share the occupied cells and the blank's region form a
// bucket, a bitset over the permutations of the tiles. A move leads from bucket
// to bucket. When no tile of the pattern lies between the two cells in reading
// order, as in every horizontal move, the permutation stays and the move is an
// OR of words; otherwise it is a look into a table for each state of the frontier.
//
// A move takes a tile to a cell of the other colour, so the occupied cells alone
// tell whether a state is an even or an odd number of moves from the goal. Each
// round therefore fills the buckets of one parity from those of the other, each
// bucket by one goroutine, without locks. What it finds is one move farther than
// the round's frontier or one nearer, and the nearer ones are what the bucket
// holds from the round before the last: so one bit for each state is enough, and
// no state needs to be remembered as seen.
func Build(ctx context.Context, p Projection, o BuildOptions) (*Database, error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	f := nibbles
	if factorial(p.Size())%2 == 1 {
		f = whole // two goroutines must not share a byte
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
	sets    []uint32   // every set of occupied cells, ascending
	first   []int32    // the first bucket of each set, and the end
	regions []uint32   // of each bucket
	parity  []uint8    // of each set: of the number of moves to the goal
	missing []int32    // of each set: states that are not reached yet
	near    []uint32   // the neighbours of each cell
	between [][]uint16 // the distance of each two cells

	words    int        // of one bucket
	frontier [][]uint64 // the states that the bucket's last round reached, by bucket
	live     []bool     // buckets with a frontier
	entered  [][]uint64 // the permutations that have their entry, by set

	turns   *permutations
	order   []uint32 // the permutations, four bits for the tile at each position
	targets []int    // where the tiles belong
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

// bytes is what the building holds at its peak.
func (b *builder) bytes() int64 {
	buckets := int64(len(b.regions))
	return b.Projection.bytes(b.form) + buckets*int64(8*b.words+29) + int64(len(b.sets)*(8*b.words+37)) + int64(2*len(b.turns.turn)) + int64(4*b.orders.count)
}

// begin makes room, and enters the goal: the tiles at home are permutation 0.
// The frontiers get their room when they are first needed, so that building
// never stands still for long to clear memory.
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

// index is the place of a set of occupied cells among the sets.
func (b *builder) index(set uint32) uint32 { return b.places.index(set) / uint32(b.orders.count) }

// bucket is that of a set of occupied cells and a part of the blank's region.
func (b *builder) bucket(set, region uint32) int32 {
	at := b.first[b.index(set)]
	for b.regions[at]&region == 0 {
		at++
	}
	return at
}

// put enters an excess where there is none yet.
func (b *builder) put(at uint32, excess uint8) {
	if b.form == whole {
		b.data[at] = excess
		return
	}
	b.data[at/2] |= excess << (at & 1 * 4)
}
