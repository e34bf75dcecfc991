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
	"langkah/app/kit/toolkitlog"
	"langkah/engine/catalog"
)

// farewell is how long the toolkit has for its own end once the window is closed and
// all is saved. Its loop has been seen not to end.
const farewell = 5 * time.Second

// openWindow opens the window with an argument, or with what was open last where
// that is empty, and returns when it is closed.
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

// showWindow makes the window and shows it. Where there is no display to be
// reached, or none that has OpenGL, the toolkit either panics or logs the
// failure, and would then run without a window.
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
		Puzzles: catalog.New(catalog.UserTables()), Folder: app.Folder(), Argument: argument, Now: time.Now,
		Closed: func() { time.AfterFunc(farewell, func() { os.Exit(0) }) },
	})
	// X11's desktops find the program's entry, and its icon, by the name of its window.
	// The toolkit has no call for it; GLFW takes it from here.
	os.Setenv("RESOURCE_NAME", app.ID)
	defer os.Unsetenv("RESOURCE_NAME")
	if !w.Show() {
		return nil, noWindow("the display makes none")
	}
	w.TellLostPreferences(lost)
	return w, nil
}

// noWindow says why there is no window: by what the toolkit logged or, where it
// logged nothing, by what was seen.
func noWindow(seen any) error {
	return fmt.Errorf("no window can be opened here (%s); use langkah solve FILE on the command line", cmp.Or(toolkitlog.NoWindow(), fmt.Sprint(seen)))
}

// platform is the only one of X11 and Wayland that there is, or "". Left to find
// that out, the toolkit tries the other one too: Wayland's library then complains on
// standard error, and the reason why there is no window names neither.
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

// hasDisplay says whether a window can be shown: only X11 and Wayland tell.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "windows", "darwin", "js":
		return true
	}
	return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
}
