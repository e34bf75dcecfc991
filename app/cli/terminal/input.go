package terminal

import (
	"errors"
	"io"
)

// ErrInterrupted ends a read that the user interrupted.
var ErrInterrupted = errors.New("stopped before all was read")

// Input is a reader whose reads end as soon as the user interrupts the program. An
// interrupted read is left behind in its goroutine, as it cannot be cancelled.
type Input struct {
	from        io.Reader
	interrupted <-chan struct{}
}

// NewInput returns a reader that interrupted ends.
func NewInput(from io.Reader, interrupted <-chan struct{}) *Input { return &Input{from, interrupted} }

// Interruptible makes a reader end with the same interrupt as in, where that is an
// Input.
func Interruptible(r, in io.Reader) io.Reader {
	if in, ok := in.(*Input); ok {
		return &Input{r, in.interrupted}
	}
	return r
}

func (in *Input) Read(p []byte) (int, error) {
	type end struct {
		n   int
		err error
	}
	own := make([]byte, len(p)) // p is the caller's, and a read may outlast this call
	done := make(chan end, 1)
	go func() {
		n, err := in.from.Read(own)
		done <- end{n, err}
	}()
	select {
	case e := <-done:
		return copy(p, own[:e.n]), e.err
	case <-in.interrupted:
		return 0, ErrInterrupted
	}
}
