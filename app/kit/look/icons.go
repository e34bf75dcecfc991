package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"langkah/assets"
)

// Logo is the program's sign, in its own colours.
func Logo() fyne.Resource { return icon("logo") }

// SunIcon and MoonIcon stand for the light and the dark theme.
func SunIcon() fyne.Resource  { return theme.NewThemedResource(icon("sun")) }
func MoonIcon() fyne.Resource { return theme.NewThemedResource(icon("moon")) }

func icon(name string) fyne.Resource {
	data, err := assets.Icons.ReadFile("icons/" + name + ".svg")
	if err != nil {
		fyne.LogError("there is no icon "+name, err)
	}
	return fyne.NewStaticResource(name+".svg", data)
}
