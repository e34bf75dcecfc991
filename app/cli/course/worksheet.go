package course

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/course/worksheet"
	"langkah/engine/game/share"
	"langkah/engine/host/machine"
)

// worksheetFlags are the flags of worksheet.
type worksheetFlags struct {
	pdf, key, title, method, language string
	limits                            *engine.Limits
}

// NewWorksheet returns the command worksheet.
func NewWorksheet(env command.Env) *cobra.Command {
	var f worksheetFlags
	cmd := &cobra.Command{
		Use:   "worksheet FILE|FOLDER...",
		Short: "Make worksheets to solve by hand, and the key to them",
		Long: `Make a PDF of worksheets, one for each puzzle, and another one with the key. A
FOLDER stands for the .txt files in it and below. A sheet has the board, the goal and
the rules, a QR code that holds the puzzle, and tasks: to solve it by hand, g, h and
f of the first expansions of A*, the order of the frontier, which heuristics are
admissible, and what the family adds, such as the KURANG table or the next item of an
exact cover. Heuristics are those that can be worked out on paper.
All answers are computed.`,
		Example: `  langkah worksheet exercises --pdf sheets.pdf --key key.pdf
  langkah worksheet puzzle.txt --pdf sheet.pdf --method astar/misplaced --lang id`,
		Args: command.AtLeastOne("FILE or FOLDER"),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return []string{"txt"}, cobra.ShellCompDirectiveFilterFileExt
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&f.pdf, "pdf", "", "save the worksheets in this `file`")
	flags.StringVar(&f.key, "key", "", "save the key in this `file`")
	flags.StringVar(&f.title, "title", "", "what stands at the foot of every page")
	flags.StringVar(&f.method, "method", "", "whose first expansions are asked for, by `name`, such as astar/manhattan; without it A* with an admissible heuristic for hands")
	flags.StringVar(&f.language, "lang", "en", "the `language`, en or id")
	_ = cmd.RegisterFlagCompletionFunc("method", env.CompleteMethods)
	command.OneOf(cmd, "lang", command.Languages()...)
	f.limits = command.AddLimits(cmd)
	options := env.AddPuzzleOptions(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		return runWorksheet(cmd.Context(), env, args, &f, options)
	}
	return cmd
}

func runWorksheet(ctx context.Context, env command.Env, paths []string, f *worksheetFlags, options *command.Options) error {
	if err := command.CheckLimits(*f.limits); err != nil {
		return err
	}
	if f.pdf == "" && f.key == "" {
		return exit.Refusal(errors.New("nothing is to be saved: name a file with --pdf, --key, or both"))
	}
	translate, err := command.Translation(f.language)
	if err != nil {
		return exit.Refusal(err)
	}
	inputs, err := command.Texts(paths)
	if err != nil {
		return exit.Refusal(err)
	}
	if err := env.CheckDestinations(inputs, output.Destination{Flag: "--pdf", Path: f.pdf}, output.Destination{Flag: "--key", Path: f.key}); err != nil {
		return err
	}
	entries, err := env.OpenAll(ctx, paths, options)
	if err != nil {
		return exit.Refusal(err)
	}
	machine.Guard(f.limits.Memory)
	maker := worksheet.Maker{Translate: translate, Method: f.method, Limits: *f.limits}
	book := worksheet.Book{Title: f.title, Maker: maker, Made: time.Now()}
	if book.Title == "" {
		book.Title = engine.Msg("Langkah, worksheet").In(translate)
	}
	for _, e := range entries {
		name := strings.TrimSuffix(filepath.Base(e.Name), filepath.Ext(e.Name))
		sheet, err := maker.Make(ctx, name, e.Puzzle, shareText(env, e.Puzzle))
		if err != nil {
			return exit.Refusal(err)
		}
		book.Sheets = append(book.Sheets, sheet)
	}
	return saveBook(env, book, f)
}

func saveBook(env command.Env, book worksheet.Book, f *worksheetFlags) error {
	for _, file := range []struct {
		path string
		key  bool
	}{{f.pdf, false}, {f.key, true}} {
		if file.path == "" {
			continue
		}
		data, err := book.PDF(file.key)
		if err == nil {
			err = env.Save(file.path, data)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// shareText returns the puzzle's share string, or else its text.
func shareText(env command.Env, p engine.Puzzle) string {
	family, err := env.Puzzles.Family(p.Family())
	if err == nil {
		if text, ok := share.Text(family, p, nil); ok {
			return text
		}
	}
	return p.String()
}
