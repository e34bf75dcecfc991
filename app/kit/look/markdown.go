package look

import (
	"regexp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Markdown returns a text of Markdown, of as many lines as it needs.
func Markdown(words string) *widget.RichText {
	text := widget.NewRichTextFromMarkdown(words)
	text.Wrapping = fyne.TextWrapWord
	unescape(text.Segments)
	return text
}

// unescape writes "A\*" as "A*", which the toolkit leaves as it is.
func unescape(segments []widget.RichTextSegment) {
	for _, s := range segments {
		switch s := s.(type) {
		case *widget.TextSegment:
			s.Text = escaped.ReplaceAllString(s.Text, "$1")
		case *widget.ParagraphSegment:
			unescape(s.Texts)
		case *widget.ListSegment:
			unescape(s.Items)
		}
	}
}

// escaped is a sign of Markdown that stands for itself.
var escaped = regexp.MustCompile(`\\([[:punct:]])`)
