package engine_test

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestEveryMessageHasItsIndonesian collects the formats of all messages that
// the engine makes and looks each up. A message is made by Msg, New or another
// function with a parameter named format and arguments behind it; it is called
// with the words themselves, or a constant, so that none can hide.
func TestEveryMessageHasItsIndonesian(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(projectRoot(t), "assets", "translations", "id.json"))
	if err != nil {
		t.Fatal(err)
	}
	var indonesian map[string]string
	if err := json.Unmarshal(data, &indonesian); err != nil {
		t.Fatal(err)
	}
	formats := engineFormats(t)
	if len(formats) < 200 {
		t.Fatalf("only %d formats were found", len(formats))
	}
	for format, place := range formats {
		if _, ok := indonesian[format]; !ok {
			t.Errorf("%s: id.json lacks %q", place, format)
		}
	}
}

// engineFormats are the formats of the engine with a place where each stands.
func engineFormats(t *testing.T) map[string]string {
	t.Helper()
	set := token.NewFileSet()
	byFolder := map[string][]*ast.File{}
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		folder := filepath.Dir(path)
		if slices.Contains([]string{"nullpuzzle", "casetest", "goldentest", "search/searchtest"}, filepath.ToSlash(folder)) {
			return nil // not offered to the user
		}
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		byFolder[folder] = append(byFolder[folder], file)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	makers := map[string]int{} // by package and name, which argument is the format
	for folder, files := range byFolder {
		for _, f := range files {
			for _, d := range f.Decls {
				if fn, ok := d.(*ast.FuncDecl); ok {
					if i := formatParameter(fn.Type); i >= 0 {
						makers[packageOf(folder)+"."+fn.Name.Name] = i
					}
				}
			}
		}
	}
	formats := map[string]string{}
	for folder, files := range byFolder {
		constants := constantStrings(files)
		for _, f := range files {
			for _, d := range f.Decls {
				ast.Inspect(d, func(n ast.Node) bool {
					call, ok := n.(*ast.CallExpr)
					if !ok {
						return true
					}
					i, ok := makers[called(packageOf(folder), call)]
					if !ok || i >= len(call.Args) {
						return true
					}
					words, known := text(call.Args[i], constants)
					if ident, is := call.Args[i].(*ast.Ident); !known && is && ident.Name == "format" {
						return true // passed on by another maker
					}
					if !known {
						t.Errorf("%s: %s is not called with the words themselves", set.Position(call.Pos()), called(packageOf(folder), call))
					} else if word.MatchString(verb.ReplaceAllString(words, "")) {
						formats[words] = set.Position(call.Pos()).String()
					}
					return true
				})
			}
		}
	}
	return formats
}

// formatParameter is which parameter is a message's format, -1 for none: one
// named format with arguments behind it.
func formatParameter(fn *ast.FuncType) int {
	params := fn.Params.List
	if n := len(params); n == 0 || !isVariadic(params[n-1]) {
		return -1
	}
	i := 0
	for _, field := range params {
		for _, name := range field.Names {
			if name.Name == "format" {
				return i
			}
			i++
		}
	}
	return -1
}

func isVariadic(field *ast.Field) bool {
	_, ok := field.Type.(*ast.Ellipsis)
	return ok
}

// packageOf is the name of the package in a folder.
func packageOf(folder string) string {
	if folder == "." {
		return "engine"
	}
	return filepath.Base(folder)
}

// called is the function that a call in the package calls, with its package's
// name; methods that are not exported are of the same package.
func called(in string, call *ast.CallExpr) string {
	switch fun := call.Fun.(type) {
	case *ast.Ident:
		return in + "." + fun.Name
	case *ast.SelectorExpr:
		if of, ok := fun.X.(*ast.Ident); ok && fun.Sel.IsExported() {
			return of.Name + "." + fun.Sel.Name
		}
		return in + "." + fun.Sel.Name
	}
	return ""
}

// constantStrings are the string constants of a package.
func constantStrings(files []*ast.File) map[string]string {
	constants := map[string]string{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			d, ok := n.(*ast.GenDecl)
			if !ok || d.Tok != token.CONST {
				return true
			}
			for _, spec := range d.Specs {
				for i, name := range spec.(*ast.ValueSpec).Names {
					if values := spec.(*ast.ValueSpec).Values; i < len(values) {
						if words, ok := text(values[i], constants); ok {
							constants[name.Name] = words
						}
					}
				}
			}
			return true
		})
	}
	return constants
}

// text is the string that an expression is: literals, constants, and their sums.
func text(e ast.Expr, constants map[string]string) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, err := strconv.Unquote(e.Value)
		return s, err == nil && e.Kind == token.STRING
	case *ast.Ident:
		s, ok := constants[e.Name]
		return s, ok
	case *ast.BinaryExpr:
		x, known := text(e.X, constants)
		y, also := text(e.Y, constants)
		return x + y, known && also && e.Op == token.ADD
	}
	return "", false
}

var (
	verb = regexp.MustCompile(`%(\[\d+\])?[+#0-9.*]*[a-zA-Z%]`)
	word = regexp.MustCompile(`[A-Za-z]{2}`)
)
