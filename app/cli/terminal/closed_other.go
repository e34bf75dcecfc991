//go:build !cgo || !unix

package terminal

// OutClosed reports whether the program was started with its standard output closed.
// Without C nothing can: Go's runtime opens /dev/null in the place of a closed
// standard output before any of its code runs, and a program may be given /dev/null
// by intent. Outside of Unix, where this is false too, a write to a closed output
// fails by itself.
func OutClosed() bool { return false }
