package picture

import (
	"bytes"
	"path/filepath"
	"strings"

	"codeberg.org/go-pdf/fpdf"

	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
)

// Format is a kind of picture file, by its extension.
type Format string

// The formats there are.
const (
	AsPNG Format = ".png" // pixels
	AsSVG Format = ".svg" // shapes, for the web and for drawing programs
	AsPDF Format = ".pdf" // shapes, for print
)

// FormatOf is the format that a file's name asks for; ok is false where its
// extension is not that of a picture.
func FormatOf(path string) (f Format, ok bool) {
	f = Format(strings.ToLower(filepath.Ext(path)))
	return f, f == AsPNG || f == AsSVG || f == AsPDF
}

// Board is a picture of a scene that carries a puzzle's text. The title is for
// programs that show one.
func Board(s scene.Scene, f Format, st paint.Style, title, puzzleText string) ([]byte, error) {
	switch f {
	case AsSVG:
		return SVG(s, st, title, puzzleText), nil
	case AsPDF:
		return PDF(s, st, title, puzzleText)
	}
	return PNG(s, st, puzzleText)
}

// SVG is a picture of a scene as shapes, with a title and a puzzle's text in
// its metadata.
func SVG(s scene.Scene, st paint.Style, title, puzzleText string) []byte {
	st = st.Fitted(s)
	w, h := st.Size(s)
	p := paint.NewSVG(w, h, st)
	p.Scene(s, 0, 0)
	return p.Bytes(title, puzzleText)
}

// PDF is a page of a scene's size, of 96 pixels to the inch, to which a
// puzzle's text is attached as a file.
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

// addPage adds a page of a size in points. It is never called lying: the library
// would not find places on it.
func addPage(doc *fpdf.Fpdf, width, height float64) {
	doc.AddPageFormat("P", fpdf.SizeType{Wd: width, Ht: height})
}

// newDocument starts a document without a page, in points.
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
