package course

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/course/lesson"
	"langkah/engine/game/session"
	"langkah/engine/game/transcript"
	"langkah/engine/host/files"
)

func newLessonNew(env command.Env) *cobra.Command {
	var title, moves, language string
	cmd := &cobra.Command{
		Use:   "new FILE",
		Short: "Print a lesson to begin with: the puzzle, its moves, a first task",
		Long: `Print a lesson to begin with: the puzzle with a first task, a step for each
savepoint of a session, and one for the place in a search that a share string holds.
The first task is to solve the puzzle, where the moves do so or a solution is found
soon, else to make a move. "langkah lesson check" takes the lesson as it is.

FILE is also a session that the window keeps, session-1.json. ` + command.FileHelp,
		Example: `  langkah lesson new puzzle.txt > lesson.md
  langkah lesson new puzzle.txt --moves solution.txt --lang id > pelajaran.md
  langkah lesson new 'T2x2:1.2/-.3;k=q9sc' --title "Two by two" > lesson.md`,
		Args:              command.Exactly("FILE"),
		ValidArgsFunction: command.CompleteFile,
	}
	cmd.Flags().StringVar(&title, "title", "", "the lesson's `name`; that of the file if left out")
	cmd.Flags().StringVar(&moves, "moves", "", "take the moves of the transcript in this `file`")
	cmd.Flags().StringVar(&language, "lang", "en", "the lesson's `language`: en or id")
	_ = cmd.RegisterFlagCompletionFunc("lang", cobra.FixedCompletions(command.Languages(), cobra.ShellCompDirectiveNoFileComp))
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		translate, err := command.Translation(language)
		if err != nil {
			return exit.Refusal(err)
		}
		d, err := readDraft(cmd.Context(), env, args[0], moves)
		if err != nil {
			return err
		}
		if title != "" {
			d.Title = title
		}
		d.Language, d.Translate, d.Share = language, translate, env.Puzzles.Share
		text, err := d.Write(cmd.Context(), opener(env))
		if err != nil {
			return err
		}
		_, err = fmt.Fprint(env.Out, text)
		return err
	}
	return cmd
}

// readDraft reads what FILE holds, and the moves of a transcript instead where one is named.
func readDraft(ctx context.Context, env command.Env, path, moves string) (d lesson.Draft, err error) {
	if !env.IsShared(path) && strings.EqualFold(filepath.Ext(path), ".json") {
		d, err = ofSession(env, path)
	} else {
		d, err = ofGame(ctx, env, path)
	}
	if err != nil || moves == "" {
		return d, err
	}
	text, err := env.ReadText(moves)
	if err != nil {
		return d, exit.Refusal(err)
	}
	claims, err := transcript.Read(text)
	if err == nil {
		d.Moves = claims.Moves(d.Puzzle)
		_, err = engine.Replay(engine.PlayStart(d.Puzzle), d.Moves)
	}
	if err != nil {
		return d, exit.Refusal(fmt.Errorf("%s: %w", moves, err))
	}
	return d, nil
}

// ofGame is a draft of a puzzle, with the moves or the place that a share string has.
func ofGame(ctx context.Context, env command.Env, path string) (lesson.Draft, error) {
	name, g, err := env.OpenGame(path)
	if err != nil {
		return lesson.Draft{}, err
	}
	d := lesson.Draft{Title: name, Puzzle: g.Puzzle, Moves: g.Moves}
	if g.Place != nil {
		if d.Place, err = lesson.PlaceAfter(ctx, g.Puzzle, g.Place.Method, g.Place.Events); err != nil {
			return d, exit.Refusal(err)
		}
	}
	return d, nil
}

// ofSession is a draft of a session that the window has kept.
func ofSession(env command.Env, path string) (lesson.Draft, error) {
	data, err := files.Read(path)
	if err != nil {
		return lesson.Draft{}, exit.Refusal(err)
	}
	s, err := session.Parse(data, env.Puzzles.Open)
	if err != nil {
		return lesson.Draft{}, exit.Refusal(fmt.Errorf("%s: expected a session that Langkah keeps, such as session-1.json: %w", path, err))
	}
	d := lesson.Draft{Title: s.Name(), Puzzle: s.Puzzle(), Moves: s.Moves()}
	for _, p := range s.Savepoints() {
		d.Remarks = append(d.Remarks, lesson.Remark{Name: p.Name, Moves: s.MovesTo(p.Node)})
	}
	return d, nil
}

// opener opens the puzzles of lessons.
func opener(env command.Env) lesson.Opener {
	return func(text string) (engine.Puzzle, []engine.Move, error) {
		g, err := env.Puzzles.OpenGame(text)
		return g.Puzzle, g.Moves, err
	}
}
