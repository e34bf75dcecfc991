package rush

import "testing"

// The row or column of the exit may be filled with dots.
func TestTheExitAmongDots(t *testing.T) {
	for name, c := range map[string]struct{ dots, usual string }{
		"right": {
			"3 3\n1\nA...\nAPPK\n....\n",
			"3 3\n1\nA..\nAPPK\n...\n",
		},
		"left": {
			"3 3\n1\n...A\nKPPA\n....\n",
			"3 3\n1\n ..A\nKPPA\n ...\n",
		},
		"top": {
			"3 3\n1\n.K.\nAA.\n.P.\n.P.\n",
			"3 3\n1\n K\nAA.\n.P.\n.P.\n",
		},
		"bottom": {
			"3 3\n1\n..P\n..P\nAA.\n..K\n",
			"3 3\n1\n..P\n..P\nAA.\n  K\n",
		},
	} {
		want, err := parse(c.usual)
		if err != nil {
			t.Fatal(err)
		}
		if p, err := parse(c.dots); err != nil || p.String() != want.String() || len(p.warnings) > 0 {
			t.Errorf("%s: %v, read as\n%v", name, err, p)
		}
	}
	// Longer rows without an exit are still refused.
	for _, text := range []string{"3 3\n1\nA...\nAPP.\n....\n", "3 3\n1\nA...\nAPPK\n...\n.", "3 3\n1\n...\nA..\nAPPK\n...\n"} {
		if p, err := parse(text); err == nil {
			t.Errorf("%q is read as\n%s", text, p)
		}
	}
}
