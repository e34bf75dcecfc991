package cli

import (
	"errors"
	"io"
	"os"
	"regexp"

	"langkah/engine/catalog"
	"langkah/engine/host/files"
)

// input is where a command reads from. A read that the user interrupts ends at
// once, though nothing may ever come: it goes on beside the program, which ends.
type input struct {
	from        io.Reader
	interrupted <-chan struct{}
}

// errInterrupted is why a read has ended.
var errInterrupted = errors.New("stopped before all was read")

func (in *input) Read(p []byte) (int, error) {
	type end struct {
		n   int
		err error
	}
	own := make([]byte, len(p)) // p is the caller's, who may not wait
	done := make(chan end, 1)
	go func() {
		n, err := in.from.Read(own)
		done <- end{n, err}
	}()
	select {
	case e := <-done:
		return copy(p, own[:e.n]), e.err
	case <-in.interrupted:
		return 0, errInterrupted
	}
}

// file is the file behind a stream; nil where it is none.
func file(stream any) *os.File {
	switch s := stream.(type) {
	case *input:
		return file(s.from)
	case *plain:
		return file(s.to)
	case *output:
		return file(s.to)
	case *os.File:
		return s
	}
	return nil
}

// descriptor is the path of what is open already, such as the pipe that a shell
// makes of <(command).
var descriptor = regexp.MustCompile(`^(/dev/fd|/proc/self/fd)/[0-9]+$|^/dev/stdin$`)

// openInput opens what a command reads: a regular file, standard input for -, or what
// is open already. Whoever opens it closes it.
func (s Streams) openInput(path string) (io.ReadCloser, error) {
	if path == "-" {
		return io.NopCloser(s.In), nil
	}
	if !descriptor.MatchString(path) {
		return files.Open(path)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	return struct {
		io.Reader
		io.Closer
	}{s.interruptible(file), file}, nil
}

// interruptible is a reader whose reads end with the user's interrupt.
func (s Streams) interruptible(r io.Reader) io.Reader {
	if in, ok := s.In.(*input); ok {
		return &input{r, in.interrupted}
	}
	return r
}

// readText reads a file of text; - is standard input.
func (s Streams) readText(path string) (string, error) {
	in, err := s.openInput(path)
	if err != nil {
		return "", err
	}
	defer in.Close()
	return catalog.ReadFrom(in)
}
