// Package console prepares the terminal, and reports why the program cannot start.
// Only Windows needs more for that than standard error.
package console
