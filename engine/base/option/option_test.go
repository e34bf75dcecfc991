package option

import (
	"fmt"
	"maps"
	"testing"
)

func TestOptionsRefuseWhatDoesNotFit(t *testing.T) {
	options := []Option{
		{Name: "cost", Kind: OneOf, Default: "unit", Choices: []Choice{{Name: "unit"}, {Name: "tile"}}},
		{Name: "seed", Kind: Integer, Default: "1", Min: 0, Max: 9},
		{Name: "weight", Kind: Number, Default: "2", Min: 1, Max: 5},
	}
	for _, tc := range []struct {
		name, value, want string
	}{
		{"cost", "tile", ""},
		{"cost", "gold", `cost is "gold", expected one of unit, tile`},
		{"seed", "9", ""},
		{"seed", "10", `seed is "10", expected a whole number from 0 to 9`},
		{"seed", "1.5", `seed is "1.5", expected a whole number from 0 to 9`},
		{"weight", "1.5", ""},
		{"weight", "NaN", `weight is "NaN", expected a number from 1 to 5`},
		{"colour", "red", `there is no option "colour" here`},
	} {
		_, err := New(options, Values{tc.name: tc.value})
		if got := fmt.Sprint(err); err != nil && got != tc.want || err == nil && tc.want != "" {
			t.Errorf("%s=%s: %v, want %q", tc.name, tc.value, err, tc.want)
		}
	}
}

// A set value overrides the default and is parsed.
func TestSettings(t *testing.T) {
	options := []Option{
		{Name: "cost", Kind: OneOf, Default: "unit", Choices: []Choice{{Name: "unit"}, {Name: "tile"}}},
		{Name: "seed", Kind: Integer, Default: "7", Max: 100},
		{Name: "weight", Kind: Number, Default: "1.5", Min: 1, Max: 5},
	}
	first := Defaults(options...)
	second, err := first.With(Values{"seed": "12"})
	if err != nil {
		t.Fatal(err)
	}
	third, err := second.With(Values{"cost": "tile"})
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct {
		Settings
		cost   string
		seed   int
		weight float64
		set    Values
	}{
		{first, "unit", 7, 1.5, nil},
		{second, "unit", 12, 1.5, Values{"seed": "12"}},
		{third, "tile", 12, 1.5, Values{"seed": "12", "cost": "tile"}},
	} {
		if c.Text("cost") != c.cost || c.Int("seed") != c.seed || c.Number("weight") != c.weight || c.Choice("cost").Name != c.cost {
			t.Errorf("%d: %s, %d, %v", i, c.Text("cost"), c.Int("seed"), c.Number("weight"))
		}
		if !maps.Equal(c.Set(), c.set) {
			t.Errorf("%d: %v were set", i, c.Set())
		}
		if c.Text("colour") != "" || c.Int("colour") != 0 {
			t.Errorf("%d: an option that there is not has a value", i)
		}
	}
}
