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

// worthKeeping is the least size of a database that is saved to a file, that of five tiles on 4 x 4: smaller ones are
// built as fast as they are read.
const worthKeeping = 250_000

// Store builds databases and caches them: in memory until they are released or exceed the budget, and large ones also
// as files of a folder. It is safe for concurrent use; a database requested by several goroutines is built once. Errors
// of the file cache are only reported as notices.
type Store struct {
	folder string
	budget int64
	mutex  sync.Mutex
	kept   map[Projection]*kept
	asked  int64                  // number of requests of databases so far
	lasted map[Grid]time.Duration // total duration of solves, by shape
	saving sync.WaitGroup
}

// kept is the entry of one database in a store.
type kept struct {
	turn     chan struct{} // semaphore held while looking or building
	database *Database     // nil until it is available
	asked    int64         // the store's count at the last request
}

// ready returns the database, nil if there is none yet.
func (k *kept) ready() *Database {
	select {
	case k.turn <- struct{}{}:
		defer func() { <-k.turn }()
		return k.database
	default: // it is being built
		return nil
	}
}

// NewStore returns an empty store with its file cache in a folder, which is created when needed; "" disables that
// cache. It keeps databases of up to budget bytes in memory, 0 for no limit, and drops the least recently used first.
// The databases of the present request are always kept.
func NewStore(folder string, budget int64) *Store {
	return &Store{folder: folder, budget: budget, kept: map[Projection]*kept{}, lasted: map[Grid]time.Duration{}}
}

// Request asks a store for the heuristic of a partition.
type Request struct {
	Grid      Grid
	Partition string // for [NewPartition]
	Blank     int    // goal cell
	Cores     int
	Memory    int64 // byte limit of all its databases; 0 for no limit

	// Working is called with the share of building that is done, from 0 to 1; Notice with errors of the file cache,
	// before Settle returns. Both may be called from any goroutine, and may be nil.
	Working func(share float64)
	Notice  func(message.Message)
}

// Heuristic returns the requested heuristic; its databases are taken from memory, read from a file or built. The error
// wraps ErrMemory, is that of ctx, or names an unknown partition.
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

// Ready reports whether the databases of a partition are in memory.
func (s *Store) Ready(g Grid, partition string, blank int) bool {
	return s.each(g, partition, blank, func(q Projection) bool {
		s.mutex.Lock()
		defer s.mutex.Unlock()
		k := s.kept[q]
		return k != nil && k.ready() != nil
	})
}

// Cached reports whether the databases of a partition that are worth a file have one. The files are not opened.
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

// Held returns the total size of the databases in memory, in bytes.
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

// Release drops the databases in memory and the durations of solves. Searches in progress keep their databases.
func (s *Store) Release() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	clear(s.kept)
	clear(s.lasted)
}

// Lasted returns the total duration of solves on boards of that shape, as recorded by AddLasted. It tells when larger
// databases pay.
func (s *Store) Lasted(g Grid) time.Duration {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.lasted[g]
}

// AddLasted adds the duration of a solve.
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

// trim drops the least recently requested databases until the budget is met, except the wanted ones and those being
// built.
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

// database returns a database from memory, from its file, or built.
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

// Settle waits until new databases are saved, or until the context ends.
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
