package picture

import (
	"bytes"
	"testing"

	"langkah/engine/draw/paint"
	"langkah/engine/testkit/goldentest"
)

func TestAPictureIsTheSameFromRunToRun(t *testing.T) {
	s := goldentest.Lamps(t, "three", "#.#").Puzzle.Start().Scene()
	first, err := PNG(s, paint.Style{}, "1 2 3\n")
	if err != nil {
		t.Fatal(err)
	}
	second, _ := PNG(s, paint.Style{}, "1 2 3\n")
	if !bytes.Equal(first, second) {
		t.Error("two pictures of one scene differ")
	}
}
