// Package ice is the family of ice sliding puzzles: an actor on ice slides until
// a rock stops it. It has to cross the numbers in order and then to stop on the
// goal; lava and an open edge end the game.
//
// The rules are those of the third small assignment of the course IF2211 of 2026
// (ITB). A state is the actor's cell and how many numbers it has crossed, so a
// board of 18 x 26 cells with ten numbers has at most 5,148: every state of any
// board that is read can be measured in a moment, and the oracle, the audit and
// the generator do so. See space.go.
package ice
