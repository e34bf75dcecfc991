package files

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"langkah/engine"
	"langkah/engine/base/version"
)

// KeepFault saves a crash report of a method, with the puzzle and all that is needed to
// reproduce it, in the user's cache folder, or else in that for temporary files. It returns
// a sentence with the path; zero if the solution has no details.
func KeepFault(s engine.Solution) engine.Message {
	if s.Result.Details == "" {
		return engine.Message{}
	}
	return keepFault(faultText(s))
}

// KeepBroken saves a crash report of anything else: what crashed, in a line, the puzzle that
// was open, and the details.
func KeepBroken(what, puzzle, details string) engine.Message {
	return keepFault(fmt.Sprintf("%s%s\n\n%s\n%s", runningOn(), what, puzzle, details))
}

func keepFault(text string) engine.Message {
	folders := []string{os.TempDir()}
	if cache, err := os.UserCacheDir(); err == nil {
		folders = []string{cache, os.TempDir()}
	}
	name := time.Now().Format("fault-20060102-150405.txt")
	var err error
	for _, folder := range folders {
		folder = filepath.Join(folder, "langkah", "faults")
		path := filepath.Join(folder, name)
		if err = os.MkdirAll(folder, 0o755); err != nil {
			continue
		}
		if err = Save(path, []byte(text)); err == nil {
			return engine.Msg("The details are in %s.", path)
		}
	}
	return engine.Msg("The details could not be saved: %s.", err)
}

// faultText returns the report of a method that panicked.
func faultText(s engine.Solution) string {
	var b strings.Builder
	b.WriteString(runningOn())
	fmt.Fprintf(&b, "Method: %s", s.Method.Name())
	for _, o := range s.Method.Settings.Options() {
		fmt.Fprintf(&b, ", %s = %s", o.Name, s.Method.Settings.Text(o.Name))
	}
	fmt.Fprintf(&b, "\nPuzzle: %s\n\n%s\n%s", s.Name, s.Puzzle, s.Result.Details)
	return b.String()
}

// runningOn returns a line with the program's version and the system.
func runningOn() string {
	return fmt.Sprintf("Langkah %s, %s %s/%s\n", version.This(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
