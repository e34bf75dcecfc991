package style

import "fyne.io/fyne/v2"

// Colours and sizes of the window beside those that the toolkit has names for.
// The theme of app/kit/look gives them.
const (
	ColorPanel    fyne.ThemeColorName = "langkah.panel"    // of bars, panels and cards
	ColorSoft     fyne.ThemeColorName = "langkah.soft"     // behind what is chosen
	ColorInk      fyne.ThemeColorName = "langkah.ink"      // of writing, opaque
	ColorGoodSoft fyne.ThemeColorName = "langkah.goodsoft" // behind good news
	ColorWarnSoft fyne.ThemeColorName = "langkah.warnsoft"
	ColorBadSoft  fyne.ThemeColorName = "langkah.badsoft"
	ColorMark     fyne.ThemeColorName = "langkah.mark" // amber: look here; a fill, never writing

	SizeTitle fyne.ThemeSizeName = "langkah.title" // the title of a whole page
	SizeChip  fyne.ThemeSizeName = "langkah.chip"  // writing on a badge

	SizeTarget fyne.ThemeSizeName = "langkah.target" // the least side of what a finger presses; 0 for a mouse
)

// Radii of the corners of what is drawn here.
const (
	ControlRadius = 8
	CardRadius    = 12
)
