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

// TestCountedNounsAgree finds counts before a plural noun in the words of the window, the
// engine and the command line: such a noun is written with both forms, "%d move{|s}", or is
// an exception with its reason.
func TestCountedNounsAgree(t *testing.T) {
	exceptions := map[string]string{
		"%s puzzles are too many for --%s; there are --html with the sums, and --csv and --jsonl with every run":                 "said beyond a limit",
		"%s puzzles are too many for a lab report":                                                                               "said beyond a limit",
		"there are %s cells in a row, %d are the most":                                                                           "said beyond a limit",
		"the pyramid's base is %d balls wide, %d is the most":                                                                    "said beyond a limit",
		"a pattern of %d tiles on %d cells has too many placings (%d)":                                                           "said beyond a limit",
		"found more than %d numbers up to here, expected a board of at most %d x %d cells":                                       "a limit",
		"A map shows up to %s positions: take a smaller board or, where a limit has ended the work, raise it on the page Board.": "a limit",
		"a pattern has 1 to %d tiles of the board, not %d":                                                                       "a limit",
		"the table has more than %d states":                                                                                      "a limit",
		"there are more than %d rows, which are the most":                                                                        "a limit",
		"One of %s solutions of this board.":                                                                                     "one of several",
		"One of at least %s solutions of this board.":                                                                            "one of several",
		"region %c lies in %d parts, which share no side; it is taken as one region":                                             "said of two or more",
		"read from a picture: %d x %d cells in %d colours, of which the two most alike differ by %d of 441; hold it against the picture, and mend it in the editor": "four or more",
		"the picture shows %d x %d cells in fewer than %d colours, expected one for each row":                                                                       "four or more",
		"%s steps on":   "always 10",
		"%s steps back": "always 10",
		"in row %d tiles stand in each other's way: %s":    "the number of the row",
		"in column %d tiles stand in each other's way: %s": "the number of the column",
		"pattern databases of %s tiles":                    "several numbers, such as 6-6-3",
		"the partition needs %d databases, not %d":         "for programmers",
		"option %d is of kind %d, there are %d kinds":      "for programmers",
	}
	left := maps.Clone(exceptions)
	for _, part := range []string{"engine", "app"} {
		words := readSource(t, part).literals()
		for _, said := range slices.Sorted(maps.Keys(words)) {
			if found := countedNoun.FindStringSubmatch(measure.ReplaceAllString(said, "")); found != nil {
				if _, known := exceptions[said]; !known {
					t.Errorf("%s: in %q the noun %s does not agree with 1", words[said], said, found[1])
				}
				delete(left, said)
			}
		}
	}
	for said := range left {
		t.Errorf("nothing says %q any more", said)
	}
}

// TestNoTwoColumnsHaveOneName looks at the headers of all tables of facts and of searches,
// in both languages.
func TestNoTwoColumnsHaveOneName(t *testing.T) {
	s, indonesian, found := readSource(t, "engine"), translations(t, "id"), 0
	for _, files := range s.folder {
		for _, f := range files {
			ast.Inspect(f, func(n ast.Node) bool {
				list, ok := n.(*ast.CompositeLit)
				if !ok || !isMessages(list.Type) {
					return true
				}
				english, translated := map[string]bool{}, map[string]bool{}
				for _, e := range list.Elts {
					call, ok := e.(*ast.CallExpr)
					if !ok || len(call.Args) != 1 {
						continue // no words of its own
					}
					said, ok := textOf(call.Args[0], nil)
					if !ok {
						continue
					}
					found++
					if english[said] || indonesian[said] != "" && translated[indonesian[said]] {
						t.Errorf("%s: two columns are %q, in Indonesian %q", s.set.Position(list.Pos()), said, indonesian[said])
					}
					english[said], translated[indonesian[said]] = true, true
				}
				return true
			})
		}
	}
	if found < 30 {
		t.Errorf("only %d columns were found", found)
	}
}

// isMessages says whether a type is []engine.Message.
func isMessages(e ast.Expr) bool {
	list, ok := e.(*ast.ArrayType)
	if !ok {
		return false
	}
	of, ok := list.Elt.(*ast.SelectorExpr)
	return ok && of.Sel.Name == "Message"
}

// measure is the size of a board, which is no count: "%d x %d cells".
var measure = regexp.MustCompile(`%d x %d [a-z]+`)

// countedNoun matches a count, perhaps an adjective, and a plural noun: after %s, which is
// often a name, one that is no verb too.
var countedNoun = func() *regexp.Regexp {
	const nouns = "balls|boards|cases|cells|colours|cores|databases|days|events|exercises|expansions|files|generations|games|hints|individuals|" +
		"kinds|layers|letters|methods|minutes|names|nodes|numbers|outputs|pairs|parts|pieces|points|positions|puzzles|queens|rows|columns|regions|" +
		"runs|seconds|solutions|states|steps|successors|symmetries|tiles|tries|walls|words"
	const verbs = "moves|slides|places" // after a name: "tile %d moves"
	return regexp.MustCompile(`(?:%s |%d (?:[a-z-]+ )?)(` + nouns + `)\b|(?:^|[^a-z] |are |has |of |than |first )%d (?:` + verbs + `)\b`)
}()

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
