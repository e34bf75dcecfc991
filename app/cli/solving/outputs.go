package cli

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/game/transcript"
	"langkah/engine/host/files"
)

// outputs are the files that solve is asked to save; an empty path means none.
type outputs struct {
	transcript, steps, shapes, sheet, pages, gif, turntable string

	format string // of the transcript
	color  bool
}

// The formats of a transcript.
const (
	ownFormat    = "langkah" // which verify reads
	courseFormat = "itb"     // of the assignments of the course IF2211, which grade reads
)

func (o *outputs) addTo(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&o.transcript, "txt", "", "save the transcript in this `file`")
	flags.StringVar(&o.format, "format", ownFormat, "how the transcript is written, by `name`: langkah, or itb, in Indonesian as the course IF2211 at ITB asks for")
	oneOf(cmd, "format", ownFormat, courseFormat)
	flags.BoolVar(&o.color, "color", false, "colour the boards of an itb transcript for a terminal")
	flags.StringVar(&o.steps, "png", "", "save a picture of every step in this `folder`")
	flags.StringVar(&o.shapes, "svg", "", "save every step as SVG in this `folder`")
	flags.StringVar(&o.sheet, "sheet", "", "save one picture of all steps in this `file`: .png, .svg or .pdf")
	flags.StringVar(&o.pages, "pdf", "", "save all steps on pages of A4 in this `file`")
	flags.StringVar(&o.gif, "gif", "", "save an animation in this `file`")
	flags.StringVar(&o.turntable, "turntable", "", "save an animation in this `file` in which the solved board, such as a pyramid, turns round")
}

// list is where the files go.
func (o *outputs) list() []destination {
	return []destination{
		{flag: "--txt", path: o.transcript},
		{flag: "--png", path: o.steps, names: "*step[0-9]*.png"},
		{flag: "--svg", path: o.shapes, names: "*step[0-9]*.svg"},
		{flag: "--sheet", path: o.sheet},
		{flag: "--pdf", path: o.pages},
		{flag: "--gif", path: o.gif},
		{flag: "--turntable", path: o.turntable},
	}
}

// check refuses what does not go together.
func (o *outputs) check() error {
	switch {
	case o.format != ownFormat && o.format != courseFormat:
		return badInput(fmt.Errorf("--format is %q, expected %s or %s", o.format, ownFormat, courseFormat))
	case o.format == courseFormat && o.transcript == "":
		return badInput(errors.New("--format goes with --txt, which names the transcript's file"))
	case o.color && o.format != courseFormat:
		return badInput(fmt.Errorf("--color goes with --format %s", courseFormat))
	}
	return nil
}

// transcriptOf is the transcript in the format that was asked for.
func (o *outputs) transcriptOf(solution engine.Solution) (string, error) {
	if o.format == courseFormat {
		return transcript.Course(solution, o.color)
	}
	return transcript.Text(solution), nil
}

// saveAll saves what was asked for: the transcript of any result, pictures of
// a solution only.
func (s Streams) saveAll(ctx context.Context, o outputs, solution engine.Solution, st paint.Style, speed picture.Speed) error {
	if o.transcript != "" {
		text, err := o.transcriptOf(solution)
		if err == nil {
			err = s.save(o.transcript, []byte(text))
		}
		if err != nil {
			return err
		}
	}
	if solution.Result.Status != engine.Solved {
		if o.steps+o.shapes+o.sheet+o.pages+o.gif+o.turntable == "" {
			return nil
		}
		fmt.Fprintln(s.Err, "langkah: no picture was saved, because there is no solution")
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
		fmt.Fprintf(s.Err, "saved %s in %s\n", figures.Plural(len(solution.Result.Moves)+1, "picture"), figures.Shown(folder.path))
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
		if err := s.save(file.path, data); err != nil {
			return err
		}
	}
	return nil
}

// turntable is an animation in which the board at the end turns round.
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

// save writes a file and says so.
func (s Streams) save(path string, data []byte) error {
	if err := files.Save(path, data); err != nil {
		return ending{Other, err}
	}
	fmt.Fprintln(s.Err, "saved", figures.Shown(path))
	return nil
}

// unlessStopped is the error of work that the user may have stopped.
func unlessStopped(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ending{Limited, fmt.Errorf("stopped before everything was saved")}
	}
	return ending{Other, err}
}
