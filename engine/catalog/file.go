package catalog

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	bom "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"

	"langkah/engine"
	"langkah/engine/files"
)

// The largest files that are read.
const (
	MaxText    = 1 << 20  // bytes of text
	MaxPicture = 64 << 20 // bytes of a PNG
)

// OpenFile reads a puzzle from a text file, or from a PNG that Langkah made.
// name is the file's, without folder and extension. The error names the file.
func OpenFile(path string) (name string, p engine.Puzzle, err error) {
	name = strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	data, err := readFile(path)
	if err != nil {
		return name, nil, err
	}
	text, err := Read(data)
	if err == nil {
		p, err = Open(text)
	}
	if err != nil {
		return name, nil, fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	return name, p, nil
}

func readFile(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return nil, fmt.Errorf("%s is a folder, expected a file", path)
	}
	return io.ReadAll(io.LimitReader(f, MaxPicture+1))
}

// Read is the puzzle's text in the bytes of a file: UTF-8, UTF-16 with a byte
// order mark, or a PNG that carries it.
func Read(data []byte) (string, error) {
	if files.IsPNG(data) {
		return readPicture(data)
	}
	if len(data) > MaxText {
		return "", fmt.Errorf("the file is longer than %d KiB, too long for a puzzle's text", MaxText>>10)
	}
	plain, _, err := transform.Bytes(bom.BOMOverride(transform.Nop), data)
	if err != nil {
		return "", fmt.Errorf("the file is not text: %w", err)
	}
	if err := checkText(plain); err != nil {
		return "", err
	}
	return string(plain), nil
}

func readPicture(data []byte) (string, error) {
	if len(data) > MaxPicture {
		return "", fmt.Errorf("the picture is larger than %d MiB", MaxPicture>>20)
	}
	text, ok := files.PuzzleIn(data)
	switch {
	case !ok:
		return "", errors.New("the picture carries no puzzle; only a PNG that Langkah saved does, as long as no other program has saved it again")
	case len(text) > MaxText:
		return "", fmt.Errorf("the picture's text is longer than %d KiB", MaxText>>10)
	}
	if err := checkText([]byte(text)); err != nil {
		return "", err
	}
	return text, nil
}

// checkText says where something stands that no text has.
func checkText(data []byte) error {
	for at := 0; at < len(data); {
		r, size := utf8.DecodeRune(data[at:])
		bad := r == utf8.RuneError && size == 1
		if bad || unicode.IsControl(r) && !unicode.IsSpace(r) {
			line := 1 + bytes.Count(data[:at], []byte("\n"))
			column := 1 + utf8.RuneCount(data[bytes.LastIndexByte(data[:at], '\n')+1:at])
			return engine.BadText(line, column, "found the byte 0x%02X, which no text has; expected a text file in UTF-8, or a PNG that Langkah saved", data[at])
		}
		at += size
	}
	return nil
}
