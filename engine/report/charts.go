package report

import (
	"context"
	"os"
	"path/filepath"

	"langkah/engine/compare"
	"langkah/engine/files"
	"langkah/engine/picture"
)

// chartCell is the height of a chart's row in a saved picture, in pixels.
const chartCell = 40

// SaveCharts draws every chart of the rows into a folder, which is made where
// it is missing. saved hears of each file. An error names what could not be
// saved; the pictures before it stay.
func SaveCharts(ctx context.Context, dir string, rows []compare.Row, saved func(path string, done, total int)) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	charts := compare.Charts(rows, nil)
	for i, chart := range charts {
		if err := ctx.Err(); err != nil {
			return err
		}
		data, err := picture.PNG(chart.Scene, style(chartCell), "")
		if err != nil {
			return err
		}
		path := filepath.Join(dir, chart.Name+".png")
		if err := files.Save(path, data); err != nil {
			return err
		}
		saved(path, i+1, len(charts))
	}
	return nil
}
