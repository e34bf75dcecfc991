// Package ice implements ice sliding puzzles: an actor slides until a rock stops it. It has to cross the numbers in
// order and then stop on the goal; lava and an open edge end the game.
//
// The rules are those of the third small assignment of the course IF2211 of 2026 (ITB). A state is the actor's cell and
// how many numbers it has crossed, so a board of 18 x 26 cells with ten numbers has at most 5,148 states. The whole
// state space of any board is computed in a moment; oracle, audit and generator use it. See statespace.go.
package ice
