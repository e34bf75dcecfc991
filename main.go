//go:build !js || nogui

// Langkah is a workbench for puzzles that are solved by search: a window, and
// the same jobs on the command line.
package main

import (
	"os"

	"langkah/app/cli"
	"langkah/app/cli/exit"
	"langkah/app/console"
)

func main() {
	os.Exit(run(os.Args[1:]))
}

// run opens the window without arguments, or with one that names something to open;
// otherwise it runs the command line.
func run(args []string) int {
	if len(args) > 1 || len(args) == 1 && !isOpened(args[0]) {
		return cli.Main(args)
	}
	argument := ""
	if len(args) == 1 {
		argument = args[0]
	}
	if err := openWindow(argument); err != nil {
		console.Complain(err)
		return exit.Other
	}
	return exit.OK
}

// isOpened reports whether a single argument names something for the window: a file, a
// folder or a share string. A command takes precedence over a file of its name.
func isOpened(arg string) bool {
	if _, err := os.Stat(arg); err != nil && !cli.IsShared(arg) {
		return false
	}
	return !cli.IsCommand(arg)
}
