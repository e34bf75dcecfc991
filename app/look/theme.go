package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"langkah/engine/scene"
)

// windowTheme is the window's theme: the toolkit's with calmer colours, those of the
// boards among them, and a little less room, so that it fits a small laptop.
type windowTheme struct {
	fyne.Theme
	forced string // "light" or "dark"; "" follows the system
}

// NewTheme is the theme, "light" or "dark"; "" follows the system.
func NewTheme(forced string) fyne.Theme { return windowTheme{theme.DefaultTheme(), forced} }

// PanelColor is the name of the colour of the panels beside the board.
const PanelColor fyne.ThemeColorName = "langkah.panel"

// Color is that of the board's palette where it has a say.
func (l windowTheme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	switch l.forced {
	case "light":
		variant = theme.VariantLight
	case "dark":
		variant = theme.VariantDark
	}
	if c, ok := themeColors[name]; ok {
		return c[variant&1]
	}
	switch name {
	case theme.ColorNameBackground:
		if variant == theme.VariantLight {
			return scene.Light().Color(scene.Backdrop)
		}
		return scene.Dark().Color(scene.Backdrop)
	}
	return l.Theme.Color(name, variant)
}

// themeColors are the theme's own colours, dark and light, in the order of
// [theme.VariantDark] and [theme.VariantLight]. The accents are those of Okabe
// and Ito.
var themeColors = map[fyne.ThemeColorName][2]color.NRGBA{
	PanelColor:                         {rgb(0x1e2126), rgb(0xffffff)},
	theme.ColorNamePrimary:             {rgb(0x56b4e9), rgb(0x0072b2)},
	theme.ColorNameForegroundOnPrimary: {rgb(0x0b1a24), rgb(0xffffff)},
	theme.ColorNameFocus:               {{0xff, 0xff, 0xff, 0x50}, {0x00, 0x25, 0x45, 0x60}},
	theme.ColorNameSelection:           {{0x56, 0xb4, 0xe9, 0x48}, {0x00, 0x72, 0xb2, 0x30}},
	// Toolkit 2.7.1 takes the low bytes of this colour for shortcuts in menus:
	// only with such values they can be read.
	theme.ColorNameForeground:          {{0xff, 0xff, 0xff, 0xf0}, {0x00, 0x00, 0x00, 0xf0}},
	theme.ColorNamePlaceHolder:         {rgb(0xa3a9b3), rgb(0x666a70)},
	theme.ColorNameDisabled:            {rgb(0x878e99), rgb(0x74726c)},
	theme.ColorNameInputBackground:     {rgb(0x2a2e35), rgb(0xf1efea)},
	theme.ColorNameInputBorder:         {rgb(0x3a3f48), rgb(0xdcd8d0)},
	theme.ColorNameButton:              {rgb(0x2a2e35), rgb(0xeceae4)},
	theme.ColorNameDisabledButton:      {rgb(0x2a2e35), rgb(0xe4e1da)},
	theme.ColorNameHover:               {{0xff, 0xff, 0xff, 0x12}, {0x00, 0x00, 0x00, 0x0c}},
	theme.ColorNameShadow:              {{0, 0, 0, 0x66}, {0, 0, 0, 0x28}},
	theme.ColorNameSeparator:           {rgb(0x30343c), rgb(0xe2dfd8)},
	theme.ColorNameMenuBackground:      {rgb(0x24282e), rgb(0xffffff)},
	theme.ColorNameOverlayBackground:   {rgb(0x24282e), rgb(0xffffff)},
	theme.ColorNameHeaderBackground:    {rgb(0x1e2126), rgb(0xffffff)},
	theme.ColorNameSuccess:             {rgb(0x2bc493), rgb(0x007a55)},
	theme.ColorNameForegroundOnSuccess: {rgb(0x06251b), rgb(0xffffff)},
	theme.ColorNameWarning:             {rgb(0xf0b429), rgb(0xe69f00)},
	theme.ColorNameForegroundOnWarning: {rgb(0x2a1e00), rgb(0x241a00)},
	theme.ColorNameError:               {rgb(0xff7a5c), rgb(0xb3370a)},
	theme.ColorNameForegroundOnError:   {rgb(0x2b0b04), rgb(0xffffff)},
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xff}
}

// Size is a little smaller than usual where room counts.
func (l windowTheme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return 13
	case theme.SizeNameInnerPadding:
		return 6
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 6
	case theme.SizeNameHeadingText:
		return 20
	case theme.SizeNameSubHeadingText:
		return 15
	}
	return l.Theme.Size(name)
}
