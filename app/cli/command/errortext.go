package command

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"langkah/engine/base/figures"
)

// ErrorText returns the text of an error with the names in it, of files or of
// arguments, as [figures.Shown] shows them: a line end in a name does not look like
// one of the message.
func ErrorText(err error, args []string) string {
	text := err.Error()
	var file *fs.PathError
	if errors.As(err, &file) {
		args = append(slices.Clone(args), file.Path)
	}
	var names []string
	for _, arg := range args {
		_, value, _ := strings.Cut(arg, "=")
		names = append(names, arg, value, filepath.Base(arg), filepath.Base(value))
	}
	for _, name := range names {
		if shown := figures.Shown(name); shown != name {
			text = strings.ReplaceAll(text, name, shown)
		}
	}
	return text
}
