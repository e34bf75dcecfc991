package picture

import (
	"bytes"
	"path/filepath"
	"strings"

	"codeberg.org/go-pdf/fpdf"

	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
)

// Format is a picture file format, by its extension.
type Format string

// Formats.
const (
	AsPNG Format = ".png" // pixels
	AsSVG Format = ".svg" // shapes, for the web and for drawing programs
	AsPDF Format = ".pdf" // shapes, for print
)

// FormatOf returns the format of a path's extension; ok is false for other extensions.
func FormatOf(path string) (f Format, ok bool) {
	f = Format(strings.ToLower(filepath.Ext(path)))
	return f, f == AsPNG || f == AsSVG || f == AsPDF
}

// Board renders a scene as a file that carries a puzzle's text and a title.
func Board(s scene.Scene, f Format, st paint.Style, title, puzzleText string) ([]byte, error) {
	switch f {
	case AsSVG:
		return SVG(s, st, title, puzzleText), nil
	case AsPDF:
		return PDF(s, st, title, puzzleText)
	}
	return PNG(s, st, puzzleText)
}

// SVG renders a scene as SVG with a title, and a puzzle's text in its metadata.
func SVG(s scene.Scene, st paint.Style, title, puzzleText string) []byte {
	st = st.Fitted(s)
	w, h := st.Size(s)
	p := paint.NewSVG(w, h, st)
	p.Scene(s, 0, 0)
	return p.Bytes(title, puzzleText)
}

// PDF renders a scene as a page of its size, at 96 pixels to the inch, with a puzzle's text
// as an attached file.
func PDF(s scene.Scene, st paint.Style, title, puzzleText string) ([]byte, error) {
	st = st.Fitted(s)
	w, h := st.Size(s)
	doc := newDocument(title, puzzleText)
	const scale = 72.0 / 96
	addPage(doc, float64(w)*scale, float64(h)*scale)
	p := paint.OnPDF(doc, st, 0, 0, scale)
	p.Backdrop(w, h)
	p.Scene(s, 0, 0)
	return bytesOf(doc)
}

// addPage adds a page of a size in points, always as portrait: for landscape the library
// would swap coordinates.
func addPage(doc *fpdf.Fpdf, width, height float64) {
	doc.AddPageFormat("P", fpdf.SizeType{Wd: width, Ht: height})
}

// newDocument returns a document without pages, in points.
func newDocument(title, puzzleText string) *fpdf.Fpdf {
	doc := fpdf.New("P", "pt", "A4", "")
	doc.SetCatalogSort(true)
	doc.SetAutoPageBreak(false, 0)
	doc.SetTitle(title, true)
	doc.SetCreator("Langkah", true)
	if puzzleText != "" {
		doc.SetAttachments([]fpdf.Attachment{{Content: []byte(puzzleText), Filename: "puzzle.txt", Description: "The puzzle, which Langkah opens"}})
	}
	return doc
}

func bytesOf(doc *fpdf.Fpdf) ([]byte, error) {
	var b bytes.Buffer
	if err := doc.Output(&b); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
