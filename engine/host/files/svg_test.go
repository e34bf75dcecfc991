package files

import "testing"

func TestPuzzleInSVG(t *testing.T) {
	for name, tc := range map[string]struct {
		svg, want string
		ok        bool
	}{
		"carried":      {`<svg width="1"><title>a</title><metadata id="langkah">1 &lt; 2&#xA;- 3&#xA;</metadata><path d="M0 0"/></svg>`, "1 < 2\n- 3\n", true},
		"of another":   {`<svg width="1"><metadata id="other">1</metadata></svg>`, "", false},
		"none":         {`<svg width="1"></svg>`, "", false},
		"broken later": {`<svg width="1"><metadata id="langkah">1</metadata><path`, "1", true},
		"broken in it": {`<svg width="1"><metadata id="langkah">1</meta`, "", false},
		"no SVG":       {`<metadata id="langkah">1</metadata>`, "", false},
	} {
		if text, ok := PuzzleIn([]byte(tc.svg)); text != tc.want && tc.ok || ok != tc.ok {
			t.Errorf("%s: %q, %t", name, text, ok)
		}
	}
}
