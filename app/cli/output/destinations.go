package output

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"langkah/app/cli/exit"
	"langkah/app/cli/terminal"
)

// Destination is a file that a command is going to write, or a folder of files.
type Destination struct {
	Flag, Path string // the flag and its value, which is empty where nothing is to be written
	Names      string // for a folder: the files that are written in it, as a pattern of path/filepath
}

// CheckDestinations refuses a command that would overwrite a file that it reads, or
// another that it writes, whatever path leads there. It is called before any work
// begins. in and out are the command's streams; an input "-" is in.
func CheckDestinations(in, out any, inputs []string, outputs []Destination) error {
	var read, written []target
	for _, path := range inputs {
		if path != "-" {
			read = append(read, target{name: path, place: newPlace(path)})
		} else if file := regular(in); file != nil {
			read = append(read, target{name: "standard input", place: place{file: file}})
		}
	}
	if file := regular(out); file != nil {
		written = append(written, target{name: "standard output", place: place{file: file}})
	}
	for _, d := range outputs {
		if d.Path == "" {
			continue
		}
		if d.Path == "-" {
			return exit.Refusal(fmt.Errorf(`%s is "-", but files are not saved on standard output, where the result is printed; name a file, or ./- for one of that name`, d.Flag))
		}
		to := newTarget(d)
		for _, other := range read {
			if to.touches(other) {
				return exit.Refusal(fmt.Errorf("%s would be written over %s, which is read; choose another place", to.name, other.name))
			}
		}
		for _, other := range written {
			if to.touches(other) || other.touches(to) {
				return exit.Refusal(fmt.Errorf("%s and %s would be written over each other; choose another place for one of them", other.name, to.name))
			}
		}
		written = append(written, to)
	}
	return nil
}

// target is a file or a folder that is read or written.
type target struct {
	name   string // for the user
	place  place
	folder string  // for a folder: the pattern of the names of the files written in it
	there  []place // for a folder: the files in it that would be replaced
}

func newTarget(d Destination) target {
	t := target{name: d.Flag + " " + d.Path, place: newPlace(d.Path), folder: d.Names}
	if d.Names == "" {
		return t
	}
	// A folder that cannot be listed is not there yet, or writing to it will fail.
	entries, _ := os.ReadDir(d.Path)
	for _, e := range entries {
		if matches(d.Names, e.Name()) {
			t.there = append(t.there, newPlace(filepath.Join(d.Path, e.Name())))
		}
	}
	return t
}

// touches reports whether writing to t changes the other.
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

// place is the file that a path leads to through links, though it may not exist yet.
type place struct {
	file fs.FileInfo // nil where there is no such file;
	dir  fs.FileInfo // then the nearest parent folder that exists,
	rest string      // and the path from there
}

// mostLinks limits how many dangling links are followed, as they may form a cycle.
const mostLinks = 40

func newPlace(path string) place {
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

// same reports whether two places are one file, or will be.
func (p place) same(other place) bool {
	if p.file != nil || other.file != nil {
		return os.SameFile(p.file, other.file)
	}
	return os.SameFile(p.dir, other.dir) && fold(p.rest) == fold(other.rest)
}

// holds reports whether the other place is a file that does not exist yet, in this
// folder and with a name of that pattern.
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

// matches reports whether a name fits a pattern.
func matches(pattern, name string) bool {
	ok, err := filepath.Match(fold(pattern), fold(name))
	return ok || err != nil
}

// fold makes names equal that this system takes for one.
func fold(name string) string {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return strings.ToLower(name)
	}
	return name
}

// regular returns the regular file behind a stream, or nil where there is none.
func regular(stream any) fs.FileInfo {
	behind := terminal.File(stream)
	if behind == nil {
		return nil
	}
	if info, err := behind.Stat(); err == nil && info.Mode().IsRegular() {
		return info
	}
	return nil
}
