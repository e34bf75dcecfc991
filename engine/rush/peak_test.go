package rush

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"langkah/engine"
)

// In a process of its own the peak test is told by these what to run.
const (
	peakMethod = "LANGKAH_PEAK_METHOD"
	peakMiB    = "LANGKAH_PEAK_MIB"
)

// looseBoard has more positions than any of these limits has room for. X never
// lets P out, so that no method ends before.
const looseBoard = "8 8\n12\n" +
	"AAB..C..\n" +
	"..B..C..\n" +
	"DD..EE..\n" +
	"PP....X.K\n" +
	"F..G..X.\n" +
	"F..G..X.\n" +
	"HH.II.X.\n" +
	"JJ.LL.X.\n"

// TestMemoryLimitIsThatOfTheProcess: what the process holds at the most, as the
// system counts it, is the limit, with a tenth and 20 MiB for the program itself.
func TestMemoryLimitIsThatOfTheProcess(t *testing.T) {
	if method := os.Getenv(peakMethod); method != "" {
		runForPeak(t, method)
		return
	}
	if _, ok := peak(); !ok {
		t.Skip("this system does not tell the peak of a process")
	}
	for _, mib := range []int64{50, 200, 400} {
		for _, method := range []string{fastBFS, spaceName, bidirectional, astarSteps} {
			// The edges that a space gives up come to much at 200 MiB only.
			if quick := mib == 50 || mib == 200 && method == spaceName; !quick && !longRun() {
				continue
			}
			t.Run(fmt.Sprintf("%s/%d MiB", method, mib), func(t *testing.T) {
				cmd := exec.Command(os.Args[0], "-test.run=^"+strings.Split(t.Name(), "/")[0]+"$", "-test.v")
				cmd.Env = append(os.Environ(), peakMethod+"="+method, fmt.Sprintf("%s=%d", peakMiB, mib))
				out, err := cmd.CombinedOutput()
				if err != nil {
					t.Fatalf("%v\n%s", err, out)
				}
				var held int64
				_, told, _ := strings.Cut(string(out), "peak ")
				if _, err := fmt.Sscan(told, &held); err != nil {
					t.Fatalf("%v\n%s", err, out)
				}
				t.Logf("%d MiB held, the limit is %d", held>>20, mib)
				if most := mib<<20*11/10 + 20<<20; held > most {
					t.Errorf("%d bytes held, at most %d are allowed", held, most)
				}
			})
		}
	}
}

// runForPeak fills the memory by the method and prints the peak of the process.
func runForPeak(t *testing.T, method string) {
	mib, err := strconv.ParseInt(os.Getenv(peakMiB), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	z := read(t, looseBoard)
	m, err := engine.FindMethod(z, method, "")
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Solve(context.Background(), z, m, engine.Limits{Memory: mib << 20}, nil)
	if r.PeakBytes < mib<<20*7/10 {
		t.Errorf("%s: %s, %d bytes held only", method, r.Status, r.PeakBytes)
	}
	held, _ := peak()
	fmt.Println("peak", held)
}

// peak is the most memory that this process has held, as the system counts it.
func peak() (held int64, ok bool) {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0, false
	}
	_, line, ok := bytes.Cut(status, []byte("VmHWM:"))
	if !ok {
		return 0, false
	}
	if _, err := fmt.Sscan(string(line), &held); err != nil {
		return 0, false
	}
	return held << 10, true
}
