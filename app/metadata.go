package app

import (
	"fyne.io/fyne/v2"

	"langkah/assets"
	"langkah/engine/base/version"
)

// Metadata describes the program to the toolkit. Without it a program
// would look for FyneApp.toml beside itself.
func Metadata() fyne.AppMetadata {
	return fyne.AppMetadata{
		ID: ID, Name: "Langkah", Version: version.This().Number, Build: 1,
		Icon: fyne.NewStaticResource("langkah.png", assets.Icon),
	}
}
