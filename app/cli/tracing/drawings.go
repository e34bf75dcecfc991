package tracing

import (
	"bytes"
	"fmt"
	"image/png"

	"github.com/spf13/cobra"

	"langkah/app/cli/command"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/dot"
	"langkah/engine/draw/paint"
)

// graphFiles are the flags for the files that hold a graph; an empty path means none.
type graphFiles struct {
	dot, svg, png string
	looks         *output.Looks
}

func (f *graphFiles) addTo(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.dot, "dot", "", "save it for Graphviz in this `file`")
	flags.StringVar(&f.svg, "svg", "", "save a drawing as SVG in this `file`")
	flags.StringVar(&f.png, "png", "", "save a drawing as PNG in this `file`")
	f.looks = output.AddLooks(cmd, false)
}

func (f *graphFiles) destinations() []output.Destination {
	return []output.Destination{{Flag: "--dot", Path: f.dot}, {Flag: "--svg", Path: f.svg}, {Flag: "--png", Path: f.png}}
}

// drawing can be saved as a picture.
type drawing interface {
	Drawing(measure chart.Measure, say func(engine.Message) string) chart.Drawing
}

// graph can be saved for Graphviz, too.
type graph interface {
	drawing
	Graph() dot.Graph
}

// saveGraph saves the files. title is the text that a screen reader says for the
// drawing.
func saveGraph(env command.Env, f graphFiles, of graph, title string) error {
	if f.dot != "" {
		var dot bytes.Buffer
		if err := of.Graph().DOT(&dot); err != nil {
			return err
		}
		if err := env.Save(f.dot, dot.Bytes()); err != nil {
			return err
		}
	}
	return saveDrawing(env, f, of, title)
}

// saveDrawing saves the pictures.
func saveDrawing(env command.Env, f graphFiles, of drawing, title string) error {
	if f.svg+f.png == "" {
		return nil
	}
	d, colors := of.Drawing(paint.NewMeasure(), engine.Message.String), f.colors()
	if err := env.Save(f.svg, paint.ChartSVG(d, title, "", colors)); err != nil || f.png == "" {
		return err
	}
	var picture bytes.Buffer
	if err := png.Encode(&picture, paint.ChartImage(d, colors, f.looks.Scale)); err != nil {
		return fmt.Errorf("the drawing cannot be made a picture: %w", err)
	}
	return env.Save(f.png, picture.Bytes())
}

// colors returns the palette of the theme.
func (f *graphFiles) colors() chart.Palette {
	switch f.looks.Theme {
	case "dark":
		return chart.Dark()
	case "paper":
		return chart.Print()
	}
	return chart.Light()
}
