// Package machine says what this machine can give to a search, so that no
// search makes it swap.
package machine

import (
	"runtime/debug"
	"time"

	"github.com/KimMachineGun/automemlimit/memlimit"

	"langkah/engine/search"
)

// assumed is the memory of a machine that does not tell.
const assumed = 4 << 30

// Memory is how many bytes of main memory there are for the process: the
// machine's, or the container's where that has less.
func Memory() int64 {
	memory := int64(assumed)
	if all, err := memlimit.FromSystem(); err == nil && all > 0 {
		memory = int64(all)
	}
	if group, err := memlimit.FromCgroup(); err == nil && group > 0 && group < uint64(memory) {
		memory = int64(group)
	}
	return memory
}

// DefaultLimits are the limits of a search when the user sets none: 30 seconds
// and a quarter of the memory, 4 GiB at the most.
func DefaultLimits() search.Limits {
	return search.Limits{Time: 30 * time.Second, Memory: min(Memory()/4, 4<<30)}
}

// Guard tells Go's garbage collector what a search under a memory limit may
// come to, so that garbage is collected before the machine has to swap. Zero
// means no limit but the machine's.
func Guard(limit int64) {
	most := Memory() / 10 * 9
	if limit > 0 {
		// A quarter more leaves room for tables that are being copied to larger ones.
		most = min(most, limit+max(limit/4, 256<<20))
	}
	debug.SetMemoryLimit(most)
}
