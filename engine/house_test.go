package engine_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The house: a package is a room, and arrows (imports) point down only. This
// is which rooms each may import. A folder under engine that is not named
// here is a family.
var (
	words    = []string{"engine/message", "engine/option"}
	ground   = append(slices.Clone(words), "engine/search", "engine/breath", "engine/pages", "engine/cover", "engine/scene", "engine/text", "engine/figures")
	contract = append(slices.Clone(ground), "engine/machine", "engine")
	page     = []string{anyEngine, "assets", "widgets", "app/job", "app/look", "app/save", "app/clipboard", "app/browser", "app/method"} // knows no other page, nor the window

	mayImport = map[string][]string{
		"engine/message":    nil,
		"engine/option":     {"engine/message"},
		"engine/breath":     nil,
		"engine/search":     append(slices.Clone(words), "engine/breath", "engine/pages"),
		"engine/pages":      nil,
		"engine/cover":      {"engine/breath", "engine/pages"},
		"engine/scene":      nil,
		"engine/text":       nil,
		"engine/soak":       nil, // tests alone
		"engine/casetest":   nil,
		"assets":            nil,
		"engine/machine":    {"engine/search"},
		"engine/version":    nil,
		"engine":            ground,
		family:              contract,
		"engine/session":    append(slices.Clone(contract), "engine/files"),
		"engine/play":       contract,
		"engine/trace":      contract,
		"engine/chart":      {"engine/scene"},
		"engine/tree":       nil,
		"engine/graph":      nil,
		"engine/statemap":   append(slices.Clone(contract), "engine/graph", "engine/chart"),
		"engine/laboratory": append(slices.Clone(contract), "engine/trace", "engine/tree", "engine/graph", "engine/chart"),
		"engine/compare":    append(slices.Clone(contract), "engine/trace", "engine/chart"),
		"engine/paint":      {"engine/scene", "engine/chart"},
		"engine/figures":    nil,
		"engine/claim":      nil,
		"engine/files":      append(slices.Clone(contract), "engine/version"),
		"engine/picture":    append(slices.Clone(contract), "engine/paint", "engine/chart", "engine/files"),
		"engine/transcript": contract,
		"engine/truth":      contract,
		"engine/grade":      contract,
		"engine/exercise":   contract,
		"engine/worksheet":  append(slices.Clone(contract), "engine/estimate", "engine/paint"),
		"engine/estimate":   append(slices.Clone(contract), "engine/grade"),
		"engine/report":     append(slices.Clone(contract), "engine/compare", "engine/chart", "engine/paint", "engine/picture", "engine/files"),
		"engine/share":      contract,
		"engine/pack":       contract,
		"engine/progress":   append(slices.Clone(contract), "engine/files"),
		"engine/catalog":    append(slices.Clone(contract), "engine/files", "engine/share", family),
		"engine/goldentest": append(slices.Clone(contract), family),
		"widgets":           {anyEngine},
		"app/cli":           {anyEngine, "assets", "app/console"},
		"app/console":       nil,
		"app/browser":       nil,
		"app/toolkitlog":    nil,
		"app/job":           {"engine/machine", "app/browser"},
		"app/look":          {anyEngine, "assets", "widgets", "app/job", "app/browser"},
		"app/looktest":      {"widgets", "app/job", "app/look", "engine/catalog", "engine"},
		"app/clipboard":     {"app/browser"},
		"app/save":          {anyEngine, "widgets", "app/job", "app/look", "app/browser"},
		"app/method":        {anyEngine, "assets", "widgets", "app/job", "app/look", "app/looktest"},
		"app/searchview":    {anyEngine, "widgets", "app/job", "app/look"},
		"app/board":         page,
		"app/compare":       page,
		"app/editor":        page,
		"app/review":        page,
		"app/grading":       page,
		"app/search":        append(slices.Clone(page), "app/searchview"),
		"app/statemap":      page,
		"app/start":         page,
		"app/help":          page,
		"app":               append(slices.Clone(page), "app/board", "app/compare", "app/editor", "app/review", "app/grading", "app/start", "app/help", "app/search", "app/statemap"),
		"app/windowtest":    {anyEngine},
		"contrib":           {"app/cli", "assets"},
		"main":              {"app", "app/cli", "app/console", "app/toolkitlog"},
	}
)

// withToolkit are the rooms that may reach Fyne: what the window shows. Work
// that runs beside it, and the command line, may not.
var withToolkit = []string{"widgets", "app", "app/look", "app/looktest", "app/save", "app/method", "app/searchview", "app/search", "app/statemap", "app/board", "app/compare", "app/editor", "app/review", "app/grading", "app/start", "app/help"}

const (
	module    = "langkah/"
	family    = "a family"
	anyEngine = "engine and all in it" // but no family by name
)

func TestArrowsPointDown(t *testing.T) {
	for _, p := range packages(t) {
		from := roomOf(p.path)
		for _, to := range p.imports {
			if !strings.HasPrefix(to, module) || roomOf(to) == from {
				continue
			}
			if !mayGo(from, roomOf(to)) {
				t.Errorf("%s imports %s: %s", p.path, to, allowed(from))
			}
		}
	}
}

func TestOnlyTheWindowReachesTheToolkit(t *testing.T) {
	for _, p := range packages(t) {
		room := roomOf(p.path)
		for _, dep := range p.deps {
			if strings.HasPrefix(dep, "fyne.io/") && !slices.Contains(withToolkit, room) {
				t.Errorf("%s reaches %s", p.path, dep)
				break
			}
		}
	}
}

// Only the painter draws; what saves or shows pictures reaches gg through it,
// and opening a text never does.
func TestOnlyThePainterDraws(t *testing.T) {
	const gg = "github.com/fogleman/gg"
	shows := []string{"engine/paint", "engine/picture", "engine/report", "engine/worksheet", "widgets", "contrib", "main"}
	for _, p := range packages(t) {
		room := roomOf(p.path)
		if slices.Contains(p.imports, gg) && room != "engine/paint" {
			t.Errorf("%s imports gg, which engine/paint alone may", p.path)
		}
		if slices.Contains(p.deps, gg) && !slices.Contains(shows, room) && !strings.HasPrefix(room+"/", "app/") {
			t.Errorf("%s reaches gg, although it shows no picture", p.path)
		}
	}
}

// Tests have packages of their own, which nothing else may reach.
func TestNothingReachesTheTestsOwnPackages(t *testing.T) {
	for _, p := range packages(t) {
		for _, dep := range p.deps {
			if strings.HasPrefix(dep, module) && strings.HasSuffix(dep, "test") && !strings.HasSuffix(p.path, "test") {
				t.Errorf("%s reaches %s, which is for tests", p.path, dep)
			}
		}
	}
}

// The package fyne.io/fyne/v2/app needs cgo and OpenGL; everything but gui.go
// builds and is tested without.
func TestOnlyGuiImportsTheDriver(t *testing.T) {
	root := projectRoot(t)
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && path != root && strings.HasPrefix(entry.Name(), ".") {
			return fs.SkipDir
		}
		if filepath.Ext(path) != ".go" || path == filepath.Join(root, "gui.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, i := range file.Imports {
			if i.Path.Value == strconv.Quote("fyne.io/fyne/v2/app") {
				t.Errorf("%s imports fyne.io/fyne/v2/app, which gui.go alone may", path)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// roomOf is the room of a package: its folder at the top, or under engine or
// app the one below.
func roomOf(path string) string {
	path = strings.TrimPrefix(path, module)
	parts := strings.Split(path, "/")
	room := strings.Join(parts[:min(len(parts), 2)], "/")
	switch {
	case path == "langkah":
		return "main"
	case parts[0] == "engine" || parts[0] == "app":
		return room
	}
	return parts[0]
}

// kind is the name under which the table knows a room.
func kind(room string) string {
	if _, named := mayImport[room]; !named && strings.HasPrefix(room, "engine/") {
		return family
	}
	return room
}

func mayGo(from, to string) bool {
	list := mayImport[kind(from)]
	if slices.Contains(list, kind(to)) {
		return true
	}
	inEngine := to == "engine" || strings.HasPrefix(to, "engine/")
	return slices.Contains(list, anyEngine) && inEngine && kind(to) != family && !strings.HasSuffix(to, "test")
}

func allowed(from string) string {
	list := mayImport[kind(from)]
	if len(list) == 0 {
		return from + " may import nothing of the project"
	}
	return from + " may import " + strings.Join(list, ", ")
}

// listed is a package as the go command lists it, without its tests.
type listed struct {
	path          string
	imports, deps []string
}

func packages(t *testing.T) []listed {
	t.Helper()
	cmd := exec.Command("go", "list", "-tags", "nogui", "-f", `{{.ImportPath}};{{join .Imports " "}};{{join .Deps " "}}`, "./...")
	cmd.Dir = projectRoot(t)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var list []listed
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		field := strings.Split(line, ";")
		list = append(list, listed{field[0], strings.Fields(field[1]), strings.Fields(field[2])})
	}
	if len(list) < 10 {
		t.Fatalf("go list found %d packages only", len(list))
	}
	return list
}

func projectRoot(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, "go.mod")); err != nil {
		t.Fatal(err)
	}
	return root
}
