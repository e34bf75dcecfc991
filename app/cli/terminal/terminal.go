// Package terminal reads and writes the program's streams: printing that keeps its
// first error and passes no control characters on, reading that an interrupt ends,
// and the line that shows progress.
package terminal

import "os"

// File returns the file behind a stream, or nil where there is none.
func File(stream any) *os.File {
	switch s := stream.(type) {
	case *Input:
		return File(s.from)
	case *Plain:
		return File(s.to)
	case *Printer:
		return File(s.to)
	case *os.File:
		return s
	}
	return nil
}
