// Package review is the page Review: a game that was played, held move by move
// against what can be proven of it.
package review
