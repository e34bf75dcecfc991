package app

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"langkah/app/kit/looktest"
	"langkah/engine/catalog"
	"langkah/engine/game/session"
)

// Whoever ends the process after the window was closed loses nothing: all is saved by
// then, and the place is given back.
func TestClosedIsHeardWhenAllIsSaved(t *testing.T) {
	folder := t.TempDir()
	screen := looktest.NewScreen(t)
	heard := 0
	w := Open(test.NewTempApp(t), screen.Do, Given{Puzzles: catalog.New(catalog.Tables{}), Folder: folder, Now: monday, Closed: func() {
		heard++
		store, err := session.OpenStore(folder)
		if err != nil {
			t.Fatal(err)
		}
		defer store.Close()
		s := session.New()
		if _, ok, err := store.Load(s, catalog.New(catalog.Tables{}).Open); !ok || err != nil || s.Name() != "first-steps" {
			t.Errorf("what is kept is %q (%t, %v)", s.Name(), ok, err)
		}
	}})
	w.page.Leave()
	w.quit()
	if heard != 1 {
		t.Errorf("it is heard %d times", heard)
	}
}
