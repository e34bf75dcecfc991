package engine_test

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"langkah/assets"
)

// TestEveryMessageHasItsIndonesian collects the formats of all messages that
// the engine makes and the titles of the samples, looks each up, and the other
// way round. A message is made by Msg, New or another function with a parameter
// named format; it is called with the words themselves, or a constant, so that
// none can hide.
func TestEveryMessageHasItsIndonesian(t *testing.T) {
	source := readSource(t, "engine")
	formats, hidden := source.formats()
	for _, place := range hidden {
		t.Errorf("%s is not called with the words themselves", place)
	}
	if len(formats) < 300 {
		t.Fatalf("only %d formats were found", len(formats))
	}
	indonesian := translations(t, "id")
	for _, format := range slices.Sorted(maps.Keys(formats)) {
		if indonesian[format] == "" {
			t.Errorf("%s: id.json lacks %q", formats[format], format)
		}
	}

	alive := readSource(t, "app").literals()
	maps.Copy(alive, formats)
	for _, s := range assets.Samples() {
		for _, words := range []string{s.Title, s.Shelf.Title, s.Shelf.About} {
			if alive[words] = s.Name; words != "" && indonesian[words] == "" {
				t.Errorf("assets.go: id.json lacks %q, of the sample %s", words, s.Name)
			}
		}
	}
	for _, p := range assets.Packs() {
		alive[p.Title] = p.Name
		if indonesian[p.Title] == "" {
			t.Errorf("assets.go: id.json lacks the pack's title %q", p.Title)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(indonesian)) {
		if alive[key] == "" && !strings.HasPrefix(key, "status.") {
			t.Errorf("id.json has %q, which nothing says", key)
		}
	}
}

func translations(t *testing.T, language string) map[string]string {
	t.Helper()
	data, err := assets.Translations.ReadFile("translations/" + language + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var words map[string]string
	if err := json.Unmarshal(data, &words); err != nil {
		t.Fatal(err)
	}
	return words
}

// source is the code of a part of the project without its tests, by folder.
type source struct {
	set    *token.FileSet
	folder map[string][]*ast.File
}

func readSource(t *testing.T, part string) source {
	t.Helper()
	root := projectRoot(t)
	s := source{token.NewFileSet(), map[string][]*ast.File{}}
	err := filepath.WalkDir(filepath.Join(root, part), func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		folder, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil || folder == "engine/puzzles/nullpuzzle" || strings.HasSuffix(folder, "test") {
			return err // not offered to the user
		}
		file, err := parser.ParseFile(s.set, path, nil, parser.SkipObjectResolution)
		s.folder[folder] = append(s.folder[folder], file)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// literals are the strings that stand in the code, with a place of each.
func (s source) literals() map[string]string {
	found := map[string]string{}
	for _, files := range s.folder {
		for _, f := range files {
			ast.Inspect(f, func(n ast.Node) bool {
				if lit, ok := n.(*ast.BasicLit); ok {
					if said, ok := textOf(lit, nil); ok {
						found[said] = s.set.Position(lit.Pos()).String()
					}
				}
				return true
			})
		}
	}
	return found
}

// formats are the formats of the messages that the code makes, with a place of
// each, and the calls where that is not to be seen.
func (s source) formats() (formats map[string]string, hidden []string) {
	makers := map[string]map[string]int{} // by folder and name, which argument is the format
	for folder, files := range s.folder {
		makers[folder] = makersIn(files)
	}
	formats = map[string]string{}
	for folder, files := range s.folder {
		constants := constantsIn(files)
		for _, f := range files {
			imports := importsOf(f)
			ast.Inspect(f, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				from, name := called(call, imports, folder)
				i, ok := makers[from][name]
				if !ok || i >= len(call.Args) {
					return true
				}
				place := s.set.Position(call.Pos()).String()
				said, known := textOf(call.Args[i], constants)
				switch passedOn, _ := call.Args[i].(*ast.Ident); {
				case known && word.MatchString(verb.ReplaceAllString(said, "")):
					formats[said] = place
				case !known && (passedOn == nil || passedOn.Name != "format"):
					hidden = append(hidden, place+": "+name)
				}
				return true
			})
		}
	}
	slices.Sort(hidden)
	return formats, hidden
}

// makersIn are the functions, methods and functions in fields or variables of a
// package that take a format: by name, which parameter it is. A name after
// another one, as that of a method is, begins with a full stop.
func makersIn(files []*ast.File) map[string]int {
	makers := map[string]int{}
	add := func(name string, fn *ast.FuncType) {
		if i := formatParameter(fn); i >= 0 {
			makers[name] = i
		}
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if n.Recv != nil {
					add("."+n.Name.Name, n.Type)
				} else {
					add(n.Name.Name, n.Type)
				}
			case *ast.Field:
				if fn, ok := n.Type.(*ast.FuncType); ok {
					for _, name := range n.Names {
						add(name.Name, fn)
						add("."+name.Name, fn)
					}
				}
			case *ast.AssignStmt:
				for i, value := range n.Rhs {
					if fn, ok := value.(*ast.FuncLit); ok {
						if name, ok := n.Lhs[i].(*ast.Ident); ok {
							add(name.Name, fn.Type)
						}
					}
				}
			}
			return true
		})
	}
	return makers
}

// formatParameter is which parameter is a message's format, -1 for none: one
// named format with arguments behind it.
func formatParameter(fn *ast.FuncType) int {
	i := 0
	for _, field := range fn.Params.List {
		for _, name := range field.Names {
			if name.Name == "format" {
				return i
			}
			i++
		}
	}
	return -1
}

// importsOf are the project's packages that a file imports: the folder by the name.
func importsOf(f *ast.File) map[string]string {
	folders := map[string]string{}
	for _, i := range f.Imports {
		path, err := strconv.Unquote(i.Path.Value)
		if err != nil {
			continue
		}
		name := filepath.Base(path)
		if i.Name != nil {
			name = i.Name.Name
		}
		folders[name] = strings.TrimPrefix(path, module)
	}
	return folders
}

// called is the name of what a call calls, and the folder of its package. A
// method is looked for in the caller's own package.
func called(call *ast.CallExpr, imports map[string]string, own string) (folder, name string) {
	switch fun := call.Fun.(type) {
	case *ast.Ident:
		return own, fun.Name
	case *ast.SelectorExpr:
		if pkg, ok := fun.X.(*ast.Ident); ok && imports[pkg.Name] != "" {
			return imports[pkg.Name], fun.Sel.Name
		}
		return own, "." + fun.Sel.Name
	}
	return "", ""
}

// constantsIn are the string constants of a package.
func constantsIn(files []*ast.File) map[string]string {
	constants := map[string]string{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			d, ok := n.(*ast.GenDecl)
			if !ok || d.Tok != token.CONST {
				return true
			}
			for _, spec := range d.Specs {
				spec := spec.(*ast.ValueSpec)
				for i, value := range spec.Values {
					if said, ok := textOf(value, constants); ok {
						constants[spec.Names[i].Name] = said
					}
				}
			}
			return true
		})
	}
	return constants
}

// textOf is the string that an expression is: literals, constants and their sums.
func textOf(e ast.Expr, constants map[string]string) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, err := strconv.Unquote(e.Value)
		return s, err == nil && e.Kind == token.STRING
	case *ast.Ident:
		s, ok := constants[e.Name]
		return s, ok
	case *ast.BinaryExpr:
		x, known := textOf(e.X, constants)
		y, also := textOf(e.Y, constants)
		return x + y, known && also && e.Op == token.ADD
	}
	return "", false
}

var (
	verb = regexp.MustCompile(`%(\[\d+\])?[+#0-9.*]*[a-zA-Z%]`)
	word = regexp.MustCompile(`\pL{2}`)
)
