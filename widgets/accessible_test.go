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

	"langkah/engine/base/scene"
)

// A screen reader reads what a user sees on each widget.
func TestWhatAScreenReaderReads(t *testing.T) {
	test.NewTempApp(t)
	pieces := scene.Scene{Width: 2, Height: 2, Items: []scene.Item{
		{Kind: scene.Text, Text: "3", X: 0, Y: 1, W: 1, H: 1},
		{Kind: scene.Text, Text: "2", X: 1, Y: 0, W: 1, H: 1},
		{Kind: scene.Rect, X: 1, Y: 1, W: 1, H: 1},
		{Kind: scene.Text, Text: "1", X: 0, Y: 0, W: 1, H: 1},
	}}
	board, easel := NewBoard(), NewEasel()
	board.SetScene(pieces, 0)
	easel.SetScene(pieces)
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
	moves, table := NewMoveList(nil), NewSortTable(nil, nil)
	moves.Fill([]Heading{{Text: "#"}, {Text: "Move"}}, 2, func(row, column int) string { return [][]string{{"1", "5 left"}, {"2", "6 up"}}[row][column] })
	moves.Mark(1)
	table.data.Columns = []Column{{Title: "Method"}, {Title: "Moves"}}
	transport := NewTransport(TransportActions{}, []string{"1x"}, 0)
	transport.Follow(3, 14, false)

	for _, c := range []struct {
		widget fyne.Accessible
		label  string
		role   fyne.AccessibleRole
	}{
		{board, "1 2 3", fyne.AccessibleRoleText},
		{easel, "1 2 3", fyne.AccessibleRoleText},
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
		{moves, "2, 6 up", fyne.AccessibleRoleText},
		{table, "Method, Moves", fyne.AccessibleRoleText},
		{transport, "3 / 14", fyne.AccessibleRoleText},
	} {
		if got := c.widget.AccessibilityLabel(); got != c.label || c.widget.AccessibilityRole() != c.role {
			t.Errorf("%T reads %q as %s, want %q as %s", c.widget, got, c.widget.AccessibilityRole(), c.label, c.role)
		}
	}
	if label := NewChart(bars()).AccessibilityLabel(); !strings.Contains(label, bars().Title) {
		t.Errorf("the chart reads %q, without its title %q", label, bars().Title)
	}
}

// Whatever can have the keyboard has a label. The lists inside a MoveList, a SortTable
// and a TextArea are read as parts of these.
func TestWhatHasTheKeyboardHasALabel(t *testing.T) {
	inner := []string{"rowList", "tableList", "areaEntry"}
	sources, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
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
