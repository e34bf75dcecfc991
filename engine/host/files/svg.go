package files

import (
	"bytes"
	"encoding/xml"
)

// IsSVG reports whether the data begins like an SVG of this program.
func IsSVG(data []byte) bool { return bytes.HasPrefix(data, []byte("<svg ")) }

// puzzleInSVG returns the metadata text of an SVG of this program.
func puzzleInSVG(data []byte) (text string, ok bool) {
	for d := xml.NewDecoder(bytes.NewReader(data)); ; {
		token, err := d.Token()
		if err != nil {
			return "", false // damaged, or at the end
		}
		start, is := token.(xml.StartElement)
		if !is || start.Name.Local != "metadata" {
			continue
		}
		for _, a := range start.Attr {
			if a.Name.Local == "id" && a.Value == "langkah" {
				err := d.DecodeElement(&text, &start)
				return text, err == nil
			}
		}
	}
}
