package engine

import (
	"errors"
	"fmt"
	"testing"
)

func TestParseErrorTellsItsPlaceAndKind(t *testing.T) {
	kinds := []ParseKind{ErrSyntax, ErrEmpty, ErrTooLong, ErrNotText, ErrUnrecognised, ErrSize, ErrPieces, ErrContradiction}
	said := map[string]bool{}
	for _, kind := range kinds {
		err := fmt.Errorf("a.txt: %w", BadText(3, 5, "found %s", Msg("nothing")).OfKind(kind))
		for _, other := range kinds {
			if errors.Is(err, other) != (other == kind) {
				t.Errorf("one of the kind %q is one of %q: %t", kind, other, other != kind)
			}
		}
		if said[kind.Error()] {
			t.Errorf("two kinds are called %q", kind)
		}
		said[kind.Error()] = true
	}
	if err := BadText(3, 5, "found %s", Msg("nothing")); !errors.Is(err, ErrSyntax) || err.Error() != "line 3, column 5: found nothing" {
		t.Errorf("%v, of the kind %q", err, err.Kind)
	}
	if got := BadText(3, 0, "found %s", "7").Error(); got != "line 3: found 7" {
		t.Errorf("a whole line: %q", got)
	}
}
