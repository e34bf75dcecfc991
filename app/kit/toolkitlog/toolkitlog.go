// Package toolkitlog takes what the toolkit writes to Go's standard logger,
// which nothing else here uses. Such lines ("Error parsing user locale C", "this
// computer does not define a VIDEOS folder") are not for the user; why no
// window can be made is, and is kept.
//
// The toolkit already logs while its packages are initialised, before main: this
// package has to be initialised earlier. It is, because Go initialises the
// packages that are ready in the order of their import paths: this one needs
// nothing but log, and the toolkit needs text/template, which comes later in
// the alphabet. A test of the whole executable would notice a change.
package toolkitlog

import (
	"log"
	"os"
	"strings"
	"sync"
)

// Variable is the environment variable that, when it is set, leaves the lines on
// standard error: calls from the wrong goroutine are told there, too.
const Variable = "LANGKAH_LOG"

var taken = take()

// take gives the standard logger a place to write to.
func take() *lines {
	l := &lines{}
	if os.Getenv(Variable) == "" {
		log.SetFlags(0)
		log.SetOutput(l)
	}
	return l
}

// NoWindow is why GLFW, which makes the toolkit's windows, could not make one;
// empty where it has not said so.
func NoWindow() string { return taken.last() }

// lines hears every line that is logged and keeps what was said last of a window
// that could not be made.
type lines struct {
	mu       sync.Mutex
	noWindow string
}

// codes are GLFW's own, before its reason: no display, none that answers, none with
// OpenGL, or none with a version of it that is new enough.
var codes = [...]string{"PlatformUnavailable: ", "PlatformError: ", "APIUnavailable: ", "VersionUnavailable: ", "FormatUnavailable: "}

// Write takes one line.
func (l *lines) Write(line []byte) (int, error) {
	for _, code := range codes {
		if _, why, found := strings.Cut(string(line), code); found {
			l.mu.Lock()
			l.noWindow = strings.TrimSpace(why)
			l.mu.Unlock()
		}
	}
	return len(line), nil
}

func (l *lines) last() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.noWindow
}
