package machine

// assumed is the memory of a page, which cannot ask: half of the most that it can
// have, so that a search under the usual limit does not end it.
const assumed = 2 << 30
