package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"langkah/app/cli/columns"
	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/draw/picture"
	"langkah/engine/game/truth"
	"langkah/engine/host/machine"
)

func newShow(env command.Env) *cobra.Command {
	var png, svg, pdf, heuristic string
	cmd := &cobra.Command{
		Use:   "show FILE",
		Short: "Show a puzzle and what is known of it before any search",
		Long: `Show a puzzle: its board, whether it can be solved and why, and warnings.

` + command.FileHelp,
		Example: `  langkah show puzzle.txt
  langkah show puzzle.txt --png board.png
  langkah show puzzle.txt --heuristic manhattan --png board.png
  langkah show board.png`,
		Args:              command.Exactly("FILE"),
		ValidArgsFunction: command.CompleteFile,
	}
	flags := cmd.Flags()
	flags.StringVar(&png, "png", "", "save a picture of the board in this `file`")
	flags.StringVar(&svg, "svg", "", "save it as SVG in this `file`")
	flags.StringVar(&pdf, "pdf", "", "save it as PDF in this `file`")
	flags.StringVarP(&heuristic, "heuristic", "H", "", "show how the heuristic of this `name`, or one of your own, comes to its value, also in the picture")
	_ = cmd.RegisterFlagCompletionFunc("heuristic", env.CompleteHeuristic)
	looks := output.AddLooks(cmd, false)
	strict := command.AddStrict(cmd)
	options := env.AddPuzzleOptions(cmd).AddOther()
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		style, err := looks.Style()
		if err != nil {
			return err
		}
		if err := env.CheckDestinations(args, output.Destination{Flag: "--png", Path: png}, output.Destination{Flag: "--svg", Path: svg}, output.Destination{Flag: "--pdf", Path: pdf}); err != nil {
			return err
		}
		name, p, err := env.ReadStrictly(args[0], *strict)
		if err != nil {
			return err
		}
		p, err = options.Apply(p)
		if err != nil {
			return err
		}
		board := p.Start().Scene()
		var parts engine.Breakdown
		if heuristic != "" {
			if parts, err = breakdown(cmd.Context(), env, p, heuristic); err != nil {
				return exit.Refusal(err)
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
				failed = env.Save(file.path, data)
			}
			err = errors.Join(err, failed)
		}
		return errors.Join(err, writePuzzle(env.Out, p), writeBreakdown(env.Out, p, parts))
	}
	return cmd
}

// writePuzzle writes the board, the options and the facts for people.
func writePuzzle(w io.Writer, p engine.Puzzle) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n%s", p.Kind(), p.Start().Text())
	settings := p.Settings()
	if options := settings.Options(); len(options) > 0 {
		b.WriteByte('\n')
		for _, o := range options {
			b.WriteString(columns.Hang(o.Title.String()+": ", chosen(settings, o.Name)))
		}
	}
	for _, f := range facts(p) {
		b.WriteByte('\n')
		b.WriteString(factText(f))
		if f.Table != nil {
			b.WriteString(tableText(*f.Table))
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// facts returns the puzzle's facts and, where they leave open whether it can be
// solved, a proof that it cannot, if there is one.
func facts(p engine.Puzzle) []engine.Fact {
	list := p.Facts()
	if _, known := engine.Verdict(p); known {
		return list
	}
	if proof, ok := truth.New(p).Prove(p.Start()); ok {
		list = append(list, engine.Fact{Kind: engine.Unsolvable, Title: engine.Msg("No solution"), Text: proof.Why})
	}
	return list
}

// breakdown returns the parts that a heuristic adds up for the puzzle's start.
func breakdown(ctx context.Context, env command.Env, p engine.Puzzle, heuristic string) (engine.Breakdown, error) {
	if engine.IsOwn(heuristic) {
		own, err := engine.MakeOwn(p, heuristic, env.Sources()...)
		if err != nil {
			return engine.Breakdown{}, err
		}
		return engine.OwnBreakdown(ctx, p, p.Start(), own)
	}
	breakable, ok := p.(engine.Breakable)
	if !ok {
		return engine.Breakdown{}, errors.New("there is no heuristic to show for this kind of puzzle")
	}
	return breakable.Breakdown(ctx, p.Start(), heuristic, machine.DefaultLimits().Memory)
}

// writeBreakdown writes the parts and their sum, if there are any.
func writeBreakdown(w io.Writer, p engine.Puzzle, parts engine.Breakdown) error {
	if parts.Heuristic.Name == "" {
		return nil
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n%s: %s\n", parts.Heuristic.Title, engine.CostOf(p, parts.Value))
	width := 0
	for _, part := range parts.Parts {
		width = max(width, len(engine.CostOf(p, part.Value).String()))
	}
	for _, part := range parts.Parts {
		b.WriteString(columns.Hang(fmt.Sprintf("  %*s  ", width, engine.CostOf(p, part.Value).String()), part.Words.String()))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// chosen returns an option's value in words, and as typed.
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
	return title + "\n" + columns.Indent(f.Text.String(), 2)
}

// tableText lays a table out in columns that are aligned right.
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
