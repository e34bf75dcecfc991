package course

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/base/message"
	"langkah/engine/course/lesson"
	"langkah/engine/course/webpage"
)

// NewLesson returns the command lesson.
func NewLesson(env command.Env) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "lesson",
		Short: "Begin or check a lesson, or make it a page to hand round",
		Long: `Begin or check a lesson, or make it a page to hand round. A lesson is a text file of steps
with words, a puzzle, a place in a search, and tasks that are judged; the manual
("Lessons") describes its form. Lessons contain no code, and nothing that they name
is run.`,
		Args: cobra.NoArgs,
	}
	cmd.AddCommand(newLessonCheck(env), newLessonBuild(env), newLessonNew(env))
	return cmd
}

func newLessonCheck(env command.Env) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "check LESSON...",
		Short: "Do every task of lessons with its right and with a wrong answer",
		Long: `Do every task of lessons with its right and with a wrong answer. The answers are
those that the lesson gives as "right" and "wrong", or else found: the shortest
moves, what the rules of the search allow, the figure that is counted.

Exit code: 0 all tasks judge as they should, 4 one does not, 2 a file cannot be read.`,
		Example: "  langkah lesson check astar.md",
		Args:    command.AtLeastOne("LESSON"),
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		wrong := 0
		for _, path := range args {
			l, err := readLesson(env, path)
			if err != nil {
				return exit.Refusal(err)
			}
			tasks, before := 0, wrong
			for _, s := range l.Steps {
				tasks += len(s.Tasks)
			}
			err = l.Check(cmd.Context(), func(step int, t lesson.Task, what engine.Message) {
				wrong++
				fmt.Fprintf(env.Out, "%s: line %d, step %d, %s: %s\n", path, t.Line, step+1, t.Ask, what)
			})
			if err != nil {
				return err
			}
			if wrong == before {
				fmt.Fprint(env.Out, message.Sprintf("%s: %d step{|s}, %d task{|s}, all judge as they should\n", path, len(l.Steps), tasks))
			}
		}
		if wrong > 0 {
			return exit.Silently(exit.Other)
		}
		return nil
	}
	return cmd
}

func newLessonBuild(env command.Env) *cobra.Command {
	var html string
	cmd := &cobra.Command{
		Use:   "build LESSON",
		Short: "Make a lesson one HTML file",
		Long: `Make a lesson one HTML file, which loads nothing: it works from a disk, in the frame
of a learning platform and on paper. Tasks that only Langkah can judge name the
puzzle to open there.`,
		Example: "  langkah lesson build astar.md --html astar.html",
		Args:    command.Exactly("LESSON"),
	}
	cmd.Flags().StringVar(&html, "html", "", "save the page in this `file`")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if html == "" {
			return exit.Refusal(errors.New("nothing is to be saved: name a file with --html"))
		}
		if err := env.CheckDestinations(args, output.Destination{Flag: "--html", Path: html}); err != nil {
			return err
		}
		l, err := readLesson(env, args[0])
		if err != nil {
			return exit.Refusal(err)
		}
		data, err := buildLesson(cmd.Context(), env, l)
		if err != nil {
			return err
		}
		return env.Save(html, data)
	}
	return cmd
}

func buildLesson(ctx context.Context, env command.Env, l lesson.Lesson) ([]byte, error) {
	translate, err := command.Translation(l.Language)
	if err != nil {
		return nil, exit.Refusal(err)
	}
	tongue := webpage.Tongue{Code: l.Language, Translate: translate}
	return webpage.Lesson(ctx, l, tongue, func(p engine.Puzzle) string { return shareText(env, p) })
}

// readLesson reads a lesson's file; its error names the file.
func readLesson(env command.Env, path string) (lesson.Lesson, error) {
	source, err := env.ReadText(path)
	if err != nil {
		return lesson.Lesson{}, err
	}
	l, err := lesson.Read(source, opener(env))
	if err != nil {
		return lesson.Lesson{}, fmt.Errorf("%s: %w", path, err)
	}
	return l, nil
}
