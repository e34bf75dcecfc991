// Package help is the page that explains: keys, how files are written, terms,
// every algorithm and heuristic, and the pages of docs for those who use the window.
// What it says of puzzles and methods, they say of themselves.
package help
