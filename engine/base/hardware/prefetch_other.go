//go:build !amd64 && !arm64

package hardware

import "unsafe"

// Prefetch does nothing where the processor's instruction is not known.
func Prefetch(unsafe.Pointer) {}
