package cli

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// destination is a file that a command is going to write, or a folder of files.
type destination struct {
	flag, path string // the flag that names it and its value; it is not asked for where path is empty
	names      string // of a folder, which files in it are written, as a pattern of path/filepath
}

// checkDestinations refuses a command that would write over a file that it
// reads, or over another that it writes, whatever path leads there. It is
// asked before any work begins. An input "-" is standard input.
func (s Streams) checkDestinations(inputs []string, outputs []destination) error {
	var read, written []target
	for _, path := range inputs {
		if path != "-" {
			read = append(read, target{name: path, place: placeOf(path)})
		} else if file := regular(s.In); file != nil {
			read = append(read, target{name: "standard input", place: place{file: file}})
		}
	}
	if file := regular(s.Out); file != nil {
		written = append(written, target{name: "standard output", place: place{file: file}})
	}
	for _, d := range outputs {
		if d.path == "" {
			continue
		}
		if d.path == "-" {
			return badInput(fmt.Errorf(`%s is "-", but files are not saved on standard output, where the result is printed; name a file, or ./- for one of that name`, d.flag))
		}
		to := newTarget(d)
		for _, other := range read {
			if to.touches(other) {
				return badInput(fmt.Errorf("%s would be written over %s, which is read; choose another place", to.name, other.name))
			}
		}
		for _, other := range written {
			if to.touches(other) || other.touches(to) {
				return badInput(fmt.Errorf("%s and %s would be written over each other; choose another place for one of them", other.name, to.name))
			}
		}
		written = append(written, to)
	}
	return nil
}

// target is what is read or written, with its place.
type target struct {
	name   string // for the user
	place  place
	folder string  // the pattern of the names in it, where it is a folder of files
	there  []place // of the files in the folder that would be replaced
}

func newTarget(d destination) target {
	t := target{name: d.flag + " " + d.path, place: placeOf(d.path), folder: d.names}
	if d.names == "" {
		return t
	}
	// What cannot be listed is not there yet; a failure to write says more.
	entries, _ := os.ReadDir(d.path)
	for _, e := range entries {
		if matches(d.names, e.Name()) {
			t.there = append(t.there, placeOf(filepath.Join(d.path, e.Name())))
		}
	}
	return t
}

// touches says whether writing to t changes the other.
func (t target) touches(other target) bool {
	if t.place.same(other.place) || t.folder != "" && t.place.holds(other.place, t.folder) {
		return true
	}
	for _, file := range t.there {
		if file.same(other.place) {
			return true
		}
	}
	return false
}

// place is where a path leads: through links, and also where nothing stands yet.
type place struct {
	file fs.FileInfo // what stands there; nil where nothing does
	dir  fs.FileInfo // then the nearest folder on the way that exists,
	rest string      // and the way from there
}

// mostLinks is how many links to nothing are followed, which may go in a circle.
const mostLinks = 40

func placeOf(path string) place {
	for range mostLinks {
		if info, err := os.Stat(path); err == nil {
			return place{file: info}
		}
		to, err := os.Readlink(path)
		if err != nil {
			break
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(path), to)
		}
		path = to
	}
	for rest := ""; ; {
		rest = filepath.Join(filepath.Base(path), rest)
		parent := filepath.Dir(path)
		if info, err := os.Stat(parent); err == nil || parent == path {
			return place{dir: info, rest: rest}
		}
		path = parent
	}
}

// same says whether two places are one file, or will be.
func (p place) same(other place) bool {
	if p.file != nil || other.file != nil {
		return os.SameFile(p.file, other.file)
	}
	return os.SameFile(p.dir, other.dir) && fold(p.rest) == fold(other.rest)
}

// holds says whether the other place is a file that is not there yet, in this
// folder and of such a name.
func (p place) holds(other place, names string) bool {
	if other.file != nil || !matches(names, filepath.Base(other.rest)) {
		return false
	}
	parent := filepath.Dir(other.rest)
	if p.file != nil {
		return parent == "." && os.SameFile(p.file, other.dir)
	}
	return p.same(place{dir: other.dir, rest: parent})
}

// matches says whether a file of that name would be among those of a pattern.
func matches(pattern, name string) bool {
	ok, err := filepath.Match(fold(pattern), fold(name))
	return ok || err != nil
}

// fold makes names alike that are one on this system.
func fold(name string) string {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return strings.ToLower(name)
	}
	return name
}

// regular is the file behind a stream; nil where it is a terminal, a pipe, or
// no file at all.
func regular(stream any) fs.FileInfo {
	behind := file(stream)
	if behind == nil {
		return nil
	}
	if info, err := behind.Stat(); err == nil && info.Mode().IsRegular() {
		return info
	}
	return nil
}
