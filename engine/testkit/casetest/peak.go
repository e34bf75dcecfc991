package casetest

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// peakOf is the environment variable that tells a child process what to run.
const peakOf = "LANGKAH_PEAK_OF"

// PeakOf is how many bytes of main memory a process of its own takes at its
// peak that runs what run does, and nothing else: the operating system's
// figure, garbage and the program itself included. The process is the test's own
// binary, begun anew with this test alone, in which the call of that name does
// not return. The names of the calls in one test differ. The test is skipped
// where the system does not tell, and under the race detector.
func PeakOf(t *testing.T, name string, run func()) int64 {
	t.Helper()
	SkipUnderRace(t)
	if _, err := os.Stat("/proc/self/status"); err != nil {
		t.Skip("the peak of a process's memory is told by /proc alone, which is not here")
	}
	switch child := os.Getenv(peakOf); child {
	case "":
		return peakOfChild(t, name)
	case name:
		run()
		if t.Failed() {
			t.FailNow()
		}
		if err := tellPeak(os.Getenv(peakOf + "_TO")); err != nil {
			t.Fatal(err)
		}
		os.Exit(0)
	}
	return 0 // the child is to run another call
}

func peakOfChild(t *testing.T, name string) int64 {
	t.Helper()
	answer := filepath.Join(t.TempDir(), "peak")
	cmd := exec.Command(os.Args[0], "-test.run", exactly(t.Name()), "-test.count", "1")
	cmd.Env = append(os.Environ(), peakOf+"="+name, peakOf+"_TO="+answer)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
	text, err := os.ReadFile(answer)
	if err != nil {
		t.Fatalf("%s: it did not tell its peak: %v\n%s", name, err, out)
	}
	peak, err := strconv.ParseInt(string(text), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	return peak
}

// exactly is the pattern for go test that the test of that name alone matches.
func exactly(name string) string {
	parts := strings.Split(name, "/")
	for i, part := range parts {
		parts[i] = "^" + regexp.QuoteMeta(part) + "$"
	}
	return strings.Join(parts, "/")
}

// tellPeak writes the process's peak to a file, in bytes.
func tellPeak(path string) error {
	status, err := os.Open("/proc/self/status")
	if err != nil {
		return err
	}
	defer status.Close()
	for lines := bufio.NewScanner(status); lines.Scan(); {
		if text, ok := strings.CutPrefix(lines.Text(), "VmHWM:"); ok {
			var kib int64
			if _, err := fmt.Sscanf(text, "%d kB", &kib); err != nil {
				return err
			}
			return os.WriteFile(path, []byte(strconv.FormatInt(kib<<10, 10)), 0o600)
		}
	}
	return fmt.Errorf("%s tells no peak", status.Name())
}

// Within says what is wrong with the peak of a process whose search had that
// limit; it is empty when nothing is. A tenth more is for what the account of a
// search leaves out, 20 MiB for the program itself.
func Within(peak, limit int64) string {
	if most := limit + limit/10 + 20<<20; peak > most {
		return fmt.Sprintf("the process took %d MiB, the search may have %d MiB", peak>>20, limit>>20)
	}
	return ""
}
