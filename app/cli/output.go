package cli

import (
	"errors"
	"fmt"
	"io"
)

// output is where results are printed. It keeps the first error, so that no
// command ends well whose results nobody could read.
type output struct {
	to  io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	n, err := o.to.Write(p)
	if err != nil && o.err == nil {
		o.err = ending{Other, fmt.Errorf("cannot print the result: %w", err)}
	}
	return n, o.err
}

// closedOutput is a standard output that was closed before the program began.
type closedOutput struct{}

func (closedOutput) Write([]byte) (int, error) {
	return 0, errors.New("standard output is closed")
}
