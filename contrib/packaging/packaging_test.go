// Package packaging tests the files of a package beside the program; "make dist-check"
// tests whole packages.
package packaging

import (
	"encoding/xml"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

const id = "app.langkah.Langkah"

func read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// unpacked returns a folder with the contents of the archive for Linux.
func unpacked(t *testing.T) string {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("the installer is for sh")
	}
	dir := t.TempDir()
	for from, to := range map[string]string{
		"install.sh":       "install.sh",
		id + ".desktop":    "share/applications/" + id + ".desktop",
		id + ".mime.xml":   "share/mime/packages/" + id + ".xml",
		"install.sh?as=it": "bin/langkah",
	} {
		from, _, _ = strings.Cut(from, "?")
		to = filepath.Join(dir, to)
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, []byte(read(t, from)), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// install runs the installer with another home folder.
func install(t *testing.T, dir, home string, args ...string) (code int, said string) {
	t.Helper()
	cmd := exec.Command(filepath.Join(dir, "install.sh"), args...)
	cmd.Dir = home
	cmd.Env = append(os.Environ(), "HOME="+home)
	out, err := cmd.CombinedOutput()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), string(out)
}

func TestTheInstallerAsksBack(t *testing.T) {
	dir := unpacked(t)
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"--help"}, 0, "usage: ./install.sh [--remove] [PREFIX]"},
		{[]string{"-h"}, 0, "usage: "},
		{[]string{"--remove", "--help"}, 0, "usage: "},
		{[]string{"--prefix=/usr"}, 2, `there is no option "--prefix=/usr"`},
		{[]string{"--rmove"}, 2, `there is no option "--rmove"`},
		{[]string{""}, 2, `there is no option ""`},
		{[]string{"here", "there"}, 2, `"there" is too much`},
	} {
		home := t.TempDir()
		code, said := install(t, dir, home, c.args...)
		left, err := os.ReadDir(home)
		if err != nil {
			t.Fatal(err)
		}
		if code != c.code || !strings.Contains(said, c.says) || len(left) > 0 {
			t.Errorf("%q: exit code %d, want %d, and %d files: %s", c.args, code, c.code, len(left), said)
		}
	}
}

func TestWhatIsInstalledIsRemoved(t *testing.T) {
	dir, home := unpacked(t), t.TempDir()
	program := filepath.Join(home, "a prefix", "bin", "langkah")
	for _, args := range [][]string{{"a prefix"}, {"--remove", "a prefix"}, {"a prefix"}, {"a prefix", "--remove"}} {
		if code, said := install(t, dir, home, args...); code != 0 {
			t.Fatalf("%q: exit code %d: %s", args, code, said)
		}
		_, err := os.Stat(program)
		if removed := len(args) > 1; removed != (err != nil) {
			t.Errorf("%q: the program is there: %v", args, err)
		}
	}
}

// The desktop opens only Langkah's own files with Langkah, and no other texts.
func TestLangkahHasATypeOfItsOwn(t *testing.T) {
	var types struct {
		Types []struct {
			Name  string `xml:"type,attr"`
			Globs []struct {
				Pattern string `xml:"pattern,attr"`
			} `xml:"glob"`
		} `xml:"mime-type"`
	}
	if err := xml.Unmarshal([]byte(read(t, id+".mime.xml")), &types); err != nil {
		t.Fatal(err)
	}
	if len(types.Types) != 1 || len(types.Types[0].Globs) == 0 || types.Types[0].Globs[0].Pattern != "*.langkah" {
		t.Fatalf("the types are %+v", types.Types)
	}
	own := types.Types[0].Name
	entry := regexp.MustCompile(`(?m)^MimeType=(.*)$`).FindStringSubmatch(read(t, id+".desktop"))
	if entry == nil || entry[1] != own+";" {
		t.Errorf("the desktop entry opens %q, want %s alone", entry, own)
	}
	media := regexp.MustCompile(`<mediatype>(.*)</mediatype>`).FindAllStringSubmatch(read(t, id+".metainfo.xml"), -1)
	if len(media) != 1 || media[0][1] != own {
		t.Errorf("the description opens %q, want %s alone", media, own)
	}
	for _, script := range []string{"dist", "check"} {
		if !strings.Contains(read(t, script), "mime/packages/$id.xml") {
			t.Errorf("%s leaves the type out", script)
		}
	}
}

// The guide in a package has none of README's pictures, and no part about building.
func TestTheGuideIsForThoseWhoHaveTheProgram(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("packages are made on Linux")
	}
	dir := t.TempDir()
	if out, err := exec.Command("./guide", dir).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for file, heading := range map[string]string{
		"README.md":               "\n## Licence\n",
		"README.id.md":            "\n## Lisensi\n",
		"docs/command-line.md":    "# The command line\n",
		"docs/id/command-line.md": "# Baris perintah\n",
		"docs/window.md":          "\n## Playing\n",
		"docs/id/window.md":       "\n## Bermain\n",
		"docs/algorithms.md":      "`anneal`",
		"docs/glossary.md":        "# Glossary\n",
	} {
		if !strings.Contains(read(t, filepath.Join(dir, file)), heading) {
			t.Errorf("%s is cut short: it lacks %q", file, heading)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "docs/design.md")); err == nil {
		t.Error("the guide has design.md, which is for those who have the sources")
	}
	link := regexp.MustCompile(`\]\(([^)#:]+)\)`)
	err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text := read(t, path)
		for _, not := range []string{"![", "make run", "make test", "<!-- developers", "<!-- everybody"} {
			if strings.Contains(text, not) {
				t.Errorf("%s has %q", path, not)
			}
		}
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			if m[1] == "LICENSE" { // dist puts it beside
				continue
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(path), m[1])); err != nil {
				t.Errorf("%s: the link %s leads nowhere", path, m[1])
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
