//go:build amd64 || arm64

package hardware

import "unsafe"

// Prefetch has the processor fetch the memory at a place into its cache, and goes on
// meanwhile. A load would do so too, but the processor does little beyond one that waits.
//
//go:noescape
func Prefetch(at unsafe.Pointer)
