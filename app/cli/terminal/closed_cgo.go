//go:build cgo && unix

package terminal

/*
#include <fcntl.h>

static int closed;

__attribute__((constructor)) static void look(void) { closed = fcntl(1, F_GETFD) == -1; }

static int out_was_closed(void) { return closed; }
*/
import "C"

// OutClosed reports whether the program was started with its standard output
// closed. C looks before Go's runtime opens /dev/null in its place.
func OutClosed() bool { return C.out_was_closed() != 0 }
