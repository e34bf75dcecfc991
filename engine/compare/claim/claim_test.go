package claim

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// clock is one that stands still until it is moved.
type clock struct{ at time.Time }

func (c *clock) now() time.Time { return c.at }

// worker is a process's view of a folder.
func worker(t *testing.T, dir string, c *clock) *Folder {
	t.Helper()
	f, err := Open(dir, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	f.now = c.now
	return f
}

// try looks once for one of so many pieces.
func try(t *testing.T, f *Folder, pieces int) (p *Piece, finished bool) {
	t.Helper()
	p, finished, err := f.try(context.Background(), pieces)
	if err != nil {
		t.Fatal(err)
	}
	return p, finished
}

func write(t *testing.T, p *Piece, lines string) {
	t.Helper()
	if _, err := p.Write([]byte(lines)); err != nil {
		t.Fatal(err)
	}
}

// holds checks the names in a folder.
func holds(t *testing.T, dir string, want ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if !slices.Equal(names, want) {
		t.Errorf("the folder holds %v, want %v", names, want)
	}
}

func TestEachPieceHasOneHolder(t *testing.T) {
	dir, c := t.TempDir(), &clock{}
	a, b := worker(t, dir, c), worker(t, dir, c)
	first, _ := try(t, a, 2)
	second, _ := try(t, b, 2)
	if first == nil || second == nil || first.Number != 0 || second.Number != 1 {
		t.Fatalf("took %v and %v", first, second)
	}
	if third, finished := try(t, a, 2); third != nil || finished {
		t.Fatalf("a third holder got %v, finished %v", third, finished)
	}
	for _, p := range []*Piece{first, second} {
		write(t, p, "done\n")
		if err := p.Finish(); err != nil {
			t.Fatal(err)
		}
	}
	if p, finished := try(t, b, 2); p != nil || !finished {
		t.Fatalf("after the end got %v, finished %v", p, finished)
	}
	holds(t, dir, "piece-000000.jsonl", "piece-000001.jsonl")
}

func TestAPieceOfADeadHolderIsTakenOverAfterItsLease(t *testing.T) {
	dir, c := t.TempDir(), &clock{}
	dead, a, b := worker(t, dir, c), worker(t, dir, c), worker(t, dir, c)
	lost, _ := try(t, dead, 1)
	write(t, lost, "one\ntw")

	for _, step := range []struct {
		pass time.Duration
		what string
	}{{0, "at once"}, {59 * time.Second, "before the lease is over"}} {
		c.at = c.at.Add(step.pass)
		if p, _ := try(t, a, 1); p != nil {
			t.Fatalf("the piece was taken over %s", step.what)
		}
	}
	c.at = c.at.Add(2 * time.Second)
	if p, _ := try(t, b, 1); p != nil {
		t.Fatal("it was taken over by one who has not watched it for a lease")
	}
	p, _ := try(t, a, 1)
	if p == nil {
		t.Fatal("it was not taken over")
	}
	if want := []string{filepath.Join(dir, "piece-000000.1.jsonl")}; !slices.Equal(p.Earlier, want) {
		t.Errorf("earlier attempts %v, want %v", p.Earlier, want)
	}
	// Whoever was only away learns of it, and harms nothing.
	if err := lost.beat(); err != ErrLost {
		t.Errorf("its sign of life: %v, want ErrLost", err)
	}
	write(t, p, "one\ntwo\n")
	if err := p.Finish(); err != nil {
		t.Fatal(err)
	}
	write(t, lost, "o\n")
	if err := lost.Finish(); err != nil {
		t.Errorf("who came late: %v", err)
	}
	holds(t, dir, "piece-000000.jsonl")
	if text, _ := os.ReadFile(filepath.Join(dir, "piece-000000.jsonl")); string(text) != "one\ntwo\n" {
		t.Errorf("the result is %q", text)
	}
}

func TestSignsOfLifeKeepAClaim(t *testing.T) {
	dir, c := t.TempDir(), &clock{}
	a, b := worker(t, dir, c), worker(t, dir, c)
	p, _ := try(t, a, 1)
	for range 10 {
		if taken, _ := try(t, b, 1); taken != nil {
			t.Fatal("a living holder lost its piece")
		}
		c.at = c.at.Add(50 * time.Second)
		if err := p.beat(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAPieceThatWasLeftIsFreeAtOnce(t *testing.T) {
	dir, c := t.TempDir(), &clock{}
	a, b := worker(t, dir, c), worker(t, dir, c)
	p, _ := try(t, a, 1)
	write(t, p, "one\n")
	if err := p.Leave(); err != nil {
		t.Fatal(err)
	}
	again, _ := try(t, b, 1)
	if again == nil {
		t.Fatal("it was not free")
	}
	if text, err := os.ReadFile(again.Earlier[0]); err != nil || string(text) != "one\n" {
		t.Errorf("the earlier attempt holds %q, %v", text, err)
	}
	finished, others, err := Files(dir)
	if err != nil || len(finished) != 0 || len(others) != 2 {
		t.Errorf("files %v, %v, %v", finished, others, err)
	}
}

func TestThePlanIsOfWhoWasFirst(t *testing.T) {
	dir, c := t.TempDir(), &clock{}
	for i, text := range []string{"first", "second"} {
		stands, err := worker(t, dir, c).Agree("plan.jsonl", []byte(text))
		if err != nil || string(stands) != "first" {
			t.Errorf("process %d was told %q, %v", i+1, stands, err)
		}
	}
	holds(t, dir, "plan.jsonl")
}

// Many processes at once: every piece is finished, each by one of them.
func TestManyWorkersShareAllPieces(t *testing.T) {
	const workers, pieces = 8, 60
	dir := t.TempDir()
	var wait sync.WaitGroup
	for w := range workers {
		f, err := Open(dir, time.Hour)
		if err != nil {
			t.Fatal(err)
		}
		wait.Add(1)
		go func() {
			defer wait.Done()
			for {
				// Not Take: it would wait for a lease where others hold the rest.
				p, _, err := f.try(context.Background(), pieces)
				if err != nil {
					t.Error(err)
				}
				if p == nil {
					return
				}
				if _, err := fmt.Fprintf(p, "%d by %d\n", p.Number, w); err != nil {
					t.Error(err)
				}
				if err := p.Finish(); err != nil {
					t.Error(err)
				}
			}
		}()
	}
	wait.Wait()
	finished, others, err := Files(dir)
	if err != nil || len(finished) != pieces || len(others) != 0 {
		t.Fatalf("%d finished, others %v, %v", len(finished), others, err)
	}
	for n, path := range finished {
		text, err := os.ReadFile(path)
		if err != nil || !strings.HasPrefix(string(text), fmt.Sprintf("%d by ", n)) || strings.Count(string(text), "\n") != 1 {
			t.Errorf("%s holds %q, %v", path, text, err)
		}
	}
}

func TestTakingEndsWithTheContext(t *testing.T) {
	f := worker(t, t.TempDir(), &clock{})
	ctx, cancel := context.WithCancel(context.Background())
	p, err := f.Take(ctx, 1)
	if err != nil || p == nil {
		t.Fatal(p, err)
	}
	cancel()
	<-p.Context().Done()
	if again, err := f.Take(ctx, 1); again != nil || err != context.Canceled {
		t.Errorf("taking after the end: %v, %v", again, err)
	}
	if err := p.Leave(); err != nil {
		t.Error(err)
	}
}
