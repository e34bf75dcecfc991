// Package hardware asks the system and the processor how memory is held and fetched.
package hardware

import (
	"syscall"
	"unsafe"
)

// large is the usual size of a large page, in bytes.
const large = 2 << 20

// LargePages asks the system to hold a table that is looked up all over in large pages: with
// small ones most lookups wait for the place of the page as well as for the entry. What
// is not granted costs only time.
func LargePages[T any](table []T) {
	var entry T
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(table))), len(table)*int(unsafe.Sizeof(entry)))
	first := int(-uintptr(unsafe.Pointer(unsafe.SliceData(bytes))) % large)
	if size := (len(bytes) - first) &^ (large - 1); size > 0 {
		_ = syscall.Madvise(bytes[first:first+size], syscall.MADV_HUGEPAGE)
	}
}
