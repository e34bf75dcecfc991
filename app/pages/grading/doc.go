// Package grading is the page that shows what any program has printed as the
// solution of a puzzle: its boards, the first one at fault, and beside them the
// puzzle solved.
package grading
