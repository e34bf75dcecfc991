package command

import (
	"langkah/engine"
	"langkah/engine/course/audit"
	"langkah/engine/host/machine"
	"langkah/engine/host/program"
)

// Sources make the own heuristics that a user names on the command line: tables in files, and
// programs.
func (e Env) Sources() []engine.Source {
	return []engine.Source{audit.Heuristics(e.ReadText), program.Heuristics(machine.DefaultLimits().Memory)}
}

// HeuristicHelp says how a heuristic of the user's own is named.
const HeuristicHelp = "what guides the search, by `name`, or one of your own: expr:FORMULA, table:FILE, program:COMMAND"
