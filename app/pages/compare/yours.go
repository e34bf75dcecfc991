package compare

import (
	"encoding/json"
	"os"
	"slices"

	"langkah/app/kit/look"
	"langkah/engine/catalog"
	"langkah/engine/compare/experiment"
	"langkah/engine/course/attempt"
)

// yours is a program of the user's in the panel. It runs only while it is ticked, which the
// user does in this window: what the preferences remember is not.
type yours struct {
	attempt.Program
	ticked, races bool
}

// preference is where the programs are kept.
const preference = "compare.programs"

// readYours returns the programs that the preferences remember; what cannot be read is left
// out.
func readYours(p look.Preferences) []yours {
	var programs []attempt.Program
	if json.Unmarshal([]byte(p.Choice(preference)), &programs) != nil {
		return nil
	}
	var list []yours
	for _, program := range programs {
		if program.Check() == nil {
			list = append(list, yours{Program: program})
		}
	}
	return list
}

// keepYours has the preferences remember the programs.
func (m *Model) keepYours(p look.Preferences) {
	programs := []attempt.Program{}
	for _, y := range m.yours {
		programs = append(programs, y.Program)
	}
	data, err := json.Marshal(programs)
	if err == nil { // texts always can be
		p.SetChoice(preference, string(data))
	}
}

// add adds a program, ticked, in place of one of its name.
func (m *Model) add(p attempt.Program) {
	added := yours{p, true, m.racing}
	if i := slices.IndexFunc(m.yours, func(y yours) bool { return y.Name == p.Name }); i >= 0 {
		m.yours[i] = added
		return
	}
	m.yours = append(m.yours, added)
}

// tickProgram ticks a program, or takes its tick, for a comparison or for a race.
func (m *Model) tickProgram(i int, on bool) {
	if m.racing {
		m.yours[i].races = on
	} else {
		m.yours[i].ticked = on
	}
}

// tickedProgram says whether a program is ticked.
func (m *Model) tickedProgram(i int) bool {
	if m.racing {
		return m.yours[i].races
	}
	return m.yours[i].ticked
}

// chosenPrograms are the programs that are ticked.
func (m *Model) chosenPrograms() []attempt.Program {
	var list []attempt.Program
	for i, y := range m.yours {
		if m.tickedProgram(i) {
			list = append(list, y.Program)
		}
	}
	return list
}

// wrongPrograms is how many programs have a run that is not right.
func (m *Model) wrongPrograms() int {
	wrong := map[string]bool{}
	for _, row := range m.rows {
		if row.Program != nil && row.Program.Verdict != attempt.Right {
			wrong[row.Heuristic] = true
		}
	}
	return len(wrong)
}

// withTexts gives puzzles of files the text that programs get.
func withTexts(puzzles []experiment.Entry) []experiment.Entry {
	list := slices.Clone(puzzles)
	for i, e := range list {
		data, err := os.ReadFile(e.Name)
		if err != nil {
			continue // the puzzle has a text of its own
		}
		if text, err := catalog.Text(data); err == nil {
			list[i].Text = text
		}
	}
	return list
}
