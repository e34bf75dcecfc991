package casetest

import (
	"runtime"
	"testing"
	"time"
)

// AtOnce is the processor time allowed after a stop: ten times what the program promises,
// for slow machines and the race detector.
const AtOnce = time.Second

// Processor starts measuring the processor time of the test's process on all cores and
// returns a function for the time so far. Unlike elapsed time it does not depend on the
// machine's load.
func Processor(t testing.TB) func() time.Duration {
	t.Helper()
	start := busy(t)
	return func() time.Duration { return busy(t) - start }
}

// Most returns the processor time allowed for work with a time limit.
func Most(limit time.Duration) time.Duration {
	return time.Duration(runtime.GOMAXPROCS(0))*limit + AtOnce
}
