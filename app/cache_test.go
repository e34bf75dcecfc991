package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"langkah/app/kit/look"
	"langkah/engine"
)

// tables is a cache with one file.
type tables struct {
	path     string
	released bool
}

func (c *tables) Folder() string { return filepath.Dir(c.path) }
func (c *tables) Files() ([]engine.CacheFile, error) {
	if _, err := os.Stat(c.path); err != nil {
		return nil, nil
	}
	return []engine.CacheFile{{Path: c.path, Bytes: 3 << 20}}, nil
}
func (c *tables) Clear() error { return os.Remove(c.path) }
func (c *tables) Held() int64  { return 5 << 20 }
func (c *tables) Release()     { c.released = true }

func TestTheCacheIsShownAndCleared(t *testing.T) {
	c := &tables{path: filepath.Join(t.TempDir(), "table")}
	if err := os.WriteFile(c.path, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	text, err := cacheText(look.Words{}, []engine.Cache{c})
	if err != nil || !strings.Contains(text, "1 file, 3.0 MiB") || !strings.Contains(text, "In memory: 5.0 MiB") {
		t.Errorf("%q, %v", text, err)
	}
	if err := clearCaches([]engine.Cache{c}); err != nil || !c.released {
		t.Errorf("released %v, %v", c.released, err)
	}
	if text, _ := cacheText(look.Words{}, []engine.Cache{c}); !strings.Contains(text, "0 files") {
		t.Errorf("after clearing it says %q", text)
	}
}
