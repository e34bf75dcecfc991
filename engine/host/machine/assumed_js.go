package machine

// assumed is the memory of a page, which cannot be queried: half of the greatest WebAssembly
// memory, so that a search with the default limit does not crash the page.
const assumed = 2 << 30
