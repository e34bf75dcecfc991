package widgets

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A screen reader reads what a user sees on each widget.
func TestWhatAScreenReaderReads(t *testing.T) {
	test.NewTempApp(t)
	check, checks := NewCheck("numbers", true, nil), NewCheckList(nil, nil)
	checks.Offer([]string{"bfs", "astar"}, []bool{false, true})
	dropdown, picker := NewDropdown(func(int) {}), NewPicker(func(int) {})
	dropdown.Offer([]string{"slow", "fast"}, 1)
	choices := []Explained{{Title: "BFS"}, {Title: "A*"}}
	picker.Offer(choices, 0)
	slider, tab, area := NewSlider(func(float64) {}), NewTab("Search", nil), NewTextArea(func(string) {})
	slider.Set(3, 14)
	tab.Choose(true)
	area.entry.SetText("1 2\n3 0\n")
	transport := NewTransport(TransportActions{}, []string{"1x"}, 0)
	transport.Follow(3, 14, false)

	for _, c := range []struct {
		widget fyne.Accessible
		label  string
		role   fyne.AccessibleRole
	}{
		{NewButton("Solve", nil, nil), "Solve", fyne.AccessibleRoleButton},
		{NewIconButton(nil, nil, "Step back", nil), "Step back", fyne.AccessibleRoleButton},
		{NewRungs("Hint", nil, 3, nil), "Hint", fyne.AccessibleRoleButton},
		{check, "✓ numbers", fyne.AccessibleRoleButton},
		{checks, "bfs, ✓ astar", fyne.AccessibleRoleText},
		{dropdown, "fast", fyne.AccessibleRoleButton},
		{picker, "BFS", fyne.AccessibleRoleButton},
		{newChoiceList(choices, 1, nil, nil), "A*", fyne.AccessibleRoleText},
		{NewEntry("0.5", nil), "0.5", fyne.AccessibleRoleText},
		{NewPressCard("first-steps", NewCheck("", false, nil), nil), "first-steps", fyne.AccessibleRoleButton},
		{slider, "3 / 14", fyne.AccessibleRoleText},
		{tab, "✓ Search", fyne.AccessibleRoleButton},
		{area, "1 2\n3 0\n", fyne.AccessibleRoleText},
		{transport, "3 / 14", fyne.AccessibleRoleText},
	} {
		if got := c.widget.AccessibilityLabel(); got != c.label || c.widget.AccessibilityRole() != c.role {
			t.Errorf("%T reads %q as %s, want %q as %s", c.widget, got, c.widget.AccessibilityRole(), c.label, c.role)
		}
	}
}

// Whatever can have the keyboard has a label. The lists inside a MoveList, a SortTable
// and a TextArea are read as parts of these.
func TestWhatHasTheKeyboardHasALabel(t *testing.T) {
	inner := []string{"rowList", "tableList", "areaEntry"}
	var sources []string
	for _, pattern := range []string{"*.go", "*/*.go"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		sources = append(sources, found...)
	}
	var focusable, labelled []string
	for _, source := range sources {
		if strings.HasSuffix(source, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), source, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil {
				continue
			}
			star, ok := f.Recv.List[0].Type.(*ast.StarExpr)
			if !ok {
				continue
			}
			switch of := star.X.(*ast.Ident).Name; f.Name.Name {
			case "TypedKey":
				focusable = append(focusable, of)
			case "AccessibilityLabel":
				labelled = append(labelled, of)
			}
		}
	}
	if len(focusable) < 10 {
		t.Fatalf("only %v can have the keyboard: the test looks in the wrong place", focusable)
	}
	for _, of := range focusable {
		if !slices.Contains(labelled, of) && !slices.Contains(inner, of) && of != "Picker" { // which is a Dropdown
			t.Errorf("%s can have the keyboard, but has no AccessibilityLabel", of)
		}
	}
}
