package widgets

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Every control keeps the keys that it has a use for and hands on the others, so
// that F1 and Esc work wherever the focus is.
func TestControlsHandOnTheKeysThatAreNotTheirs(t *testing.T) {
	var heard []fyne.KeyName
	hear := func(e *fyne.KeyEvent) { heard = append(heard, e.Name) }
	button, dropdown, slider, entry := NewButton("press", nil, func() {}), NewDropdown(func(int) {}), NewSlider(func(float64) {}), NewEntry("text", nil)
	button.OnKey, dropdown.OnKey, slider.OnKey, entry.OnKey = hear, hear, hear, hear
	checks := NewCheckList(nil, hear)
	all := []fyne.KeyName{fyne.KeyF1, fyne.KeyEscape, fyne.KeySpace, fyne.KeyReturn, fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyHome}
	for _, c := range []struct {
		name    string
		control fyne.Focusable
		keeps   []fyne.KeyName
	}{
		{"button", button, []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn}},
		{"slider", slider, []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown}},
		{"entry", entry, []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyHome}},
		{"check list", checks, []fyne.KeyName{fyne.KeySpace, fyne.KeyUp, fyne.KeyDown}},
		{"dropdown", dropdown, []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown}},
	} {
		w := test.NewTempWindow(t, c.control.(fyne.CanvasObject))
		w.Resize(fyne.NewSize(300, 200))
		for _, key := range all {
			heard = nil
			c.control.TypedKey(&fyne.KeyEvent{Name: key})
			if kept := len(heard) == 0; kept != slices.Contains(c.keeps, key) {
				t.Errorf("the %s keeps %s: %t", c.name, key, kept)
			}
		}
	}
}

func TestReturnPressesAButton(t *testing.T) {
	pressed := 0
	b := NewButton("press", nil, func() { pressed++ })
	test.NewTempWindow(t, b)
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyF1} {
		b.TypedKey(&fyne.KeyEvent{Name: key})
	}
	if pressed != 3 {
		t.Errorf("pressed %d times, want by Return, Enter and Space", pressed)
	}
}

// After the mouse has chosen, the focus goes elsewhere; the keyboard keeps it.
func TestADropdownTellsTheMouseFromTheKeyboard(t *testing.T) {
	picked := 0
	d := NewDropdown(func(int) {})
	d.OnPicked = func() { picked++ }
	d.Offer([]string{"one", "two"}, 9)
	if d.Selected != "" {
		t.Errorf("%q is chosen of nothing", d.Selected)
	}
	test.NewTempWindow(t, d)
	d.MouseDown(nil)
	d.MouseUp(nil)
	d.SetSelectedIndex(0)
	if picked != 1 {
		t.Error("the mouse's choice is not told")
	}
	d.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	d.SetSelectedIndex(1)
	if picked != 1 {
		t.Error("the keyboard's choice passes for the mouse's")
	}
}

func TestACheckListTicksByMouseAndBySpace(t *testing.T) {
	changed := 0
	l := NewCheckList(func() { changed++ }, nil)
	w := test.NewTempWindow(t, l)
	w.Resize(fyne.NewSize(300, 200))
	ticked := []bool{false, true, false}
	l.Offer([]string{"bfs", "astar", "idastar"}, ticked)
	l.Select(0)
	l.Select(1)
	l.Select(1)
	if want := []bool{true, true, false}; !slices.Equal(l.Ticked(), want) || changed != 3 {
		t.Errorf("ticked are %v after %d changes, want %v after 3", l.Ticked(), changed, want)
	}
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if changed != 4 {
		t.Error("Space ticks nothing")
	}
}

func TestABadgeWithoutWordsIsNotThere(t *testing.T) {
	b := NewBadge()
	w := test.NewTempWindow(t, b)
	w.Resize(fyne.NewSize(200, 60))
	if b.Visible() {
		t.Error("a badge without words is there")
	}
	for mood, ink := range map[Mood]fyne.ThemeColorName{
		Calm: theme.ColorNamePlaceHolder, Good: theme.ColorNameSuccess, Doubtful: theme.ColorNameWarning, Bad: theme.ColorNameError,
	} {
		b.Say("verified", mood)
		if !b.Visible() || b.text.Color != theme.Color(ink) {
			t.Errorf("in the mood %d the badge is written in %v, want %v", mood, b.text.Color, theme.Color(ink))
		}
	}
	if least := b.MinSize(); least.Width <= b.text.MinSize().Width {
		t.Errorf("a badge of %v has no room for %q", least, b.text.Text)
	}
	b.Say("", Good)
	if b.Visible() {
		t.Error("the badge stays without its words")
	}
}

func TestASurfaceFollowsTheTheme(t *testing.T) {
	s := NewSurface(theme.ColorNameBackground, 4, widget.NewLabel("inside"))
	w := test.NewTempWindow(t, s)
	w.Resize(fyne.NewSize(200, 60))
	for _, th := range []fyne.Theme{test.NewTheme(), theme.DefaultTheme()} {
		fyne.CurrentApp().Settings().SetTheme(th)
		s.Refresh()
		if want := theme.Color(theme.ColorNameBackground); s.fill.FillColor != want {
			t.Errorf("the panel is %v, the theme's colour %v", s.fill.FillColor, want)
		}
	}
}

func TestATransportShowsItsSpeed(t *testing.T) {
	tr := NewTransport(TransportActions{}, []string{"Slow", "Fast"}, 0)
	tr.ShowSpeed(1)
	if tr.speed.Selected != "Fast" {
		t.Errorf("the speed shown is %q", tr.speed.Selected)
	}
}

func TestFiguresStandBesideTheirNames(t *testing.T) {
	f := NewFigures("Expanded", "Memory")
	w := test.NewTempWindow(t, f)
	w.Resize(fyne.NewSize(300, 200))
	f.Set("1,234", "5 MiB", "one too many")
	f.Set("1,235")
	for i, want := range []string{"1,235", "5 MiB"} {
		name, value := f.names[i], f.values[i]
		if value.Text != want || value.Position().Y != name.Position().Y {
			t.Errorf("beside %s stands %q at %v, want %q at %v", name.Text, value.Text, value.Position().Y, want, name.Position().Y)
		}
	}
	if f.names[1].Position().Y <= f.names[0].Position().Y {
		t.Error("the second line is not below the first")
	}
	if n := len(test.WidgetRenderer(f).Objects()); n != 4 {
		t.Errorf("%d objects are drawn, want 4", n)
	}
}

func TestTransportFollows(t *testing.T) {
	var sought []int
	tr := NewTransport(TransportActions{Seek: func(i int) { sought = append(sought, i) }}, []string{"Slow", "Fast"}, 1)
	test.NewTempWindow(t, tr)
	tr.Follow(0, 0, false)
	if !tr.play.Disabled() || !tr.forward.Disabled() {
		t.Error("there is nothing to play, and the buttons can be pressed")
	}
	tr.Follow(3, 14, true)
	if tr.slider.Value != 3 || tr.slider.Max != 14 {
		t.Errorf("the slider is at %v of %v, want 3 of 14", tr.slider.Value, tr.slider.Max)
	}
	if len(sought) != 0 {
		t.Errorf("following sought %v; only the user seeks", sought)
	}
	tr.slider.SetValue(7)
	if len(sought) != 1 || sought[0] != 7 {
		t.Errorf("the user's slider sought %v, want 7", sought)
	}
}

func TestDropdownTellsOnlyOfTheUser(t *testing.T) {
	var heard []int
	d := NewDropdown(func(i int) { heard = append(heard, i) })
	d.Offer([]string{"one", "two"}, 1)
	if len(heard) != 0 {
		t.Errorf("offering choices told of %v", heard)
	}
	d.SetSelectedIndex(0)
	if len(heard) != 1 || heard[0] != 0 {
		t.Errorf("heard %v, want 0", heard)
	}
}
