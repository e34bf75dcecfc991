//go:build !js

package machine

import (
	"sync"

	"github.com/KimMachineGun/automemlimit/memlimit"
)

// assumed is the memory of a machine that does not report it.
const assumed = 4 << 30

// memory queries the system once, as that takes milliseconds.
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
