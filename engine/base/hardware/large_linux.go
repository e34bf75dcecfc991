// Package hardware has hints for memory: large pages and prefetching.
package hardware

import (
	"syscall"
	"unsafe"
)

// large is the usual size of a large page, in bytes.
const large = 2 << 20

// LargePages asks the kernel to map a table that is accessed at random in large pages, since
// with small ones most lookups miss the TLB too. A refusal costs only time.
func LargePages[T any](table []T) {
	var entry T
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(table))), len(table)*int(unsafe.Sizeof(entry)))
	first := int(-uintptr(unsafe.Pointer(unsafe.SliceData(bytes))) % large)
	if size := (len(bytes) - first) &^ (large - 1); size > 0 {
		_ = syscall.Madvise(bytes[first:first+size], syscall.MADV_HUGEPAGE)
	}
}
