package claim

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"sync"
	"time"
)

// Piece is a piece of work that this process holds.
type Piece struct {
	Number  int      // from 0
	Earlier []string // files of earlier attempts, the first one first; the last line of each may be cut short

	folder  *Folder
	attempt int
	ctx     context.Context
	lose    context.CancelCauseFunc
	ended   chan struct{}

	mu   sync.Mutex // of the file: lines and signs of life come from two goroutines
	file *os.File
}

// Context ends with the one that the piece was taken under, and when the piece
// is lost to another process, then with the cause [ErrLost].
func (p *Piece) Context() context.Context { return p.ctx }

// Write adds whole lines to the piece's file.
func (p *Piece) Write(lines []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.file.Write(lines)
}

// live gives signs of life until the piece ends.
func (p *Piece) live() {
	tick := time.NewTicker(p.folder.lease / 4)
	defer tick.Stop()
	for {
		select {
		case <-p.ended:
			return
		case <-p.ctx.Done():
			return
		case <-tick.C:
			if err := p.beat(); err != nil {
				p.lose(err)
			}
		}
	}
}

// beat is a sign of life: an empty line, brought to where others see it. A piece
// that was lost gets none.
func (p *Piece) beat() error {
	if p.lost() {
		return ErrLost
	}
	_, err := p.Write([]byte("\n"))
	return errors.Join(err, p.file.Sync())
}

// lost says whether another process has taken over or finished the piece.
func (p *Piece) lost() bool {
	f := p.folder
	return exists(f.path(p.Number, p.attempt+1)) || exists(f.leftPath(p.Number, p.attempt+1)) || exists(f.final(p.Number))
}

// end stops the signs of life and closes the file.
func (p *Piece) end() error {
	close(p.ended)
	p.lose(nil)
	p.mu.Lock()
	defer p.mu.Unlock()
	return errors.Join(p.file.Sync(), p.file.Close())
}

// Finish makes the lines the result of the piece, unless another process was
// first, which is no error.
func (p *Piece) Finish() error {
	if err := p.end(); err != nil {
		return err
	}
	f := p.folder
	own := f.path(p.Number, p.attempt)
	if p.lost() {
		return remove(own)
	}
	if err := os.Rename(own, f.final(p.Number)); err != nil && !exists(f.final(p.Number)) {
		return err
	}
	var all error
	for _, path := range p.Earlier {
		all = errors.Join(all, remove(path))
	}
	return all
}

// Leave gives the piece back: who takes it next finds its lines in Earlier.
func (p *Piece) Leave() error {
	if err := p.end(); err != nil {
		return err
	}
	f := p.folder
	err := os.Rename(f.path(p.Number, p.attempt), f.leftPath(p.Number, p.attempt))
	if errors.Is(err, fs.ErrNotExist) {
		return nil // another process has finished it
	}
	return err
}

func remove(path string) error {
	if err := os.Remove(path); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}
