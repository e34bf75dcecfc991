package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"langkah/engine/puzzles/nullpuzzle"
)

func openStore(t *testing.T, folder string) *Store {
	t.Helper()
	st, err := OpenStore(folder)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = st.Close() })
	return st
}

func TestASessionIsThereAtTheNextStart(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "a", "b")
	st := openStore(t, folder)
	if _, ok, err := st.Load(New(), nullpuzzle.Parse); ok || err != nil {
		t.Fatalf("an empty folder holds a session, %v", err)
	}
	s := played(t, "#.#..", "1", "23")
	s.Undo()
	if err := st.Save(s, json.RawMessage(`{"page":"search"}`)); err != nil {
		t.Fatal(err)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	again := New()
	view, ok, err := openStore(t, folder).Load(again, nullpuzzle.Parse)
	if err != nil || !ok || string(view) != `{"page":"search"}` {
		t.Fatalf("%v, %t, view %s", err, ok, view)
	}
	if again.Redo(); pressed(again) != "123" || again.Name() != "row" {
		t.Errorf("%q is played of %q", pressed(again), again.Name())
	}
}

// Two windows have separate files; closing one frees its file.
func TestWindowsDoNotHarmEachOther(t *testing.T) {
	folder := t.TempDir()
	first, second := openStore(t, folder), openStore(t, folder)
	for lamp, st := range map[string]*Store{"1": first, "2": second} {
		if err := st.Save(played(t, "...", lamp), nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	for want, st := range map[string]*Store{"1": openStore(t, folder), "2": second} {
		s := New()
		if _, ok, err := st.Load(s, nullpuzzle.Parse); !ok || err != nil || pressed(s) != want {
			t.Errorf("%q is found, want %s: %v", pressed(s), want, err)
		}
	}
}

// An unreadable file is renamed and reported, and never overwritten.
func TestWhatCannotBeReadIsKeptAside(t *testing.T) {
	folder := t.TempDir()
	good, err := played(t, "...", "1").Encode()
	if err != nil {
		t.Fatal(err)
	}
	newer := bytes.Replace(good, []byte(`session":1`), []byte(`session":9`), 1)
	for i, c := range []struct {
		text string
		want error
	}{
		{"{", ErrBroken}, {"", ErrBroken}, {"{}", ErrBroken},
		{`{"session":` + string(newer) + `}`, ErrVersion},
		{`{"session":{"langkah_session":1,"puzzle":"?"}}`, nil},
	} {
		st := openStore(t, folder)
		if err := os.WriteFile(st.path, []byte(c.text), 0o666); err != nil {
			t.Fatal(err)
		}
		s := played(t, "##")
		_, ok, err := st.Load(s, nullpuzzle.Parse)
		if ok || err == nil || c.want != nil && !errors.Is(err, c.want) || s.Name() != "row" {
			t.Errorf("%q: %t, %v", c.text, ok, err)
		}
		aside := st.path + ".unread-" + strconv.Itoa(i+1)
		if data, readErr := os.ReadFile(aside); string(data) != c.text || !strings.Contains(err.Error(), aside) {
			t.Errorf("%q is not kept in %s: %v, %v", c.text, aside, readErr, err)
		}
		if err := st.Save(s, nil); err != nil {
			t.Error(err)
		}
		if err := st.Close(); err != nil {
			t.Error(err)
		}
	}
}

func TestWithoutAPuzzleNothingIsKept(t *testing.T) {
	st := openStore(t, t.TempDir())
	for _, s := range []*Session{New(), played(t, "..", "1"), New()} {
		if err := st.Save(s, nil); err != nil {
			t.Fatal(err)
		}
	}
	if _, ok, err := st.Load(New(), nullpuzzle.Parse); ok || err != nil {
		t.Errorf("a session is kept, %v", err)
	}
}

// A process killed while saving leaves a whole session and a free file.
func TestAKillLeavesAWholeSession(t *testing.T) {
	if folder := os.Getenv("LANGKAH_SAVE_UNTIL_KILLED"); folder != "" {
		st, s := openStore(t, folder), played(t, strings.Repeat("#.", 30))
		for {
			play(t, s, "1")
			if err := st.Save(s, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	folder := t.TempDir()
	for range 3 {
		saving := exec.Command(os.Args[0], "-test.run=^TestAKillLeavesAWholeSession$")
		saving.Env = append(os.Environ(), "LANGKAH_SAVE_UNTIL_KILLED="+folder)
		if err := saving.Start(); err != nil {
			t.Fatal(err)
		}
		// It is killed at some time after it has saved for the first time.
		path := filepath.Join(folder, "session-1.json")
		for deadline := time.Now().Add(time.Minute); ; time.Sleep(5 * time.Millisecond) {
			if _, err := os.Stat(path); err == nil {
				break
			}
			if time.Now().After(deadline) {
				t.Fatal("nothing was saved")
			}
		}
		time.Sleep(20 * time.Millisecond)
		if err := saving.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = saving.Wait() // it was killed
		st, s := openStore(t, folder), New()
		if _, ok, err := st.Load(s, nullpuzzle.Parse); !ok || err != nil || s.Counts().Total == 0 || st.path != path {
			t.Errorf("%s: %t, %v, %d moves", st.path, ok, err, s.Counts().Total)
		}
		if left, _ := filepath.Glob(filepath.Join(folder, ".tmp-*")); left != nil {
			t.Errorf("left behind: %v", left)
		}
		if err := st.Close(); err != nil {
			t.Error(err)
		}
		if err := os.Remove(path); err != nil {
			t.Error(err)
		}
	}
}

// As many windows as there are places keep their sessions, the next one says why it does not.
func TestPlacesAreLimited(t *testing.T) {
	folder := t.TempDir()
	for n := 1; n <= maxWindows; n++ {
		if st := openStore(t, folder); filepath.Base(st.path) != "session-"+strconv.Itoa(n)+".json" {
			t.Fatalf("window %d keeps its session in %s", n, st.path)
		}
	}
	if _, err := OpenStore(folder); !errors.Is(err, ErrTooMany) {
		t.Errorf("one window too many: %v", err)
	}
}

// What was kept and cannot be removed is said: it would come back at the next start.
func TestWhatCannotBeRemovedIsSaid(t *testing.T) {
	st := openStore(t, t.TempDir())
	if err := os.MkdirAll(filepath.Join(st.path, "in the way"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := st.Save(New(), nil); err == nil {
		t.Error("a session that is still there is said to be removed")
	}
}
