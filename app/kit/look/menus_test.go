package look

import "testing"

func TestDigitsEndAtNine(t *testing.T) {
	for i := range 12 {
		if key := AltDigit(i); (key != nil) != (i < 9) {
			t.Errorf("thing %d has the key %v", i, key)
		}
	}
}
