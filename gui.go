//go:build !nogui

package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"runtime"
	"time"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"

	"langkah/app"
	"langkah/app/kit/browser"
	"langkah/app/kit/toolkitlog"
	"langkah/engine/catalog"
)

// farewell is how long the toolkit may take to end once the window is closed and all is
// saved. Sometimes its loop does not end.
const farewell = 5 * time.Second

// openWindow opens the window with an argument, or if that is empty with the last
// session, and returns when the window is closed.
func openWindow(argument string) error {
	if !hasDisplay() {
		return errors.New("there is no display to open a window on; use langkah solve FILE on the command line")
	}
	w, err := showWindow(argument)
	if err != nil {
		return err
	}
	w.Run()
	return nil
}

// showWindow makes the window and shows it. Without a display, or without OpenGL, the
// toolkit either panics, or logs the failure and would run without a window.
func showWindow(argument string) (w *app.Window, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = noWindow(broken)
		}
	}()
	if p := platform(); p != "" {
		os.Setenv("FYNE_PLATFORM", p)
		defer os.Unsetenv("FYNE_PLATFORM")
	}
	app.TakeOverPreferences()
	lost := app.SetAsideBadPreferences()
	fyneapp.SetMetadata(app.Metadata())
	w = app.Open(fyneapp.NewWithID(app.ID), fyne.Do, app.Given{
		Puzzles: catalog.New(catalog.UserTables()), Folder: app.Folder(), Argument: argument, Now: time.Now, Touch: browser.Touch(),
		Closed: func() { time.AfterFunc(farewell, func() { os.Exit(0) }) },
	})
	// X11 desktops match a window with the program's entry, and so its icon, by a name
	// that the toolkit cannot set; GLFW reads it from this variable.
	os.Setenv("RESOURCE_NAME", app.ID)
	defer os.Unsetenv("RESOURCE_NAME")
	if !w.Show() {
		return nil, noWindow("the display makes none")
	}
	w.TellLostPreferences(lost)
	return w, nil
}

// noWindow returns the error for a window that cannot be opened, with the reason that
// the toolkit logged or, if it logged none, the given one.
func noWindow(reason any) error {
	return fmt.Errorf("no window can be opened here (%s); use langkah solve FILE on the command line", cmp.Or(toolkitlog.NoWindow(), fmt.Sprint(reason)))
}

// platform returns "x11" or "wayland" if only that one is available, and otherwise "",
// which lets the toolkit choose. Choosing, it tries both: Wayland's library then prints
// errors, and the toolkit's own error names neither.
func platform() string {
	x11, wayland := os.Getenv("DISPLAY") != "", os.Getenv("WAYLAND_DISPLAY") != ""
	switch {
	case os.Getenv("FYNE_PLATFORM") != "" || x11 == wayland:
		return ""
	case x11:
		return "x11"
	}
	return "wayland"
}

// hasDisplay reports whether a window can be shown. Systems other than X11 and Wayland
// always have a display.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "windows", "darwin", "js":
		return true
	}
	return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
}
