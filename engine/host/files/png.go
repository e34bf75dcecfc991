package files

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"

	"golang.org/x/text/encoding/charmap"
)

// Keyword is the keyword of the PNG chunk with the puzzle's text.
const Keyword = "Langkah"

// PNGSignature is the first bytes of every PNG.
const PNGSignature = "\x89PNG\r\n\x1a\n"

const (
	pngHead    = len(PNGSignature) + 25 // the signature and the IHDR chunk
	chunkFrame = 12                     // length, type and checksum of a chunk
)

// WithPuzzle inserts a puzzle's text into a PNG after its IHDR chunk: as a tEXt chunk, or as
// iTXt if Latin-1 lacks a character of it.
func WithPuzzle(data []byte, text string) []byte {
	kind, body := "tEXt", Keyword+"\x00"
	if latin, err := charmap.ISO8859_1.NewEncoder().String(text); err == nil {
		body += latin
	} else {
		// Not compressed, no language, no translated keyword.
		kind, body = "iTXt", body+"\x00\x00\x00\x00"+text
	}
	chunk := binary.BigEndian.AppendUint32(nil, uint32(len(body)))
	chunk = append(chunk, kind+body...)
	chunk = binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(chunk[4:]))

	whole := make([]byte, 0, len(data)+len(chunk))
	whole = append(whole, data[:pngHead]...)
	whole = append(whole, chunk...)
	return append(whole, data[pngHead:]...)
}

// IsPNG reports whether the data begins with the signature of a PNG.
func IsPNG(data []byte) bool { return bytes.HasPrefix(data, []byte(PNGSignature)) }

// PuzzleIn returns the text of the puzzle in a PNG or SVG; ok is false if there is none, or
// the file is damaged before it.
func PuzzleIn(data []byte) (text string, ok bool) {
	if IsSVG(data) {
		return puzzleInSVG(data)
	}
	if !IsPNG(data) {
		return "", false
	}
	remaining := data[len(PNGSignature):]
	for len(remaining) >= chunkFrame {
		length := uint64(binary.BigEndian.Uint32(remaining))
		if length > uint64(len(remaining)-chunkFrame) {
			return "", false
		}
		n := int(length)
		kind, body := string(remaining[4:8]), remaining[8:8+n]
		if kind == "tEXt" || kind == "iTXt" {
			if text, err := chunkText(kind, body); err == nil {
				sum := binary.BigEndian.Uint32(remaining[8+n:])
				return text, sum == crc32.ChecksumIEEE(remaining[4:8+n])
			}
		}
		if kind == "IEND" {
			return "", false
		}
		remaining = remaining[chunkFrame+n:]
	}
	return "", false
}

var errOtherText = errors.New("not a puzzle's text")

// chunkText returns the puzzle's text in a chunk.
func chunkText(kind string, body []byte) (string, error) {
	keyword, body, _ := bytes.Cut(body, []byte{0})
	if string(keyword) != Keyword {
		return "", errOtherText
	}
	if kind == "tEXt" {
		return charmap.ISO8859_1.NewDecoder().String(string(body))
	}
	if len(body) < 2 || body[0] != 0 {
		return "", errOtherText
	}
	_, body, _ = bytes.Cut(body[2:], []byte{0})
	_, body, found := bytes.Cut(body, []byte{0})
	if !found {
		return "", errOtherText
	}
	return string(body), nil
}
