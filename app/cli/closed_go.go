//go:build !cgo && unix

package cli

import (
	"os"

	"golang.org/x/sys/unix"
)

// outClosed says whether the program was started with its standard output
// closed. Go's runtime has opened /dev/null in its place, for reading and
// writing, which no shell does; a program that discards the output of another
// in this way mostly discards its messages with it. Without C there is no way
// to tell the rest apart.
func outClosed() bool { return openBothWays(os.Stdout) && !openBothWays(os.Stderr) }

// openBothWays says whether the file is /dev/null, open for reading and writing.
func openBothWays(file *os.File) bool {
	info, err := file.Stat()
	null, nullErr := os.Stat(os.DevNull)
	if err != nil || nullErr != nil || !os.SameFile(info, null) {
		return false
	}
	flags, err := unix.FcntlInt(file.Fd(), unix.F_GETFL, 0)
	return err == nil && flags&unix.O_ACCMODE == unix.O_RDWR
}
