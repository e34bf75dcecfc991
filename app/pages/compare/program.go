package compare

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/browser"
	"langkah/app/kit/look"
	"langkah/engine/course/attempt"
	"langkah/engine/host/program"
	"langkah/widgets"
)

// addProgram asks for a program of the user's. It runs when the user starts a comparison.
func (p *Page) addProgram() {
	w := p.frame.Words
	if browser.InPage {
		p.frame.Dialogs.Tell(w.Text("yours.add", "Add a program"), w.Text("yours.page", "A page in a browser starts no programs; Langkah on a computer does."))
		return
	}
	name, command := widgets.NewEntry("", nil), widgets.NewEntry("", nil)
	name.PlaceHolder, command.PlaceHolder = w.Text("yours.nameexample", "mine"), "python3 solver.py {}"
	sandbox := widgets.NewCheck(w.Text("yours.sandbox", "Without network, in a read-only system (bubblewrap)"), false, nil)
	wrong := widget.NewLabel("")
	wrong.Importance, wrong.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	wrong.Hide()
	choose := widgets.NewButton(w.Text("yours.choose", "Choose its file …"), theme.FolderOpenIcon(), func() {
		p.frame.Dialogs.ChooseFile(w.Text("yours.file", "Choose your program"), p.frame.Preferences.OpenFolder(), nil, func(path string) {
			p.frame.Preferences.SetOpenFolder(filepath.Dir(path))
			command.SetText(commandFor(path))
			if name.Text == "" {
				name.SetText(nameFor(path))
			}
		})
	})
	for _, e := range []*widgets.Entry{name, command} {
		e.OnKey = p.frame.Key
	}
	sandbox.OnKey, choose.OnKey = p.frame.Key, p.frame.Key
	help := widget.NewLabel(w.Text("yours.help", "{} is the puzzle's file; without it the text comes on standard input. Boards that it prints are read, or lines such as \"s SOLVED 14\" and \"v UP LEFT\". It runs only when you start a comparison or a race."))
	help.Wrapping, help.Importance = fyne.TextWrapWord, widget.LowImportance
	content := container.NewVBox(
		look.Form(
			widget.NewLabel(w.Text("yours.name", "Name")), name,
			widget.NewLabel(w.Text("yours.command", "Command")), command),
		container.NewHBox(choose), sandbox, wrong, help)
	look.Show(sandbox, program.HasSandbox())
	submit := p.frame.Dialogs.Ask(w.Text("yours.add", "Add a program"), w.Text("yours.doadd", "Add"), content, name, func() func() {
		added := attempt.Program{Name: strings.TrimSpace(name.Text), Command: strings.TrimSpace(command.Text), Sandbox: sandbox.Checked}
		if err := added.Check(); err != nil {
			wrong.SetText(look.Sentence(w.Error(err)))
			wrong.Show()
			p.frame.Dialogs.Fit()
			return nil
		}
		return func() {
			p.model.add(added)
			p.yoursChanged()
		}
	})
	name.OnSubmitted = func(string) { submit() }
	command.OnSubmitted = name.OnSubmitted
}

// removeProgram takes a program from the list; its rows stay.
func (p *Page) removeProgram(i int) {
	p.model.yours = append(p.model.yours[:i:i], p.model.yours[i+1:]...)
	p.yoursChanged()
}

func (p *Page) yoursChanged() {
	p.model.keepYours(p.frame.Preferences)
	p.panel.showYours()
	p.panel.showTicks()
}

// commandFor returns a command that runs a file, by what its name ends with.
func commandFor(path string) string {
	quoted := path
	if strings.ContainsAny(path, " '") {
		quoted = `"` + path + `"`
	}
	switch strings.ToLower(filepath.Ext(path)) {
	case ".py":
		return "python3 " + quoted + " {}"
	case ".java":
		return "java " + quoted + " {}"
	case ".jar":
		return "java -jar " + quoted + " {}"
	case ".go":
		return "go run " + quoted + " {}"
	case ".js":
		return "node " + quoted + " {}"
	}
	return quoted + " {}"
}

// nameFor returns a name for a program of a file.
func nameFor(path string) string {
	name := strings.Map(func(r rune) rune {
		if (attempt.Program{Name: string(r), Command: "-"}).Check() != nil {
			return '-'
		}
		return r
	}, filepath.Base(path))
	runes := []rune(name)
	return string(runes[:min(len(runes), attempt.LongestName)])
}
