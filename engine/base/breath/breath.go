// Package breath yields to the browser's event loop during long computations. A page has one
// thread: while a search runs on it nothing is drawn and no key or click is handled. So long
// loops call [Take] at least every few milliseconds; a search does whenever it checks its
// limits.
//
// On other platforms it does nothing.
package breath
