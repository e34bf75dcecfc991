package files

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"

	"golang.org/x/text/encoding/charmap"
)

// Keyword names the chunk of a PNG that carries the puzzle's text.
const Keyword = "Langkah"

// PNGSignature is how every PNG begins.
const PNGSignature = "\x89PNG\r\n\x1a\n"

const (
	pngHead    = len(PNGSignature) + 25 // the signature and the IHDR chunk
	chunkFrame = 12                     // length, type and checksum of a chunk
)

// WithPuzzle puts a puzzle's text into a PNG, right after its head, so that
// the picture can be opened as the puzzle: as a tEXt chunk, or as iTXt where
// Latin-1 lacks a letter of it.
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

// IsPNG says whether the data begins as a PNG does.
func IsPNG(data []byte) bool { return bytes.HasPrefix(data, []byte(PNGSignature)) }

// PuzzleIn is the text of the puzzle that a PNG or an SVG carries; ok is false
// where it carries none, or is broken before it.
func PuzzleIn(data []byte) (text string, ok bool) {
	if IsSVG(data) {
		return puzzleInSVG(data)
	}
	if !IsPNG(data) {
		return "", false
	}
	rest := data[len(PNGSignature):]
	for len(rest) >= chunkFrame {
		length := uint64(binary.BigEndian.Uint32(rest))
		if length > uint64(len(rest)-chunkFrame) {
			return "", false
		}
		n := int(length)
		kind, body := string(rest[4:8]), rest[8:8+n]
		if kind == "tEXt" || kind == "iTXt" {
			if text, err := chunkText(kind, body); err == nil {
				sum := binary.BigEndian.Uint32(rest[8+n:])
				return text, sum == crc32.ChecksumIEEE(rest[4:8+n])
			}
		}
		if kind == "IEND" {
			return "", false
		}
		rest = rest[chunkFrame+n:]
	}
	return "", false
}

var errOtherText = errors.New("not a puzzle's text")

// chunkText is the puzzle's text in a chunk.
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
