package review

import (
	"testing"

	"langkah/app/kit/looktest"
	"langkah/widgets"
)

// A page that was given nothing offers only to go back.
func TestAnEmptyPageOnlyLeadsBack(t *testing.T) {
	s := looktest.NewPage(t)
	backs := 0
	p := New(s.Frame, Host{Back: func() { backs++ }, TryAgain: func(Game, int) { t.Error("nothing is tried again") }})
	s.Show(p.Content())
	p.Enter()
	for _, o := range s.Tappable() {
		if b, ok := o.(*widgets.Button); ok {
			if b.Text != "Back to the board" {
				t.Errorf("the button %q can be pressed", b.Text)
			}
			b.OnTapped()
		}
	}
	if backs != 1 {
		t.Errorf("%d buttons lead back", backs)
	}
	for _, item := range p.Views() {
		if !item.Disabled {
			t.Errorf("the menu item %q can be chosen", item.Label)
		}
	}
	p.jump(1)
	p.togglePlay()
	if p.player.Running() {
		t.Error("nothing is played")
	}
}
