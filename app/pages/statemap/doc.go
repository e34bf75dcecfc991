// Package statemap is the page Map: all positions of a small puzzle, how far each
// is from a goal, where the user is among them, and what a search saw of them.
package statemap
