// Package picture makes files of scenes and solutions: pictures that carry their
// puzzle, contact sheets and animations, all drawn by package paint as in the
// window. Pictures and sheets are pixels (PNG) or shapes (SVG, PDF).
package picture

import (
	"bytes"
	"image/png"

	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/host/files"
)

// PNG is a picture of a scene that carries a puzzle's text, so that the
// picture can be opened as the puzzle. It is the same bytes from run to run.
func PNG(s scene.Scene, st paint.Style, puzzleText string) ([]byte, error) {
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.DefaultCompression}
	if err := encoder.Encode(&b, paint.Image(s, st)); err != nil {
		return nil, err
	}
	return files.WithPuzzle(b.Bytes(), puzzleText), nil
}
