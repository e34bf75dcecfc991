package soak

import (
	"os"
	"os/exec"
	"syscall"
	"time"
)

// soon is much more than the program needs to stop on a busy machine.
const soon = time.Minute

// signalled sends a signal at a random moment of a save: the program ends and leaves the old
// file or a complete new one, and no temporary one.
func signalled(c *one, s *setting) {
	d := newDesk(c, s)
	defer d.close()
	how := saves[c.random.IntN(len(saves))]
	asked := []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}[c.random.IntN(3)]
	out := d.write(how.name, old)
	c.count("signals: " + asked.String())
	cmd := exec.Command(d.program, "solve", d.puzzle, how.flag, out)
	if err := cmd.Start(); err != nil {
		panic(err)
	}
	time.Sleep(time.Duration(c.random.IntN(400)) * time.Millisecond)
	cmd.Process.Signal(asked) // it may have ended already
	late := time.AfterFunc(soon, func() { cmd.Process.Kill() })
	cmd.Wait()
	if !late.Stop() {
		d.wrong("signals: it goes on after "+asked.String(), nil)
		return
	}
	data, err := os.ReadFile(out)
	if err != nil || string(data) != old && !d.whole(out, data) {
		d.wrong("signals: the file is neither the old nor the new one: "+how.flag, data[:min(len(data), 200)])
	}
	if files, _ := os.ReadDir(d.folder); len(files) != 2 {
		d.wrong("signals: something is left behind: "+how.flag, nil)
	}
}

// devices prints to a device that accepts everything and to one that accepts nothing: the
// second is an error that the program reports.
func devices(c *one, s *setting) {
	d := newDesk(c, s)
	defer d.close()
	args := [][]string{{"solve", d.puzzle}, {"solve", d.puzzle, "--json"}, {"show", d.puzzle}, {"methods", d.puzzle}, {"version"}}[c.random.IntN(5)]
	device, want := "/dev/null", 0
	if c.random.IntN(2) == 0 {
		device, want = "/dev/full", 4
	}
	c.count("devices: " + device)
	to, err := os.OpenFile(device, os.O_RDWR, 0)
	if err != nil {
		c.count("devices: this system has none")
		return
	}
	defer to.Close()
	cmd := exec.Command(d.program, args...)
	cmd.Stdin, cmd.Stdout = to, to
	late := time.AfterFunc(soon, func() { cmd.Process.Kill() })
	cmd.Run()
	if late.Stop(); cmd.ProcessState.ExitCode() != want {
		d.wrong("devices: "+args[0]+" to "+device+" ends otherwise", []byte(cmd.ProcessState.String()))
	}
}
