//go:build nogui

package main

import (
	"errors"
	"fmt"
)

// openWindow returns an error that names the command to use: this build has no window.
func openWindow(argument string) error {
	const instead = "this build has no window; on the command line, try"
	if argument == "" {
		return errors.New(instead + " langkah --help")
	}
	return fmt.Errorf("%s langkah solve %q", instead, argument)
}
