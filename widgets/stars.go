package widgets

import (
	"fmt"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"langkah/widgets/style"
)

// starSide is the width of a star.
const starSide = 26

// NewStars makes a row of stars, so many of them won: those are filled, the others
// outlined.
func NewStars(won, all int) *fyne.Container {
	row := container.NewHBox()
	for i := range all {
		star := canvas.NewImageFromResource(theme.NewColoredResource(starShape(i < won), starColor(i < won)))
		star.SetMinSize(fyne.NewSquareSize(starSide * style.Zoom()))
		row.Add(star)
	}
	return row
}

func starColor(won bool) fyne.ThemeColorName {
	if won {
		return style.ColorMark
	}
	return theme.ColorNamePlaceHolder
}

func starShape(won bool) fyne.Resource {
	shape, name := starPath(11, 1), "star"
	if !won { // a hole is drawn the other way round
		shape, name = shape+starPath(7.8, -1), "nostar"
	}
	return fyne.NewStaticResource(name+".svg", []byte(fmt.Sprintf(
		`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="#000000" d="%s"/></svg>`, shape)))
}

// starPath is the outline of a star with tips at that distance from its middle, drawn
// clockwise for 1 and the other way for -1.
func starPath(tip, way float64) string {
	path := ""
	for i := range 10 {
		far, step := tip, "L"
		if i%2 == 1 {
			far = 0.45 * tip
		}
		if i == 0 {
			step = "M"
		}
		turn := way * float64(i) * math.Pi / 5
		path += fmt.Sprintf("%s%.2f %.2f ", step, 12+far*math.Sin(turn), 12.6-far*math.Cos(turn))
	}
	return path + "z"
}
