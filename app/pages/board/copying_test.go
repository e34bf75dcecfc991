package board

import (
	"context"
	"errors"
	"strings"
	"testing"

	"langkah/app/kit/clipboard"
	"langkah/app/kit/looktest"
	"langkah/engine/host/files"
)

// taker is a clipboard that keeps what it gets, or refuses it.
type taker struct {
	got []byte
	err error
}

func (c *taker) CopyPNG(_ context.Context, png []byte) error {
	c.got = png
	return c.err
}

func TestPictureIsCopiedWithItsPuzzle(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	c := &taker{}
	d.page.CopyPicture(c)
	d.Until("it is copied", func() bool { return d.Said != "" })
	if text, ok := files.PuzzleIn(c.got); !ok || text != d.page.model.session.Puzzle().String() {
		t.Errorf("the picture carries %q", text)
	}
}

func TestWithoutAProgramSavingIsOffered(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.page.CopyPicture(&taker{err: clipboard.ErrNone})
	d.Until("it is told", d.Dialog)
	if !strings.Contains(d.Words(), "no program that copies pictures") {
		t.Errorf("the dialog says:\n%s", d.Words())
	}
	d.Tap("Save picture …")
	d.Until("saving is asked", func() bool { return d.Has("Save") })
}

func TestCopyingThatFailsIsTold(t *testing.T) {
	d := newDesk(t, looktest.Eight)
	d.page.CopyPicture(&taker{err: errors.New("xclip is busy")})
	d.Until("it is told", d.Dialog)
	if !strings.Contains(d.Words(), "xclip is busy") {
		t.Errorf("the dialog says:\n%s", d.Words())
	}
}
