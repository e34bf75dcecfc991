package pdb

import (
	"context"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"langkah/engine/base/message"
	"langkah/engine/testkit/casetest"
)

// cached is a projection whose database is large enough for a file, and fast to build; the file of twoChunks is read
// in two parts.
var (
	cached, _    = Project(Grid{3, 4}, tiles(0, 1, 2, 3, 4, 5), 11).canonical()
	twoChunks, _ = Project(Grid{3, 4}, tiles(0, 1, 2, 3, 4, 5, 6, 7), 11).canonical()
)

// get requests the database of a projection from a store and returns the store's notices about its cache.
func get(t *testing.T, s *Store, p Projection) (*Database, []string) {
	t.Helper()
	var mutex sync.Mutex
	var notices []string
	d, err := s.database(context.Background(), p, BuildOptions{Cores: 2}, func(notice message.Message) {
		mutex.Lock()
		defer mutex.Unlock()
		notices = append(notices, notice.String())
	})
	if err != nil {
		t.Fatal(err)
	}
	s.Settle(context.Background())
	return d, notices
}

// small returns a folder with the file of a small database, and the database. The file is written whatever its size:
// the test is about reading.
func small(t *testing.T) (folder string, p Projection, d *Database) {
	p, _ = Project(Grid{3, 3}, tiles(1, 2, 4, 5), 0).canonical()
	d, err := Build(context.Background(), p, BuildOptions{})
	if err != nil {
		t.Fatal(err)
	}
	folder = t.TempDir()
	if err := save(folder, d); err != nil {
		t.Fatal(err)
	}
	return folder, p, d
}

func TestADatabaseComesBackFromItsFile(t *testing.T) {
	folder, p, want := small(t)
	d, err := load(context.Background(), folder, p)
	if err != nil || !slices.Equal(d.data, want.data) || d.Projection != p {
		t.Errorf("%v", err)
	}
}

// No damaged file may ever give a database: each bit of the header, bits of the entries, each length.
func TestDamagedFilesAreNoticed(t *testing.T) {
	casetest.SkipUnderRace(t)
	folder, p, _ := small(t)
	path := filepath.Join(folder, p.file())
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	try := func(what string, data []byte) {
		t.Helper()
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := load(context.Background(), folder, p); err == nil {
			t.Errorf("%s: loaded", what)
		}
	}
	for bit := range 8 * (headerSize + 64) {
		data := slices.Clone(good)
		data[bit/8] ^= 1 << (bit % 8)
		try(fmt.Sprintf("bit %d flipped", bit), data)
	}
	for _, length := range []int{0, 1, headerSize - 1, headerSize, len(good) / 2, len(good) - 1} {
		try(fmt.Sprintf("%d bytes of it", length), good[:length])
	}
	try("a byte too many", append(slices.Clone(good), 0))
	try("another program's", slices.Repeat([]byte("hello "), 1000))
	other := slices.Clone(good)
	binary.LittleEndian.PutUint32(other[8:], fileVersion+1)
	try("another version", other)

	q := Project(Grid{3, 3}, tiles(1, 2, 4, 8), 0)
	if d, err := Build(context.Background(), q, BuildOptions{}); err != nil {
		t.Fatal(err)
	} else if err := save(folder, d); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(filepath.Join(folder, q.file()), path); err != nil {
		t.Fatal(err)
	}
	if _, err := load(context.Background(), folder, p); err == nil {
		t.Error("the file of another database was taken for this one's")
	}
}

func TestTheCacheIsUsedAndRepaired(t *testing.T) {
	casetest.SkipUnderRace(t)
	folder := filepath.Join(t.TempDir(), "deep", "folder")
	first, notices := get(t, NewStore(folder, 0), twoChunks)
	if len(notices) > 0 {
		t.Errorf("the first time it says %q", notices)
	}
	files, err := NewStore(folder, 0).Files()
	if err != nil || len(files) != 1 || files[0].Err != nil || files[0].Projection != twoChunks {
		t.Fatalf("the files are %v, %v", files, err)
	}
	start := time.Now()
	second, notices := get(t, NewStore(folder, 0), twoChunks)
	t.Logf("read in %v", time.Since(start))
	if len(notices) > 0 || !slices.Equal(first.data, second.data) {
		t.Errorf("the second time it says %q", notices)
	}

	damage(t, files[0].Path)
	third, notices := get(t, NewStore(folder, 0), twoChunks)
	if len(notices) != 1 || !strings.Contains(notices[0], "checksum") || !slices.Equal(first.data, third.data) {
		t.Errorf("with a damaged file it says %q", notices)
	}
	fourth, notices := get(t, NewStore(folder, 0), twoChunks)
	if len(notices) > 0 || !slices.Equal(first.data, fourth.data) {
		t.Errorf("after the repair it says %q", notices)
	}

	s := NewStore(folder, 0)
	if err := os.WriteFile(filepath.Join(folder, ".tmp-x.pdb123"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if files, _ := s.Files(); len(files) != 2 || files[1].Err == nil {
		t.Errorf("an unfinished file is not told apart: %v", files)
	}
	if err := s.Clear(); err != nil {
		t.Error(err)
	}
	if left, _ := os.ReadDir(folder); len(left) > 0 {
		t.Errorf("after clearing there is %v", left)
	}
}

func damage(t *testing.T, path string) {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.WriteAt([]byte{0x5a, 0xa5}, 1<<20); err != nil {
		t.Fatal(err)
	}
}

func TestAFolderThatCannotBeWrittenCostsOnlyTheCache(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	_, notices := get(t, NewStore(filepath.Join(file, "folder"), 0), cached)
	if len(notices) == 0 || !strings.Contains(notices[len(notices)-1], "could not be kept") {
		t.Errorf("it says %q", notices)
	}
}

func TestTwoAtOnce(t *testing.T) {
	folder := t.TempDir()
	same, other := NewStore(folder, 0), NewStore(folder, 0)
	var group sync.WaitGroup
	var got [3]*Database
	for i, s := range []*Store{same, same, other} {
		group.Add(1)
		go func() {
			defer group.Done()
			got[i], _ = get(t, s, cached)
		}()
	}
	group.Wait()
	if got[0] != got[1] {
		t.Error("one store built a database twice")
	}
	if d, err := load(context.Background(), folder, cached); err != nil || !slices.Equal(d.data, got[2].data) {
		t.Errorf("two stores that wrote at once left a wrong file: %v", err)
	}
}

func TestMemoryComesBack(t *testing.T) {
	casetest.SkipUnderRace(t)
	held := func() int64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	before := held()
	s := NewStore("", 0)
	h, err := s.Heuristic(context.Background(), Request{Grid: Grid{4, 4}, Partition: "663", Cores: 2})
	if err != nil {
		t.Fatal(err)
	}
	if !s.Ready(Grid{4, 4}, "663", 0) || s.Ready(Grid{4, 4}, "663", 5) || s.Held() != h.Held() {
		t.Errorf("the store holds %d bytes, the heuristic %d", s.Held(), h.Held())
	}
	if with := held(); with < before+h.Held()-1<<17 {
		t.Errorf("%d bytes are not counted", before+h.Held()-with)
	}
	h = nil // no longer in use
	s.Release()
	if after := held(); after > before+1<<20 {
		t.Errorf("%d bytes stay after the release", after-before)
	}
	if s.Held() != 0 || s.Ready(Grid{4, 4}, "663", 0) {
		t.Error("the store still holds something")
	}
}

func TestAStoreHonoursTheMemoryLimit(t *testing.T) {
	_, err := NewStore("", 0).Heuristic(context.Background(), Request{Grid: Grid{4, 4}, Partition: "78", Memory: 100 << 20})
	if err == nil || !strings.Contains(err.Error(), "100 MiB are allowed") {
		t.Errorf("the error is %v", err)
	}
}

func TestWaitingForADatabaseEndsWithItsContext(t *testing.T) {
	s := NewStore("", 0)
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	s.place(cached).turn <- struct{}{} // as if being built
	if _, err := s.database(ctx, cached, BuildOptions{}, nil); err == nil {
		t.Error("it did not wait")
	}
}

// A store drops the least recently used databases, and never those of the present request.
func TestAStoreKeepsToItsBudget(t *testing.T) {
	ask := func(s *Store, g Grid, partition string) {
		t.Helper()
		if _, err := s.Heuristic(context.Background(), Request{Grid: g, Partition: partition, Cores: 2}); err != nil {
			t.Fatal(err)
		}
	}
	s := NewStore("", 1) // smaller than any database
	ask(s, Grid{3, 3}, "8")
	if !s.Ready(Grid{3, 3}, "8", 0) {
		t.Error("what was asked for is not kept")
	}
	ask(s, Grid{2, 3}, "5")
	if s.Ready(Grid{3, 3}, "8", 0) || !s.Ready(Grid{2, 3}, "5", 0) {
		t.Error("the older database is kept, or the newer one is not")
	}
	free := NewStore("", 0)
	ask(free, Grid{3, 3}, "8")
	ask(free, Grid{2, 3}, "5")
	if !free.Ready(Grid{3, 3}, "8", 0) {
		t.Error("a store without a budget forgets")
	}
}
