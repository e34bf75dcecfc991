package method

import (
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/study/estimates"
	"langkah/widgets"
)

// truthView says below the heuristic what is known of one of the user's own: it is held
// against exact costs beside the window.
type truthView struct {
	frame   *look.Frame
	choice  *Choice
	found   func() // the guarantee may be another one
	slot    *job.Slot
	name    string        // of the heuristic that is being judged
	puzzle  engine.Puzzle // on which
	words   *widget.Label
	stop    *widgets.Button
	more    *widgets.Button
	content *fyne.Container
}

func newTruthView(f *look.Frame, c *Choice, found func()) *truthView {
	v := &truthView{frame: f, choice: c, found: found, slot: f.Jobs.NewSlot(), words: look.Wrapped("")}
	v.words.Importance, v.words.SizeName = widget.LowImportance, theme.SizeNameCaptionText
	v.stop = widgets.NewButton(f.Words.Text("panel.stop", "Stop"), theme.MediaStopIcon(), func() { v.slot.Stop() })
	v.more = widgets.NewButton(f.Words.Text("own.more", "More about it …"), nil, v.tell)
	for _, b := range []*widgets.Button{v.stop, v.more} {
		b.Importance, b.OnKey = widget.LowImportance, f.Key
	}
	v.content = container.NewVBox(look.Tight(v.words), container.NewHBox(v.stop, v.more))
	v.content.Hide()
	return v
}

// show shows what is known of the heuristic of a method, and finds it out where nothing is.
func (v *truthView) show(m engine.Method) {
	w := v.frame.Words
	mine := v.choice.ownOf(m.Heuristic.Name)
	look.Show(v.content, mine != nil)
	if mine == nil {
		v.slot.Drop()
		return
	}
	if mine.truth == nil && mine.err == nil && !(v.slot.Running() && v.name == mine.Name && v.puzzle == v.choice.puzzle) {
		v.find(mine.Own)
	}
	judging := mine.truth == nil && mine.err == nil
	switch {
	case judging:
		look.Set(v.words, w.Text("own.judging", "It is being held against exact costs …"))
	case mine.err != nil:
		look.Set(v.words, w.Textf("own.unjudged", "It could not be judged: %s", w.Error(mine.err)))
	default:
		look.Set(v.words, brief(w, *mine.truth))
	}
	look.Show(v.stop, judging)
	look.Show(v.more, mine.truth != nil)
}

// brief is the truth in a few lines: of what, whether it is admissible and consistent, and
// by how much it falls short.
func brief(w look.Words, t estimates.Truth) string {
	var said []string
	list := t.Sentences()
	for _, s := range list[:len(list)-len(t.Others)] {
		said = append(said, w.Message(s.Words))
	}
	return strings.Join(append(said[1:], said[0]), " ")
}

// find holds a heuristic against exact costs.
func (v *truthView) find(mine engine.Own) {
	p, limits := v.choice.puzzle, v.frame.Preferences.Limits()
	v.name, v.puzzle = mine.Name, p
	v.slot.Start(job.Work{Memory: limits.Memory, Run: func(ctx context.Context) func() {
		t, err := estimates.Find(ctx, p, mine, nil, limits, nil)
		return func() {
			known := v.choice.ownOf(mine.Name)
			if known == nil || v.choice.puzzle != p {
				return
			}
			if known.err = err; err == nil {
				known.truth = &t
			}
			if m, ok := v.choice.Method(); ok {
				v.show(m)
				v.found()
			}
		}
	}})
}

// tell shows all that was found, with the boards that refute it.
func (v *truthView) tell() {
	m, _ := v.choice.Method()
	mine := v.choice.ownOf(m.Heuristic.Name)
	if mine == nil || mine.truth == nil {
		return
	}
	w, box := v.frame.Words, container.NewVBox()
	var shown []string
	for _, s := range mine.truth.Sentences() {
		box.Add(look.Tight(look.Wrapped(w.Message(s.Words))))
		if s.Board == nil || slices.Contains(shown, s.Board.Text()) {
			continue
		}
		shown = append(shown, s.Board.Text())
		board := widget.NewLabel(strings.TrimSuffix(s.Board.Text(), "\n"))
		board.TextStyle.Monospace = true
		box.Add(look.Inset(theme.Padding(), board))
	}
	v.frame.Dialogs.Inform(w.Message(mine.Title), box)
}
