package attempt

import (
	"strings"
	"unicode"

	"langkah/engine"
	"langkah/engine/host/program"
)

// Program is a program of the user's.
type Program struct {
	Name    string // by which results tell it apart
	Command string // as typed; {} in it is the puzzle's file
	Sandbox bool   // run it by bubblewrap
}

// ParseProgram parses "NAME=COMMAND".
func ParseProgram(text string) (Program, error) {
	name, command, ok := strings.Cut(text, "=")
	p := Program{Name: strings.TrimSpace(name), Command: strings.TrimSpace(command)}
	if !ok {
		return Program{}, engine.Errorf("found %q, expected a name and a command such as mine=python3 solver.py {}", text)
	}
	return p, p.Check()
}

// LongestName of a program, in letters.
const LongestName = 40

// Check says what is wrong with the name or the command.
func (p Program) Check() error {
	bad := func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("._-+", r)
	}
	switch i := strings.IndexFunc(p.Name, bad); {
	case p.Name == "":
		return engine.Errorf("the program has no name; expected one such as mine")
	case i >= 0:
		return engine.Errorf("the program's name %q has the character %q; expected letters, digits, and . _ - +", p.Name, string([]rune(p.Name[i:])[0]))
	case len([]rune(p.Name)) > LongestName:
		return engine.Errorf("the program's name has more than %d letter{|s}", LongestName)
	}
	_, err := program.Words(p.Command)
	return err
}
