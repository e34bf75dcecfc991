package widgets

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"langkah/engine/base/chart"
	"langkah/engine/base/scene"
)

// palette is that which suits the theme's background.
func palette() scene.Palette {
	red, green, blue, _ := theme.Color(theme.ColorNameBackground).RGBA()
	if red+green+blue > 3*0x8000 {
		return scene.Light()
	}
	return scene.Dark()
}

// density is how many device pixels one of the toolkit's has where an object is shown.
func density(o fyne.CanvasObject) float32 {
	const far = 1 << 14 // so that rounding does not matter
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
		if x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0)); x > 0 {
			return float32(x) / far
		}
	}
	return 1
}

// wholePixel is the place of the next whole device pixel.
func wholePixel(x, density float32) float32 {
	return float32(math.Round(float64(x*density))) / density
}

// chartPalette suits the theme's background.
func chartPalette() chart.Palette {
	if palette() == scene.Dark() {
		return chart.Dark()
	}
	return chart.Light()
}

// Zoom is how much larger than usual the theme's text is.
func Zoom() float32 { return theme.TextSize() / 13 }

// cellWidth is the width of words in the usual size of text.
func cellWidth(words string) float32 {
	return fyne.MeasureText(words, cellSize(), fyne.TextStyle{}).Width
}

// cellSize is the usual size of text.
func cellSize() float32 { return theme.Size(theme.SizeNameText) }

// newImage is an image that only the graphics card makes larger or smaller.
func newImage() *canvas.Image {
	return &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}
}
