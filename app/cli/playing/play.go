// Package playing holds the commands about a puzzle that is being played: play, hint,
// review and verify of its moves, and share.
package playing

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/terminal"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/game/session"
	"langkah/engine/game/share"
)

const playHelp = `On a terminal the arrow keys move what they can. A letter or number picks a
piece (Tab the next one); then the arrows move it, Shift or Ctrl with an arrow as
far as it goes. A piece that is laid on a board is picked up so: Space turns it,
F5 turns it over, . goes to the next place where it fits, Enter lays it and
Delete sends it back; PgUp, PgDn and F6 change layer and plane. On a board of
queens the arrows move a cursor, Space sets or takes a queen there and X a cross,
which is a note of yours and no move. Ctrl+Z takes back,
Ctrl+Y makes again, F7 and F8 go to other branches, Ctrl+C ends.

Elsewhere each line of standard input is a move, by its name (UP, A right 3,
L 3 r2c5) or in short (U, Ar3, L3r2c5), or one of these words: undo, redo, next
and previous (branch), start, moves, board, share, help, quit.`

// NewPlay returns the command play.
func NewPlay(env command.Env) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "play FILE",
		Short: "Play a puzzle in the terminal",
		Long: `Play a puzzle. ` + playHelp + `

At the end it prints the share string of the game.

` + command.FileHelp,
		Example: `  langkah play puzzle.txt
  echo 'LEFT' | langkah play 'T2x2:1.2/-.3'`,
		Args:              command.Exactly("FILE"),
		ValidArgsFunction: command.CompleteFile,
	}
	options := env.AddPuzzleOptions(cmd).AddOther()
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if args[0] == "-" {
			return exit.Refusal(errors.New("play reads your moves from standard input; name the puzzle's file"))
		}
		name, p, err := env.Open(args[0])
		if err != nil {
			return err
		}
		if p, err = options.Apply(p); err != nil {
			return err
		}
		g := game{env: env, session: session.New()}
		g.session.Open(name, p)
		if in := terminal.File(env.In); in != nil && env.Terminal && term.IsTerminal(int(in.Fd())) {
			return g.end(g.playRaw(in))
		}
		return g.end(g.playLines())
	}
	return cmd
}

// game is a puzzle that is being played.
type game struct {
	env     command.Env
	session *session.Session
}

// playLines plays the lines of standard input, and answers each.
func (g *game) playLines() error {
	g.printBoard()
	lines := bufio.NewScanner(g.env.In)
	for lines.Scan() {
		word := strings.TrimSpace(lines.Text())
		if word == "quit" {
			break
		}
		if word != "" {
			g.execute(word)
		}
	}
	return lines.Err()
}

// execute makes the move, or runs the command, of a line.
func (g *game) execute(line string) {
	changed := true
	switch strings.ToLower(line) {
	case "undo":
		changed = g.session.Undo()
	case "redo":
		changed = g.session.Redo()
	case "next":
		changed = g.session.NextBranch()
	case "previous":
		changed = g.session.PreviousBranch()
	case "start":
		changed = g.session.First()
	case "board":
	case "moves":
		g.printMoves()
		return
	case "share":
		g.printShared()
		return
	case "help":
		g.printf("%s\n", playHelp)
		return
	default:
		moves, err := g.parse(line)
		if err == nil {
			err = g.session.Play(moves...)
		}
		if err != nil {
			g.printf("%s\n", err)
			return
		}
		for _, m := range moves {
			g.printf("%s\n", m.Words)
		}
	}
	if !changed {
		g.printf("there is nothing to go to from here\n")
		return
	}
	g.printBoard()
}

// parse returns the moves that a line names, in full or in short.
func (g *game) parse(line string) ([]engine.Move, error) {
	at := g.session.Position()
	for _, m := range at.Moves() {
		if strings.EqualFold(m.Name, line) {
			return []engine.Move{m}, nil
		}
	}
	f, err := g.env.Puzzles.Family(g.session.Puzzle().Family())
	if err != nil || f.Line == nil {
		return nil, noMove(line)
	}
	names, err := f.Line.Names(strings.ReplaceAll(line, " ", ""))
	if err != nil {
		return nil, noMove(line)
	}
	return share.MovesFrom(at, names)
}

func noMove(line string) error {
	return fmt.Errorf("%q is no legal move here; the word help says what is understood", line)
}

// printBoard prints the position and how many moves led to it.
func (g *game) printBoard() { g.printf("\n%s%s\n", g.session.Position().Text(), g.status()) }

// status returns the moves made, and whether the puzzle is solved, on one line.
func (g *game) status() string {
	c := g.session.Counts()
	text := figures.Plural(c.Moves, "move")
	for _, t := range c.Lengths {
		text += fmt.Sprintf(", %d %s", t.N, t.Title)
	}
	if c.Total != c.Moves {
		text += fmt.Sprintf(" (%d with those taken back)", c.Total)
	}
	if g.session.Position().Solved() {
		text += "; solved"
	}
	return text
}

// printMoves prints the moves of the current branch, with a mark behind the last one
// made.
func (g *game) printMoves() {
	for i, m := range g.session.Moves() {
		mark := ""
		if i+1 == g.session.Index() {
			mark = "  <"
		}
		g.printf("%d. %s%s\n", i+1, m.Name, mark)
	}
}

func (g *game) printShared() {
	if line, ok := g.env.Puzzles.Share(g.session.Puzzle(), g.session.Moves()[:g.session.Index()]); ok {
		g.printf("%s\n", line)
	}
}

// end prints the game as a share string, also after an interrupt.
func (g *game) end(err error) error {
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, terminal.ErrInterrupted) {
		return err
	}
	if errors.Is(err, io.EOF) {
		err = nil
	}
	line, ok := g.env.Puzzles.Share(g.session.Puzzle(), g.session.Moves()[:g.session.Index()])
	if !ok {
		return err
	}
	_, printed := fmt.Fprintln(g.env.Out, line)
	return errors.Join(err, printed)
}

// printf prints an answer. An error of writing is kept by Out, and reported at the end.
func (g *game) printf(format string, args ...any) { _, _ = fmt.Fprintf(g.env.Out, format, args...) }

// playRaw plays by keys while the terminal is raw, that is, sends each key at once.
// The board is drawn on standard error, which is the terminal.
func (g *game) playRaw(in *os.File) (err error) {
	before, err := term.MakeRaw(int(in.Fd()))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, term.Restore(int(in.Fd()), before)) }()
	return g.playKeys(g.env.In, g.env.Screen)
}
