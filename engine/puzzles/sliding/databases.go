package sliding

import (
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/base/option"
	"langkah/engine/puzzles/sliding/pdb"
)

// cache adapts a store to [engine.Cache].
type cache struct{ *pdb.Store }

func (c cache) Files() ([]engine.CacheFile, error) {
	files, err := c.Store.Files()
	var list []engine.CacheFile
	for _, f := range files {
		list = append(list, engine.CacheFile{
			Path: f.Path, Bytes: f.Bytes, Modified: f.Modified, Err: f.Err,
			Title: engine.Msg("pattern database of %d tile{|s}, %d x %d", f.Size(), f.Grid.Height, f.Grid.Width),
		})
	}
	return list, err
}

// A heuristic by pattern databases is named "pdb-" and its partition, or only "pdb" for shapes without a published one.
const databasePrefix = "pdb"

// partition is a division of a board's tiles into patterns, with its heuristic.
type partition struct {
	heuristic engine.Choice
	name      string // for pdb.NewPartition
}

// aboutDatabases explains pattern databases.
func aboutDatabases() engine.Message {
	return engine.Msg("The exact number of moves for a few tiles at a time, from tables that were computed once; those of different tiles are added.")
}

func publishedPartition(name, dashed string) partition {
	return partition{engine.Choice{Name: databasePrefix + "-" + name, Title: engine.Msg("pattern databases %s", dashed), About: aboutDatabases()}, name}
}

func uniformPartition(tiles string) partition {
	return partition{engine.Choice{Name: databasePrefix, Title: engine.Msg("pattern databases of %s tiles", tiles), About: aboutDatabases()}, tiles}
}

// partitions lists the partitions for the puzzle's shape, the smallest databases first.
func (p *Puzzle) partitions() []partition {
	switch rows, cols, n := p.start.rows, p.start.cols, len(p.start.cells); {
	case rows == 4 && cols == 4:
		return []partition{publishedPartition("555", "5-5-5"), publishedPartition("663", "6-6-3"), publishedPartition("78", "7-8")}
	case rows == 5 && cols == 5:
		return []partition{publishedPartition("6666", "6-6-6-6")}
	case n <= 9:
		whole := uniformPartition("8")
		whole.heuristic.Title = engine.Msg("full table")
		if n == 9 {
			return []partition{whole, {engine.Choice{Name: "pdb-332", Title: engine.Msg("pattern databases 3-3-2"), About: aboutDatabases()}, "3"}}
		}
		return []partition{whole}
	case n <= 12, n > 16:
		return []partition{uniformPartition("6")}
	}
	return []partition{uniformPartition("5")}
}

// hasDatabases reports whether pattern databases apply: they count moves, so every move must cost 1.
func (p *Puzzle) hasDatabases() bool {
	return p.cost == unitCost && len(p.start.cells) <= 25
}

// partitionOf returns the partition of a heuristic's name.
func (p *Puzzle) partitionOf(heuristic string) (partition, bool) {
	list := p.partitions()
	i := slices.IndexFunc(list, func(a partition) bool { return a.heuristic.Name == heuristic })
	if i < 0 {
		return partition{}, false
	}
	return list[i], true
}

// ready reports whether the databases of a partition are in memory.
func (p *Puzzle) ready(a partition) bool {
	return p.store.Ready(p.grid(), a.name, p.goal.blank())
}

// cached reports whether the databases of a partition are in the cache on disk.
func (p *Puzzle) cached(a partition) bool {
	return p.store.Cached(p.grid(), a.name, p.goal.blank())
}

// withDatabases adds the methods that use pattern databases, the recommended one first.
func (p *Puzzle) withDatabases(methods []engine.Method) []engine.Method {
	last := 0
	for i := range methods {
		m := &methods[i]
		if m.Algorithm.Name != "idastar" {
			continue
		}
		last = i + 1
		if m.Heuristic.Name == manhattan {
			m.Settings, m.Run = option.Defaults(coresOption()), p.run(solver.fixed)
		}
	}
	var added []engine.Method
	for _, a := range p.partitions() {
		m := methods[last-1]
		m.Heuristic, m.Settings = a.heuristic, option.Defaults(coresOption())
		m.Run, m.Prepare = p.run(solver.fixed), p.prepare(obtainEach(a))
		m.Promise = func(engine.Settings) engine.Guarantee { return p.databasePromise(a) }
		added = append(added, m)
	}
	methods = slices.Insert(methods, last, added...)
	return slices.Insert(methods, 0, p.bestMethod())
}

func (p *Puzzle) databasePromise(a partition) engine.Guarantee {
	why := engine.Msg("IDA* with %s: optimal, because a move is counted for one pattern at most, so the sum never overestimates.", a.heuristic.Title)
	if parts, err := pdb.NewPartition(p.grid(), a.name, p.goal.blank()); err == nil {
		bytes := parts.Bytes(p.grid())
		if took := buildingTime(bytes); took >= time.Second {
			why = engine.Msg("%s The databases take %s and, the first time, about %s to build.", why, figures.Bytes(bytes), took.String())
		}
	}
	return engine.Guarantee{Optimal: true, Complete: true, Why: why}
}

// buildingTime estimates how long databases of that size take to build: one core computes some 40 million entries a
// second, two per byte.
func buildingTime(bytes int64) time.Duration {
	seconds := float64(bytes) * 2 / 40e6 / float64(runtime.GOMAXPROCS(0))
	return time.Duration(seconds * float64(time.Second)).Round(100 * time.Millisecond)
}

func (p *Puzzle) grid() pdb.Grid { return pdb.Grid{Width: p.start.cols, Height: p.start.rows} }

const (
	allCores = "all"
	oneCore  = "one"
)

func coresOption() engine.Option {
	return engine.Option{
		Name: "cores", Title: engine.Msg("Cores"), Kind: engine.OneOf, Default: allCores,
		Choices: []engine.Choice{
			{Name: allCores, Title: engine.Msg("all")},
			{Name: oneCore, Title: engine.Msg("one")},
		},
		Help: engine.Msg("How many cores search; the solution is the same."),
	}
}

// cores returns how many cores the method may use.
func cores(m engine.Method) int {
	if m.Settings.Text("cores") == oneCore {
		return 1
	}
	return runtime.GOMAXPROCS(0)
}

// notices collects messages about events during a solve. It is safe for concurrent use.
type notices struct {
	mutex sync.Mutex
	list  []engine.Message
}

func (n *notices) add(notice engine.Message) {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	n.list = append(n.list, notice)
}

// after returns a message followed by the notices.
func (n *notices) after(m engine.Message) engine.Message {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	for _, notice := range n.list {
		m = engine.Msg("%s %s", m, notice)
		m.Format = strings.TrimSpace(m.Format)
	}
	return m
}
