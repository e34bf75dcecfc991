package machine

import (
	"math"
	"runtime"
	"runtime/debug"
	"testing"

	"langkah/engine/testkit/casetest"
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

// TestGuardCollectsWhereItMatters counts the collections of garbage that a search begins
// with: the window waits for them.
func TestGuardCollectsWhereItMatters(t *testing.T) {
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(-1))
	collections := func() uint32 {
		var stats runtime.MemStats
		runtime.ReadMemStats(&stats)
		return stats.NumForcedGC
	}
	held := make([]byte, 8<<20)
	for limit, want := range map[int64]uint32{64 << 20: 1, 1 << 40: 0} {
		before := collections()
		Guard(limit)
		if got := collections() - before; got != want {
			t.Errorf("Guard(%d) collects garbage %d times, want %d", limit, got, want)
		}
	}
	runtime.KeepAlive(held)
}

// TestGuardKeepsGarbageFew fills half of a limit and makes much garbage beside.
func TestGuardKeepsGarbageFew(t *testing.T) {
	const limit = 128 << 20
	peak := casetest.PeakOf(t, "garbage", func() {
		Guard(limit)
		var blocks [70 << 4][]byte // in use at a time, 70 MiB in all
		for i := range 1000 << 4 {
			block := make([]byte, 1<<16)
			for at := 0; at < len(block); at += 1 << 10 {
				block[at] = 1
			}
			blocks[i%len(blocks)] = block
		}
		runtime.KeepAlive(blocks)
	})
	if wrong := casetest.Within(peak, limit); wrong != "" {
		t.Error(wrong)
	}
}
