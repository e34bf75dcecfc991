package comparing

import (
	"fmt"
	"os"

	"langkah/app/cli/command"
	"langkah/engine"
	"langkah/engine/compare/experiment"
	"langkah/engine/course/attempt"
	"langkah/engine/host/program"
)

// ownPrograms returns the programs that were typed, and gives the puzzles the texts of their
// files, which the programs get.
func (f *flags) ownPrograms(env command.Env, puzzles []experiment.Entry) ([]attempt.Program, error) {
	var list []attempt.Program
	for _, text := range f.programs {
		p, err := attempt.ParseProgram(text)
		if err != nil {
			return nil, fmt.Errorf("--program: %w", err)
		}
		p.Sandbox = f.sandbox
		list = append(list, p)
	}
	switch {
	case len(list) == 0 && f.sandbox:
		return nil, engine.Errorf("--sandbox goes with --program")
	case len(list) == 0:
		return nil, nil
	case f.sandbox && !program.HasSandbox():
		return nil, program.ErrNoSandbox
	}
	if !program.Whole {
		fmt.Fprintln(env.Err, program.Unwatched)
	}
	for i, e := range puzzles {
		if info, err := os.Stat(e.Name); err == nil && info.Mode().IsRegular() {
			if text, err := env.ReadText(e.Name); err == nil {
				puzzles[i].Text = text
			} // a picture has the puzzle's own text
		}
	}
	return list, nil
}
