// Generate writes the files of a package that are made from the program: manual pages
// and shell completions, from its commands, and the icon in all sizes.
//
//	go run ./contrib/packaging/generate FOLDER YYYY-MM-DD
//
// It fills FOLDER/man1, FOLDER/completions and FOLDER/icons.
package main

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra/doc"
	"golang.org/x/image/draw"

	"langkah/app/cli"
	"langkah/assets"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 2 {
		return fmt.Errorf("expected a folder and a date, got %q", args)
	}
	folder := args[0]
	date, err := time.Parse(time.DateOnly, args[1])
	if err != nil {
		return err
	}
	if err := manual(filepath.Join(folder, "man1"), date); err != nil {
		return err
	}
	if err := completions(filepath.Join(folder, "completions")); err != nil {
		return err
	}
	return icons(filepath.Join(folder, "icons"))
}

// manual writes a page for each command.
func manual(folder string, date time.Time) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	root := cli.Commands()
	root.DisableAutoGenTag = true
	for _, c := range root.Commands() {
		if f := c.Flags().Lookup("memory"); f != nil {
			f.DefValue = "" // it depends on the machine
		}
	}
	return doc.GenManTree(root, &doc.GenManHeader{Section: "1", Date: &date, Source: "Langkah", Manual: "Langkah's manual"}, folder)
}

// completions writes a script for each shell.
func completions(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	root := cli.Commands()
	for shell, write := range map[string]func(*bytes.Buffer) error{
		"bash": func(b *bytes.Buffer) error { return root.GenBashCompletionV2(b, true) },
		"zsh":  func(b *bytes.Buffer) error { return root.GenZshCompletion(b) },
		"fish": func(b *bytes.Buffer) error { return root.GenFishCompletion(b, true) },
		"ps1":  func(b *bytes.Buffer) error { return root.GenPowerShellCompletionWithDesc(b) },
	} {
		var script bytes.Buffer
		if err := write(&script); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, "langkah."+shell), script.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// sizes are the icon sizes of Linux desktops, macOS and Windows, in pixels.
var sizes = [...]int{16, 22, 24, 32, 48, 64, 128, 256, 512}

// icons writes the icon as SIZE.png.
func icons(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	large, err := png.Decode(bytes.NewReader(assets.Icon))
	if err != nil {
		return err
	}
	for _, size := range sizes {
		small := image.NewNRGBA(image.Rect(0, 0, size, size))
		draw.CatmullRom.Scale(small, small.Bounds(), large, large.Bounds(), draw.Src, nil)
		var data bytes.Buffer
		if err := png.Encode(&data, small); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("%d.png", size)), data.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}
