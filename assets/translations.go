package assets

import "embed"

// Translations holds the messages of other languages, translations/<language>.json. English
// is in the code.
//
//go:embed translations
var Translations embed.FS
