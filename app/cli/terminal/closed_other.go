//go:build !cgo || !unix

package cli

// outClosed says whether the program was started with its standard output
// closed. Outside of Unix a write to it fails by itself. On Unix, Go's runtime has
// opened /dev/null in its place, for reading and writing, and so does many a program
// that discards the output of another: without C nothing tells the two apart, and
// to discard an output is no failure.
func outClosed() bool { return false }
