// Package search finds paths in state spaces. It knows no puzzle: a puzzle
// hands it a [Problem] over comparable states, and every algorithm, one in a
// file of its own name, is a generic function over it, so that the compiler
// makes a fast version for each kind of state.
//
// [Run] runs an algorithm by its name. Every run honours its context and its
// [Limits] and tells of itself through a [Probe]; its [Outcome] says what was
// found and what is known.
package search
