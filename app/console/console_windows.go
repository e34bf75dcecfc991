package console

import (
	"fmt"
	"os"

	"golang.org/x/sys/windows"
)

// Colours makes the console interpret escape sequences for colours and the cursor.
// Where standard output is no console there is no such mode, and nothing to do.
func Colours() {
	for _, f := range []*os.File{os.Stdout, os.Stderr} {
		handle, mode := windows.Handle(f.Fd()), uint32(0)
		if windows.GetConsoleMode(handle, &mode) == nil {
			_ = windows.SetConsoleMode(handle, mode|windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING)
		}
	}
}

// Complain reports the error that ends the program: on standard error or, in the
// windowed program, which has none, in a message box.
func Complain(err error) {
	if _, failed := fmt.Fprintln(os.Stderr, "langkah:", err); failed == nil {
		return
	}
	title, _ := windows.UTF16PtrFromString("Langkah")
	if text, err := windows.UTF16PtrFromString(err.Error()); err == nil {
		_, _ = windows.MessageBox(0, text, title, windows.MB_ICONERROR)
	}
}
