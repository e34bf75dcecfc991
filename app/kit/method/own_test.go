package method

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"langkah/app/kit/looktest"
	"langkah/engine"
	"langkah/widgets"
)

// desk is the form of a choice before somebody who works with it.
type desk struct {
	*looktest.Page
	choice  Choice
	form    *Form
	changed int
}

func newDesk(t *testing.T, text string) *desk {
	d := &desk{Page: looktest.NewPage(t)}
	d.choice.Offer(looktest.Puzzle(t, text))
	d.choice.PickAlgorithm("astar")
	d.form = NewForm(d.Frame, &d.choice, Actions{Changed: func() { d.changed++; d.form.Show() }, Tuned: func() {}, Picked: func() {}})
	d.form.Show()
	d.Show(d.form.Content)
	d.Win.Resize(fyne.NewSize(1024, 700))
	return d
}

// ask opens the dialog by the last entry of the list.
func (d *desk) ask() *widgets.Entry {
	list := d.form.Heuristic.Choices()
	if last := list[len(list)-1]; last.Title != "Your own …" || last.Group != "Your own" {
		panic("the last entry is " + last.Title)
	}
	d.form.own()
	return d.Entry()
}

func (d *desk) method() engine.Method {
	m, _ := d.choice.Method()
	return m
}

// formulaFor makes the heuristic of a formula.
func formulaFor(t *testing.T, p engine.Puzzle, line string) engine.Own {
	t.Helper()
	own, err := engine.MakeOwn(p, "expr:"+line)
	if err != nil {
		t.Fatal(err)
	}
	return own
}

func TestAFormulaIsAnEntryOfTheList(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	e := d.ask()
	e.SetText("max(manhattan, 2*misplaced)")
	if words := d.Words(); !strings.Contains(words, "h = ") || !strings.Contains(words, "on this board") {
		t.Errorf("the dialog does not say its value:\n%s", words)
	}
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if d.Dialog() || d.changed != 1 {
		t.Fatalf("Return leaves the dialog open: %v, changed %d times", d.Dialog(), d.changed)
	}
	if got := d.method().Name(); got != "astar/expr:max(manhattan, 2*misplaced)" {
		t.Fatalf("the method is %s", got)
	}
	if d.method().Guarantee().Optimal {
		t.Error("nothing is known of it, and it is said to be optimal")
	}
	list := d.form.Heuristic.Choices()
	if mine := list[len(list)-2]; mine.Title != "max(manhattan, 2*misplaced)" || mine.Group != "Your own" {
		t.Errorf("the entry is %+v", mine)
	}
	if got := d.Frame.Preferences.Formulas(); !slices.Equal(got, []string{"max(manhattan, 2*misplaced)"}) {
		t.Errorf("remembered are %q", got)
	}
	d.Until("it has been judged", func() bool { return d.choice.ownOf(d.method().Heuristic.Name).truth != nil })
	if words := d.Words(); !strings.Contains(words, "Not admissible: it gives") {
		t.Errorf("the form does not tell the truth:\n%s", words)
	}
}

// What the whole space proves is a guarantee of the method.
func TestAnAdmissibleFormulaMakesTheMethodOptimal(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.choice.PickOwn(formulaFor(t, d.choice.puzzle, "max(manhattan, misplaced)"))
	d.form.Show()
	d.Until("it has been judged", func() bool { return d.choice.ownOf(d.method().Heuristic.Name).truth != nil })
	if !d.method().Guarantee().Optimal {
		t.Error("it is admissible on the whole space, and A* with it is not optimal")
	}
	if words := d.Words(); !strings.Contains(words, "Admissible: it never overestimates.") {
		t.Errorf("the form does not say so:\n%s", words)
	}
}

func TestAMistakeHasItsColumnInTheDialog(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	e := d.ask()
	e.SetText("max(manhatan, 2)")
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if words := d.Words(); !d.Dialog() || !strings.Contains(words, "Column 5") {
		t.Errorf("the dialog says:\n%s", words)
	}
	if d.changed != 0 || len(d.Frame.Preferences.Formulas()) != 0 {
		t.Error("it was taken")
	}
}

func TestNamesAreInsertedAndCompleted(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	e := d.ask()
	d.Tap("manhattan")
	e.Insert(" + misp")
	if !e.AcceptsTab() {
		t.Fatal("Tab does not complete misp")
	}
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
	if e.Text != "manhattan + misplaced" {
		t.Errorf("the formula is %q", e.Text)
	}
	if e.AcceptsTab() {
		t.Error("there is nothing to complete, and Tab stays")
	}
}

func TestTheLastFormulasAreRemembered(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	for i := range 10 {
		d.Frame.Preferences.AddFormula(fmt.Sprintf("%d + manhattan", i))
	}
	d.Frame.Preferences.AddFormula("5 + manhattan")
	list := d.Frame.Preferences.Formulas()
	if len(list) != 8 || list[0] != "5 + manhattan" || list[1] != "9 + manhattan" {
		t.Fatalf("remembered are %q", list)
	}
	e := d.ask()
	d.Tap("9 + manhattan")
	if e.Text != "9 + manhattan" {
		t.Errorf("the formula is %q", e.Text)
	}
}

// A formula stays with another puzzle that has its names; a table that does not fit goes.
func TestOwnHeuristicsOutliveThePuzzleWhereTheyFit(t *testing.T) {
	var c Choice
	c.Offer(looktest.Puzzle(t, looktest.Eight))
	c.PickAlgorithm("astar")
	c.PickOwn(formulaFor(t, c.puzzle, "2*manhattan"))
	c.Offer(looktest.Puzzle(t, looktest.Odd))
	if m, _ := c.Method(); m.Heuristic.Name != "expr:2*manhattan" {
		t.Errorf("the method is %s", m.Name())
	}
	if _, ok := c.Find("astar", "table:/etc/passwd"); ok {
		t.Error("a table that nobody chose is a heuristic")
	}
}

// A program is run only when its whole command has been seen and confirmed.
func TestAProgramRunsWhenItIsConfirmed(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("no sh here")
	}
	const command = "sh -c 'while read board; do echo 0; done'"
	d := newDesk(t, looktest.Eight)
	d.ask()
	d.Tap("A program …")
	d.Entry().SetText(command)
	if words := d.Words(); !strings.Contains(words, command) || len(d.choice.own) != 0 {
		t.Fatalf("the command is not shown, or taken already:\n%s", words)
	}
	d.Tap("Run")
	if got := d.method().Name(); got != "astar/program:"+command {
		t.Fatalf("the method is %s", got)
	}
	d.Until("it has been judged", func() bool {
		mine := d.choice.ownOf(d.method().Heuristic.Name)
		return mine.truth != nil || mine.err != nil
	})
	if !d.method().Guarantee().Optimal {
		t.Errorf("0 is admissible: %v", d.choice.ownOf(d.method().Heuristic.Name).err)
	}
}
