package webtest

import (
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
	"langkah/engine/transcript"
)

// A first start shows a sample; it is solved, and its transcript saved.
func TestLoadSolveAndSave(t *testing.T) {
	b := open(t, "")
	b.picture("start.png")
	b.press("2", input.ModifierCtrl)
	b.press(kb.Enter, input.ModifierCtrl)
	b.keeps("the sample is solved", func(k kept) bool { return k.Session.Name == "first-steps" && len(k.Session.Nodes) == 14 })
	b.picture("solved.png")
	b.press("s", input.ModifierCtrl)
	b.press(kb.Enter)
	claims, err := transcript.Read(string(read(t, b.download(".txt"))))
	if err != nil || len(claims.Moves) != 14 {
		t.Errorf("the transcript has %d moves, want 14: %v", len(claims.Moves), err)
	}
	b.quiet()
}
