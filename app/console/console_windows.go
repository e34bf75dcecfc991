package console

import (
	"fmt"
	"os"

	"golang.org/x/sys/windows"
)

// Colours lets the terminal colour what is written to it, and move its cursor.
// Consoles have to be asked; whatever else standard output is has no such mode.
func Colours() {
	for _, f := range []*os.File{os.Stdout, os.Stderr} {
		handle, mode := windows.Handle(f.Fd()), uint32(0)
		if windows.GetConsoleMode(handle, &mode) == nil {
			_ = windows.SetConsoleMode(handle, mode|windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING)
		}
	}
}

// Complain says why the program ends. The windowed program has no standard error:
// there it says it in a box.
func Complain(err error) {
	if _, failed := fmt.Fprintln(os.Stderr, "langkah:", err); failed == nil {
		return
	}
	title, _ := windows.UTF16PtrFromString("Langkah")
	if text, err := windows.UTF16PtrFromString(err.Error()); err == nil {
		_, _ = windows.MessageBox(0, text, title, windows.MB_ICONERROR)
	}
}
