package look

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"langkah/widgets"
)

// In a panel a choice among long words stands below its label, in the whole width;
// a short one beside it.
func TestALongChoiceStandsBelowItsLabel(t *testing.T) {
	test.NewTempApp(t)
	short, long := widgets.NewDropdown(nil), widgets.NewPicker(nil)
	short.Offer([]string{"1", "2"}, 0)
	long.Offer([]widgets.Explained{{Title: "BFS"}, {Title: "Fast breadth-first search over words"}}, 0)
	label := widget.NewLabel("Algorithm")
	form := PanelForm(widget.NewLabel("Cost"), short, label, long)
	test.NewTempWindow(t, form)
	form.Resize(fyne.NewSize(240, form.MinSize().Height))
	if short.Position().X < labelRoom || short.Position().Y != 0 {
		t.Errorf("the short one stands at %v", short.Position())
	}
	if long.Position().X != 0 || long.Size().Width != 240 || long.Position().Y <= label.Position().Y {
		t.Errorf("the long one stands at %v, %v wide; its label at %v", long.Position(), long.Size().Width, label.Position())
	}
	if bottom := long.Position().Y + long.Size().Height; bottom > form.Size().Height {
		t.Errorf("it ends at %v, the form at %v", bottom, form.Size().Height)
	}
}
