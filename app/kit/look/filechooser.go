package look

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/engine"
	"langkah/widgets"
)

// fileChooser is the content of the dialogs that ask for a file or a folder: the path
// of a folder and the list of what is in it. The toolkit's own dialogs hear no Esc in
// their lists, and choose by Space alone.
type fileChooser struct {
	words      Words
	extensions []string // of the files that are offered, in small letters; none for all
	folders    bool     // a folder is chosen, not a file
	chosen     func(path string)

	folder  string
	entries []os.DirEntry
	list    *fileList
	path    *widgets.Entry
	problem *widget.Label
	content *fyne.Container
}

// newFileChooser begins in a folder, or in the nearest one above it that there is.
func (d *Dialogs) newFileChooser(folder string, extensions []string, folders bool, chosen func(path string)) *fileChooser {
	c := &fileChooser{words: d.Words, folders: folders, chosen: chosen, problem: widget.NewLabel("")}
	for _, e := range extensions {
		c.extensions = append(c.extensions, strings.ToLower(e))
	}
	c.path = widgets.NewEntry("", nil)
	c.path.OnKey, c.path.OnSubmitted = d.key, c.take
	up := widgets.NewButton(d.Words.Text("file.up", "Up"), theme.MoveUpIcon(), c.up)
	home := widgets.NewButton(d.Words.Text("file.home", "Home"), theme.HomeIcon(), c.home)
	up.OnKey, home.OnKey = d.key, d.key
	c.list = newFileList(c, d.key)
	c.problem.Importance, c.problem.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	c.problem.Hide()
	buttons := container.NewHBox(up, home)
	high := func() float32 { return d.win.Canvas().Size().Height*0.7 - dialogRoom }
	room := container.New(heightLayout{high}, c.list)
	above := InOrder(layout.NewBorderLayout(nil, nil, nil, buttons), c.path, buttons)
	c.content = InOrder(layout.NewBorderLayout(above, c.problem, nil, nil), room, above, c.problem)
	if folder == "" || !c.open(folder) {
		c.home()
	}
	return c
}

// heightLayout gives its content a height of its own.
type heightLayout struct{ high func() float32 }

func (l heightLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[0].MinSize().Width, fyne.Max(l.high(), o[0].MinSize().Height))
}

func (heightLayout) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }

// open shows what is in a folder; it says whether it can be read.
func (c *fileChooser) open(folder string) bool {
	folder, err := filepath.Abs(folder)
	if err == nil {
		var all []os.DirEntry
		if all, err = os.ReadDir(folder); err == nil {
			before := c.folder
			c.folder, c.entries = folder, slices.DeleteFunc(all, func(e os.DirEntry) bool { return !c.offers(e) })
			slices.SortStableFunc(c.entries, c.compare)
			c.path.SetText(folder)
			c.path.CursorColumn = len([]rune(folder))
			c.problem.Hide()
			c.list.show(slices.IndexFunc(c.entries, func(e os.DirEntry) bool { return filepath.Join(folder, e.Name()) == before }))
			return true
		}
	}
	c.fail(err)
	return false
}

func (c *fileChooser) fail(err error) {
	c.problem.SetText(Sentence(c.words.Error(err)))
	c.problem.Show()
}

// offers says whether an entry of a folder is shown.
func (c *fileChooser) offers(e os.DirEntry) bool {
	if strings.HasPrefix(e.Name(), ".") {
		return false
	}
	if c.isFolder(e) {
		return true
	}
	return !c.folders && (len(c.extensions) == 0 || slices.Contains(c.extensions, strings.ToLower(filepath.Ext(e.Name()))))
}

// isFolder says whether an entry is a folder, or a link to one.
func (c *fileChooser) isFolder(e os.DirEntry) bool {
	if e.Type()&os.ModeSymlink == 0 {
		return e.IsDir()
	}
	info, err := os.Stat(filepath.Join(c.folder, e.Name()))
	return err == nil && info.IsDir()
}

// compare puts folders first.
func (c *fileChooser) compare(a, b os.DirEntry) int {
	if x, y := c.isFolder(a), c.isFolder(b); x != y {
		if x {
			return -1
		}
		return 1
	}
	return strings.Compare(strings.ToLower(a.Name()), strings.ToLower(b.Name()))
}

// up opens the folder that the present one is in.
func (c *fileChooser) up() { c.open(filepath.Dir(c.folder)) }

// home opens the user's own folder.
func (c *fileChooser) home() {
	if home, err := os.UserHomeDir(); err == nil && c.open(home) {
		return
	}
	c.open(".")
}

// take opens a path: a folder here, a file by ending the dialog.
func (c *fileChooser) take(path string) {
	if !filepath.IsAbs(path) {
		path = filepath.Join(c.folder, path)
	}
	info, err := os.Stat(path)
	switch {
	case err != nil:
		c.fail(err)
	case info.IsDir():
		c.open(path)
	case c.folders:
		c.fail(engine.Errorf("%s is a file, expected a folder", path))
	default:
		c.chosen(path)
	}
}

// selected is the path of the entry in the list that is marked; ok is false where none is.
func (c *fileChooser) selected() (path string, ok bool) {
	if c.list.at < 0 || c.list.at >= len(c.entries) {
		return "", false
	}
	return filepath.Join(c.folder, c.entries[c.list.at].Name()), true
}

// fileList is the list of a folder. The arrows mark an entry, Return opens it,
// Backspace leads up and a letter to the next name that begins with it.
type fileList struct {
	widget.List
	chooser *fileChooser
	key     func(*fyne.KeyEvent)
	at      int // the entry marked; -1 for none
	marking bool
}

func newFileList(c *fileChooser, key func(*fyne.KeyEvent)) *fileList {
	l := &fileList{chooser: c, key: key, at: -1}
	l.HideSeparators = true
	l.Length = func() int { return len(c.entries) }
	l.CreateItem = func() fyne.CanvasObject {
		name := widget.NewLabel("")
		name.Truncation = fyne.TextTruncateEllipsis
		return container.NewBorder(nil, nil, widget.NewIcon(theme.FileIcon()), nil, name)
	}
	l.UpdateItem = func(i int, o fyne.CanvasObject) {
		cells, icon := o.(*fyne.Container).Objects, theme.FileIcon()
		if c.isFolder(c.entries[i]) {
			icon = theme.FolderIcon()
		}
		cells[0].(*widget.Label).SetText(c.entries[i].Name())
		cells[1].(*widget.Icon).SetResource(icon)
	}
	l.OnSelected = func(i int) {
		again := i == l.at
		l.at = i
		if path, ok := c.selected(); ok && !l.marking && (again || c.isFolder(c.entries[i])) {
			l.Unselect(i) // so that a click on it is heard once more
			c.take(path)
		} else if !l.marking {
			l.marking = true
			l.UnselectAll()
			l.Select(i)
			l.marking = false
		}
	}
	l.ExtendBaseWidget(l)
	return l
}

// Resize keeps the entry that is marked in sight.
func (l *fileList) Resize(size fyne.Size) {
	l.List.Resize(size)
	if l.at >= 0 {
		l.ScrollTo(l.at)
	}
}

// show shows another folder; the entry with that index, or else the first, is marked.
func (l *fileList) show(at int) {
	l.UnselectAll()
	l.at = -1
	l.Refresh()
	l.ScrollToTop()
	l.mark(max(at, 0))
}

// mark marks an entry, as near as there is one.
func (l *fileList) mark(i int) {
	if i = min(max(i, 0), len(l.chooser.entries)-1); i < 0 {
		return
	}
	l.marking = true
	l.Select(i)
	l.marking = false
}

// page is how many entries PgUp and PgDn go over.
const page = 10

// TypedKey obeys the keys of the list and hands on the others, such as Esc.
func (l *fileList) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp:
		l.mark(l.at - 1)
	case fyne.KeyDown:
		l.mark(l.at + 1)
	case fyne.KeyPageUp:
		l.mark(l.at - page)
	case fyne.KeyPageDown:
		l.mark(l.at + page)
	case fyne.KeyHome:
		l.mark(0)
	case fyne.KeyEnd:
		l.mark(len(l.chooser.entries) - 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyRight:
		if path, ok := l.chooser.selected(); ok {
			l.chooser.take(path)
		}
	case fyne.KeyBackspace, fyne.KeyLeft:
		l.chooser.up()
	default:
		l.key(e)
	}
}

// TypedRune marks the next entry whose name begins with a letter.
func (l *fileList) TypedRune(r rune) {
	n := len(l.chooser.entries)
	for step := 1; step <= n; step++ {
		i := (l.at + step) % n
		if first := []rune(l.chooser.entries[i].Name())[0]; unicode.ToLower(first) == unicode.ToLower(r) && r != ' ' {
			l.mark(i)
			return
		}
	}
}
