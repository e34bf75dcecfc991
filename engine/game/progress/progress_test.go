package progress

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

func book(t *testing.T, path string) *Book {
	t.Helper()
	b, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestTheBetterResultStays(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.json")
	b := book(t, path)
	for _, step := range []struct {
		add  Result
		want Result
	}{
		{NewResult(12, 0, 0, 50*time.Second), Result{12, 0, 0, 0, 50, 1, ""}},
		{NewResult(14, 10, 0, 20*time.Second), Result{12, 10, 0, 0, 50, 2, ""}}, // more moves
		{NewResult(10, 0, 2, 5*time.Second), Result{12, 10, 0, 0, 50, 3, ""}},   // with hints
		{NewResult(12, 0, 0, 49*time.Second), Result{12, 10, 0, 0, 49, 4, ""}},
		{NewResult(10, 0, 0, time.Hour), Result{10, 10, 0, 0, 3600, 5, ""}},
	} {
		if err := b.Add("R3x3", step.add); err != nil {
			t.Fatal(err)
		}
		for _, b := range []*Book{b, book(t, path)} {
			if got, ok := b.Of("R3x3"); !ok || got != step.want {
				t.Errorf("after %+v: %+v, want %+v", step.add, got, step.want)
			}
		}
	}
	if over, ok := (Result{Cost: 12, Optimum: 10}).Over(); over != 2 || !ok {
		t.Errorf("%d over", over)
	}
	if _, ok := (Result{Cost: 12}).Over(); ok {
		t.Error("over an unknown optimum")
	}
	if _, ok := b.Of("none"); ok || b.Len() != 1 {
		t.Error("a result of nothing")
	}
}

// The day of the first solution stays, also that of a file which does not say it.
func TestTheFirstDayStays(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.json")
	if err := os.WriteFile(path, []byte(`{"langkah_progress":1,"puzzles":{"old":{"moves":9,"hints":0,"seconds":5,"times":1}}}`), 0o666); err != nil {
		t.Fatal(err)
	}
	b := book(t, path)
	for _, r := range []Result{{12, 0, 0, 0, 5, 1, "2026-11-21"}, {10, 0, 0, 0, 5, 1, "2026-11-22"}, {14, 0, 0, 0, 5, 1, "2026-11-23"}} {
		for key, want := range map[string]string{"old": "", "new": "2026-11-21"} {
			if err := b.Add(key, r); err != nil {
				t.Fatal(err)
			}
			if got, _ := book(t, path).Of(key); got.First != want {
				t.Errorf("%s solved on %s: the first day is %q, want %q", key, r.First, got.First, want)
			}
		}
	}
}

// Windows that write concurrently keep each other's results.
func TestWindowsKeepEachOthersResults(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.json")
	var all sync.WaitGroup
	for w := range 4 {
		all.Add(1)
		go func() {
			defer all.Done()
			b, err := Open(path)
			for i := range 5 {
				err = errors.Join(err, b.Add(fmt.Sprint(w, i), NewResult(1, 1, 0, 0)))
			}
			if err != nil {
				t.Error(err)
			}
		}()
	}
	all.Wait()
	if b := book(t, path); b.Len() != 20 {
		t.Errorf("%d results, want 20", b.Len())
	}
}

func TestAFileThatCannotBeReadIsKeptAside(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.json")
	for i, text := range []string{"", "{", `{"langkah_progress":2}`, "hello"} {
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		b, err := Open(path)
		aside := fmt.Sprintf("%s.unread-%d", path, i+1)
		if err == nil || !strings.Contains(err.Error(), aside) || strings.Contains(text, "2") != errors.Is(err, ErrVersion) {
			t.Errorf("%q: %v", text, err)
		}
		if data, err := os.ReadFile(aside); err != nil || string(data) != text {
			t.Errorf("%q is not kept: %v", text, err)
		}
		if err := b.Add("a", NewResult(1, 0, 0, 0)); err != nil {
			t.Error(err)
		}
	}
}

// A file that another version has written meanwhile is not overwritten.
func TestANewerFileIsNotWrittenOver(t *testing.T) {
	path := filepath.Join(t.TempDir(), "progress.json")
	b := book(t, path)
	const newer = `{"langkah_progress":2}`
	if err := os.WriteFile(path, []byte(newer), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := b.Add("a", NewResult(1, 0, 0, 0)); !errors.Is(err, ErrVersion) {
		t.Errorf("the error is %v", err)
	}
	if data, _ := os.ReadFile(path); string(data) != newer {
		t.Errorf("the file is now %s", data)
	}
	if _, ok := b.Of("a"); !ok {
		t.Error("the result is lost")
	}
}

func TestKeys(t *testing.T) {
	for shared, want := range map[string]string{
		"T2x2:1.2/-.3;k=q9sc\n":   "T2x2:1.2/-.3",
		"T2x2:1.2/-.3;m=R;k=abcd": "T2x2:1.2/-.3",
		"T2x2:1.2/-.3":            "T2x2:1.2/-.3",
	} {
		if got := Key(shared); got != want {
			t.Errorf("%q has the key %q", shared, got)
		}
	}
}
