package browser

import (
	"archive/zip"
	"bytes"
	"errors"
	"io/fs"
)

// zipped returns a folder as a zip file.
func zipped(folder fs.FS) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	err := errors.Join(z.AddFS(folder), z.Close())
	return b.Bytes(), err
}
