package webtest

import (
	"bytes"
	"image/png"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"langkah/engine/game/transcript"
	"langkah/engine/host/files"
)

// A first start shows a sample; it is solved, and its transcript and a picture are
// saved.
func TestLoadSolveAndSave(t *testing.T) {
	b := open(t, "", prefer(`{"limit.seconds": 0}`)) // on a busy machine
	b.picture("start.png")
	b.press("2", input.ModifierCtrl)
	b.press(kb.Enter, input.ModifierCtrl)
	b.keeps("the sample is solved", func(k kept) bool { return k.Session.Name == "first-steps" && len(k.Session.Nodes) == 14 })
	b.picture("solved.png")

	b.save("s", input.ModifierCtrl)
	claims, err := transcript.Read(string(read(t, b.download(".txt"))))
	if err != nil || len(claims.Moves(nil)) != 14 {
		t.Errorf("the transcript has %d moves, want 14: %v", len(claims.Moves(nil)), err)
	}

	b.save("s", input.ModifierCtrl, input.ModifierShift)
	data := read(t, b.download(".png"))
	if _, err := png.Decode(bytes.NewReader(data)); err != nil {
		t.Error(err)
	}
	if text, ok := files.PuzzleIn(data); !ok || text != " 5  1  3  4\n 2  7 15  8\n 9  6 14 11\n13 10 12  -\n" {
		t.Errorf("the picture carries %q", text)
	}
	b.quiet()
}

// A file is opened by the picker, another one dropped, a share string read from the
// address. A tile is moved by the mouse, and all is there again after a reload.
func TestOpenPlayAndComeBack(t *testing.T) {
	b := open(t, "#T3x3:-.1.3/4.2.5/7.8.6;k=1ebp")
	b.keeps("the puzzle of the address is open", func(k kept) bool { return k.Session.Name == "shared" })

	b.offer("picked.txt", "1 2 3\n4 0 5\n7 8 6\n")
	b.press("o", input.ModifierCtrl)
	b.keeps("the picked file is open", func(k kept) bool { return k.Session.Name == "picked" })

	const rightOfMiddle, middle = 763, 365 // tile 5, on a page of 1280 x 800
	b.click(rightOfMiddle, middle)
	b.keeps("tile 5 has moved", func(k kept) bool { return len(k.Session.Nodes) == 1 })
	b.picture("played.png")

	b.do(chromedp.Reload())
	b.loaded()
	b.keeps("the move is there again", func(k kept) bool { return k.Session.Name == "picked" && len(k.Session.Nodes) == 1 })
	b.press("z", input.ModifierCtrl) // takes back the move, which is there
	b.picture("again.png")

	b.do(chromedp.Evaluate(`{
		const files = new DataTransfer();
		files.items.add(new File(["1 2 3\n4 5 0\n7 8 6\n"], "dropped.txt"));
		dispatchEvent(new DragEvent("drop", { dataTransfer: files }));
	}`, nil))
	b.keeps("the dropped file is open", func(k kept) bool { return k.Session.Name == "dropped" })

	b.do(chromedp.Evaluate(`location.hash = "R6x6:AAB2F/2BCDF/GPPCDF/GH1III/GHJ3/LLJMM1;x=r3R;c=slides;k=d66q"`, nil))
	b.keeps("the puzzle of the other address is open", func(k kept) bool { return k.Session.Name == "shared" })
	b.quiet()
}
