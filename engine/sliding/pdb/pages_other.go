//go:build !linux

package pdb

// largePages is for systems that have to be asked for them.
func largePages[T any]([]T) {}
