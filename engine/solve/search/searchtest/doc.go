// Package searchtest holds search problems to their word and the algorithms of
// package search to theirs. [Check] explores a small problem with plain
// breadth-first search and Dijkstra's algorithm, written without anything of
// package search, and compares. Only tests import it.
package searchtest
