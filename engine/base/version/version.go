// Package version identifies the build of the program.
package version

import "runtime/debug"

// Set by the linker's -X when a package is built.
var number, commit, date string

// Build identifies a build; unknown fields are empty.
type Build struct {
	Number string // such as 0.1.0; (devel) for a build from a working tree
	Commit string // up to 12 digits
	Date   string // date of the commit, YYYY-MM-DD
}

// This returns the program's own build, as set by the linker, or as recorded by Go.
func This() Build {
	b := Build{number, commit, date}
	info, ok := debug.ReadBuildInfo()
	if b.Number != "" || !ok {
		return b
	}
	b.Number = info.Main.Version
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			b.Commit = s.Value[:min(12, len(s.Value))]
		case "vcs.time":
			b.Date = s.Value[:min(len("2006-01-02"), len(s.Value))]
		}
	}
	return b
}

// String returns the version on one line.
func (b Build) String() string {
	text := b.Number
	if text == "" {
		text = "(unknown version)"
	}
	for _, more := range []string{b.Commit, b.Date} {
		if more != "" {
			text += " " + more
		}
	}
	return text
}
