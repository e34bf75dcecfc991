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

// A package is a room, a folder of rooms is a wing. Imports point down only:
// the wings stand here from the ground up, each with the wings that its rooms
// may import. A wing never imports one that stands above it in this table.
var wings = []wing{
	{"assets", nil, "icons, translations and sample puzzles, embedded"},
	{"docs", nil, "the manual, embedded"},
	{"engine/base", nil, "values that everything stands on: messages, options, texts, scenes, charts"},
	{"engine/solve", list("engine/base"), "algorithms that know no puzzle"},
	{"engine", list("engine/base", "engine/solve"), "the contract of families and methods"},
	{"engine/host", contract, "the system: safe saving, memory, programs of users"},
	{"engine/puzzles", contract, "a folder is a family"},
	{"engine/draw", list(contract, "engine/host"), "the one painter, and the formats of pictures"},
	{"engine/game", list(contract, "engine/host"), "one puzzle that is being worked on"},
	{"engine/study", contract, "what a search did: recorded, drawn, explained"},
	{"engine/catalog", list(contract, "engine/host", "engine/game", "engine/puzzles"), "the one list of families"},
	{"engine/course", list(contract, "engine/host", "engine/draw", "engine/study"), "grading, exercises, worksheets, programs of users"},
	{"engine/compare", list(contract, "engine/host", "engine/draw", "engine/study", "engine/course"), "methods and programs x puzzles under limits"},
	{"engine/testkit", list(contract, "assets", "engine/puzzles", "engine/study", "engine/catalog", "engine/compare"), "what tests share, and the soak"},
	{"widgets", list("engine/base", "engine/draw"), "Fyne widgets"},
	{"app/console", nil, "the console of Windows"},
	{"app/cli", list(below, "engine/compare", "engine/course", "app/console"), "the command line"},
	{"app/kit", list(below, "engine/course", "widgets"), "what the pages share"},
	{"app/pages", list(below, "docs", "engine/compare", "engine/course", "widgets", "app/kit"), "a folder is a page: models and views"},
	{"app", list(below, "engine/compare", "engine/course", "widgets", "app/kit", "app/pages"), "the window's frame"},
	{"app/windowtest", below, "the real window, driven by keys"},
	{"app/webtest", list(below, "engine/course", "widgets", "app/kit", "app"), "pages in a browser: the program, lessons"},
	{"contrib", list("app/cli", "assets"), "packages, manual pages, licences"},
	{"main", list("app", "app/kit", "app/cli", "app/console"), ""},
}

var (
	contract = list("engine/base", "engine/solve", "engine")
	below    = list(contract, "assets", "engine/host", "engine/draw", "engine/game", "engine/study", "engine/catalog")
)

// inside are the arrows between the rooms of one wing. Families and pages have
// none: no family knows another family, no page another page. The rooms of
// widgets stand on style; those of larger widgets on the small controls, too.
var inside = map[string][]string{
	"engine/base/chart":         {"engine/base/scene"},
	"engine/base/option":        {"engine/base/message"},
	"engine/solve/cover":        {"engine/solve/parallel"},
	"engine/draw/picture":       {"engine/draw/paint"},
	"engine/study/recording":    {"engine/study/trace"},
	"engine/study/replay":       {"engine/study/trace", "engine/study/recording"},
	"engine/study/analysis":     {"engine/study/trace", "engine/study/recording", "engine/study/replay"},
	"engine/study/quiz":         {"engine/study/recording"},
	"engine/study/pseudocode":   {"engine/study/recording", "engine/study/replay"},
	"engine/study/diff":         {"engine/study/trace", "engine/study/recording"},
	"engine/study/contours":     {"engine/study/diff", "engine/study/recording"},
	"engine/study/diagram":      {"engine/study/trace", "engine/study/recording", "engine/study/replay", "engine/study/diff", "engine/study/pseudocode"},
	"engine/study/estimates":    {"engine/study/statemap"},
	"engine/compare/experiment": {"engine/compare/results"},
	"engine/compare/summary":    {"engine/compare/results", "engine/compare/experiment"},
	"engine/compare/plots":      {"engine/compare/results", "engine/compare/summary"},
	"engine/compare/lockstep":   {"engine/compare/experiment"},
	"engine/compare/report":     {"engine/compare/results", "engine/compare/experiment", "engine/compare/summary", "engine/compare/plots"},
	"engine/course/audit":       {"engine/course/grade"},
	"engine/course/attempt":     {"engine/course/grade"},
	"engine/course/check":       {"engine/course/grade"},
	"engine/course/submissions": {"engine/course/grade", "engine/course/attempt"},
	"engine/course/worksheet":   {"engine/course/audit"},
	"engine/course/webpage":     {"engine/course/lesson"},
	"widgets":                   {"widgets/style"},
	"widgets/sceneview":         {"widgets/style"},
	"widgets/plot":              {"widgets/style"},
	"widgets/table":             {"widgets/style", "widgets"},
	"app/cli":                   {"app/cli/solving", "app/cli/playing", "app/cli/tracing", "app/cli/comparing", "app/cli/course", "app/cli/command", "app/cli/output", "app/cli/columns", "app/cli/terminal", "app/cli/exit"},
	"app/cli/solving":           ofCommands,
	"app/cli/playing":           ofCommands,
	"app/cli/tracing":           ofCommands,
	"app/cli/comparing":         ofCommands,
	"app/cli/course":            ofCommands,
	"app/cli/command":           {"app/cli/output", "app/cli/columns", "app/cli/terminal", "app/cli/exit"},
	"app/cli/output":            {"app/cli/terminal", "app/cli/exit"},
	"app/cli/terminal":          {"app/cli/exit"},
	"app/kit/clipboard":         {"app/kit/browser"},
	"app/kit/job":               {"app/kit/browser"},
	"app/kit/look":              {"app/kit/browser", "app/kit/job"},
	"app/kit/looktest":          {"app/kit/job", "app/kit/look"},
	"app/kit/method":            {"app/kit/browser", "app/kit/job", "app/kit/look"},
	"app/kit/save":              {"app/kit/browser", "app/kit/job", "app/kit/look"},
}

// ofCommands are the rooms that commands may know: what they share, never each other.
var ofCommands = list("app/cli/command", "app/cli/output", "app/cli/columns", "app/cli/terminal", "app/cli/exit")

// withToolkit are the rooms that may reach Fyne: what the window shows. Work
// that runs beside it, and the command line, may not.
var withToolkit = []string{"widgets", "app", "app/pages", "app/kit/look", "app/kit/looktest", "app/kit/save", "app/kit/method"}

// shows are the rooms and wings that may reach gg: they draw or save pictures.
// Opening a text never does.
var shows = []string{"engine/draw", "engine/compare/report", "engine/course/worksheet", "engine/course/webpage", "widgets", "app", "contrib", "main"}

const module = "langkah/"

// wing is a folder of rooms, or a room that stands alone.
type wing struct {
	name  string
	knows []string // wings below it that its rooms may import
	about string
}

// list joins names and lists of names.
func list(parts ...any) []string {
	var all []string
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			all = append(all, p)
		case []string:
			all = append(all, p...)
		}
	}
	return all
}

func TestArrowsPointDown(t *testing.T) {
	for i, w := range wings {
		for _, known := range w.knows {
			if floor := slices.IndexFunc(wings, func(w wing) bool { return w.name == known }); floor < 0 || floor >= i {
				t.Errorf("%s may not know %s, which is not below it in the table", w.name, known)
			}
		}
	}
	for _, p := range packages(t) {
		from := wingOf(p.path)
		if from.name == "" {
			t.Errorf("%s stands in no wing of the table", p.path)
		}
		for _, to := range p.imports {
			if !strings.HasPrefix(to, module) {
				continue
			}
			if below := wingOf(to).name; below == from.name {
				if !mayGoInside(p.path, to) {
					t.Errorf("%s imports %s, a room of its own wing that it may not know", p.path, to)
				}
			} else if !slices.Contains(from.knows, below) {
				t.Errorf("%s imports %s: rooms of %s may know %s", p.path, to, from.name, strings.Join(from.knows, ", "))
			}
		}
	}
}

func TestOnlyTheWindowReachesTheToolkit(t *testing.T) {
	for _, p := range packages(t) {
		for _, dep := range p.deps {
			if strings.HasPrefix(dep, "fyne.io/") && !within(withToolkit, p.path) {
				t.Errorf("%s reaches %s", p.path, dep)
				break
			}
		}
	}
}

// Only the painter draws; what saves or shows pictures reaches gg through it.
func TestOnlyThePainterDraws(t *testing.T) {
	const gg = "github.com/fogleman/gg"
	for _, p := range packages(t) {
		if slices.Contains(p.imports, gg) && roomOf(p.path) != "engine/draw/paint" {
			t.Errorf("%s imports gg, which engine/draw/paint alone may", p.path)
		}
		if slices.Contains(p.deps, gg) && !within(shows, p.path) && !strings.HasPrefix(roomOf(p.path), "app/") {
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

// wingOf returns the wing of a package, empty where the table has none: the
// longest name that is the package's folder or one above it. The contract is
// the folder engine alone.
func wingOf(path string) wing {
	var found wing
	for _, w := range wings {
		if len(w.name) > len(found.name) && isIn(roomOf(path), w.name) {
			found = w
		}
	}
	if (found.name == "engine" || found.name == "app") && roomOf(path) != found.name {
		return wing{}
	}
	return found
}

// roomOf is a package's room: three folders deep under engine and app and two
// under widgets, with the packages below that as its inner rooms, and the top
// folder elsewhere.
func roomOf(path string) string {
	path = strings.TrimPrefix(path, module)
	parts := strings.Split(path, "/")
	switch {
	case path == "langkah":
		return "main"
	case parts[0] == "engine" || parts[0] == "app":
		return strings.Join(parts[:min(len(parts), 3)], "/")
	case parts[0] == "widgets":
		return strings.Join(parts[:min(len(parts), 2)], "/")
	}
	return parts[0]
}

// mayGoInside tells whether a package may import another of its own wing:
// freely within a room, and otherwise where the table says so.
func mayGoInside(from, to string) bool {
	from, to = roomOf(from), roomOf(to)
	return from == to || slices.Contains(inside[from], to)
}

func isIn(path, folder string) bool {
	return path == folder || strings.HasPrefix(path, folder+"/")
}

// within tells whether a package stands in one of the rooms or wings; engine
// and app name only the package of that folder.
func within(folders []string, path string) bool {
	room := roomOf(path)
	return slices.ContainsFunc(folders, func(f string) bool {
		return room == f || f != "engine" && f != "app" && isIn(room, f)
	})
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
