//go:build !nogui

package main

import (
	"errors"
	"os"
	"runtime"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"

	"langkah/app"
)

// openWindow opens the window with a puzzle's file, or with a sample when path
// is empty, and returns when it is closed.
func openWindow(path string) error {
	if !hasDisplay() {
		return errors.New("there is no display to open a window on; use langkah solve FILE on the command line")
	}
	a := fyneapp.NewWithID("app.langkah")
	app.Open(a, fyne.Do, path).Run()
	return nil
}

// hasDisplay says whether a window can be shown: only X11 and Wayland tell.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "windows", "darwin":
		return true
	}
	return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
}
