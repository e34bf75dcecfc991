package browser

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"testing"
	"testing/fstest"
)

func TestAFolderIsZippedWithAllBelowIt(t *testing.T) {
	folder := fstest.MapFS{"step000.png": {Data: []byte("first")}, "more/step001.png": {Data: []byte("second")}}
	data, err := zipped(folder)
	if err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for name, file := range folder {
		if got, err := fs.ReadFile(z, name); err != nil || !bytes.Equal(got, file.Data) {
			t.Errorf("%s holds %q (%v), want %q", name, got, err, file.Data)
		}
	}
}
