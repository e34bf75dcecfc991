// Licences writes the licences of all parts of the programs: of the modules linked into
// them on any system, and of code and fonts inside those modules (such as GLFW).
//
//	go run ./contrib/packaging/licences FILE
//
// It fails for a module without a licence, or with one that is not known to permit
// redistribution: read that licence, and add it to the lists below.
package main

import (
	"bytes"
	"cmp"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/google/licensecheck"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("expected a file to write, got %q", args)
	}
	modules, err := linked()
	if err != nil {
		return err
	}
	var list, texts bytes.Buffer
	for _, m := range modules {
		licences, err := m.licences()
		if err != nil {
			return err
		}
		var kinds []string
		for _, l := range licences {
			kinds = append(kinds, l.kind)
			fmt.Fprintf(&texts, "\n%s\n%s %s, %s\n\n%s\n", strings.Repeat("=", 78), m.path, m.version, l.name, l.text)
		}
		slices.Sort(kinds)
		fmt.Fprintf(&list, "%s %s: %s\n", m.path, m.version, strings.Join(slices.Compact(kinds), ", "))
	}
	const head = "Langkah is made of these parts, each under its own licence.\n\n"
	return os.WriteFile(args[0], slices.Concat([]byte(head), list.Bytes(), texts.Bytes()), 0o644)
}

// module is a Go module as it lies in the module cache.
type module struct{ path, version, folder string }

// systems are the targets that the programs are built for.
var systems = [...]string{"linux/amd64", "linux/arm64", "windows/amd64", "windows/arm64", "darwin/amd64", "darwin/arm64", "js/wasm"}

// linked returns the modules that are linked into the program on any system, in its
// build with a window, which has more of them. The first is Go's standard library.
func linked() ([]module, error) {
	const format = "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}{{end}}"
	found := map[string]module{}
	for _, system := range systems {
		goos, goarch, _ := strings.Cut(system, "/")
		lines, err := goOutput([]string{"CGO_ENABLED=1", "GOOS=" + goos, "GOARCH=" + goarch}, "list", "-deps", "-f", format, ".")
		if err != nil {
			return nil, err
		}
		for _, line := range strings.Split(lines, "\n") {
			if part := strings.Split(line, "\t"); len(part) == 3 {
				found[part[0]] = module{part[0], part[1], part[2]}
			}
		}
	}
	root, err := goOutput(nil, "env", "GOROOT", "GOVERSION")
	if err != nil {
		return nil, err
	}
	folder, version, _ := strings.Cut(root, "\n")
	list := []module{{"Go", strings.TrimPrefix(version, "go"), folder}}
	for _, path := range slices.Sorted(maps.Keys(found)) {
		list = append(list, found[path])
	}
	return list, nil
}

// goOutput returns what the go command prints. The variable GO may name another one.
func goOutput(env []string, args ...string) (string, error) {
	cmd := exec.Command(cmp.Or(os.Getenv("GO"), "go"), args...)
	cmd.Env = append(os.Environ(), env...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	return strings.TrimSpace(string(out)), err
}

// licence is a licence file, named by its path within the module.
type licence struct{ name, kind, text string }

// names matches the names of licence files.
var names = regexp.MustCompile(`(?i)^((licen[cs]e|copying|notice|patents)([-_.].*)?|ftl\.txt)$`)

// permitted are licences that only require their text to be passed on.
var permitted = []string{"Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "FTL", "ISC", "MIT", "OFL-1.1", "Unlicense", "Zlib", icc, vera, patents}

const (
	icc     = "ICC-Profile" // free, but for use under a false name
	vera    = "Bitstream-Vera"
	patents = "GooglePatentsFile" // only grants more rights
)

// identified are licences that a person has read, as no program knows their wording.
var identified = map[string]string{
	"fyne.io/fyne/v2@v2.8.1/theme/font/LICENSE_DejaVu-Powerline.txt":        vera,
	"codeberg.org/go-pdf/fpdf@v0.12.0/icc/LICENSE.color.org":                icc,
	"github.com/golang/freetype@v0.0.0-20170609003504-e2365dfdc4a0/LICENSE": "FTL", // or, by choice, the GPL
}

// licences returns the licences in a module, each text once, ordered by their paths.
// Of Go it takes only those in its top folder, which are for its library.
func (m module) licences() ([]licence, error) {
	var list []licence
	err := filepath.WalkDir(m.folder, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && path != m.folder && (entry.Name() == "testdata" || m.path == "Go"):
			return fs.SkipDir
		case entry.IsDir() || !names.MatchString(entry.Name()):
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		text := strings.TrimSpace(string(data))
		if slices.ContainsFunc(list, func(l licence) bool { return l.text == text }) {
			return nil
		}
		name, err := filepath.Rel(m.folder, path)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		kinds, err := m.kinds(name, text)
		list = append(list, licence{name, kinds, text})
		return err
	})
	if err == nil && len(list) == 0 {
		err = fmt.Errorf("%s %s has no licence in %s", m.path, m.version, m.folder)
	}
	return list, err
}

// kinds names the licences in a text, if all of them are permitted.
func (m module) kinds(name, text string) (string, error) {
	if kind := identified[m.path+"@"+m.version+"/"+name]; kind != "" {
		return kind, nil
	}
	var kinds []string
	for _, match := range licensecheck.Scan([]byte(text)).Match {
		if !slices.Contains(permitted, match.ID) {
			return "", fmt.Errorf("%s of %s %s is under %s: may the programs hold it?", name, m.path, m.version, match.ID)
		}
		kinds = append(kinds, match.ID)
	}
	if len(kinds) == 0 {
		return "", fmt.Errorf("%s of %s %s is a licence that is not known: read it", name, m.path, m.version)
	}
	return strings.Join(kinds, " or "), nil
}
