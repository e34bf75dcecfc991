package app

import (
	"os"
	"runtime/debug"
	"testing"
)

// TestMain lets garbage lie longer: a hundred windows come and go here, and a
// third of the time went into collecting them.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	os.Exit(m.Run())
}
