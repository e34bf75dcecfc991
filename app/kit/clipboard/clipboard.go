// Package clipboard copies pictures. The toolkit's clipboard holds text alone,
// so a picture is handed to a program that the system has for it: wl-copy or
// xclip on Linux and its like, osascript on macOS, PowerShell on Windows. No
// shell reads what is handed over, and a program that hangs is ended.
package clipboard

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"time"

	"langkah/app/kit/browser"
)

// ErrNone says that this system has no program that copies pictures.
var ErrNone = errors.New("this system has no program that copies pictures; on Linux install wl-clipboard or xclip")

// patience is how long a program may take.
const patience = 10 * time.Second

// Clipboard copies by the programs of a system.
type Clipboard struct {
	system string // as runtime.GOOS calls it
	getenv func(string) string
	find   func(program string) (path string, err error)
}

// System returns the clipboard of this system.
func System() Clipboard { return Clipboard{runtime.GOOS, os.Getenv, exec.LookPath} }

// command is a program with its arguments.
type command struct {
	name string
	args []string
	file bool // it reads the picture from the file that LANGKAH_PICTURE names, not from its input
}

// commands are those that may copy a PNG, the best one first.
func (c Clipboard) commands() []command {
	switch c.system {
	case "darwin":
		return []command{{"osascript", []string{"-e", `set the clipboard to (read (POSIX file (system attribute "LANGKAH_PICTURE")) as «class PNGf»)`}, true}}
	case "windows":
		return []command{{"powershell", []string{"-NoProfile", "-NonInteractive", "-STA", "-Command",
			"$ErrorActionPreference = 'Stop'; Add-Type -AssemblyName System.Windows.Forms, System.Drawing; " +
				"[System.Windows.Forms.Clipboard]::SetImage([System.Drawing.Image]::FromFile($env:LANGKAH_PICTURE))"}, true}}
	}
	var list []command
	if c.getenv("WAYLAND_DISPLAY") != "" {
		list = append(list, command{"wl-copy", []string{"--type", "image/png"}, false})
	}
	if c.getenv("DISPLAY") != "" {
		list = append(list, command{"xclip", []string{"-selection", "clipboard", "-t", "image/png", "-i"}, false})
	}
	return list
}

// CopyPNG puts a PNG on the clipboard. It is [ErrNone] where nothing can do so.
func (c Clipboard) CopyPNG(ctx context.Context, png []byte) error {
	if browser.InPage {
		return browser.CopyPNG(png)
	}
	for _, candidate := range c.commands() {
		if path, err := c.find(candidate.name); err == nil {
			return candidate.run(ctx, path, png)
		}
	}
	return ErrNone
}

// run hands a PNG to a program.
func (c command) run(ctx context.Context, path string, png []byte) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, path, c.args...)
	cmd.WaitDelay = time.Second // its child that keeps the clipboard may go on
	if c.file {
		name, err := temporary(png)
		if err != nil {
			return err
		}
		defer os.Remove(name)
		cmd.Env = append(os.Environ(), "LANGKAH_PICTURE="+name)
	} else {
		cmd.Stdin = bytes.NewReader(png)
	}
	err := cmd.Run()
	switch {
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return fmt.Errorf("%s has not answered within %v", c.name, patience)
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		return fmt.Errorf("%s could not copy the picture: %w", c.name, err)
	}
	return nil
}

// temporary writes data to a new file that this user alone may read.
func temporary(data []byte) (name string, err error) {
	f, err := os.CreateTemp("", "langkah-*.png")
	if err != nil {
		return "", err
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Close()); err != nil {
		os.Remove(f.Name())
		return "", err
	}
	return f.Name(), nil
}
