package soak

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"langkah/assets"
)

// build builds the command line, as a user would, and returns its path.
func (s *setting) build() (string, error) {
	program := filepath.Join(s.folder, "langkah")
	cmd := exec.Command("go", "build", "-tags", "nogui", "-buildvcs=false", "-o", program, "langkah")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("the program does not build: %w\n%s", err, out)
	}
	return program, nil
}

// desk is the folder of a case, with a sample that is solved quickly.
type desk struct {
	*one
	*setting
	program, folder, puzzle string
}

func newDesk(c *one, s *setting) *desk {
	program, err := s.built()
	if err != nil {
		panic(err)
	}
	d := &desk{one: c, setting: s, program: program, folder: filepath.Join(s.folder, fmt.Sprint(c.number))}
	if err := os.Mkdir(d.folder, 0o755); err != nil {
		panic(err)
	}
	quick := []string{"first-steps", "fifteen-21", "eight-31", "exit-right-5", "easy-1", "challenge-5x11", "custom-cross"}
	name := quick[c.random.IntN(len(quick))]
	for _, sample := range assets.Samples() {
		if sample.Name == name {
			d.puzzle = d.write(name+".txt", sample.Text)
		}
	}
	return d
}

func (d *desk) close() { os.RemoveAll(d.folder) }

func (d *desk) write(name, text string) string {
	path := filepath.Join(d.folder, name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		panic(err)
	}
	return path
}

func (d *desk) wrong(what string, out []byte) {
	d.fail(d.number, what, fmt.Sprintf("%s\n%s", filepath.Base(d.puzzle), out))
}

// limited returns a command whose files cannot exceed so many blocks.
func (d *desk) limited(blocks int, args ...string) *exec.Cmd {
	script := fmt.Sprintf(`ulimit -f %d; trap "" XFSZ; exec "$0" "$@"`, blocks)
	return exec.Command("bash", append([]string{"-c", script, d.program}, args...)...)
}

// run runs a command for at most five minutes and returns its exit code.
func (d *desk) run(cmd *exec.Cmd) (code int, out []byte) {
	var all bytes.Buffer
	cmd.Stdout, cmd.Stderr = &all, &all
	if err := cmd.Start(); err != nil {
		panic(err)
	}
	hung := time.AfterFunc(5*time.Minute, func() { cmd.Process.Kill() })
	err := cmd.Wait()
	if !hung.Stop() {
		d.wrong("the command hangs", all.Bytes())
	}
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		code = exit.ExitCode()
	}
	return code, all.Bytes()
}

const old = "what was here before\n"

// saves lists the outputs that replace an old file.
var saves = []struct{ flag, name string }{
	{"--txt", "out.txt"}, {"--gif", "out.gif"}, {"--sheet", "out.png"},
}

// whole reports whether a saved file is complete: a transcript verifies, a picture has its end.
func (d *desk) whole(path string, data []byte) bool {
	switch filepath.Ext(path) {
	case ".gif":
		return bytes.HasPrefix(data, []byte("GIF8")) && bytes.HasSuffix(data, []byte{0x3b})
	case ".png":
		return bytes.HasPrefix(data, []byte("\x89PNG")) && bytes.Contains(data[max(0, len(data)-12):], []byte("IEND"))
	}
	code, _ := d.run(exec.Command(d.program, "verify", d.puzzle, path))
	return code == 0
}

// fullDisk saves with a full disk: either the old file is unchanged and no temporary one is
// left, or the new one is complete and the program reports success.
func fullDisk(c *one, s *setting) {
	d := newDesk(c, s)
	defer d.close()
	how := saves[c.random.IntN(len(saves))]
	out := d.write(how.name, old)
	c.count("full disk: " + how.flag)
	code, output := d.run(d.limited(c.random.IntN(12), "solve", d.puzzle, how.flag, out))
	data, err := os.ReadFile(out)
	switch {
	case err != nil:
		d.wrong("full disk: the old file is gone: "+how.flag, output)
	case code == 0 && !d.whole(out, data):
		d.wrong("full disk: it says that it saved, and did not: "+how.flag, output)
	case code != 0 && string(data) != old:
		d.wrong("full disk: the old file is harmed: "+how.flag, output)
	case code != 0 && (code != 4 || !bytes.Contains(output, []byte("cannot save"))):
		d.wrong("full disk: it does not say what is wrong: "+how.flag, output)
	}
	if files, _ := os.ReadDir(d.folder); len(files) != 2 {
		d.wrong("full disk: something is left behind: "+how.flag, output)
	}
}

// killed kills the program at a random moment of a save: the file is the old one or a
// complete new one.
func killed(c *one, s *setting) {
	d := newDesk(c, s)
	defer d.close()
	how := saves[c.random.IntN(len(saves))]
	out := d.write(how.name, old)
	c.count("killed: " + how.flag)
	cmd := exec.Command(d.program, "solve", d.puzzle, how.flag, out)
	if err := cmd.Start(); err != nil {
		panic(err)
	}
	time.Sleep(time.Duration(c.random.IntN(400)) * time.Millisecond)
	cmd.Process.Kill()
	cmd.Wait()
	data, err := os.ReadFile(out)
	if err != nil || string(data) != old && !d.whole(out, data) {
		d.wrong("killed: the file is neither the old nor the new one: "+how.flag, data[:min(len(data), 200)])
	}
}
