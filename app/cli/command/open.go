package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/game/share"
)

// fileHelp is how commands explain FILE.
const fileHelp = `FILE is a puzzle's text file, a PNG or an SVG that Langkah saved, or - for
standard input; where no file has that name also a share string.`

// open reads the puzzle that FILE names, and prints its warnings. name is the
// file's, without folder and extension.
func (s Streams) open(path string) (name string, p engine.Puzzle, err error) {
	name, g, err := s.openGame(path)
	return name, g.Puzzle, err
}

// openGame is open with the moves, or the place in a search, beside the puzzle.
func (s Streams) openGame(path string) (name string, g share.Game, err error) {
	name, g, err = s.readGame(path)
	if err == nil {
		s.warn(path, g.Puzzle)
	}
	return name, g, err
}

// warn prints the warnings of the puzzle that FILE names.
func (s Streams) warn(path string, p engine.Puzzle) {
	for _, w := range engine.Warnings(p) {
		fmt.Fprintf(s.Err, "langkah: %s: warning: %s\n", filepath.Base(path), w)
	}
}

// read is open for what prints the warnings itself, or none.
func (s Streams) read(path string) (name string, p engine.Puzzle, err error) {
	name, g, err := s.readGame(path)
	return name, g.Puzzle, err
}

// readGame is openGame without the warnings.
func (s Streams) readGame(path string) (name string, g share.Game, err error) {
	switch {
	case path == "-":
		name = "puzzle"
		g, err = s.openStream(path, "standard input")
	case descriptor.MatchString(path):
		name = "puzzle"
		g, err = s.openStream(path, path)
	case s.isShared(path):
		name = "shared"
		g, err = s.Puzzles.OpenGame(path)
	default:
		name, g, err = s.Puzzles.OpenGameFile(path)
	}
	if err != nil {
		return "", share.Game{}, badInput(err)
	}
	return name, g, nil
}

// isShared says whether FILE is a share string and no file.
func (s Streams) isShared(path string) bool {
	_, err := os.Lstat(path)
	return err != nil && share.Is(s.Puzzles.Families(), path)
}

// IsShared says whether an argument is a share string and no file.
func IsShared(arg string) bool {
	return Streams{Puzzles: catalog.New(catalog.Tables{})}.isShared(arg)
}

// strictFlag adds the flag --strict, for [Streams.openStrictly].
func strictFlag(cmd *cobra.Command) *bool {
	return cmd.Flags().Bool("strict", false, "take a warning about FILE as an error")
}

// openStrictly is open, but where strict is set, a puzzle with warnings is bad input.
func (s Streams) openStrictly(path string, strict bool) (name string, p engine.Puzzle, err error) {
	name, p, err = s.readStrictly(path, strict)
	if err == nil {
		s.warn(path, p)
	}
	return name, p, err
}

// readStrictly is openStrictly for what prints the warnings itself.
func (s Streams) readStrictly(path string, strict bool) (name string, p engine.Puzzle, err error) {
	name, p, err = s.read(path)
	if err != nil || !strict {
		return name, p, err
	}
	var all []string
	for _, w := range engine.Warnings(p) {
		all = append(all, w.String())
	}
	if all != nil {
		return "", nil, badInput(fmt.Errorf("%s: %s (a warning, which --strict takes as an error)", filepath.Base(path), strings.Join(all, "; ")))
	}
	return name, p, nil
}

// openStream reads a puzzle from what is open already. whose is its name for the user.
func (s Streams) openStream(path, whose string) (g share.Game, err error) {
	text, err := s.readText(path)
	if err == nil {
		g, err = s.Puzzles.OpenGame(text)
	}
	if err != nil {
		return share.Game{}, fmt.Errorf("%s: %w", whose, err)
	}
	return g, nil
}

// completeFile lets the shell complete the names of puzzles and pictures.
func completeFile(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return []string{"txt", "langkah", "png", "jpg", "jpeg", "svg"}, cobra.ShellCompDirectiveFilterFileExt
}
