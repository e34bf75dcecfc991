// Package searchtest checks search problems against their stated properties, and the
// algorithms of package search against their guarantees. [Check] explores a small problem
// with plain breadth-first search and Dijkstra's algorithm, written without package search,
// and compares. Only tests import it.
package searchtest
