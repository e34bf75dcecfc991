package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/draw/picture"
	"langkah/engine/game/truth"
	"langkah/engine/host/machine"
)

func newShow(s Streams) *cobra.Command {
	var png, svg, pdf, heuristic string
	cmd := &cobra.Command{
		Use:   "show FILE",
		Short: "Show a puzzle and what is known of it before any search",
		Long: `Show a puzzle: its board, whether it can be solved and why, and warnings.

` + fileHelp,
		Example: `  langkah show puzzle.txt
  langkah show puzzle.txt --png board.png
  langkah show puzzle.txt --heuristic manhattan --png board.png
  langkah show board.png`,
		Args:              exactly("FILE"),
		ValidArgsFunction: completeFile,
	}
	flags := cmd.Flags()
	flags.StringVar(&png, "png", "", "save a picture of the board in this `file`")
	flags.StringVar(&svg, "svg", "", "save it as SVG in this `file`")
	flags.StringVar(&pdf, "pdf", "", "save it as PDF in this `file`")
	flags.StringVarP(&heuristic, "heuristic", "H", "", "show how the heuristic of this `name` comes to its value, also in the picture")
	_ = cmd.RegisterFlagCompletionFunc("heuristic", s.completeHeuristic)
	looks := looksFlags(cmd, false)
	strict := strictFlag(cmd)
	options := addOptions(cmd, s.known.ofPuzzles())
	options.addMore()
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		style, err := looks.style()
		if err != nil {
			return err
		}
		if err := s.checkDestinations(args, []destination{{flag: "--png", path: png}, {flag: "--svg", path: svg}, {flag: "--pdf", path: pdf}}); err != nil {
			return err
		}
		name, p, err := s.readStrictly(args[0], *strict)
		if err != nil {
			return err
		}
		p, err = options.only(p)
		if err != nil {
			return err
		}
		board := p.Start().Scene()
		var parts engine.Breakdown
		if heuristic != "" {
			if parts, err = breakdown(cmd.Context(), p, heuristic); err != nil {
				return badInput(err)
			}
			board = parts.Over(board)
		}
		for _, file := range []struct {
			path   string
			format picture.Format
		}{{png, picture.AsPNG}, {svg, picture.AsSVG}, {pdf, picture.AsPDF}} {
			if file.path == "" {
				continue
			}
			data, failed := picture.Board(board, file.format, style, name, p.String())
			if failed == nil {
				failed = s.save(file.path, data)
			}
			err = errors.Join(err, failed)
		}
		return errors.Join(err, writePuzzle(s.Out, p), writeBreakdown(s.Out, parts))
	}
	return cmd
}

// writePuzzle tells people what the puzzle is and what is known of it.
func writePuzzle(w io.Writer, p engine.Puzzle) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n%s", p.Kind(), p.Start().Text())
	settings := p.Settings()
	if options := settings.Options(); len(options) > 0 {
		b.WriteByte('\n')
		for _, o := range options {
			b.WriteString(hang(o.Title.String()+": ", chosen(settings, o.Name)))
		}
	}
	for _, f := range factsOf(p) {
		b.WriteByte('\n')
		b.WriteString(factText(f))
		if f.Table != nil {
			b.WriteString(tableText(*f.Table))
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// factsOf are the puzzle's facts and, where they leave open whether it can be
// solved, a proof that it cannot.
func factsOf(p engine.Puzzle) []engine.Fact {
	facts := p.Facts()
	if _, known := engine.Verdict(p); known {
		return facts
	}
	if proof, ok := truth.New(p).Prove(p.Start()); ok {
		facts = append(facts, engine.Fact{Kind: engine.Unsolvable, Title: engine.Msg("No solution"), Text: proof.Why})
	}
	return facts
}

// breakdown is how a heuristic comes to its value for the puzzle's start.
func breakdown(ctx context.Context, p engine.Puzzle, heuristic string) (engine.Breakdown, error) {
	breakable, ok := p.(engine.Breakable)
	if !ok {
		return engine.Breakdown{}, errors.New("there is no heuristic to show for this kind of puzzle")
	}
	return breakable.Breakdown(ctx, p.Start(), heuristic, machine.DefaultLimits().Memory)
}

// writeBreakdown tells people the sum, if there is one.
func writeBreakdown(w io.Writer, parts engine.Breakdown) error {
	if parts.Heuristic.Name == "" {
		return nil
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n%s: %d\n", parts.Heuristic.Title, parts.Value)
	width := len(strconv.Itoa(parts.Value))
	for _, part := range parts.Parts {
		b.WriteString(hang(fmt.Sprintf("  %*d  ", width, part.Value), part.Words.String()))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// chosen is an option's value in words, and as typed.
func chosen(s engine.Settings, name string) string {
	if c := s.Choice(name); c.Name != "" {
		return fmt.Sprintf("%s (%s)", c.Title, c.Name)
	}
	return s.Text(name)
}

func factText(f engine.Fact) string {
	title := f.Title.String()
	if f.Kind == engine.Warning {
		title = "warning: " + title
	}
	if f.Text.IsZero() {
		return title + "\n"
	}
	if !strings.HasSuffix(title, "?") {
		title += ":"
	}
	return title + "\n" + indent(f.Text.String(), 2)
}

// tableText sets a table in columns, numbers to the right.
func tableText(t engine.Table) string {
	rows := [][]string{make([]string, len(t.Header))}
	for i, h := range t.Header {
		rows[0][i] = h.String()
	}
	rows = append(rows, t.Rows...)
	var widths []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], len([]rune(cell)))
		}
	}
	var b strings.Builder
	for _, row := range rows {
		line := ""
		for i, cell := range row {
			line += fmt.Sprintf("  %*s", widths[i], cell)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.String()
}
