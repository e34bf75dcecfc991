package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/game/session"
	"langkah/engine/game/share"
)

const playHelp = `On a terminal the arrow keys move what they can. A letter or number picks a
piece (Tab the next one); then the arrows move it, Shift or Ctrl with an arrow as
far as it goes. A piece that is laid on a board is picked up so: Space turns it,
F5 turns it over, . goes to the next place where it fits, Enter lays it and
Delete sends it back; PgUp, PgDn and F6 change layer and plane. Ctrl+Z takes back,
Ctrl+Y makes again, F7 and F8 go to other branches, Ctrl+C ends.

Elsewhere each line of standard input is a move, by its name (UP, A right 3,
L 3 r2c5) or in short (U, Ar3, L3r2c5), or one of these words: undo, redo, next
and previous (branch), start, moves, board, share, help, quit.`

func newPlay(s Streams) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "play FILE",
		Short: "Play a puzzle in the terminal",
		Long: `Play a puzzle. ` + playHelp + `

At the end it prints the share string of the game.

` + fileHelp,
		Example: `  langkah play puzzle.txt
  echo 'LEFT' | langkah play 'T2x2:1.2/-.3'`,
		Args:              exactly("FILE"),
		ValidArgsFunction: completeFile,
	}
	options := addOptions(cmd, s.known.ofPuzzles())
	options.addMore()
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if args[0] == "-" {
			return badInput(errors.New("play reads your moves from standard input; name the puzzle's file"))
		}
		name, p, err := s.open(args[0])
		if err != nil {
			return err
		}
		if p, err = options.only(p); err != nil {
			return err
		}
		g := game{streams: s, session: session.New()}
		g.session.Open(name, p)
		if in := file(s.In); in != nil && s.Terminal && term.IsTerminal(int(in.Fd())) {
			return g.onTerminal(in)
		}
		return g.end(g.byLines())
	}
	return cmd
}

// game is a puzzle being played on the command line.
type game struct {
	streams Streams
	session *session.Session
}

// byLines plays the moves that lines of standard input name, and answers each.
func (g *game) byLines() error {
	g.board()
	lines := bufio.NewScanner(g.streams.In)
	for lines.Scan() {
		word := strings.TrimSpace(lines.Text())
		if word == "quit" {
			break
		}
		if word != "" {
			g.obey(word)
		}
	}
	return lines.Err()
}

// obey does what a line says.
func (g *game) obey(line string) {
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
		g.moves()
		return
	case "share":
		g.share()
		return
	case "help":
		g.say("%s\n", playHelp)
		return
	default:
		moves, err := g.read(line)
		if err == nil {
			err = g.session.Play(moves...)
		}
		if err != nil {
			g.say("%s\n", err)
			return
		}
		for _, m := range moves {
			g.say("%s\n", m.Words)
		}
	}
	if !changed {
		g.say("there is nothing to go to from here\n")
		return
	}
	g.board()
}

// read is the moves that a line names, in full or in short.
func (g *game) read(line string) ([]engine.Move, error) {
	at := g.session.Position()
	for _, m := range at.Moves() {
		if strings.EqualFold(m.Name, line) {
			return []engine.Move{m}, nil
		}
	}
	f, err := g.streams.Puzzles.Family(g.session.Puzzle().Family())
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

// board prints the position and how many moves led to it.
func (g *game) board() { g.say("\n%s%s\n", g.session.Position().Text(), g.state()) }

// state is one line on how the game stands.
func (g *game) state() string {
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

// moves prints the moves of the line, a mark behind the last one made.
func (g *game) moves() {
	for i, m := range g.session.Moves() {
		mark := ""
		if i+1 == g.session.Index() {
			mark = "  <"
		}
		g.say("%d. %s%s\n", i+1, m.Name, mark)
	}
}

func (g *game) share() {
	if line, ok := g.streams.Puzzles.Share(g.session.Puzzle(), g.session.Moves()[:g.session.Index()]); ok {
		g.say("%s\n", line)
	}
}

// end prints the game as a share string, also where the user interrupted it.
func (g *game) end(err error) error {
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, errInterrupted) {
		return err
	}
	if errors.Is(err, io.EOF) {
		err = nil
	}
	line, ok := g.streams.Puzzles.Share(g.session.Puzzle(), g.session.Moves()[:g.session.Index()])
	if !ok {
		return err
	}
	_, printed := fmt.Fprintln(g.streams.Out, line)
	return errors.Join(err, printed)
}

// say answers: what cannot be written is told at the end, by what wraps Out.
func (g *game) say(format string, args ...any) { _, _ = fmt.Fprintf(g.streams.Out, format, args...) }

// onTerminal plays by keys. The board is drawn on standard error, which is the
// terminal; the result goes to standard output, when the terminal is again as it was.
func (g *game) onTerminal(in *os.File) error {
	return g.end(g.raw(in))
}

// raw plays on the terminal while it sends each key by itself.
func (g *game) raw(in *os.File) (err error) {
	before, err := term.MakeRaw(int(in.Fd()))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, term.Restore(int(in.Fd()), before)) }()
	return g.byKeys(g.streams.In, g.streams.screen)
}
