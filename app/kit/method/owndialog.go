package method

import (
	"context"
	"path/filepath"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/browser"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/solve/formula"
	"langkah/widgets"
)

// ownDialog asks for a heuristic of the user's own.
type ownDialog struct {
	frame  *look.Frame
	puzzle engine.Puzzle
	at     engine.Position // the board on which a value is shown
	taken  func(engine.Own)
	line   *widgets.Entry
	value  *widget.Label // or the mistake
}

// AskOwn asks for a heuristic of the user's own for a puzzle; its value is shown for the
// position at. taken gets it when the dialog has gone.
func AskOwn(f *look.Frame, p engine.Puzzle, at engine.Position, taken func(engine.Own)) {
	w := f.Words
	d := &ownDialog{frame: f, puzzle: p, at: at, taken: taken, value: look.Wrapped("")}
	d.line = widgets.NewEntry("", func(string) { d.judge() })
	d.line.PlaceHolder, d.line.OnKey, d.line.Completion = d.example(), f.Key, d.completion
	table := widgets.NewButton(w.Text("own.table", "A table …"), theme.FolderOpenIcon(), d.chooseTable)
	program := widgets.NewButton(w.Text("own.program", "A program …"), theme.ComputerIcon(), func() {
		f.Dialogs.Close()
		askProgram(f, p, taken)
	})
	table.OnKey, program.OnKey = f.Key, f.Key
	others := container.NewHBox(table)
	content := container.NewVBox(d.line, look.Tight(d.value), d.names(), d.recent(), widget.NewSeparator(),
		quiet(w.Text("own.others", "Instead of a formula: a file with an estimate for each board, or a program that answers with estimates.")), others)
	if browser.InPage {
		content.Add(quiet(w.Text("yours.page", "A page in a browser starts no programs; Langkah on a computer does.")))
	} else {
		others.Add(program)
	}
	d.judge()
	submit := f.Dialogs.Ask(w.Text("own.title", "A heuristic of your own"), w.Text("own.take", "Use it"), content, d.line, func() func() {
		own, err := engine.MakeOwn(p, engine.OfFormula+":"+d.line.Text)
		if err != nil {
			d.judge()
			return nil
		}
		f.Preferences.AddFormula(strings.TrimSpace(d.line.Text))
		return func() { taken(own) }
	})
	d.line.OnSubmitted = func(string) { submit() }
}

// quiet is a sentence of explanation.
func quiet(words string) fyne.CanvasObject {
	l := look.Wrapped(words)
	l.Importance, l.SizeName = widget.LowImportance, theme.SizeNameCaptionText
	return look.Tight(l)
}

// example is a formula of the puzzle's own names.
func (d *ownDialog) example() string {
	names := engine.FeatureNames(d.puzzle)
	if len(names) == 1 {
		return "2 * " + names[0]
	}
	return "max(" + names[0] + ", 2 * " + names[1] + ")"
}

// judge shows the formula's value on the board, or what is wrong with it.
func (d *ownDialog) judge() {
	words, bad := d.valueOf(d.line.Text)
	d.value.Importance = widget.MediumImportance
	if bad {
		d.value.Importance = widget.DangerImportance
	}
	d.value.SetText(words)
	d.frame.Dialogs.Fit()
}

// valueOf says what a formula gives for the board; bad is true for a mistake in it.
func (d *ownDialog) valueOf(line string) (words string, bad bool) {
	w := d.frame.Words
	if strings.TrimSpace(line) == "" {
		return w.Text("own.empty", "A formula over the figures below, such as the example."), false
	}
	if _, err := engine.CompileFormula(d.puzzle, line); err != nil {
		return look.Sentence(w.Error(err)), true
	}
	own, err := engine.MakeOwn(d.puzzle, engine.OfFormula+":"+line)
	if err != nil {
		return look.Sentence(w.Error(err)), true
	}
	b, err := engine.OwnBreakdown(context.Background(), d.puzzle, d.at, own)
	if err != nil {
		return look.Sentence(w.Error(err)), true
	}
	return w.Textf("own.value", "h = %s on this board", engine.CostText(d.puzzle, b.Value)), false
}

// names is a button for each figure, which inserts its name.
func (d *ownDialog) names() fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	for _, feature := range engine.FeaturesOf(d.puzzle) {
		b := widgets.NewButton(feature.Name, nil, func() {
			d.line.Insert(feature.Name)
			d.frame.Focus(d.line)
		})
		b.OnKey, b.Tips, b.Tip = d.frame.Key, d.frame.Tips, d.frame.Words.Message(feature.Title)
		buttons = append(buttons, b)
	}
	return container.New(flow{}, buttons...)
}

// recent is a button for each formula given last.
func (d *ownDialog) recent() fyne.CanvasObject {
	box := container.NewVBox()
	for _, line := range d.frame.Preferences.Formulas() {
		if _, err := engine.CompileFormula(d.puzzle, line); err != nil {
			continue // of another puzzle
		}
		b := widgets.NewButton(line, theme.HistoryIcon(), func() {
			d.line.SetText(line)
			d.line.CursorColumn = len([]rune(line))
			d.frame.Focus(d.line)
		})
		b.Importance, b.Alignment, b.OnKey = widget.LowImportance, widget.ButtonAlignLeading, d.frame.Key
		box.Add(b)
	}
	return box
}

// completion returns the rest of the name before the cursor, if only one name begins so.
func (d *ownDialog) completion() string {
	before, _ := d.line.Split()
	from := strings.LastIndexFunc(before, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) + 1
	begun, rest := before[from:], ""
	if begun == "" {
		return ""
	}
	for _, name := range append(engine.FeatureNames(d.puzzle), formula.Functions()...) {
		lacks, ok := strings.CutPrefix(name, begun)
		switch {
		case !ok:
		case lacks == "" || rest != "":
			return "" // it is a name already, or could be two
		default:
			rest = lacks
		}
	}
	return rest
}

// chooseTable lets the user choose a file with estimates.
func (d *ownDialog) chooseTable() {
	f := d.frame
	f.Dialogs.ChooseFile(f.Words.Text("own.file", "Choose a table of estimates"), f.Preferences.OpenFolder(), nil, func(path string) {
		f.Preferences.SetOpenFolder(filepath.Dir(path))
		own, err := engine.MakeOwn(d.puzzle, engine.OfTable+":"+path, Sources()...)
		if err != nil {
			d.value.Importance = widget.DangerImportance
			d.value.SetText(look.Sentence(f.Words.Error(err)))
			f.Dialogs.Fit()
			return
		}
		f.Dialogs.Close()
		d.taken(own)
	})
}

// askProgram asks for the command of a program and shows all of it before it runs.
func askProgram(f *look.Frame, p engine.Puzzle, taken func(engine.Own)) {
	w := f.Words
	whole, wrong := look.Wrapped(""), look.Wrapped("")
	whole.TextStyle.Monospace, whole.Wrapping = true, fyne.TextWrapBreak
	wrong.Importance = widget.DangerImportance
	wrong.Hide()
	command := widgets.NewEntry("", func(text string) {
		whole.SetText(figures.Shown(text))
		wrong.Hide()
		f.Dialogs.Fit()
	})
	command.PlaceHolder, command.OnKey = "python3 heuristic.py", f.Key
	help := quiet(w.Text("own.programhelp", "It gets a board in a line, rows divided by /, and answers with a number in a line. It runs with your rights, for every search by it and to be held against exact costs."))
	submit := f.Dialogs.Ask(w.Text("own.programtitle", "A program as a heuristic"), w.Text("own.run", "Run"), container.NewVBox(command, whole, wrong, help), command, func() func() {
		own, err := engine.MakeOwn(p, engine.OfProgram+":"+strings.TrimSpace(command.Text), Sources()...)
		if err != nil {
			wrong.SetText(look.Sentence(w.Error(err)))
			wrong.Show()
			f.Dialogs.Fit()
			return nil
		}
		return func() { taken(own) }
	})
	command.OnSubmitted = func(string) { submit() }
}

// flow lays objects in rows, as many in each as there is room for.
type flow struct{}

func (l flow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.place(objects, size.Width, func(o fyne.CanvasObject, at fyne.Position) {
		o.Move(at)
		o.Resize(o.MinSize())
	})
}

// MinSize is that in a dialog, which is about so wide.
func (l flow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, l.place(objects, 32*theme.TextSize(), func(fyne.CanvasObject, fyne.Position) {}))
}

// place calls put with the place of each object, and returns the height of all.
func (flow) place(objects []fyne.CanvasObject, width float32, put func(fyne.CanvasObject, fyne.Position)) float32 {
	x, y, high := float32(0), float32(0), float32(0)
	for _, o := range objects {
		size := o.MinSize()
		if x > 0 && x+size.Width > width {
			x, y, high = 0, y+high+theme.Padding(), 0
		}
		put(o, fyne.NewPos(x, y))
		x, high = x+size.Width+theme.Padding(), max(high, size.Height)
	}
	return y + high
}
