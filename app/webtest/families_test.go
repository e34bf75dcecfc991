package webtest

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"langkah/assets"
)

// families is a sample of each family, and the share string of another of its puzzles.
var families = []struct{ name, sample, line string }{
	{"sliding", "eight-4", "T3x3:7.1.6/4.-.8/2.5.3"},
	{"rush", "easy-1", "R5x5:GA3/GA1EH/PPIEH/FBICC/FBDDD;x=r3R;c=slides;k=2ex6"},
	{"packing", "pentominoes-6x10", "P5x11:ELLB7/ELBB7/EEBB3F3/EAAA1IFF3/AAIIIIF4;s=iq-puzzler-pro;k=q6xn"},
	{"queens", "medium-1", "Q5x5:2A3B/2ABCB/2A3C/2DE2C/2D3C;k=avne"},
	{"ice", "easy-1", "I6x7:XXXXXXX/XOdX/XXdX/XdXX/XdZX/XXXXXXX;d=369336918845559299;k=4j2j"},
}

// Every page, the editor and the dialogs open for each family, whichever way its puzzle
// has come, in a page that holds thousands of objects by then: nothing ends it.
func TestEveryPageOfEachFamily(t *testing.T) {
	b := open(t, "#n=100%")
	b.do(chromedp.Sleep(2 * time.Second)) // the dialog is there
	b.press(kb.Escape)                    // what cannot be opened is told, and the page goes on
	b.press(kb.F1)                        // the help, of hundreds of lines
	b.press("\t")
	for _, f := range families {
		name := f.name
		text, err := assets.Puzzles.ReadFile("puzzles/" + name + "/" + f.sample + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		b.do(chromedp.Evaluate(fmt.Sprintf("location.hash = %q", f.line), nil))
		b.keeps(name+" of the address is open", func(k kept) bool { return k.Session.Name == "shared" })
		b.lookAround()

		b.do(chromedp.Evaluate(fmt.Sprintf(`{
			const files = new DataTransfer();
			files.items.add(new File([%q], "dropped-%s.txt"));
			dispatchEvent(new DragEvent("drop", { dataTransfer: files }));
		}`, text, name), nil))
		b.keeps("the dropped "+name+" is open", func(k kept) bool { return k.Session.Name == "dropped-"+name })
		b.lookAround()

		b.offer("picked-"+name+".txt", string(text))
		picked := func(k kept) bool { return k.Session.Name == "picked-"+name }
		for tries := 0; ; tries++ { // Chromium asks for a file only within seconds of the key, and a busy machine may take longer
			if b.press("o", input.ModifierCtrl); b.kept(picked, patience/8) {
				break
			}
			if tries == 7 {
				b.picture("late.png")
				b.t.Fatalf("the picked %s does not open; kept is\n%s\n%s", name, b.session(), b.said())
			}
		}
		b.lookAround()
		b.quiet()
	}
	b.picture("families.png")
}

// lookAround opens the editor, all pages and the dialogs, and ends on the board.
func (b *tab) lookAround() {
	b.t.Helper()
	b.press("e", input.ModifierCtrl)
	b.press("e", input.ModifierCtrl)
	for _, page := range []string{"1", "3", "4", "5"} {
		b.press(page, input.ModifierCtrl)
	}
	b.keeps("the last page is shown", func(k kept) bool { return k.View.Page == "5" })
	b.press("n", input.ModifierCtrl)
	b.press(kb.Escape)
	b.press("s", input.ModifierCtrl, input.ModifierShift)
	b.press(kb.Escape)
	b.press("2", input.ModifierCtrl)
	b.keeps("the board is shown again", func(k kept) bool { return k.View.Page == "2" })
}
