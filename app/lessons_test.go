package app

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/save"
	"langkah/app/pages/guide"
	"langkah/assets"
	"langkah/engine"
	"langkah/engine/course/lesson"
	"langkah/widgets"
)

// parts returns the controls of a kind in the guide.
func parts[C fyne.CanvasObject](d *desk) (list []C) {
	var look func(o fyne.CanvasObject)
	look = func(o fyne.CanvasObject) {
		if !o.Visible() {
			return
		}
		if c, ok := o.(C); ok {
			list = append(list, c)
		}
		switch o := o.(type) {
		case *fyne.Container:
			for _, inside := range o.Objects {
				look(inside)
			}
		case *container.Scroll:
			look(o.Content)
		case fyne.Widget:
			for _, inside := range test.WidgetRenderer(o).Objects() {
				look(inside)
			}
		}
	}
	look(d.guide.Content())
	return list
}

func (d *desk) guideButton(text string) *widgets.Button {
	d.t.Helper()
	for _, b := range parts[*widgets.Button](d) {
		if b.Text == text {
			return b
		}
	}
	d.t.Fatalf("the guide has no button %q", text)
	return nil
}

// guideWords are all words in the guide.
func (d *desk) guideWords() string {
	var words []string
	for _, l := range parts[*widget.Label](d) {
		words = append(words, l.Text)
	}
	return strings.Join(words, "\n")
}

// A lesson is opened like a puzzle, shows its board, judges what is done there and in the
// guide, and is kept for the next time.
func TestALessonIsGoneThrough(t *testing.T) {
	d := newDesk(t, "")
	path := filepath.Join(t.TempDir(), "h.md")
	lines := "---\ntitle: What h counts\nlanguage: en\n---\n# Lower h\nWords of **A\\***.\n```puzzle\n1 2 5\n4 8 6\n7 - 3\n```\n```task moves\nask: Make a move that lowers h.\nwhere: manhattan < start_manhattan\n```\n" +
		"```task moves\nask: From the start again, raise it.\nwhere: manhattan > start_manhattan\nmost: 1\n```\n# Count\n```search\nmethod: astar/manhattan\nafter: 2\n```\n```task number\nask: What is f now?\nof: next f\n```\n```task choose\nask: Which?\nchoices:\n- this\n- that\nright: 2\n```\n"
	if err := os.WriteFile(path, []byte(lines), 0o600); err != nil {
		t.Fatal(err)
	}
	d.openFile(path)
	d.Until("the first step is ready", func() bool { return strings.Contains(d.guideWords(), "Make a move that lowers h.") && d.rested() })
	if d.page != d.board || d.session.Position().Text() != "[1][2][5]\n[4][8][6]\n[7][-][3]\n" {
		t.Fatalf("the board is\n%s", d.session.Position().Text())
	}
	if !d.guideButton("Next").Disabled() {
		t.Error("Next can be pressed before the task is done")
	}
	if words := parts[*widget.RichText](d); !slices.ContainsFunc(words, func(r *widget.RichText) bool { return r.String() == "Words of A*." }) {
		t.Errorf("the words are %v", words)
	}
	d.Press(fyne.KeyDown)
	d.Until("the move is judged", func() bool { return strings.Contains(d.guideWords(), "manhattan = 4") })
	d.item("Edit", "Undo").Action()
	d.Press(fyne.KeyRight)
	d.Until("the other move is judged", func() bool { return !d.guideButton("Next").Disabled() })
	d.guideButton("Next").Tapped(nil)
	d.Until("the search is shown", func() bool { return d.page == d.search && d.rested() && len(parts[*widgets.Entry](d)) == 1 })
	d.guideButton("this").Tapped(nil)
	if !d.guideButton("Finish").Disabled() || !strings.Contains(d.guideWords(), "that is not it") {
		t.Errorf("a wrong answer is taken: %s", d.guideWords())
	}
	d.guideButton("that").Tapped(nil)
	entry := parts[*widgets.Entry](d)[0]
	entry.SetText("99")
	entry.OnSubmitted(entry.Text)
	if !strings.Contains(d.guideWords(), "it is less than 99") {
		t.Errorf("a wrong number is taken: %s", d.guideWords())
	}
	d.guideButton("Show me").Tapped(nil)
	d.Until("the answer is shown", func() bool { return !d.guideButton("Finish").Disabled() })
	if !strings.Contains(d.guideWords(), "The answer is 7.") {
		t.Errorf("the answer is told as %s", d.guideWords())
	}
	d.switchTo(setting{"dark", "id", 1})
	if !strings.Contains(d.guideWords(), "Tugas Anda") || d.guideButton("Selesai").Disabled() {
		t.Errorf("another language has %s", d.guideWords())
	}
	d.guideButton("Selesai").Tapped(nil)
	if d.guide.On() || !strings.Contains(d.said(), "What h counts") {
		t.Errorf("the lesson goes on: %q", d.said())
	}
	if kept := d.frame.Preferences.Lesson("en.What h counts"); kept != "0 0.0 0.1 1.0 1.1" {
		t.Errorf("kept is %q", kept)
	}
}

// What is open is saved as a lesson, which can be opened: with a step for each savepoint and
// one for the search that is shown.
func TestTheSessionIsSavedAsALesson(t *testing.T) {
	d := newDesk(t, file(t, "tiny.txt", eight))
	d.solve()
	d.Press(fyne.KeyRight)
	d.session.Mark("Look here")
	d.turn(d.search)
	d.Until("a search is recorded", func() bool { _, _, ok := d.search.Place(); return ok && d.rested() })
	d.switchTo(setting{"light", "id", 1})
	d.item("Berkas", "Simpan sebagai pelajaran …").Action()
	if name := d.Entry().Text; name != "tiny.md" {
		t.Errorf("the name proposed is %q", name)
	}
	d.Entry().OnSubmitted("")
	d.Until("it is saved", func() bool { return strings.HasPrefix(d.said(), "Disimpan") || strings.HasSuffix(d.said(), ".md") })
	path := filepath.Join(save.Folder(d.frame.Preferences), "tiny.md")
	d.openFile(path)
	d.Until("the lesson is open", func() bool { return d.guide.On() && d.rested() })
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	l, err := guide.Read(d.frame, string(data))
	if err != nil || l.Language != "id" || len(l.Steps) != 3 || l.Steps[1].Title != "Look here" || len(l.Steps[1].Moves) != 1 || l.Steps[2].Place == nil {
		t.Errorf("%v: the lesson is\n%s", err, data)
	}
}

// While a task asks for the next expansion, the page Search does not tell it, and does not go
// on; then it does.
func TestALessonHidesWhatItAsksFor(t *testing.T) {
	d := newDesk(t, "")
	lines := "---\ntitle: Next\nlanguage: en\n---\n# Which?\n```puzzle\n1 2 5\n4 8 6\n7 - 3\n```\n```search\nmethod: astar/manhattan\nafter: 2\n```\n```task expand\nask: Which is next?\n```\n"
	d.openFile(file(t, "next.md", lines))
	d.Until("the search is shown", func() bool { return d.guide.On() && d.page == d.search && d.rested() })
	d.Until("it is asked", func() bool { _, at, ok := d.search.Place(); return ok && at > 0 })
	d.Win.Resize(fyne.NewSize(2000, 900)) // the node that is looked at stands beside the drawing
	d.Arrange()
	if !strings.Contains(d.Words(), "What comes next?") {
		t.Errorf("the node is not hidden:\n%s", d.Words())
	}
	tells := func() bool {
		return strings.Contains(d.Words(), "Next node") || strings.Contains(d.Words(), "Why this node now?")
	}
	if tells() {
		t.Errorf("it is told:\n%s", d.Words())
	}
	_, at, _ := d.search.Place()
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyEnd, fyne.KeyPeriod, fyne.KeyF10, fyne.KeyPageDown} {
		d.Press(key)
		if _, now, _ := d.search.Place(); now > at {
			t.Errorf("%s passes it", key)
		}
	}
	d.Press(fyne.KeyLeft)
	if tells() {
		t.Errorf("it is told after a step back:\n%s", d.Words())
	}
	d.switchTo(setting{"dark", "en", 1})
	if tells() {
		t.Errorf("it is told in other words:\n%s", d.Words())
	}
	d.guideButton("Show me").Tapped(nil)
	d.Until("the task is done", func() bool { return d.rested() && !d.guideButton("Finish").Disabled() })
	if !tells() {
		t.Errorf("it is not told:\n%s", d.Words())
	}
	d.Press(fyne.KeySpace)
	d.Press(fyne.KeySpace)
	if _, now, _ := d.search.Place(); now <= at {
		t.Error("the search does not go on")
	}
}

// The page Start has a card that opens the next lesson and counts those that are done.
func TestStartLeadsToTheNextLesson(t *testing.T) {
	d := newDesk(t, "")
	d.turn(d.start)
	lessons := assets.Lessons("en")
	if !strings.Contains(d.Words(), "0 of 12 done") || !strings.Contains(d.Words(), lessons[0].Title) {
		t.Errorf("Start says\n%s", d.Words())
	}
	d.frame.Preferences.SetLesson(guide.Name("en", lessons[0].Title), "0"+strings.Repeat(" 0.0", lessons[0].Tasks()))
	d.turn(d.board)
	d.turn(d.start)
	if !strings.Contains(d.Words(), "1 of 12 done") || !strings.Contains(d.Words(), lessons[1].Title) {
		t.Errorf("after the first lesson Start says\n%s", d.Words())
	}
	d.card("lessons").Tapped(nil)
	d.Until("the second lesson is open", func() bool { return d.guide.On() && d.rested() })
	if !strings.Contains(d.guideWords(), lessons[1].Title) {
		t.Errorf("open is\n%s", d.guideWords())
	}
}

// rested says that the guide does nothing.
func (d *desk) rested() bool { return d.frame.Jobs.Idle() }

// A lesson that is wrong is refused with its place, and leaves everything as it is.
func TestAWrongLessonIsRefused(t *testing.T) {
	d := newDesk(t, "")
	before := d.session.Position().Text()
	path := filepath.Join(t.TempDir(), "wrong.md")
	if err := os.WriteFile(path, []byte("---\ntitle: A\nlanguage: en\n---\n# One\n```puzzle\n1 2 2\n```\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.openFile(path)
	d.Until("it is refused", func() bool { return strings.Contains(d.Words(), "This lesson cannot be opened") })
	if d.guide.On() || d.session.Position().Text() != before {
		t.Error("the board has changed")
	}
}

// Every lesson that comes with the program is played to its end: each task is done by its
// right answer. LANGKAH_LESSONS=all tries all, in both languages; without it the first.
func TestEveryLessonIsDone(t *testing.T) {
	for _, language := range []string{"en", "id"} {
		for i, l := range assets.Lessons(language) {
			if (i > 0 || language == "id") && os.Getenv("LANGKAH_LESSONS") != "all" {
				continue
			}
			t.Run(language+"/"+l.Name, func(t *testing.T) {
				d := newDesk(t, "")
				d.openBuiltIn(l)
				read, err := lesson.Read(l.Text, func(text string) (engine.Puzzle, []engine.Move, error) {
					g, err := d.frame.Puzzles.OpenGame(text)
					return g.Puzzle, g.Moves, err
				})
				if err != nil {
					t.Fatal(err)
				}
				for n, step := range read.Steps {
					d.Until("step "+strconv.Itoa(n+1)+" is ready", d.rested)
					for range step.Tasks {
						d.guideButton("Show me").Tapped(nil)
						d.Until("a task is done", d.rested)
					}
					title := "Next"
					if n == len(read.Steps)-1 {
						title = "Finish"
					}
					if b := d.guideButton(title); b.Disabled() {
						t.Fatalf("step %d is not done: %s", n+1, d.guideWords())
					} else {
						b.Tapped(nil)
					}
				}
				if d.guide.On() {
					t.Error("the lesson is not ended")
				}
			})
		}
	}
}
