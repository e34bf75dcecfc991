package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"langkah/assets"
	"langkah/widgets/style"
)

// windowTheme is the window's theme: paper and ink, one blue accent, and a
// little less room than the toolkit's, so that it fits a small laptop.
//
// Of the toolkit, version 2.8.1:
//   - its widgets ask for the system's variant; a theme that is forced has to
//     answer with its own, whatever it is asked for. So nothing here or in the
//     widgets may ask Settings().ThemeVariant() and decide by it.
//   - it writes the shortcuts in menus with a fifth of the foreground's alpha,
//     which therefore is opaque, and as far from the ground as can be. Writing
//     that is drawn here takes [widgets.ColorInk].
//   - a space after a sign is drawn from the font of the sign, and the one that
//     it has arrows from has no space: that is why this theme has signs.
//   - a disabled button of low importance has no background, so that its writing
//     stands on the panel: that is why Disabled is not paler.
//   - a scroll bar is laid over the content and grows when the mouse is over
//     it; [Scroll] keeps it a gutter.
type windowTheme struct {
	fyne.Theme
	forced string  // "light" or "dark"; "" follows the system
	text   float32 // how large writing is; 1 is usual
	signs  fyne.Resource
	target float32 // the least side of what is pressed
}

// NewTheme is the theme, "light" or "dark"; "" follows the system. Writing is
// text times as large as usual.
func NewTheme(forced string, text float32) fyne.Theme {
	return windowTheme{Theme: theme.DefaultTheme(), forced: forced, text: text, signs: fyne.NewStaticResource("signs.ttf", assets.Signs)}
}

// NewTouchTheme is NewTheme for fingers: what is pressed is larger.
func NewTouchTheme(forced string, text float32) fyne.Theme {
	t := NewTheme(forced, text).(windowTheme)
	t.target = style.TargetSide
	return t
}

// Font is the signs that the toolkit's writing lacks. It takes all that a font of
// a theme has not from its own.
func (l windowTheme) Font(style fyne.TextStyle) fyne.Resource {
	if style.Monospace || style.Symbol {
		return l.Theme.Font(style)
	}
	return l.signs
}

// PanelColor is the name of the colour of the panels beside the board.
const PanelColor = style.ColorPanel

// Color is the window's own where it has a say.
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
	return l.Theme.Color(name, variant)
}

// themeColors are the theme's own colours, dark and light, in the order of
// [theme.VariantDark] and [theme.VariantLight]. Writing on the ground it is
// meant for has a contrast of 4.9 at least.
var themeColors = map[fyne.ThemeColorName][2]color.NRGBA{
	theme.ColorNameBackground: {rgb(0x15171b), rgb(0xf3f1ec)}, // the desk; of the boards' backdrop, too
	style.ColorPanel:          {rgb(0x1c1f24), rgb(0xfdfcfa)},
	style.ColorInk:            {rgb(0xeef0f3), rgb(0x1f242b)},
	style.ColorSoft:           {rgb(0x1d3a4d), rgb(0xd9e9f4)},
	style.ColorGoodSoft:       {rgb(0x173b30), rgb(0xd9efe5)},
	style.ColorWarnSoft:       {rgb(0x40331a), rgb(0xfbeccb)},
	style.ColorBadSoft:        {rgb(0x4a241a), rgb(0xfbe1d6)},
	style.ColorMark:           {rgb(0xf0b429), rgb(0xe69f00)},

	theme.ColorNameForeground:          {rgb(0xffffff), rgb(0x111122)},
	theme.ColorNamePlaceHolder:         {rgb(0xa6adb8), rgb(0x5c5f66)},
	theme.ColorNameDisabled:            {rgb(0x8b929d), rgb(0x6d6f75)},
	theme.ColorNamePrimary:             {rgb(0x62b8ea), rgb(0x0067a3)},
	theme.ColorNameForegroundOnPrimary: {rgb(0x06202f), rgb(0xffffff)},
	theme.ColorNameHyperlink:           {rgb(0x62b8ea), rgb(0x0067a3)},
	theme.ColorNameFocus:               {{0x62, 0xb8, 0xea, 0x66}, {0x00, 0x67, 0xa3, 0x55}},
	theme.ColorNameSelection:           {rgb(0x1d3a4d), rgb(0xd9e9f4)},
	theme.ColorNameButton:              {rgb(0x2a2e35), rgb(0xebe8e1)},
	theme.ColorNameDisabledButton:      {rgb(0x2a2e35), rgb(0xebe8e1)},
	theme.ColorNameInputBackground:     {rgb(0x2a2e35), rgb(0xebe8e1)},
	theme.ColorNameInputBorder:         {rgb(0x333842), rgb(0xdfdbd2)},
	theme.ColorNameSeparator:           {rgb(0x333842), rgb(0xdfdbd2)},
	theme.ColorNameHover:               {{0xff, 0xff, 0xff, 0x12}, {0x00, 0x00, 0x00, 0x0c}},
	theme.ColorNamePressed:             {{0xff, 0xff, 0xff, 0x30}, {0x00, 0x00, 0x00, 0x22}},
	theme.ColorNameShadow:              {{0, 0, 0, 0x66}, {0, 0, 0, 0x28}},
	theme.ColorNameMenuBackground:      {rgb(0x24282e), rgb(0xfdfcfa)},
	theme.ColorNameOverlayBackground:   {rgb(0x1c1f24), rgb(0xfdfcfa)},
	theme.ColorNameHeaderBackground:    {rgb(0x1c1f24), rgb(0xfdfcfa)},
	theme.ColorNameScrollBar:           {{0xff, 0xff, 0xff, 0x50}, {0x00, 0x00, 0x00, 0x48}},
	theme.ColorNameSuccess:             {rgb(0x3fcf9f), rgb(0x007352)},
	theme.ColorNameForegroundOnSuccess: {rgb(0x06251b), rgb(0xffffff)},
	theme.ColorNameWarning:             {rgb(0xf0b429), rgb(0x8a5200)},
	theme.ColorNameForegroundOnWarning: {rgb(0x2a1e00), rgb(0xffffff)},
	theme.ColorNameError:               {rgb(0xff8263), rgb(0xb3370a)},
	theme.ColorNameForegroundOnError:   {rgb(0x2b0b04), rgb(0xffffff)},
}

// Dark says whether the theme that is shown is dark.
func Dark() bool {
	r, g, b, _ := theme.Color(theme.ColorNameBackground).RGBA()
	return r+g+b < 3*0x8000
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xff}
}

// textSizes are those of writing, at the usual size.
var textSizes = map[fyne.ThemeSizeName]float32{
	style.SizeTitle:              24,
	theme.SizeNameHeadingText:    20,
	theme.SizeNameSubHeadingText: 15,
	theme.SizeNameText:           13,
	theme.SizeNameCaptionText:    12,
	style.SizeChip:               11.5,
	theme.SizeNameInlineIcon:     18,
}

// Size is a little smaller than the toolkit's where room counts; writing is as
// large as the user wants it.
func (l windowTheme) Size(name fyne.ThemeSizeName) float32 {
	if size, ok := textSizes[name]; ok {
		return size * l.text
	}
	switch name {
	case style.SizeTarget:
		return l.target
	case theme.SizeNameInnerPadding:
		return 6
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return style.ControlRadius
	case theme.SizeNameScrollBar:
		return 8
	case theme.SizeNameScrollBarSmall:
		return 4
	case theme.SizeNameScrollBarRadius:
		return 4
	}
	return l.Theme.Size(name)
}
