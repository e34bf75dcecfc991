//go:build !linux

// Package pages asks the system how to hold memory.
package pages

// Large is for systems that have to be asked for them.
func Large[T any]([]T) {}
