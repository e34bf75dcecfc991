//go:build js && !nogui

package main

import (
	"fmt"
	"os"
)

// main opens the window in a page of a browser, which has no command line. What
// the page's address asks for is heard later.
func main() {
	if err := openWindow(""); err != nil {
		fmt.Fprintln(os.Stderr, "langkah:", err)
		os.Exit(1)
	}
}
