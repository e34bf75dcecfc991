package casetest_test

import (
	"testing"
	"time"

	"langkah/engine/testkit/casetest"
)

func TestProcessorCountsWorkAlone(t *testing.T) {
	took := casetest.Processor(t)
	time.Sleep(100 * time.Millisecond)
	if took() > 50*time.Millisecond {
		t.Errorf("sleeping took %v of processor time", took())
	}
	for sum := 0; took() < 20*time.Millisecond; sum++ {
	}
}
