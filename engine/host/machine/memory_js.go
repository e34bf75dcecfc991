package machine

// memory returns half of the greatest WebAssembly memory, as a page cannot query its own: a
// search with the default limit does not crash it.
func memory() int64 { return 2 << 30 }
