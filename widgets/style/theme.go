package style

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"langkah/engine/base/chart"
	"langkah/engine/base/scene"
)

// Palette suits the theme's background.
func Palette() scene.Palette {
	red, green, blue, _ := theme.Color(theme.ColorNameBackground).RGBA()
	if red+green+blue > 3*0x8000 {
		return scene.Light()
	}
	return scene.Dark()
}

// Density is the number of device pixels in one of the toolkit's, where an object is
// shown.
func Density(o fyne.CanvasObject) float32 {
	const far = 1 << 14 // so that rounding does not matter
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
		if x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0)); x > 0 {
			return float32(x) / far
		}
	}
	return 1
}

// WholePixel rounds a coordinate to a whole device pixel.
func WholePixel(x, density float32) float32 {
	return float32(math.Round(float64(x*density))) / density
}

// ChartPalette suits the theme's background.
func ChartPalette() chart.Palette {
	if Palette() == scene.Dark() {
		return chart.Dark()
	}
	return chart.Light()
}

// Zoom is the size of the theme's text, 1 as usual.
func Zoom() float32 { return theme.TextSize() / 13 }

// TextWidth is the width of words in the usual size of text.
func TextWidth(words string) float32 {
	return fyne.MeasureText(words, TextSize(), fyne.TextStyle{}).Width
}

// TextSize is the usual size of text.
func TextSize() float32 { return theme.Size(theme.SizeNameText) }

// NewImage makes an image that the graphics card alone scales.
func NewImage() *canvas.Image {
	return &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}
}
