package command

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"langkah/app/cli/exit"
	"langkah/app/cli/terminal"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/game/share"
	"langkah/engine/host/files"
)

// FileHelp explains FILE in the help of commands.
const FileHelp = `FILE is a puzzle's text file, a PNG or an SVG that Langkah saved, or - for
standard input; where no file has that name also a share string.`

// Open reads the puzzle that FILE names, and prints its warnings. name is the
// file's, without folder and extension.
func (e Env) Open(path string) (name string, p engine.Puzzle, err error) {
	name, g, err := e.OpenGame(path)
	return name, g.Puzzle, err
}

// OpenGame is Open that also returns the moves, or the place in a search, that FILE
// holds beside the puzzle.
func (e Env) OpenGame(path string) (name string, g share.Game, err error) {
	name, g, err = e.readGame(path)
	if err == nil {
		e.Warn(path, g.Puzzle)
	}
	return name, g, err
}

// OpenStrictly is Open that refuses a puzzle with warnings if strict is set.
func (e Env) OpenStrictly(path string, strict bool) (name string, p engine.Puzzle, err error) {
	name, p, err = e.ReadStrictly(path, strict)
	if err == nil {
		e.Warn(path, p)
	}
	return name, p, err
}

// AddStrict adds the flag --strict, for [Env.OpenStrictly].
func AddStrict(cmd *cobra.Command) *bool {
	return cmd.Flags().Bool("strict", false, "take a warning about FILE as an error")
}

// Warn prints the warnings of the puzzle that FILE names.
func (e Env) Warn(path string, p engine.Puzzle) {
	for _, w := range engine.Warnings(p) {
		fmt.Fprintf(e.Err, "langkah: %s: warning: %s\n", filepath.Base(path), w)
	}
}

// Read is Open without printing warnings.
func (e Env) Read(path string) (name string, p engine.Puzzle, err error) {
	name, g, err := e.readGame(path)
	return name, g.Puzzle, err
}

// ReadStrictly is OpenStrictly without printing warnings.
func (e Env) ReadStrictly(path string, strict bool) (name string, p engine.Puzzle, err error) {
	name, p, err = e.Read(path)
	if err != nil || !strict {
		return name, p, err
	}
	var all []string
	for _, w := range engine.Warnings(p) {
		all = append(all, w.String())
	}
	if all != nil {
		return "", nil, exit.Refusal(fmt.Errorf("%s: %s (a warning, which --strict takes as an error)", filepath.Base(path), strings.Join(all, "; ")))
	}
	return name, p, nil
}

func (e Env) readGame(path string) (name string, g share.Game, err error) {
	switch {
	case path == "-":
		name = "puzzle"
		g, err = e.readStream(path, "standard input")
	case descriptor.MatchString(path):
		name = "puzzle"
		g, err = e.readStream(path, path)
	case e.IsShared(path):
		name = "shared"
		g, err = e.Puzzles.OpenGame(path)
	default:
		name, g, err = e.Puzzles.OpenGameFile(path)
	}
	if err != nil {
		return "", share.Game{}, exit.Refusal(err)
	}
	return name, g, nil
}

// IsShared reports whether FILE is a share string and no file.
func (e Env) IsShared(path string) bool {
	_, err := os.Lstat(path)
	return err != nil && share.Is(e.Puzzles.Families(), path)
}

// readStream reads a puzzle from a file that is already open. title names it in
// errors.
func (e Env) readStream(path, title string) (g share.Game, err error) {
	text, err := e.ReadText(path)
	if err == nil {
		g, err = e.Puzzles.OpenGame(text)
	}
	if err != nil {
		return share.Game{}, fmt.Errorf("%s: %w", title, err)
	}
	return g, nil
}

// ReadText reads a file of text; - is standard input.
func (e Env) ReadText(path string) (string, error) {
	in, err := e.OpenInput(path)
	if err != nil {
		return "", err
	}
	defer in.Close()
	return catalog.ReadFrom(in)
}

// descriptor matches the path of a file that is already open, such as the pipe that
// a shell makes of <(command).
var descriptor = regexp.MustCompile(`^(/dev/fd|/proc/self/fd)/[0-9]+$|^/dev/stdin$`)

// OpenInput opens a regular file, standard input for -, or a file that is already
// open; the caller closes it.
func (e Env) OpenInput(path string) (io.ReadCloser, error) {
	if path == "-" {
		return io.NopCloser(e.In), nil
	}
	if !descriptor.MatchString(path) {
		return files.Open(path)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	return struct {
		io.Reader
		io.Closer
	}{terminal.Interruptible(file, e.In), file}, nil
}
