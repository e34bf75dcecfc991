//go:build !js

package breath

// Take does nothing: other platforms have threads.
func Take() {}
