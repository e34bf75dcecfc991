package packing

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/testkit/casetest"
)

// inAMinute reports whether a method finishes a file of the manifest within a minute: all do except brute force on two
// of the full IQ Puzzler Pro boards.
func inAMinute(m engine.Method, file string) bool {
	hard := file == "d06_iqpro_5x11_hard.txt" || file == "d07_iqpro_infinity.txt"
	return m.Algorithm.Name != "bruteforce" || !hard
}

// TestManifest solves every real file by every method and compares the result with the manifest.
func TestManifest(t *testing.T) {
	for _, line := range strings.Split(casetest.Read(t, "packing/MANIFEST.tsv"), "\n")[1:] {
		columns := strings.Split(line, "\t")
		if len(columns) < 6 {
			continue
		}
		file, verified := columns[0], columns[5]
		text := casetest.Read(t, "packing/"+file)
		t.Run(file, func(t *testing.T) { checkFile(t, file, text, verified) })
	}
}

func checkFile(t *testing.T, file, text, verified string) {
	p, err := parse(text)
	// A wrong number of pieces and # for a cell are accepted.
	readable := map[string]bool{"m15_P_too_large.txt": true, "m16_P_too_small.txt": true, "m00_spec_sample_P8.txt": true, "c05_hash_cells.txt": true}
	if strings.HasPrefix(verified, "BAD") && !readable[file] {
		var place *engine.ParseError
		if !errors.As(err, &place) || place.Line == 0 {
			t.Fatalf("read as %v, error %v", p, err)
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	want := engine.Solved
	if strings.HasPrefix(verified, "NONE") {
		want = engine.NoSolution
	}
	for _, m := range p.Methods() {
		if !inAMinute(m, file) {
			continue
		}
		r := engine.Solve(context.Background(), p, m, engine.Limits{Time: time.Minute}, nil)
		if r.Status != want || want == engine.Solved && !r.Verified || want == engine.NoSolution && r.Reason.IsZero() {
			t.Errorf("%s: %s, %s", m.Name(), r.Status, r.Reason)
		}
	}
}
