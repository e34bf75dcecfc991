package assets

import (
	"bytes"
	"image/png"
	"io/fs"
	"testing"
)

func TestEverySampleIsThereOnce(t *testing.T) {
	files, err := fs.Glob(Puzzles, "puzzles/*/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for _, s := range Samples() {
		if s.Text == "" || s.Title == "" {
			t.Errorf("the sample %s/%s has no text or no title", s.Family, s.Name)
		}
		listed["puzzles/"+s.Family+"/"+s.Name+".txt"] = true
	}
	for _, f := range files {
		if !listed[f] {
			t.Errorf("%s is not among the samples", f)
		}
	}
	if len(listed) != len(files) {
		t.Errorf("%d samples, %d files", len(listed), len(files))
	}
}

func TestIconIsASquarePicture(t *testing.T) {
	picture, err := png.DecodeConfig(bytes.NewReader(Icon))
	if err != nil {
		t.Fatal(err)
	}
	if picture.Width != picture.Height || picture.Width < 256 {
		t.Errorf("the icon is %d x %d", picture.Width, picture.Height)
	}
}
