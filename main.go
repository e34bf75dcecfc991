// Langkah is a workbench for puzzles that are solved by search: a window, and
// the same jobs on the command line.
package main

import (
	"fmt"
	"os"

	"langkah/app/cli"
)

func main() {
	os.Exit(run(os.Args[1:]))
}

// run opens the window when it is given nothing or a file, and is the command
// line otherwise.
func run(args []string) int {
	if len(args) > 1 || len(args) == 1 && !isFile(args[0]) {
		return cli.Main(args)
	}
	path := ""
	if len(args) == 1 {
		path = args[0]
	}
	if err := openWindow(path); err != nil {
		fmt.Fprintln(os.Stderr, "langkah:", err)
		return cli.Other
	}
	return cli.OK
}

// isFile says whether an argument alone means a file to open. A command wins
// over a file of its name.
func isFile(arg string) bool {
	if cli.IsCommand(arg) {
		return false
	}
	info, err := os.Stat(arg)
	return err == nil && !info.IsDir()
}
