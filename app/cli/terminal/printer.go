package cli

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"
)

// output is where results or messages are printed. It keeps the first error, so
// that no command ends well whose results nobody could read. When the user has
// interrupted the program it waits no longer for a reader that takes nothing.
type output struct {
	to          io.Writer
	interrupted <-chan struct{}

	mu  sync.Mutex
	err error
}

// patience is for how long an interrupted program still tries to print.
const patience = time.Second

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.write(slices.Clone(p)) // p is the caller's, and a write may outlast this call
	if err != nil {
		o.err = ending{Other, fmt.Errorf("cannot print the result: %w", err)}
	}
	return n, o.err
}

func (o *output) write(p []byte) (int, error) {
	var n int
	var err error
	done := make(chan struct{})
	go func() {
		n, err = o.to.Write(p)
		close(done)
	}()
	select {
	case <-done:
		return n, err
	case <-o.interrupted:
	}
	select {
	case <-done:
		return n, err
	case <-time.After(patience):
		return 0, errors.New("nobody takes it")
	}
}

// failed is the first error.
func (o *output) failed() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.err
}

// closedOutput is a standard output that was closed before the program began.
type closedOutput struct{}

func (closedOutput) Write([]byte) (int, error) {
	return 0, errors.New("standard output is closed")
}
