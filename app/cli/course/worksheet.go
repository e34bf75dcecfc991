package course

import (
	"context"
	"errors"
	"fmt"
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
	rules                             engine.Values
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
All answers are computed.

The rules of a lecture, such as --ties and --goal-test, are stated on the sheet and on
the key, and the QR code carries them. What no rule settles is free: then the key has
all right orders, or says how others are judged.`,
		Example: `  langkah worksheet exercises --pdf sheets.pdf --key key.pdf
  langkah worksheet puzzle.txt --pdf sheet.pdf --method astar/misplaced --lang id
  langkah worksheet puzzle.txt --key key.pdf --ties oldest --goal-test generated`,
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
	options, rules := env.AddPuzzleOptions(cmd), env.AddRules(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		var err error
		if f.rules, err = rules.Given(); err != nil {
			return exit.Refusal(err)
		}
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
	maker := worksheet.Maker{Translate: translate, Method: f.method, Rules: f.rules, Limits: *f.limits}
	book := worksheet.Book{Title: f.title, Maker: maker, Made: time.Now()}
	if book.Title == "" {
		book.Title = engine.Msg("Langkah, worksheet").In(translate)
	}
	for _, e := range entries {
		name := strings.TrimSuffix(filepath.Base(e.Name), filepath.Ext(e.Name))
		searched, err := ruled(maker, e.Puzzle, f.rules)
		if err != nil {
			return exit.Refusal(fmt.Errorf("%s: %w", name, err))
		}
		sheet, err := maker.Make(ctx, name, e.Puzzle, shareText(env, e.Puzzle, searched...))
		if err != nil {
			return exit.Refusal(err)
		}
		book.Sheets = append(book.Sheets, sheet)
	}
	return saveBook(env, book, f)
}

// ruled returns the method of the search task where it has options that were set. It is an
// error if it does not have one of the rules.
func ruled(maker worksheet.Maker, p engine.Puzzle, rules engine.Values) ([]engine.Method, error) {
	m, ok, err := maker.Searched(p)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, command.CheckRules(rules, nil)
	}
	methods := []engine.Method{m}
	if err := command.CheckRules(rules, methods); err != nil || len(m.Settings.Set()) == 0 {
		return nil, err
	}
	return methods, nil
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

// shareText returns the puzzle's share string, with the start of the search by a method if one
// is given, or else its text.
func shareText(env command.Env, p engine.Puzzle, searched ...engine.Method) string {
	family, err := env.Puzzles.Family(p.Family())
	if err == nil {
		for _, m := range searched {
			if text, ok := share.Placed(family, p, share.Place{Method: m}); ok {
				return text
			}
		}
		if text, ok := share.Text(family, p, nil); ok {
			return text
		}
	}
	return p.String()
}
