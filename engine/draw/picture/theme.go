package picture

import "langkah/engine/base/scene"

// Theme is a palette that a picture may have, by its name.
type Theme struct {
	Name    string
	Palette scene.Palette
}

// Themes are the palettes that are offered for pictures.
func Themes() []Theme {
	return []Theme{{"light", scene.Light()}, {"dark", scene.Dark()}, {"paper", scene.Paper()}}
}
