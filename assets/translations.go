package assets

import "embed"

// Translations holds the window's words by language, translations/<language>.json.
// English has none: it stands in the code.
//
//go:embed translations
var Translations embed.FS
