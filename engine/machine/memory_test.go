package machine

import (
	"math"
	"runtime/debug"
	"testing"
)

func TestDefaultLimitsFitTheMachine(t *testing.T) {
	memory, limits := Memory(), DefaultLimits()
	if memory < 64<<20 {
		t.Errorf("Memory() = %d bytes, which no machine that runs Go has", memory)
	}
	if limits.Memory <= 0 || limits.Memory > memory/4 || limits.Memory > 4<<30 {
		t.Errorf("the default limit is %d of %d bytes, want at most a quarter and 4 GiB", limits.Memory, memory)
	}
	if limits.Time <= 0 {
		t.Error("there is no default limit of time")
	}
}

func TestGuardStaysBelowTheMachine(t *testing.T) {
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(-1))
	for _, limit := range []int64{0, 1 << 20, Memory(), math.MaxInt64 / 4} {
		Guard(limit)
		if soft := debug.SetMemoryLimit(-1); soft > Memory()/10*9 || soft < min(limit, Memory()/2) {
			t.Errorf("Guard(%d) set %d bytes on a machine of %d", limit, soft, Memory())
		}
	}
}
