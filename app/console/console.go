// Package console is where the program speaks: to a terminal, or where it has none
// to the user's screen. Only on Windows is there more to it than standard error.
package console
