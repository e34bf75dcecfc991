package board

import (
	"slices"
	"testing"
	"time"

	"langkah/engine/solve/search"
)

func TestTheCurveOfALongSearchStaysShort(t *testing.T) {
	l := live{limit: time.Minute}
	for i := range 1000 {
		l.look(new(search.Probe), time.Duration(i)*50*time.Millisecond)
	}
	if n := len(l.pace); n > mostPaces || n < mostPaces/4 {
		t.Errorf("it has %d points", n)
	}
	if l.pace[0].at != 0 || !slices.IsSortedFunc(l.pace, func(a, b pace) int { return int(a.at - b.at) }) {
		t.Errorf("they are %v", l.pace)
	}
	if s := l.share(); s < 0.83 || s > 0.84 {
		t.Errorf("the share of the limit is %v", s)
	}
}
