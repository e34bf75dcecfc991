//go:build !unix

package cli

// outClosed says whether the program was started with its standard output
// closed. Here a write to it fails by itself.
func outClosed() bool { return false }
