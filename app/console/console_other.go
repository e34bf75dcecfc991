//go:build !windows

package console

import (
	"fmt"
	"os"
)

// Colours lets the terminal colour what is written to it. Here it does so by itself.
func Colours() {}

// Complain says why the program ends.
func Complain(err error) {
	fmt.Fprintln(os.Stderr, "langkah:", err)
}
