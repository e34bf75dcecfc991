// Package picture makes files of scenes and solutions, rendered by package paint: pictures
// that carry their puzzle, contact sheets and animations. Pictures and sheets are PNG, SVG
// or PDF.
package picture

import (
	"bytes"
	"image/png"

	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/host/files"
)

// PNG renders a scene as a picture that carries a puzzle's text, so that it can be opened as
// the puzzle. The output is deterministic.
func PNG(s scene.Scene, st paint.Style, puzzleText string) ([]byte, error) {
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.DefaultCompression}
	if err := encoder.Encode(&b, paint.Image(s, st)); err != nil {
		return nil, err
	}
	return files.WithPuzzle(b.Bytes(), puzzleText), nil
}
