package machine

// memory is half of the most that a page can have, which it cannot ask for, so that a
// search under the usual limit does not end it.
func memory() int64 { return 2 << 30 }
