package casetest

import (
	"runtime"
	"testing"
	"time"
)

// AtOnce is how much processor time work may take after it was told to end: ten
// times what the program promises, for slow machines and the race detector.
const AtOnce = time.Second

// Processor begins to count the processor time of the test's process, on all
// cores; what it returns tells how much it has been. Unlike the time of day it
// does not grow because the machine has much else to do.
func Processor(t testing.TB) func() time.Duration {
	t.Helper()
	start := busy(t)
	return func() time.Duration { return busy(t) - start }
}

// Most is the processor time that work with that limit of time may take.
func Most(limit time.Duration) time.Duration {
	return time.Duration(runtime.GOMAXPROCS(0))*limit + AtOnce
}
