// Package editor is where puzzles are made by hand: on the board with the tools
// of their family, and as the text that their file has. The [Model] holds the
// text, which is always the truth, and what it is read as; the [Page] shows both.
package editor
