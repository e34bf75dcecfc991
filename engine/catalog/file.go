package catalog

import (
	"bytes"
	"fmt"
	"image"
	_ "image/jpeg" // a screenshot may be one
	_ "image/png"
	"io"
	"io/fs"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	bom "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"

	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/game/share"
	"langkah/engine/host/files"
)

// The largest inputs that are read, in bytes.
const (
	MaxText    = 16 << 20
	MaxPicture = 64 << 20 // a PNG or a JPEG
)

// OpenFile reads a puzzle from a text file, from a PNG or an SVG that Langkah made,
// or from a PNG or a JPEG that shows a board.
// name is the file's, without folder and extension. The error names the file. Of a
// file with a puzzle in each line, boards.txt:2 is the second.
func (c Catalog) OpenFile(path string) (name string, p engine.Puzzle, err error) {
	name, g, err := c.OpenGameFile(path)
	return name, g.Puzzle, err
}

// OpenGameFile is OpenFile with the moves that the file holds beside the puzzle.
func (c Catalog) OpenGameFile(path string) (name string, g share.Game, err error) {
	file, number := numbered(path)
	name = strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	f, err := files.Open(file)
	if err != nil {
		return name, g, err
	}
	defer f.Close()
	text, err := ReadFrom(f)
	if err == nil && number > 0 {
		name = fmt.Sprintf("%s %d", name, number)
		text, err = lineOf(text, file, number)
	}
	if err == nil {
		g, err = c.OpenGame(text)
	}
	if err != nil {
		return name, share.Game{}, fmt.Errorf("%s: %w", figures.Shown(filepath.Base(path)), err)
	}
	return name, g, nil
}

// ReadFrom returns the puzzle's text in all of r. A file that is too large is
// refused before it is read, a stream as soon as it exceeds the limit.
func ReadFrom(r io.Reader) (string, error) {
	head := make([]byte, len(files.PNGSignature))
	n, err := io.ReadFull(r, head)
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return "", err
	}
	what, limit := kind(head[:n])
	if f, ok := r.(interface{ Stat() (fs.FileInfo, error) }); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() && info.Size() > limit {
			return "", tooLong(what, info.Size(), limit)
		}
	}
	data, err := io.ReadAll(io.LimitReader(io.MultiReader(bytes.NewReader(head[:n]), r), limit+1))
	if err != nil {
		return "", err
	}
	if int64(len(data)) > limit {
		return "", engine.BadText(1, 0, "the %s is too long: it goes on after %s, which is the limit", what, figures.Bytes(limit)).OfKind(engine.ErrTooLong)
	}
	return Read(data)
}

// Read returns the puzzle's text in the bytes of a file: UTF-8, UTF-16 with a byte
// order mark, or a picture that carries it or shows its board.
func Read(data []byte) (string, error) {
	if what, limit := kind(data); int64(len(data)) > limit {
		return "", tooLong(what, int64(len(data)), limit)
	}
	if isPicture(data) {
		return readPicture(data)
	}
	return textIn(data, engine.Msg("a text file in UTF-8, or a PNG or an SVG that Langkah saved"))
}

// Text returns the text in the bytes of a file: UTF-8, or UTF-16 with a byte order mark.
func Text(data []byte) (string, error) { return textIn(data, engine.Msg("a text file in UTF-8")) }

// textIn decodes a text; its error says which byte no text has, and what was expected.
func textIn(data []byte, expected engine.Message) (string, error) {
	plain, _, err := transform.Bytes(bom.BOMOverride(transform.Nop), data)
	if err != nil {
		return "", engine.BadText(1, 0, "the file is not text: %s", err).OfKind(engine.ErrNotText)
	}
	if err := checkText(plain, expected); err != nil {
		return "", err
	}
	return string(plain), nil
}

// kind tells a file's kind from its first bytes, and how large it may be.
func kind(head []byte) (what engine.Message, limit int64) {
	if isPicture(head) {
		return engine.Msg("picture"), MaxPicture
	}
	return engine.Msg("text"), MaxText
}

func isPicture(head []byte) bool {
	return files.IsPNG(head) || files.IsSVG(head) || bytes.HasPrefix(head, []byte(jpegSignature))
}

// jpegSignature begins every JPEG.
const jpegSignature = "\xff\xd8\xff"

// tooLong is the error of an input above its limit, in bytes.
func tooLong(what engine.Message, has, limit int64) error {
	return engine.BadText(1, 0, "the %s is too long: it has %s byte{|s} (%s), the limit is %s", what, figures.Count(has), figures.Bytes(has), figures.Bytes(limit)).OfKind(engine.ErrTooLong)
}

func readPicture(data []byte) (string, error) {
	text, ok := files.PuzzleIn(data)
	switch {
	case !ok:
		return seenIn(data)
	case len(text) > MaxText:
		return "", tooLong(engine.Msg("text in the picture"), int64(len(text)), MaxText)
	}
	if err := checkText([]byte(text), engine.Msg("text")); err != nil {
		return "", err
	}
	return text, nil
}

// mostPixels bounds the pictures in which boards are searched for.
const mostPixels = 40_000_000

// seenIn returns the text of the puzzle whose board a picture shows.
func seenIn(data []byte) (string, error) {
	none := engine.Msg("the picture carries no puzzle; only a PNG or an SVG that Langkah saved does, as long as no other program has saved it again")
	size, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil || size.Width*size.Height > mostPixels {
		return "", engine.Errorf("%s", none)
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return "", engine.Errorf("%s", none)
	}
	why := none
	for _, f := range New(Tables{}).Families() {
		if f.Picture == nil {
			continue
		}
		text, err := f.Picture(img)
		if err == nil {
			return text, nil
		}
		why = engine.Msg("%s; %s: %s", why, f.Title, err)
	}
	return "", engine.Errorf("%s", why)
}

// checkText reports the first byte that no text has, with its line and column.
func checkText(data []byte, expected engine.Message) error {
	for at := 0; at < len(data); {
		if b := data[at]; b == '\n' || b >= ' ' && b < 0x7f { // nearly all, and much quicker than the rest
			at++
			continue
		}
		r, size := utf8.DecodeRune(data[at:])
		bad := r == utf8.RuneError && size == 1
		if bad || unicode.IsControl(r) && !unicode.IsSpace(r) {
			line := 1 + bytes.Count(data[:at], []byte("\n"))
			column := 1 + utf8.RuneCount(data[bytes.LastIndexByte(data[:at], '\n')+1:at])
			return engine.BadText(line, column, "found the byte 0x%02X, which no text has; expected %s", data[at], expected).OfKind(engine.ErrNotText)
		}
		at += size
	}
	return nil
}
