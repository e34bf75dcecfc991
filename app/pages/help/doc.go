// Package help is the page that explains: keys, how files are written, terms,
// and every algorithm and heuristic. What it says of puzzles and methods, they
// say of themselves.
package help
