package browser

import (
	"archive/zip"
	"bytes"
	"errors"
	"io/fs"
)

// zipped is a folder as a zip.
func zipped(folder fs.FS) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	err := errors.Join(z.AddFS(folder), z.Close())
	return b.Bytes(), err
}
