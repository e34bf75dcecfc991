// Package output is where a command's results go: files, which are checked against
// each other before any work begins, and JSON on standard output.
package output

import (
	"encoding/json"
	"fmt"
	"io"

	"langkah/app/cli/exit"
	"langkah/engine/base/figures"
	"langkah/engine/host/files"
)

// Save writes a file and reports it on messages. Without a path it does nothing.
func Save(messages io.Writer, path string, data []byte) error {
	if path == "" {
		return nil
	}
	if err := files.Save(path, data); err != nil {
		return exit.With(exit.Other, err)
	}
	fmt.Fprintln(messages, "saved", figures.Shown(path))
	return nil
}

// WriteJSON writes a value on one line.
func WriteJSON(w io.Writer, value any) error {
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(value)
}
