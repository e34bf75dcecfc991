package assets

import "embed"

// Translations holds the window's words by language, translations/<language>.json.
//
//go:embed translations
var Translations embed.FS
