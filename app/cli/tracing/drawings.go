package cli

import (
	"bytes"
	"fmt"
	"image/png"

	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/base/dot"
	"langkah/engine/draw/paint"
)

// graphFiles are the files that a graph is saved in; an empty path means none.
type graphFiles struct {
	dot, svg, png string
	looks         *looks
}

func (f *graphFiles) addTo(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.dot, "dot", "", "save it for Graphviz in this `file`")
	flags.StringVar(&f.svg, "svg", "", "save a drawing as SVG in this `file`")
	flags.StringVar(&f.png, "png", "", "save a drawing as PNG in this `file`")
	f.looks = looksFlags(cmd, false)
}

func (f *graphFiles) list() []destination {
	return []destination{{flag: "--dot", path: f.dot}, {flag: "--svg", path: f.svg}, {flag: "--png", path: f.png}}
}

// drawing is what can be saved as a drawing.
type drawing interface {
	Drawing(measure chart.Measure, say func(engine.Message) string) chart.Drawing
}

// drawable is what can be saved as a graph, too.
type drawable interface {
	drawing
	Graph() dot.Graph
}

// saveGraph saves what was asked for. title is what a reader of the screen says
// of the drawing.
func (s Streams) saveGraph(f graphFiles, of drawable, title string) error {
	if f.dot != "" {
		var dot bytes.Buffer
		if err := of.Graph().DOT(&dot); err != nil {
			return err
		}
		if err := s.save(f.dot, dot.Bytes()); err != nil {
			return err
		}
	}
	return s.saveDrawing(f, of, title)
}

// saveDrawing saves it as the pictures that were asked for.
func (s Streams) saveDrawing(f graphFiles, of drawing, title string) error {
	if f.svg+f.png == "" {
		return nil
	}
	d, colors := of.Drawing(paint.NewMeasure(), engine.Message.String), f.colors()
	if err := s.saveWhereAsked(f.svg, paint.ChartSVG(d, title, "", colors)); err != nil || f.png == "" {
		return err
	}
	var picture bytes.Buffer
	if err := png.Encode(&picture, paint.ChartImage(d, colors, f.looks.scale)); err != nil {
		return fmt.Errorf("the drawing cannot be made a picture: %w", err)
	}
	return s.saveWhereAsked(f.png, picture.Bytes())
}

// colors are those of the drawings.
func (f *graphFiles) colors() chart.Palette {
	switch f.looks.theme {
	case "dark":
		return chart.Dark()
	case "paper":
		return chart.Print()
	}
	return chart.Light()
}

func (s Streams) saveWhereAsked(path string, data []byte) error {
	if path == "" {
		return nil
	}
	return s.save(path, data)
}
