// Package version says which Langkah this is.
package version

import "runtime/debug"

// What a package is stamped with, by the linker's -X; nothing else sets them.
var number, commit, date string

// Build says which Langkah a program is; what is not known is empty.
type Build struct {
	Number string // such as 0.1.0; (devel) where it was built from a folder
	Commit string // up to 12 digits
	Date   string // of the commit, YYYY-MM-DD
}

// This is the program's own build: what its package was stamped with, or what
// Go noted when it was built.
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

// String is the version on one line.
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
