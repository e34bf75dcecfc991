// Package table shows rows under a header: a list of moves, a table that is sorted
// by its columns, and a small one that does not change.
package table
