package app

import (
	"context"
	"encoding/json"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/save"
	"langkah/app/pages/board"
	"langkah/engine/game/session"
	"langkah/widgets"
)

// How nothing is lost. The session is taken down after each change of it, on the
// window's goroutine, and written beside the window: while one writing goes on,
// further changes wait and are then written together. The window that closes
// writes once more and gives its place back.

// keeper keeps the session of a window.
type keeper struct {
	store   *session.Store // nil where nothing is kept
	writing *job.Slot
	stale   bool // something has changed since what is being written
	failed  bool // the last writing, or there is no place to write to; told once, and shown until one succeeds
}

// view is the state of the window that is saved beside its session.
type view struct {
	Page   fyne.KeyName `json:"page"` // the digit that turns to it
	Board  board.View   `json:"board"`
	Origin origin       `json:"origin"`
}

// view is how the window looks now.
func (w *Window) view() view {
	v := view{Board: w.board.View(), Origin: w.origin}
	for _, p := range w.pages {
		if p.page == w.page {
			v.Page = p.digit
		}
	}
	return v
}

// taken is the session as it is now, to be written.
func (w *Window) taken() (write func() error) {
	v, err := json.Marshal(w.view())
	if err != nil {
		v = nil // the session counts
	}
	return w.keeper.store.Saving(w.session, v)
}

// keep saves the session as it is now.
func (w *Window) keep() {
	k := &w.keeper
	if k.store == nil || w.board == nil {
		return
	}
	if k.writing.Running() {
		k.stale = true
		return
	}
	k.stale = false
	write := w.taken()
	k.writing.Start(job.Work{Run: func(context.Context) func() {
		err := write()
		return func() {
			w.kept(err)
			if k.stale {
				w.keep()
			}
		}
	}})
}

// kept hears how saving ended. A failure is told once, and marked in the status line
// until a later saving succeeds.
func (w *Window) kept(err error) {
	if err != nil && !w.keeper.failed {
		w.frame.Say(w.frame.Words.Textf("keep.failed", "What you do cannot be kept: %s", w.frame.Words.Error(err)))
	}
	if failed := err != nil; failed != w.keeper.failed {
		w.keeper.failed = failed
		w.status.mark(failed)
	}
}

// unkeptButton is the mark of a session that cannot be saved; it saves the game
// elsewhere.
func (w *Window) unkeptButton() *widgets.Button {
	b := widgets.NewButton(w.frame.Words.Text("keep.fails", "This game is not being kept: Save as …"), theme.WarningIcon(), w.saveGame)
	b.Importance = widget.DangerImportance
	b.OnKey = w.frame.Key
	b.Hidden = !w.keeper.failed
	return b
}

// saveGame asks for a file and saves the puzzle with all moves in it, as the share
// string that opens them again or, of a family without one, the puzzle alone.
func (w *Window) saveGame() {
	game := w.session.Puzzle().String()
	if line, ok := w.frame.Puzzles.Share(w.session.Puzzle(), w.session.Moves()); ok {
		game = line + "\n"
	}
	title := w.frame.Words.Text("keep.saveas", "Save the game")
	save.Ask(w.frame, title, []save.Product{
		save.File(title, w.session.Name()+".txt", func(context.Context) ([]byte, error) { return []byte(game), nil }),
	})
}

// closed ends all work, and keeps the session for the next start.
func (w *Window) closed() {
	w.frame.Jobs.Close()
	if k := &w.keeper; k.store != nil {
		_ = w.taken()() // there is no window left to tell it
		_ = k.store.Close()
		k.store = nil
	}
	if w.saved != nil {
		w.saved()
	}
}

// restore opens the saved session, and reports whether there was one.
func (w *Window) restore(folder string) bool {
	if folder == "" {
		return false
	}
	store, err := session.OpenStore(folder)
	if err != nil {
		w.lose(err)
		w.keeper.failed = true
		w.status.mark(true)
		return false
	}
	w.keeper.store = store
	data, ok, err := store.Load(w.session, w.frame.Puzzles.Open)
	if err != nil {
		w.lose(err)
	}
	if !ok {
		return false
	}
	var v view
	_ = json.Unmarshal(data, &v) // a view that cannot be read is that of a first start
	w.origin = v.Origin
	w.opened()
	w.board.Restore(v.Board)
	w.refreshMenu()
	for _, p := range w.pages {
		if p.digit == v.Page {
			w.first = p.page
		}
	}
	return true
}

// lose keeps what could not be read, or cannot be kept, until it is told.
func (w *Window) lose(err error) { w.losses = append(w.losses, err) }

// tellLosses says in a dialog what could not be read, and where it is kept.
func (w *Window) tellLosses() {
	words := ""
	for _, err := range w.losses {
		if words != "" {
			words += "\n\n"
		}
		words += w.frame.Words.Error(err)
	}
	if w.losses = nil; words != "" {
		w.frame.Dialogs.Tell(w.frame.Words.Text("keep.lost", "Some of your work could not be read"), words)
	}
}
