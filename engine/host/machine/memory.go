// Package machine says what this machine can give to a search, so that no
// search makes it swap.
package machine

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"time"

	"langkah/engine/solve/search"
)

// Memory is how many bytes of main memory there are for the process: the
// machine's, or the container's where that has less.
func Memory() int64 { return memory() }

// DefaultLimits are the limits of a search when the user sets none: 30 seconds
// and a quarter of the memory, 4 GiB at the most.
func DefaultLimits() search.Limits {
	return search.Limits{Time: 30 * time.Second, Memory: min(Memory()/4, 4<<30)}
}

// Guard tells Go's garbage collector what the process may come to when a search
// under a memory limit begins: what it holds now and the limit. Garbage is then
// collected before the process holds much more than that, and not, as it would
// be otherwise, when there is as much garbage as there is in use. Zero means no
// limit but the machine's.
func Guard(limit int64) {
	most := Memory() / 10 * 9
	if limit > 0 {
		// The collector needs some room: the less there is, the more often it runs.
		most = min(most, inUse(limit/20)+limit+limit/20+8<<20)
	}
	debug.SetMemoryLimit(most)
}

// inUse is how many bytes the process uses now, without garbage; or with garbage, where
// both are so little together that it is not worth a collection, which would hold up the
// window for the time of some frames.
func inUse(little int64) int64 {
	if all := read("/memory/classes/heap/objects:bytes"); all <= little {
		return all
	}
	runtime.GC()
	return read("/gc/heap/live:bytes")
}

// read is a figure of the runtime's; 0 where it has none of that name.
func read(name string) int64 {
	sample := []metrics.Sample{{Name: name}}
	metrics.Read(sample)
	if sample[0].Value.Kind() != metrics.KindUint64 {
		return 0
	}
	return int64(sample[0].Value.Uint64())
}
