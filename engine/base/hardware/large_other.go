//go:build !linux

// Package hardware has hints for memory: large pages and prefetching.
package hardware

// LargePages does nothing on this system.
func LargePages[T any]([]T) {}
