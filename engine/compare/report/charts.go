package report

import (
	"bytes"
	"context"
	"image/png"
	"os"
	"path/filepath"

	"langkah/engine/base/breath"
	"langkah/engine/base/chart"
	"langkah/engine/compare/plots"
	"langkah/engine/compare/summary"
	"langkah/engine/draw/paint"
	"langkah/engine/host/files"
)

// chartScale is the factor from a chart's pixels to those of the saved picture.
const chartScale = 2

// ChartFormats are the names of the formats in which charts are saved, each the
// ending of a file name too.
func ChartFormats() []string { return []string{"png", "svg"} }

// SaveCharts saves every chart of the rows in a folder, which is created where it is
// missing, in one of the [ChartFormats], and calls saved with each file. An error names
// the chart that could not be saved; files written before it stay.
func (r Report) SaveCharts(ctx context.Context, dir, format string, saved func(path string, done, total int)) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	charts := plots.Charts{Names: summary.NewNames(r.Puzzles), Translate: r.Translate}.All(r.Ordered())
	for i, c := range charts {
		breath.Take()
		if err := ctx.Err(); err != nil {
			return err
		}
		data, err := chartFile(c, format)
		if err != nil {
			return err
		}
		path := filepath.Join(dir, c.Name+"."+format)
		if err := files.Save(path, data); err != nil {
			return err
		}
		saved(path, i+1, len(charts))
	}
	return nil
}

func chartFile(c plots.Chart, format string) ([]byte, error) {
	d := c.Draw(pageWidth, paint.NewMeasure())
	if format == "svg" {
		return []byte(d.SVG(c.Title, chart.Print())), nil
	}
	var b bytes.Buffer
	err := png.Encode(&b, paint.ChartImage(d, chart.Print(), chartScale))
	return b.Bytes(), err
}
