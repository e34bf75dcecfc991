package pdb

import (
	"syscall"
	"unsafe"
)

// hugePage is the usual size of a large page, in bytes.
const hugePage = 2 << 20

// largePages asks the system to hold a table that is looked up all over in large
// pages: with small ones most lookups wait for the place of the page as well as
// for the entry. What is not granted costs only time.
func largePages[T any](table []T) {
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(table))), len(table)*int(unsafe.Sizeof(*new(T))))
	first := int(-uintptr(unsafe.Pointer(unsafe.SliceData(bytes))) % hugePage)
	if size := (len(bytes) - first) &^ (hugePage - 1); size > 0 {
		_ = syscall.Madvise(bytes[first:first+size], syscall.MADV_HUGEPAGE)
	}
}
