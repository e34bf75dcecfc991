//go:build !windows

package console

import (
	"fmt"
	"os"
)

// Colours does nothing: terminals here interpret colours by themselves.
func Colours() {}

// Complain reports the error that ends the program.
func Complain(err error) {
	fmt.Fprintln(os.Stderr, "langkah:", err)
}
