package message

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"
)

// wise is an error with a message of its own.
type wise struct{}

func (wise) Error() string    { return "no moon" }
func (wise) Message() Message { return New("no %s", New("moon")) }

var words = map[string]string{"no %s": "tanpa %s", "moon": "bulan", "night %d: %s": "malam %d: %s"}

func indonesian(format string) string {
	if w, ok := words[format]; ok {
		return w
	}
	return format
}

func TestALongPartOfAFileIsCut(t *testing.T) {
	said := New("found %q", strings.Repeat("x", 1<<20)).String()
	if len(said) > 2100 || !strings.HasSuffix(said, `..."`) {
		t.Errorf("%d characters, ending in %s", len(said), said[len(said)-10:])
	}
	if words := strings.Repeat("y", 2000); New("%s", words).String() != words {
		t.Error("2,000 characters were cut")
	}
}

func TestAnErrorIsSaidInAnyLanguage(t *testing.T) {
	for _, tc := range []struct {
		err              error
		english, foreign string
	}{
		{nil, "", ""},
		{errors.New("no moon"), "no moon", "no moon"},
		{wise{}, "no moon", "tanpa bulan"},
		{fmt.Errorf("sky.txt: %w", wise{}), "sky.txt: no moon", "sky.txt: tanpa bulan"},
		{fmt.Errorf("sky.txt: %w (100 %%)", wise{}), "sky.txt: no moon (100 %)", "sky.txt: tanpa bulan (100 %)"},
		{Errorf("night %d: %s", 7, wise{}), "night 7: no moon", "malam 7: tanpa bulan"},
		{Errorf("night %d: %s", 7, fmt.Errorf("sky: %w", wise{})), "night 7: sky: no moon", "malam 7: sky: tanpa bulan"},
		{errors.Join(fs.ErrExist, wise{}), "file already exists\nno moon", "file already exists\ntanpa bulan"},
	} {
		m := Of(tc.err)
		if got := m.String(); got != tc.english {
			t.Errorf("%q in English, want %q", got, tc.english)
		}
		if got := m.In(indonesian); got != tc.foreign {
			t.Errorf("%q in another language, want %q", got, tc.foreign)
		}
		if tc.err != nil && tc.err.Error() != tc.english {
			t.Errorf("the error prints %q, want %q", tc.err.Error(), tc.english)
		}
	}
}

func TestAnErrorWrapsItsArguments(t *testing.T) {
	err := Errorf("night %d: %s", 7, fmt.Errorf("sky: %w", fs.ErrExist))
	if !errors.Is(err, fs.ErrExist) || errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v does not wrap its argument, or wraps another", err)
	}
}
