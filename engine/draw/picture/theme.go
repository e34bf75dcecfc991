package picture

import "langkah/engine/base/scene"

// Theme is a named palette.
type Theme struct {
	Name    string
	Palette scene.Palette
}

// Themes returns the palettes offered for pictures.
func Themes() []Theme {
	return []Theme{{"light", scene.Light()}, {"dark", scene.Dark()}, {"paper", scene.Paper()}}
}
