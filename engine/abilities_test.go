package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode"

	"langkah/engine"
	"langkah/engine/catalog"
)

// has reports whether a family has an ability, by one of its sample puzzles.
type has func(f engine.Family, p engine.Puzzle) bool

func ofPuzzle[A any]() has {
	return func(_ engine.Family, p engine.Puzzle) bool { _, ok := p.(A); return ok }
}

func ofPosition[A any]() has {
	return func(_ engine.Family, p engine.Puzzle) bool { _, ok := engine.PlayStart(p).(A); return ok }
}

func ofMethod(has func(engine.Method) bool) has {
	return func(_ engine.Family, p engine.Puzzle) bool { return slices.ContainsFunc(p.Methods(), has) }
}

// abilities are how a family's abilities are found: those that stand in the
// comment of abilities.go.
func abilities() map[string]has {
	return map[string]has{
		"Keyed": ofPosition[engine.Keyed](), "PieceMover": ofPosition[engine.PieceMover](),
		"Turnable": ofPosition[engine.Turnable](), "Grip": ofPosition[engine.Grip](),
		"Refusing": ofPosition[engine.Refusing](), "Markable": ofPosition[engine.Markable](), "Previewing": ofPosition[engine.Previewing](),

		"Turner": func(_ engine.Family, p engine.Puzzle) bool {
			at := engine.PlayStart(p)
			grip, ok := at.(engine.Grip)
			return ok && slices.ContainsFunc(at.Moves(), func(m engine.Move) bool {
				d, _ := grip.Pick(m.Piece)
				_, turns := d.(engine.Turner)
				return turns
			})
		},
		"Introduced": ofPuzzle[engine.Introduced](),
		"Loose":      ofPuzzle[engine.Loose](), "Aimed": ofPuzzle[engine.Aimed](), "Judged": ofPuzzle[engine.Judged](),
		"Hinted": ofPuzzle[engine.Hinted](), "Prover": ofPuzzle[engine.Prover](), "Breakable": ofPuzzle[engine.Breakable](),
		"Auditor": ofPuzzle[engine.Auditor](), "Priced": ofPuzzle[engine.Priced](), "Enumerable": ofPuzzle[engine.Enumerable](), "Coded": ofPuzzle[engine.Coded](),
		"Hardener": ofPuzzle[engine.Hardener](), "Measured": ofPuzzle[engine.Measured](), "Gradable": ofPuzzle[engine.Gradable](),
		"Taught": ofPuzzle[engine.Taught](), "Featured": ofPuzzle[engine.Featured](), "Imitable": ofPuzzle[engine.Imitable](),
		"Charted": ofPuzzle[engine.Charted](), "Magnified": ofPosition[engine.Magnified](),
		"Located": func(f engine.Family, p engine.Puzzle) bool {
			if f.Editor == nil {
				return false
			}
			d, err := f.Editor.Draft(p)
			_, ok := d.(engine.Located)
			return ok && err == nil
		},
		"Forms":    func(f engine.Family, _ engine.Puzzle) bool { return f.Forms != nil },
		"Generate": func(f engine.Family, _ engine.Puzzle) bool { return f.Generate != nil },
		"Levels":   func(f engine.Family, _ engine.Puzzle) bool { return f.Levels != nil },
		"Editor":   func(f engine.Family, _ engine.Puzzle) bool { return f.Editor != nil },
		"Line":     func(f engine.Family, _ engine.Puzzle) bool { return f.Line != nil },
		"Picture":  func(f engine.Family, _ engine.Puzzle) bool { return f.Picture != nil },
		"Played":   func(f engine.Family, _ engine.Puzzle) bool { return f.Played != nil },
		"Cache":    func(f engine.Family, _ engine.Puzzle) bool { return f.Cache != nil },
		"Settings": ofMethod(func(m engine.Method) bool { return len(m.Settings.Options()) > 0 }),
		"Prepare":  ofMethod(func(m engine.Method) bool { return m.Prepare != nil }),
		"Fallback": ofMethod(func(m engine.Method) bool { return m.Fallback != engine.NoFallback }),
	}
}

// ability is a row of the table in abilities.go.
type ability struct {
	of, name string
	families []string
}

// writtenAbilities reads the table, whose columns begin where its headings do.
func writtenAbilities(t *testing.T) (rows []ability, file *ast.File) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "abilities.go", nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	for _, group := range file.Comments {
		name, families := 0, 0
		for _, c := range group.List {
			line, found := strings.CutPrefix(c.Text, "//\t")
			switch {
			case found && name == 0:
				name, families = strings.Index(line, "ability"), strings.Index(line, "families")
			case found && line[0] != ' ':
				rows = append(rows, ability{strings.TrimSpace(line[:name]), strings.Fields(line[name:])[0], strings.Fields(line[min(families, len(line)):])})
			}
		}
	}
	return rows, file
}

// A family that the table names stands in exactly the rows of its abilities. One
// that is new may be left out of it.
func TestTheTableOfAbilitiesIsTrue(t *testing.T) {
	rows, _ := writtenAbilities(t)
	var named []string
	for _, row := range rows {
		named = append(named, row.families...)
	}
	samples := samplePuzzles(t)
	found := abilities()
	for _, row := range rows {
		test := found[row.name]
		if test == nil {
			t.Errorf("%s stands in the table and cannot be found", row.name)
			continue
		}
		delete(found, row.name)
		var have []string
		for _, f := range catalog.New(catalog.Tables{}).Families() {
			if slices.Contains(named, f.Name) && slices.ContainsFunc(samples[f.Name], func(p engine.Puzzle) bool { return test(f, p) }) {
				have = append(have, f.Name)
			}
		}
		slices.Sort(have)
		if !slices.Equal(have, row.families) {
			t.Errorf("%s: the table has %v, the families are %v", row.name, row.families, have)
		}
	}
	for name := range found {
		t.Errorf("%s is not in the table", name)
	}
	if slices.Sort(named); len(slices.Compact(named)) < 5 {
		t.Errorf("the table names only %v", slices.Compact(named))
	}
}

// Every interface of abilities.go has its row with all its methods, and no other
// file of the contract has an optional one.
func TestAbilitiesStandInOneFile(t *testing.T) {
	rows, file := writtenAbilities(t)
	var table strings.Builder
	for _, group := range file.Comments[:1] {
		table.WriteString(group.Text())
	}
	for name, list := range interfaces(file) {
		if !slices.ContainsFunc(rows, func(a ability) bool { return a.name == name }) {
			t.Errorf("%s is not in the table", name)
		}
		for _, method := range list.Methods.List {
			if len(method.Names) > 0 && !slices.Contains(strings.Fields(table.String()), method.Names[0].Name) {
				t.Errorf("the method %s of %s is not in the table", method.Names[0].Name, name)
			}
		}
	}
	needed := []string{"Puzzle", "Position", "Draft", "Drag", "Oracle", "Codes", "Cache", "Estimator"}
	others, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range others {
		if path == "abilities.go" || strings.HasSuffix(path, "_test.go") {
			continue
		}
		other, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for name := range interfaces(other) {
			if !slices.Contains(needed, name) {
				t.Errorf("%s: the interface %s belongs into abilities.go", path, name)
			}
		}
	}
}

func interfaces(f *ast.File) map[string]*ast.InterfaceType {
	found := map[string]*ast.InterfaceType{}
	ast.Inspect(f, func(n ast.Node) bool {
		if spec, ok := n.(*ast.TypeSpec); ok {
			if list, ok := spec.Type.(*ast.InterfaceType); ok {
				found[spec.Name.Name] = list
			}
		}
		return true
	})
	return found
}

// A field of a family that may be nil is an ability.
func TestEveryOptionalFieldOfAFamilyIsInTheTable(t *testing.T) {
	required := []string{"Name", "Title", "About", "Detect", "Parse", "GenerateOptions"}
	for _, field := range reflect.VisibleFields(reflect.TypeFor[engine.Family]()) {
		if _, listed := abilities()[field.Name]; listed == slices.Contains(required, field.Name) {
			t.Errorf("%s: in the table %v", field.Name, listed)
		}
	}
}

// The worked example says of every ability where it is shown.
func TestTheWorkedExampleNamesEveryAbility(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("puzzles", "nullpuzzle", "doc.go"), nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	words := strings.FieldsFunc(file.Doc.Text(), func(r rune) bool { return !unicode.IsLetter(r) })
	rows, _ := writtenAbilities(t)
	for _, row := range rows {
		if !slices.Contains(words, row.name) {
			t.Errorf("%s is not named", row.name)
		}
	}
}
