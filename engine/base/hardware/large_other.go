//go:build !linux

// Package hardware asks the system and the processor how memory is held and fetched.
package hardware

// LargePages is for systems that have to be asked for them.
func LargePages[T any]([]T) {}
