// Package review is the page that judges a line of boards step by step: a game
// that was played against what can be proven of it, or the boards that a program
// has printed against the rules.
package review
