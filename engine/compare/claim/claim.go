// Package claim shares out numbered pieces of work among processes on many
// machines that have nothing in common but a folder. It knows nothing of what
// the work is: a piece's result is a file of lines.
//
// # How it works
//
// A piece is claimed by creating a file that is not there yet, which a file
// system lets one process do and refuses all others (O_CREATE|O_EXCL, on NFS
// from version 3 on). The lines of the result go into that file. While its
// holder lives the file grows: by lines and, where those are long in coming, by
// empty ones. Whoever finds nothing free watches the files of the others, and
// takes over a piece whose file has not grown for a lease by its own clock. So
// the clocks of the machines need not agree. It takes over by creating the file
// of the next attempt, which again one process alone can do:
//
//	piece-000007.1.jsonl       first attempt, whose holder is gone
//	piece-000007.2.jsonl       second attempt, growing
//	piece-000008.1.left.jsonl  given up by its holder, free at once
//	piece-000009.jsonl         finished
//
// No two processes ever write to the same file. A finished file gets its name
// by a rename, so that it is there as a whole or not at all.
//
// # What it guarantees
//
// Every piece is finished once all processes but one are gone. A holder that was
// only away, as by a network that hung, learns that it has lost its claim before
// it writes on, and its lines harm nobody: a piece may be worked on twice, but is
// finished once.
package claim

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// Lease is how long a claim holds without a sign of life.
const Lease = time.Minute

// ErrLost is the cause when the context of a piece ends because another process
// has taken the piece over.
var ErrLost = errors.New("another process has taken this piece over")

// Folder is a folder of claims, as one process sees it.
type Folder struct {
	dir   string
	lease time.Duration
	now   func() time.Time
	seen  map[int]sight // of the pieces that others hold
}

// sight is when a claim was first seen as it is now.
type sight struct {
	attempt int
	size    int64
	since   time.Time
}

// Open opens a folder of claims, which is made where it is missing. All
// processes give the same lease.
func Open(dir string, lease time.Duration) (*Folder, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, fmt.Errorf("cannot share work in %s: %w", dir, err)
	}
	return &Folder{dir: dir, lease: lease, now: time.Now, seen: map[int]sight{}}, nil
}

// Agree puts a text into the folder under a name unless another process was
// first, and returns what stands there.
func (f *Folder) Agree(name string, text []byte) ([]byte, error) {
	path := filepath.Join(f.dir, name)
	if stands, err := os.ReadFile(path); err == nil || !errors.Is(err, fs.ErrNotExist) {
		return stands, err
	}
	temp, err := os.CreateTemp(f.dir, "."+name+"-*")
	if err != nil {
		return nil, err
	}
	defer os.Remove(temp.Name())
	_, err = temp.Write(text)
	if err = errors.Join(err, temp.Sync(), temp.Close()); err != nil {
		return nil, err
	}
	// A link fails where the name is taken, a rename would replace what is there;
	// it is for file systems without links.
	if err := os.Link(temp.Name(), path); err != nil && !errors.Is(err, fs.ErrExist) {
		if err := os.Rename(temp.Name(), path); err != nil {
			return nil, err
		}
	}
	return os.ReadFile(path)
}

// Take claims the first of so many pieces that nobody has finished and nobody
// holds. While others hold all that are left it waits, as their holders may die.
// It returns nil when all are finished. Whoever takes a piece finishes or leaves it.
func (f *Folder) Take(ctx context.Context, pieces int) (*Piece, error) {
	for {
		piece, finished, err := f.try(ctx, pieces)
		if piece != nil {
			go piece.live()
		}
		if piece != nil || finished || err != nil {
			return piece, err
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(f.lease / 4):
		}
	}
}

// try looks once for a piece to claim.
func (f *Folder) try(ctx context.Context, pieces int) (_ *Piece, finished bool, err error) {
	if err := ctx.Err(); err != nil {
		return nil, false, err
	}
	states, err := f.look()
	if err != nil {
		return nil, false, err
	}
	finished = true
	for n := range pieces {
		s := states[n]
		if s.finished {
			delete(f.seen, n)
			continue
		}
		finished = false
		if s.attempt > 0 && !s.left && f.alive(n, s) {
			continue
		}
		piece, err := f.claim(ctx, n, s)
		if piece != nil || err != nil {
			return piece, false, err
		}
	}
	return nil, finished, nil
}

// alive says whether the holder of a piece may live: its file has grown, or has
// not been watched for a whole lease yet.
func (f *Folder) alive(n int, s state) bool {
	size, err := sizeOf(f.path(n, s.attempt))
	if err != nil {
		return true // it has been finished or left since; the next look will tell
	}
	last, known := f.seen[n]
	if !known || last.attempt != s.attempt || last.size != size {
		last = sight{s.attempt, size, f.now()}
		f.seen[n] = last
	}
	return f.now().Sub(last.since) < f.lease
}

// sizeOf opens the file, as network file systems ask the server then, and may
// tell of the past otherwise.
func sizeOf(path string) (int64, error) {
	file, err := os.Open(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return 0, err
	}
	return info.Size(), nil
}

// claim makes the next attempt at a piece this process's; nil when another one
// was quicker.
func (f *Folder) claim(ctx context.Context, n int, s state) (*Piece, error) {
	attempt := s.attempt + 1
	file, err := os.OpenFile(f.path(n, attempt), os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o666)
	if errors.Is(err, fs.ErrExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("cannot claim a piece: %w", err)
	}
	// It may have been finished, and the earlier attempts removed, since the look.
	if exists(f.final(n)) {
		return nil, errors.Join(file.Close(), os.Remove(file.Name()))
	}
	p := &Piece{Number: n, Earlier: s.files, folder: f, attempt: attempt, file: file, ended: make(chan struct{})}
	p.ctx, p.lose = context.WithCancelCause(ctx)
	return p, nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
