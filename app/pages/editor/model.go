package editor

import (
	"cmp"
	"context"
	"time"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
)

// Model is what the page shows: what is edited, with the steps of undo, and the
// tool in hand. What takes longer runs beside the window.
type Model struct {
	puzzles catalog.Catalog
	source  string // the text of the puzzle that was open when the editor was last turned to
	*sheet
	sheets  map[string]*sheet // by family: turning to another one keeps what was drawn
	reading *job.Slot

	tool   int    // of the family's editor
	value  string // what is typed or chosen with it
	typed  string // a number that is being typed
	cursor cursor
	stroke stroke
	finding
}

// sheet is what is edited of one family, with its steps of undo.
type sheet struct {
	family string // "" while there is nothing to edit yet
	name   string
	saved  string // the text as it was opened or saved last
	played string // the text as it was played last

	steps  []state
	at     int  // the present one
	typing bool // the present one was typed; what is typed next goes into it
}

func newSheet(family string) *sheet { return &sheet{family: family, steps: []state{{}}} }

// cursor is the cell where the keyboard draws.
type cursor struct {
	row, col int
	shown    bool
}

// stroke is the line being drawn: the strokes so far are in the draft.
type stroke struct {
	under   bool
	from    scene.Point
	to      scene.Point
	draft   engine.Draft // what would come of it; nil where it is refused
	refused error
	asks    bool // something has to be typed first
}

// NewModel has nothing to edit yet.
func NewModel(puzzles catalog.Catalog, jobs *job.Runner) *Model {
	m := &Model{puzzles: puzzles, sheet: newSheet(""), sheets: map[string]*sheet{}, reading: jobs.NewSlot()}
	m.finding.slot, m.hardening = jobs.NewSlot(), jobs.NewSlot()
	return m
}

// now is the present state of the edited puzzle.
func (s *sheet) now() state { return s.steps[s.at] }

// began says whether there is something to edit.
func (s *sheet) began() bool { return s.now().text != "" }

// untouched says whether nothing has been taken up yet. What was emptied by hand
// is not.
func (s *sheet) untouched() bool { return len(s.steps) == 1 && !s.began() }

// unsaved says whether something was drawn that no file has.
func (s *sheet) unsaved() bool { return s.began() && s.now().text != s.saved }

// changed says whether there is something that is neither saved nor played.
func (s *sheet) changed() bool { return s.unsaved() && s.now().text != s.played }

// sheetOf is the sheet of a family.
func (m *Model) sheetOf(family string) *sheet {
	if m.sheets[family] == nil {
		m.sheets[family] = newSheet(family)
	}
	return m.sheets[family]
}

// turnTo turns to the sheet of a family.
func (m *Model) turnTo(family string) {
	if family != m.sheet.family {
		m.sheet = m.sheetOf(family)
		m.settle()
		m.tool, m.value, m.cursor = 0, "", cursor{}
	}
}

// open begins a puzzle's sheet anew.
func (m *Model) open(name string, p engine.Puzzle) {
	s := state{text: p.String(), puzzle: p}.take(m.puzzles)
	m.turnTo(p.Family())
	m.begin(name, s)
	m.source = s.text
}

// begin begins the sheet with a state, which is no loss.
func (m *Model) begin(name string, s state) {
	m.name, m.saved, m.played = name, s.text, ""
	m.steps, m.at, m.typing = []state{s}, 0, false
	m.settle()
}

// push makes a next step on the sheet of its family, which ends the way of redo. It
// says whether it is another than the present one.
func (m *Model) push(s state) bool {
	name := m.name
	m.turnTo(cmp.Or(s.family.Name, m.sheet.family))
	if s.text == m.now().text && s.puzzle != nil && m.now().puzzle != nil {
		return false
	}
	if m.untouched() && s.family.Name != "" {
		m.begin(name, s)
		m.saved = ""
		return true
	}
	m.steps = append(m.steps[:m.at+1:m.at+1], s)
	m.at++
	m.typing = false
	m.settle()
	return true
}

// settle ends what is of the former state, and keeps the cursor on the board and
// the tool one of the family's.
func (m *Model) settle() {
	m.stroke, m.typed = stroke{}, ""
	m.reading.Drop()
	m.hardening.Drop()
	if m.tool >= len(m.tools()) {
		m.tool = 0
	}
	rows, cols := size(m.now().board)
	m.cursor.row, m.cursor.col = min(m.cursor.row, rows-1), min(m.cursor.col, cols-1)
	m.cursor.row, m.cursor.col = max(m.cursor.row, -1), max(m.cursor.col, -1)
}

// undo and redo go a step back or on; they say whether there was one.
func (m *Model) undo() bool { return m.step(-1) }
func (m *Model) redo() bool { return m.step(+1) }

func (m *Model) step(by int) bool {
	if m.at+by < 0 || m.at+by >= len(m.steps) {
		return false
	}
	m.at += by
	m.typing = false
	m.settle()
	return true
}

// pause is how long one stops typing before the text is read.
const pause = 250 * time.Millisecond

// write reads a text that is being typed. When the typing rests, then hears
// that it has been read.
func (m *Model) write(text string, then func()) {
	before := m.now()
	m.stroke, m.typed = stroke{}, ""
	m.reading.Start(job.Work{
		Detached: true, // a share string may stand for a board that is made first
		Run: func(ctx context.Context) func() {
			select {
			case <-ctx.Done():
				return nil
			case <-time.After(pause):
			}
			s := before.read(m.puzzles, text)
			return func() {
				m.wrote(s)
				then()
			}
		},
	})
}

// wrote makes what was typed a step, or a part of the one that was typed before.
func (m *Model) wrote(s state) {
	if m.typing && m.at > 0 {
		m.at--
	}
	m.typing = false
	m.typing = m.push(s)
}

// tools are those of the family.
func (m *Model) tools() []engine.Tool {
	if m.now().family.Editor == nil {
		return nil
	}
	return m.now().family.Editor.Tools
}

// size is how many rows and columns a board has.
func size(s scene.Scene) (rows, cols int) {
	for _, it := range s.Items {
		if it.Kind == scene.Tray {
			return int(it.H + 0.5), int(it.W + 0.5)
		}
	}
	return 0, 0
}
