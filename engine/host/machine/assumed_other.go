//go:build !js

package machine

// assumed is the memory of a machine that does not report it.
const assumed = 4 << 30
