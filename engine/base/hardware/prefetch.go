//go:build amd64 || arm64

package hardware

import "unsafe"

// Prefetch starts loading a cache line and does not wait for it. An ordinary load would do
// so too, but out-of-order execution gets little beyond one that misses.
//
//go:noescape
func Prefetch(at unsafe.Pointer)
