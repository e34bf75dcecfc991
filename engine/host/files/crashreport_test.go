package files

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/testkit/goldentest"
)

// breaking returns a method that panics.
func breaking(context.Context, engine.Method, engine.Limits, *search.Probe) engine.Result {
	panic("out of lamps")
}

// cacheIn sets the user's cache folder, on every system.
func cacheIn(t *testing.T, folder string) {
	t.Helper()
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, folder)
	}
}

func TestFaultIsKeptWithItsPuzzle(t *testing.T) {
	s := goldentest.Lamps(t, "lamps", "#.#")
	if where := KeepFault(s); !where.IsZero() {
		t.Errorf("%q of a method that did not break", where)
	}
	s.Method.Run = breaking
	s.Result = engine.Solve(context.Background(), s.Puzzle, s.Method, engine.Limits{}, nil)
	for _, usable := range []bool{true, false} {
		cache, temporary := t.TempDir(), t.TempDir()
		want := cache
		if !usable {
			want, cache = temporary, filepath.Join(cache, "file")
			if err := os.WriteFile(cache, nil, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		cacheIn(t, cache)
		t.Setenv("TMPDIR", temporary)
		t.Setenv("TMP", temporary)
		where := KeepFault(s).String()
		path := strings.TrimSuffix(strings.TrimPrefix(where, "The details are in "), ".")
		if !strings.HasPrefix(path, want) {
			t.Fatalf("%q, want a file in %s", where, want)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range []string{s.Puzzle.String(), s.Method.Name(), "out of lamps", "fault_test.go:"} {
			if !strings.Contains(string(text), part) {
				t.Errorf("the file lacks %q:\n%s", part, text)
			}
		}
	}
}
