package files

import (
	"bytes"
	"encoding/xml"
)

// IsSVG says whether the data begins as the SVGs of this program do.
func IsSVG(data []byte) bool { return bytes.HasPrefix(data, []byte("<svg ")) }

// puzzleInSVG is the text of the metadata that an SVG of this program has.
func puzzleInSVG(data []byte) (text string, ok bool) {
	for d := xml.NewDecoder(bytes.NewReader(data)); ; {
		token, err := d.Token()
		if err != nil {
			return "", false // broken, or read to the end
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
