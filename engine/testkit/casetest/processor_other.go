//go:build !unix

package casetest

import (
	"testing"
	"time"
)

// busy is not known here.
func busy(t testing.TB) time.Duration {
	t.Helper()
	t.Skip("the processor time is told by Unix systems alone")
	return 0
}
