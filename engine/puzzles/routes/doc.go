// Package routes implements route finding: on graphs of places and roads, as in lectures, and on maps of cells.
//
// A state is the node where the traveller is and the set of the places still to be visited that have been visited. A
// graph has its roads in the order of the text, which is the order of the successors; a map computes its steps.
//
// Costs are whole numbers of a part of 1, so that all comparisons are exact: see unit.go.
package routes
