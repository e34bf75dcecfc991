package solving

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/game/transcript"
)

// outputs are the flags for the files that solve saves; an empty path means none.
type outputs struct {
	transcript, steps, shapes, sheet, pages, gif, turntable string

	format string // of the transcript
	color  bool
}

// The formats of a transcript.
const (
	ownFormat    = "langkah" // verify reads it
	courseFormat = "itb"     // of the assignments of the course IF2211; grade reads it
)

func (o *outputs) addTo(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&o.transcript, "txt", "", "save the transcript in this `file`")
	flags.StringVar(&o.format, "format", ownFormat, "how the transcript is written, by `name`: langkah, or itb, in Indonesian as the course IF2211 at ITB asks for")
	command.OneOf(cmd, "format", ownFormat, courseFormat)
	flags.BoolVar(&o.color, "color", false, "colour the boards of an itb transcript for a terminal")
	flags.StringVar(&o.steps, "png", "", "save a picture of every step in this `folder`")
	flags.StringVar(&o.shapes, "svg", "", "save every step as SVG in this `folder`")
	flags.StringVar(&o.sheet, "sheet", "", "save one picture of all steps in this `file`: .png, .svg or .pdf")
	flags.StringVar(&o.pages, "pdf", "", "save all steps on pages of A4 in this `file`")
	flags.StringVar(&o.gif, "gif", "", "save an animation in this `file`")
	flags.StringVar(&o.turntable, "turntable", "", "save an animation in this `file` in which the solved board, such as a pyramid, turns round")
}

// destinations returns where the files go.
func (o *outputs) destinations() []output.Destination {
	return []output.Destination{
		{Flag: "--txt", Path: o.transcript},
		{Flag: "--png", Path: o.steps, Names: "*step[0-9]*.png"},
		{Flag: "--svg", Path: o.shapes, Names: "*step[0-9]*.svg"},
		{Flag: "--sheet", Path: o.sheet},
		{Flag: "--pdf", Path: o.pages},
		{Flag: "--gif", Path: o.gif},
		{Flag: "--turntable", Path: o.turntable},
	}
}

// check refuses flags that do not go together.
func (o *outputs) check() error {
	switch {
	case o.format != ownFormat && o.format != courseFormat:
		return exit.Refusal(fmt.Errorf("--format is %q, expected %s or %s", o.format, ownFormat, courseFormat))
	case o.format == courseFormat && o.transcript == "":
		return exit.Refusal(errors.New("--format goes with --txt, which names the transcript's file"))
	case o.color && o.format != courseFormat:
		return exit.Refusal(fmt.Errorf("--color goes with --format %s", courseFormat))
	}
	return nil
}

// text returns the transcript in the format that the flags name.
func (o *outputs) text(solution engine.Solution) (string, error) {
	if o.format == courseFormat {
		return transcript.Course(solution, o.color)
	}
	return transcript.Text(solution), nil
}

// saveAll saves the transcript of any result, but pictures only of a solution.
func saveAll(ctx context.Context, env command.Env, o outputs, solution engine.Solution, st paint.Style, speed picture.Speed) error {
	if o.transcript != "" {
		text, err := o.text(solution)
		if err == nil {
			err = env.Save(o.transcript, []byte(text))
		}
		if err != nil {
			return err
		}
	}
	if solution.Result.Status != engine.Solved {
		if o.steps+o.shapes+o.sheet+o.pages+o.gif+o.turntable == "" {
			return nil
		}
		fmt.Fprintln(env.Err, "langkah: no picture was saved, because there is no solution")
		return nil
	}
	for _, folder := range []struct {
		path   string
		format picture.Format
	}{{o.steps, picture.AsPNG}, {o.shapes, picture.AsSVG}} {
		if folder.path == "" {
			continue
		}
		if err := picture.SaveSteps(ctx, folder.path, solution, folder.format, st, nil); err != nil {
			return unlessStopped(ctx, err)
		}
		fmt.Fprintf(env.Err, "saved %s in %s\n", figures.Plural(len(solution.Result.Moves)+1, "picture"), figures.Shown(folder.path))
	}
	for _, file := range []struct {
		path string
		draw func() ([]byte, error)
	}{
		{o.sheet, func() ([]byte, error) {
			format, _ := picture.FormatOf(o.sheet) // any other name is that of a PNG
			return picture.SheetAs(ctx, solution, format, st)
		}},
		{o.pages, func() ([]byte, error) { return picture.SheetAs(ctx, solution, picture.AsPDF, st) }},
		{o.gif, func() ([]byte, error) { return picture.GIF(ctx, solution, st, speed) }},
		{o.turntable, func() ([]byte, error) { return turntable(ctx, solution, st) }},
	} {
		if file.path == "" {
			continue
		}
		data, err := file.draw()
		if err != nil {
			return unlessStopped(ctx, err)
		}
		if err := env.Save(file.path, data); err != nil {
			return err
		}
	}
	return nil
}

// turntable returns an animation in which the solved board turns round.
func turntable(ctx context.Context, s engine.Solution, st paint.Style) ([]byte, error) {
	positions, err := s.Positions()
	if err != nil {
		return nil, err
	}
	solid, ok := positions[len(positions)-1].(engine.Turnable)
	if !ok || solid.Solid() == 0 {
		return nil, errors.New("this board is flat, it cannot be turned round")
	}
	return picture.Turntable(ctx, solid, scene.View{Pitch: math.Pi / 6}, st)
}

// unlessStopped returns err, or that the user stopped the work.
func unlessStopped(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return exit.With(exit.Limited, fmt.Errorf("stopped before everything was saved"))
	}
	return exit.With(exit.Other, err)
}
