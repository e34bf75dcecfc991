package catalog

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"langkah/engine"
)

// Tables belong to a catalogue: its puzzles share them, those of another one
// do not.
func TestEachCatalogueKeepsItsOwnTables(t *testing.T) {
	one, other := New(Tables{Folder: t.TempDir()}), New(Tables{})
	p, err := one.Open("8 6 7\n2 5 4\n3 0 1\n")
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.FindMethod(p, "idastar", "pdb")
	if err != nil {
		t.Fatal(err)
	}
	if r := engine.Solve(context.Background(), p, m, engine.Limits{}, nil); r.Cost != 31 {
		t.Fatalf("%s at cost %d: %s", r.Status, r.Cost, r.Reason)
	}
	if held(one) == 0 || held(other) != 0 {
		t.Errorf("after a solve its catalogue holds %d bytes, another one %d", held(one), held(other))
	}
	for _, cache := range one.Caches() {
		cache.Release()
	}
	if held(one) != 0 {
		t.Errorf("%d bytes are left after their release", held(one))
	}
}

func held(c Catalog) (bytes int64) {
	for _, cache := range c.Caches() {
		bytes += cache.Held()
	}
	return bytes
}

func TestTheUsersTablesAreInTheCacheFolder(t *testing.T) {
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, t.TempDir())
	}
	folder, err := os.UserCacheDir()
	if err != nil {
		t.Skip(err)
	}
	if got, want := UserTables().Folder, filepath.Join(folder, "langkah", "databases"); got != want {
		t.Errorf("they are in %s, want %s", got, want)
	}
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, "")
	}
	if got := UserTables(); got != (Tables{}) {
		t.Errorf("without a cache folder they are in %q", got.Folder)
	}
}
