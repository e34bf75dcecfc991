package look

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"langkah/engine/base/scene"
	"langkah/widgets/style"
)

// A theme that is forced does not care what the system's is.
func TestAForcedThemeIsNotTheSystems(t *testing.T) {
	var names []fyne.ThemeColorName
	for name := range themeColors {
		names = append(names, name)
	}
	for forced, variant := range map[string]fyne.ThemeVariant{"light": theme.VariantLight, "dark": theme.VariantDark} {
		wants := NewTheme("", 1)
		for _, name := range names {
			for _, asked := range []fyne.ThemeVariant{theme.VariantLight, theme.VariantDark} {
				if got, want := NewTheme(forced, 1).Color(name, asked), wants.Color(name, variant); got != want {
					t.Errorf("%s, forced %s and asked for %d, is %v, want %v", name, forced, asked, got, want)
				}
			}
		}
	}
}

// Writing can be read on every ground that it stands on.
func TestWritingHasContrast(t *testing.T) {
	type pair struct{ ink, ground fyne.ThemeColorName }
	pairs := []pair{
		{theme.ColorNameForegroundOnPrimary, theme.ColorNamePrimary}, {theme.ColorNameForegroundOnSuccess, theme.ColorNameSuccess},
		{theme.ColorNameForegroundOnWarning, theme.ColorNameWarning}, {theme.ColorNameForegroundOnError, theme.ColorNameError},
		{theme.ColorNameSuccess, style.ColorGoodSoft}, {theme.ColorNameWarning, style.ColorWarnSoft}, {theme.ColorNameError, style.ColorBadSoft},
		{theme.ColorNamePrimary, style.ColorSoft}, {theme.ColorNamePlaceHolder, style.ColorSoft},
	}
	for _, ground := range []fyne.ThemeColorName{theme.ColorNameBackground, style.ColorPanel, theme.ColorNameButton, theme.ColorNameMenuBackground} {
		pairs = append(pairs, pair{theme.ColorNameForeground, ground}, pair{style.ColorInk, ground}, pair{theme.ColorNamePlaceHolder, ground})
	}
	for _, variant := range []fyne.ThemeVariant{theme.VariantLight, theme.VariantDark} {
		th := NewTheme("", 1)
		for _, p := range pairs {
			if c := contrast(th.Color(p.ink, variant), th.Color(p.ground, variant)); c < 4.5 {
				t.Errorf("variant %d: %s on %s has a contrast of %.1f", variant, p.ink, p.ground, c)
			}
		}
	}
}

// contrast is that of the WCAG, 1 to 21, of a colour laid on another one.
func contrast(ink, ground color.Color) float64 {
	i, g := color.NRGBAModel.Convert(ink).(color.NRGBA), color.NRGBAModel.Convert(ground).(color.NRGBA)
	light := func(c, under uint8) float64 {
		mixed := (float64(c)*float64(i.A) + float64(under)*float64(255-i.A)) / 255 / 255
		if mixed <= 0.04045 {
			return mixed / 12.92
		}
		return math.Pow((mixed+0.055)/1.055, 2.4)
	}
	a := 0.2126*light(i.R, g.R) + 0.7152*light(i.G, g.G) + 0.0722*light(i.B, g.B)
	i.A = 0
	b := 0.2126*light(0, g.R) + 0.7152*light(0, g.G) + 0.0722*light(0, g.B)
	return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

// A board lies on the window without a seam.
func TestTheDeskIsTheBoardsBackdrop(t *testing.T) {
	th := NewTheme("", 1)
	for variant, palette := range map[fyne.ThemeVariant]scene.Palette{theme.VariantLight: scene.Light(), theme.VariantDark: scene.Dark()} {
		if got, want := th.Color(theme.ColorNameBackground, variant), palette.Color(scene.Backdrop); got != want {
			t.Errorf("the desk is %v, the backdrop %v", got, want)
		}
	}
}

func TestTextSizesScaleWriting(t *testing.T) {
	usual := NewTheme("", 1)
	for _, s := range TextSizes() {
		th := NewTheme("", s.Scale)
		for name := range textSizes {
			if got, want := th.Size(name), usual.Size(name)*s.Scale; got != want {
				t.Errorf("%s at %v is %v, want %v", name, s.Scale, got, want)
			}
		}
	}
}
