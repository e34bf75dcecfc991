package engine_test

import (
	"go/ast"
	"go/token"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/catalog"
)

// samplePuzzles are the sample puzzles of every family, by the family's name.
func samplePuzzles(t *testing.T) map[string][]engine.Puzzle {
	t.Helper()
	all := map[string][]engine.Puzzle{}
	for _, s := range assets.Samples() {
		p, err := catalog.New(catalog.Tables{}).Open(s.Text)
		if err != nil {
			t.Fatal(s.Name, err)
		}
		all[s.Family] = append(all[s.Family], p)
	}
	return all
}

// usersOptions are all options that the families and their methods offer.
func usersOptions(t *testing.T) []engine.Option {
	t.Helper()
	var all []engine.Option
	for _, f := range catalog.New(catalog.Tables{}).Families() {
		all = append(all, f.GenerateOptions...)
		p := samplePuzzles(t)[f.Name][0]
		all = append(all, p.Settings().Options()...)
		for _, m := range p.Methods() {
			all = append(all, m.Settings.Options()...)
		}
	}
	return all
}

// What one family calls its cost of a move is that in every family.
func TestOptionsOfOneNameHaveOneRole(t *testing.T) {
	roles := map[string]option.Role{}
	for _, o := range usersOptions(t) {
		if has, known := roles[o.Name]; known && has != o.Role {
			t.Errorf("%s has the roles %d and %d", o.Name, has, o.Role)
		}
		roles[o.Name] = o.Role
	}
	for name, want := range map[string]option.Role{
		"cost": option.Cost, "goal": option.Goal, "seed": option.Seed, "depth": option.Depth,
		"rows": option.Height, "cols": option.Width, "moves": option.Length, "h": option.Estimates, "keep": option.Memory,
	} {
		if roles[name] != want {
			t.Errorf("%s has the role %d, want %d", name, roles[name], want)
		}
	}
}

// A room asks by name for the options that it defines itself, and for all
// others by their role.
func TestNoRoomAsksForAnothersOptionByItsName(t *testing.T) {
	names := map[string]bool{}
	for _, o := range usersOptions(t) {
		names[o.Name] = true
	}
	asked := 0
	for _, part := range []string{"engine", "app", "widgets"} {
		s := readSource(t, part)
		for folder, files := range s.folder {
			constants, own := constantsIn(files), optionsIn(files, constantsIn(files))
			for _, f := range files {
				eachNameAsked(f, constants, func(name string, at token.Pos) {
					if asked++; names[name] && !own[name] && !isIn(folder, "engine/puzzles") {
						t.Errorf("%s asks for the option %q by its name", s.set.Position(at), name)
					}
				})
			}
		}
	}
	if asked < 30 {
		t.Errorf("only %d names are asked for, those of the families too", asked)
	}
}

// optionsIn are the names of the options that a package defines.
func optionsIn(files []*ast.File, constants map[string]string) map[string]bool {
	names := map[string]bool{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			list, ok := n.(*ast.CompositeLit)
			if !ok {
				return true
			}
			var name string
			kind := false
			for _, e := range list.Elts {
				if pair, ok := e.(*ast.KeyValueExpr); ok {
					if key, ok := pair.Key.(*ast.Ident); ok {
						kind = kind || key.Name == "Kind"
						if key.Name == "Name" {
							name, _ = textOf(pair.Value, constants)
						}
					}
				}
			}
			names[name] = names[name] || kind
			return true
		})
	}
	return names
}

// eachNameAsked calls visit for each constant that stands where the name of an
// option may: s.Text("x"), Values{"x": ...}, values["x"], o.Name == "x", and
// "x" as a case of o.Name.
func eachNameAsked(f *ast.File, constants map[string]string, visit func(name string, at token.Pos)) {
	isName := func(e ast.Expr) bool {
		s, ok := e.(*ast.SelectorExpr)
		return ok && s.Sel.Name == "Name"
	}
	see := func(e ast.Expr) {
		if name, ok := textOf(e, constants); ok {
			visit(name, e.Pos())
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			s, ok := n.Fun.(*ast.SelectorExpr)
			if ok && len(n.Args) == 1 && (s.Sel.Name == "Text" || s.Sel.Name == "Int" || s.Sel.Name == "Number" || s.Sel.Name == "Choice") {
				see(n.Args[0])
			}
		case *ast.CompositeLit:
			if s, ok := n.Type.(*ast.SelectorExpr); ok && s.Sel.Name == "Values" {
				for _, e := range n.Elts {
					if pair, ok := e.(*ast.KeyValueExpr); ok {
						see(pair.Key)
					}
				}
			}
		case *ast.IndexExpr:
			see(n.Index)
		case *ast.BinaryExpr:
			if isName(n.X) {
				see(n.Y)
			}
		case *ast.SwitchStmt:
			if n.Tag == nil || !isName(n.Tag) {
				return true
			}
			for _, c := range n.Body.List {
				for _, e := range c.(*ast.CaseClause).List {
					see(e)
				}
			}
		}
		return true
	})
}
