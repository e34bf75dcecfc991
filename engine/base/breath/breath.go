// Package breath lets the page of a browser live while the program works. There is
// one thread in a page: as long as a search runs on it nothing is drawn, and no key
// or click is heard. Whatever loops for long calls [Take] at least every few
// milliseconds; a search does so when it looks at its limits.
//
// Outside a page, where threads are the system's concern, it does nothing.
package breath
