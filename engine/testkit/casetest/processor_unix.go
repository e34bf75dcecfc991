//go:build unix

package casetest

import (
	"syscall"
	"testing"
	"time"
)

// busy returns the processor time of the process so far, on all cores.
func busy(t testing.TB) time.Duration {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Skipf("this system does not tell the processor time: %v", err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
