package terminal

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"

	"langkah/app/cli/exit"
)

// Printer writes results or messages. It keeps the first error, so that no command
// ends well whose results nobody could read. After an interrupt it waits no longer
// than [patience] for a reader that takes nothing.
type Printer struct {
	to          io.Writer
	interrupted <-chan struct{}

	mu  sync.Mutex
	err error
}

// patience is how long an interrupted program still tries to print.
const patience = time.Second

// NewPrinter returns a printer whose waiting interrupted ends.
func NewPrinter(to io.Writer, interrupted <-chan struct{}) *Printer {
	return &Printer{to: to, interrupted: interrupted}
}

func (o *Printer) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.write(slices.Clone(p)) // p is the caller's, and a write may outlast this call
	if err != nil {
		o.err = exit.With(exit.Other, fmt.Errorf("cannot print the result: %w", err))
	}
	return n, o.err
}

func (o *Printer) write(p []byte) (int, error) {
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

// Err returns the first error.
func (o *Printer) Err() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.err
}

// ClosedOutput is a standard output that was closed before the program began.
type ClosedOutput struct{}

func (ClosedOutput) Write([]byte) (int, error) {
	return 0, errors.New("standard output is closed")
}
