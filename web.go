//go:build js && !nogui

package main

import (
	"fmt"
	"os"
)

// main opens the window in a page of a browser, which has no command line. The page's
// address is read later.
func main() {
	if err := openWindow(""); err != nil {
		fmt.Fprintln(os.Stderr, "langkah:", err)
		os.Exit(1)
	}
}
