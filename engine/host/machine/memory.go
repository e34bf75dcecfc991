// Package machine reports how much memory a search may use without swapping.
package machine

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"time"

	"github.com/KimMachineGun/automemlimit/memlimit"

	"langkah/engine/solve/search"
)

// Memory returns the bytes of main memory for the process: the machine's, or the container's
// if that is less. It is queried once, as that takes milliseconds.
func Memory() int64 { return memory() }

var memory = sync.OnceValue(func() int64 {
	memory := int64(assumed)
	if all, err := memlimit.FromSystem(); err == nil && all > 0 {
		memory = int64(all)
	}
	if group, err := memlimit.FromCgroup(); err == nil && group > 0 && group < uint64(memory) {
		memory = int64(group)
	}
	return memory
})

// DefaultLimits returns the limits of a search unless the user sets others: 30 seconds and a
// quarter of the memory, at most 4 GiB.
func DefaultLimits() search.Limits {
	return search.Limits{Time: 30 * time.Second, Memory: min(Memory()/4, 4<<30)}
}

// Guard sets the garbage collector's soft limit for a search with a memory limit: the memory
// in use now plus the limit. So garbage is collected before the process exceeds that, rather
// than when there is as much garbage as live data. Zero means no limit but the machine's.
func Guard(limit int64) {
	heap := Memory() / 10 * 9
	if limit > 0 {
		// Headroom: the less there is, the more often the collector runs.
		heap = min(heap, inUse(limit/20)+limit+limit/20+8<<20)
	}
	debug.SetMemoryLimit(heap)
}

// inUse returns the bytes of live data; including garbage if both together are at most
// little, to save a collection, which would delay the window by some frames.
func inUse(little int64) int64 {
	if all := read("/memory/classes/heap/objects:bytes"); all <= little {
		return all
	}
	runtime.GC()
	return read("/gc/heap/live:bytes")
}

// read returns a runtime metric; 0 if there is none of that name.
func read(name string) int64 {
	sample := []metrics.Sample{{Name: name}}
	metrics.Read(sample)
	if sample[0].Value.Kind() != metrics.KindUint64 {
		return 0
	}
	return int64(sample[0].Value.Uint64())
}
