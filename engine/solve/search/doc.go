// Package search has algorithms for state spaces. It knows no puzzle: a puzzle supplies a
// [Problem] over comparable states. Each algorithm is in a file of its own name, as a
// function generic in the state type, so that the compiler specializes it.
//
// [Run] runs an algorithm by name. A run observes its context and its [Limits], reports its
// progress to a [Probe], and returns an [Outcome].
package search
