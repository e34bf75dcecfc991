//go:build !nogui

package main

import (
	"errors"
	"fmt"
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
	w, err := makeWindow(path)
	if err != nil {
		return err
	}
	w.Run()
	return nil
}

// makeWindow makes the window. The toolkit panics where a display is named but
// cannot be reached.
func makeWindow(path string) (w *app.Window, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = fmt.Errorf("no window can be opened here (%v); use langkah solve FILE on the command line", broken)
		}
	}()
	return app.Open(fyneapp.NewWithID("app.langkah"), fyne.Do, path), nil
}

// hasDisplay says whether a window can be shown: only X11 and Wayland tell.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "windows", "darwin":
		return true
	}
	return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
}
