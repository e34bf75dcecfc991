//go:build !js

package breath

// Take gives the page a turn when it is due.
func Take() {}
