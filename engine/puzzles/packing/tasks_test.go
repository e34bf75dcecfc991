package packing

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/solve/search"
	"langkah/engine/study/trace"
)

// The item of a worksheet's answer is the one on which dancing links branches, with as many options, also with equal
// pieces.
func TestTheNextItemIsThatOfDancingLinks(t *testing.T) {
	for _, text := range []string{
		"2 3 2\nDEFAULT\nAA\nA\nBB\n B\n",
		"3 3 3\nDEFAULT\nAAA\nBBB\nCCC\n",
		"3 4 4\nDEFAULT\nAA\nA\nBB\nB\nCC\nC\nDDD\n",
		"3 4 3\nDEFAULT\nAA\nAA\nBB\nBB\nCC\nCC\n",
		"4 4 4\nDEFAULT\nAAA\n A\nBBB\nB\nCCCC\nDD\nDD\n",
	} {
		read, err := Family().Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		p := read.(*Puzzle)
		m, err := engine.FindMethod(p, "dlx", "")
		if err != nil {
			t.Fatal(err)
		}
		heard := trace.New(0)
		engine.Solve(context.Background(), p, m, engine.Limits{}, &search.Probe{Recorder: heard})
		c, told := heard.Choice(1)
		if !told || c.Dead {
			t.Fatalf("dancing links goes on nowhere on\n%s", text)
		}
		_, name, _ := strings.Cut(c.What.String(), " ")
		key := p.Tasks()[0].Answer.String()
		if !strings.Contains(key, fmt.Sprintf("with %d placement", c.Choices)) || !strings.Contains(key, name) {
			t.Errorf("dancing links goes on at %s with %d, the key says %q, of\n%s", c.What, c.Choices, key, text)
		}
	}
}
