// Package start is the page that a window begins with: what there is to solve,
// what was open last, and the files opened before.
package start
