package pdb

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"langkah/engine/base/figures"
	"langkah/engine/base/message"
)

// worthKeeping is how many bytes make a database worth a file, from those of five tiles
// on 4 x 4 on: smaller ones are built as quickly as they are read.
const worthKeeping = 250_000

// Store builds databases and keeps them: in memory until they are released,
// the big ones also as files of a folder, the cache. Many goroutines may use a
// store at once; a database that several want is built once. What goes wrong
// with the cache costs only the cache.
type Store struct {
	folder string
	budget int64
	mutex  sync.Mutex
	kept   map[Projection]*kept
	asked  int64 // how often a database was asked for
	lasted map[Grid]time.Duration
	saving sync.WaitGroup
}

// kept is the place of one database in a store.
type kept struct {
	turn     chan struct{} // taken by whoever looks or builds
	database *Database     // nil until there is one
	asked    int64         // the store's count when it was asked for last
}

// ready is the database, nil where there is none yet.
func (k *kept) ready() *Database {
	select {
	case k.turn <- struct{}{}:
		defer func() { <-k.turn }()
		return k.database
	default: // it is being built
		return nil
	}
}

// NewStore is an empty store with its cache in that folder, which need not be
// there yet; without a folder there is no cache. It keeps databases of budget
// bytes in memory, 0 for any number, and forgets first what was not asked for
// the longest. What one request needs is always kept, whatever the budget.
func NewStore(folder string, budget int64) *Store {
	return &Store{folder: folder, budget: budget, kept: map[Projection]*kept{}, lasted: map[Grid]time.Duration{}}
}

// Request is what a store is asked for: the heuristic of a partition.
type Request struct {
	Grid      Grid
	Partition string // as of [NewPartition]
	Blank     int    // where the goal has it
	Cores     int
	Memory    int64 // bytes that all may come to; 0 for no bound

	// Working is told now and then how much of the building is done, 0 to 1;
	// Notice of trouble with the cache, at the latest when Settle returns, from
	// any goroutine. Both may be nil.
	Working func(share float64)
	Notice  func(message.Message)
}

// Heuristic is the heuristic that was asked for, its databases taken from
// memory, read from the cache or built.
func (s *Store) Heuristic(ctx context.Context, r Request) (*Heuristic, error) {
	p, err := NewPartition(r.Grid, r.Partition, r.Blank)
	if err != nil {
		return nil, err
	}
	var databases []*Database
	var done, held int64
	all := p.Bytes(r.Grid)
	if r.Memory > 0 && all > r.Memory {
		return nil, message.Errorf("%s: they take %s, %s are allowed", ErrMemory, figures.Bytes(all), figures.Bytes(r.Memory))
	}
	for _, q := range p.Databases(r.Grid) {
		o := BuildOptions{Cores: r.Cores}
		if r.Memory > 0 {
			o.Memory = max(1, r.Memory-held)
		}
		if r.Working != nil {
			o.Progress = func(share float64) {
				r.Working((float64(done) + share*float64(q.Bytes())) / float64(all))
			}
		}
		d, err := s.database(ctx, q, o, r.Notice)
		if err != nil {
			return nil, err
		}
		databases = append(databases, d)
		done += q.Bytes()
		held += d.Held()
	}
	s.trim(p.Databases(r.Grid))
	return NewHeuristic(r.Grid, p, databases)
}

// Ready says whether the databases of a partition are in memory.
func (s *Store) Ready(g Grid, partition string, blank int) bool {
	return s.each(g, partition, blank, func(q Projection) bool {
		s.mutex.Lock()
		defer s.mutex.Unlock()
		k := s.kept[q]
		return k != nil && k.ready() != nil
	})
}

// Cached says whether the databases of a partition that are worth a file have
// one. The files are not looked at.
func (s *Store) Cached(g Grid, partition string, blank int) bool {
	return s.folder != "" && s.each(g, partition, blank, func(q Projection) bool {
		_, err := os.Stat(filepath.Join(s.folder, q.file()))
		return err == nil || q.Bytes() < worthKeeping
	})
}

func (s *Store) each(g Grid, partition string, blank int, ok func(Projection) bool) bool {
	p, err := NewPartition(g, partition, blank)
	if err != nil {
		return false
	}
	for _, q := range p.Databases(g) {
		if !ok(q) {
			return false
		}
	}
	return true
}

// Held is how many bytes the databases in memory come to.
func (s *Store) Held() int64 {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	var sum int64
	for _, k := range s.kept {
		if d := k.ready(); d != nil {
			sum += d.Held()
		}
	}
	return sum
}

// Release forgets the databases in memory, and how long solves have lasted. Searches that use them keep theirs
// until they end.
func (s *Store) Release() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	clear(s.kept)
	clear(s.lasted)
}

// Lasted is how long the solves of such boards have lasted in sum, as far as
// they said so by AddLasted: by that databases that pay only in the long run
// are worth building.
func (s *Store) Lasted(g Grid) time.Duration {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.lasted[g]
}

// AddLasted notes how long a solve has lasted.
func (s *Store) AddLasted(g Grid, took time.Duration) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.lasted[g] += took
}

func (s *Store) place(p Projection) *kept {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	k := s.kept[p]
	if k == nil {
		k = &kept{turn: make(chan struct{}, 1)}
		s.kept[p] = k
	}
	s.asked++
	k.asked = s.asked
	return k
}

// trim forgets databases until the rest fits the budget, those of a partition
// excepted. One that is being built is left alone.
func (s *Store) trim(wanted []Projection) {
	held := s.Held()
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for s.budget > 0 && held > s.budget {
		var oldest Projection
		var found *kept
		for p, k := range s.kept {
			if !slices.Contains(wanted, p) && k.ready() != nil && (found == nil || k.asked < found.asked) {
				oldest, found = p, k
			}
		}
		if found == nil {
			return
		}
		if d := found.ready(); d != nil {
			held -= d.Held()
		}
		delete(s.kept, oldest)
	}
}

// database is one from memory, from the cache, or built.
func (s *Store) database(ctx context.Context, p Projection, o BuildOptions, notice func(message.Message)) (*Database, error) {
	k := s.place(p)
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case k.turn <- struct{}{}:
	}
	defer func() { <-k.turn }()
	if k.database != nil {
		return k.database, nil
	}
	if notice == nil {
		notice = func(message.Message) {}
	}
	cached := s.folder != "" && p.Bytes() >= worthKeeping
	if cached {
		d, err := load(ctx, s.folder, p)
		if err == nil {
			k.database = d
			return d, nil
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if !errors.Is(err, fs.ErrNotExist) {
			notice(message.New("The cached file %s cannot be used: %s. It is built again.", p.file(), err))
		}
	}
	d, err := Build(ctx, p, o)
	if err != nil {
		return nil, err
	}
	k.database = d
	if cached {
		s.saving.Add(1)
		go func() {
			defer s.saving.Done()
			if err := save(s.folder, d); err != nil {
				notice(message.New("The database could not be kept for the next time: %s.", err))
			}
		}()
	}
	return d, nil
}

// Settle waits until the databases that were built are in the cache, or until
// the context ends.
func (s *Store) Settle(ctx context.Context) {
	settled := make(chan struct{})
	go func() {
		s.saving.Wait()
		close(settled)
	}()
	select {
	case <-settled:
	case <-ctx.Done():
	}
}
