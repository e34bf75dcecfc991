package formula

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

var names = []string{"manhattan", "misplaced", "linear_conflict"}

// tree is a formula as the test evaluates it.
type tree struct {
	text  string
	value func(v []int) float64
}

// maker makes formulas; byZero is set when one divides by 0.
type maker struct {
	*rand.Rand
	byZero *bool
}

// random makes a formula that is that deep at the most. Its values are whole numbers where
// wanted, so that % can take them.
func (r maker) random(depth int, whole bool) tree {
	if depth == 0 || r.IntN(5) == 0 {
		if i := r.IntN(len(names) + 1); i < len(names) {
			return tree{names[i], func(v []int) float64 { return float64(v[i]) }}
		}
		n := r.IntN(9) + 1
		return tree{fmt.Sprint(n), func([]int) float64 { return float64(n) }}
	}
	a, b := r.random(depth-1, whole), r.random(depth-1, whole)
	two := func(op string, f func(x, y float64) float64) tree {
		return tree{"(" + a.text + op + b.text + ")", func(v []int) float64 { return f(a.value(v), b.value(v)) }}
	}
	one := func(name string, f func(float64) float64) tree {
		return tree{name + "(" + a.text + ")", func(v []int) float64 { return f(a.value(v)) }}
	}
	kinds := 9
	if !whole {
		kinds = 14
	}
	switch r.IntN(kinds) {
	case 0:
		return two(" + ", func(x, y float64) float64 { return x + y })
	case 1:
		return two("-", func(x, y float64) float64 { return x - y })
	case 2:
		return two("*", func(x, y float64) float64 { return x*y + 0 })
	case 3:
		return tree{"max(" + a.text + ", " + b.text + ")", func(v []int) float64 { return max(a.value(v), b.value(v)) }}
	case 4:
		return tree{"min(" + a.text + "," + b.text + ")", func(v []int) float64 { return min(a.value(v), b.value(v)) }}
	case 5:
		return one("abs", math.Abs)
	case 6:
		c := r.random(depth-1, whole)
		return tree{"(" + a.text + " > " + b.text + " and not (" + c.text + " == 2) ? " + a.text + " : " + c.text + ")", func(v []int) float64 {
			if a.value(v) > b.value(v) && c.value(v) != 2 {
				return a.value(v)
			}
			return c.value(v)
		}}
	case 7:
		return tree{"(" + a.text + " <= 3 || " + b.text + " != 4 ? -" + a.text + " : 7)", func(v []int) float64 {
			if a.value(v) <= 3 || b.value(v) != 4 {
				return 0 - a.value(v)
			}
			return 7
		}}
	case 8:
		m, k := r.random(depth-1, true), r.IntN(5)+1
		return tree{fmt.Sprintf("(%s %% %d)", m.text, k), func(v []int) float64 { return math.Mod(m.value(v), float64(k)) + 0 }}
	case 9:
		return two(" / ", func(x, y float64) float64 {
			*r.byZero = *r.byZero || y == 0
			return x / y
		})
	case 10:
		return one("floor", math.Floor)
	case 11:
		return one("ceil", math.Ceil)
	case 12:
		return one("round", math.Round)
	}
	return tree{"(0.5*" + a.text + ")", func(v []int) float64 { return 0.5 * a.value(v) }}
}

func TestFormulasHaveTheirValue(t *testing.T) {
	byZero := false // a part that was evaluated has no value
	r := maker{rand.New(rand.NewPCG(28, 3)), &byZero}
	for range 200 {
		want := r.random(4, false)
		if len(want.text) > Longest {
			continue
		}
		f, err := Compile(want.text, names)
		if err != nil {
			t.Fatalf("%s: %v", want.text, err)
		}
		for range 20 {
			all := []int{r.IntN(30), r.IntN(9), r.IntN(30)}
			var used []float64
			for _, name := range f.Names() {
				for i := range names {
					if names[i] == name {
						used = append(used, float64(all[i]))
					}
				}
			}
			got, err := f.Value(used)
			byZero = false
			if x := want.value(all); !byZero && (err != nil || got != x) {
				t.Fatalf("%s with %v is %v (%v), want %v", want.text, all, got, err, x)
			}
		}
	}
}

func TestMistakesHaveTheirColumn(t *testing.T) {
	for text, want := range map[string]string{
		"":                            "column 1: the formula is empty",
		"manhatan + 1":                `column 1: there is no "manhatan"; did you mean manhattan? There are manhattan, misplaced, linear_conflict`,
		"1 + width":                   `column 5: there is no "width"; there are manhattan`,
		"max(manhattan, 2*misplaced":  "column 4: the bracket ( is not closed",
		"max((manhattan, 2)":          "column 4: the bracket ( is not closed",
		"manhattan)":                  "column 10: the bracket ) closes nothing",
		"manhattan +":                 "column 12: the formula ends too early",
		"manhattan > 3 ? 1":           "column 18: the formula ends too early",
		"2 manhattan":                 `column 3: "manhattan" cannot stand here`,
		"max(1 2)":                    `column 7: "2" cannot stand here`,
		"* manhattan":                 `column 1: "*" cannot stand here`,
		"manhattan = 2":               "column 11: = is no operator of a formula; == compares",
		"1 + 1e999":                   "column 5: this number cannot be read",
		"99999999999999999999":        "column 1: this number cannot be read",
		"manhattan + 0x":              "column 13: this number cannot be read",
		"manhattan + \"misplaced":     "column 13: a formula has no texts in quotation marks",
		"manhattan @ 2":               "column 11: '@' is no part of a formula",
		"manhattan > 3":               "column 11: the formula is true or false",
		"(manhattan > 3) + 1":         "+ needs a number here, not true or false",
		"manhattan ? 1 : 2":           "column 1: ? needs a comparison here",
		"manhattan and misplaced":     "column 1: and needs a comparison here",
		"(manhattan/2) % 2":           "% needs whole numbers",
		"2 * \"a\"":                   "column 5: this is no part of a formula",
		"map(1..9, #)":                "column 1: there is no function \"map\"",
		"sum([1, 2])":                 "there is no function \"sum\"",
		"len(manhattan)":              "column 1: there is no function \"len\"; there are abs, ceil, floor, max, min, round",
		"abs(1, 2)":                   "column 1: abs takes one number, not 2",
		"max()":                       "column 1: max needs a number",
		"manhattan.x":                 "no part of a formula",
		"let a = 1; a":                "this is no part of a formula",
		"manhattan in [1]":            "in is no operator of a formula",
		"manhattan == (misplaced==1)": "== has a number on one side alone",
		"misplaced==1 ? true : 2":     ": has a number on one side alone",
		strings.Repeat("1+", 600):     "the formula is longer than 1000 characters",
	} {
		_, err := Compile(text, names)
		mistake := (*Mistake)(nil)
		if !errors.As(err, &mistake) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// The library's own words are English and speak of tokens.
func TestMistakesAreInOurWords(t *testing.T) {
	for _, text := range []string{
		"(", ")", "((1)", "1)", "max(", "max(1,", "min(,)", "+", "* 1", "1 +", "1 2", "1 manhattan", "manhattan misplaced", "1 ? 2", "1 > 2 ? 3", "1 > 2 ? 3 :",
		"1 = 2", "1 := 2", "\"a", "'a", "`a", "1e999", "0x", "0b2", "1.2.3", "1..", "99999999999999999999", "@", "1 @ 2", "1 $ 2", "#", "1 |", "1 & 2", "{", "[", "[1", "{a", "}", "]",
		"a.", ".5.", "1 not 2", "not", "let", "let x", "if", "if 1", "1 ~ 2", "\\", "1 <> 2", "1 =< 2", "€", "max(1;2)", "…",
	} {
		_, err := Compile(text, names)
		if err == nil {
			t.Errorf("%q is a formula", text)
			continue
		}
		for _, foreign := range []string{"token", "literal", "strconv", "parsing", "U+", "Operator", "EOF", "unexpected", "expected Bracket", "nil"} {
			if strings.Contains(err.Error(), foreign) {
				t.Errorf("%q: %v", text, err)
			}
		}
	}
}

func TestARemainderOfDivisionByZeroIsAnError(t *testing.T) {
	f, err := Compile("1 % misplaced", names)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Value([]float64{0}); err == nil {
		t.Error("1 % 0 has a value")
	}
	if v, err := f.Value([]float64{2}); v != 1 || err != nil {
		t.Errorf("after it 1 %% 2 is %v, %v", v, err)
	}
}

func FuzzCompile(f *testing.F) {
	for _, seed := range []string{"max(manhattan, 2*misplaced)", "a ? b : c", "1..2", "-(((", "manhattan | max(2)"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		compiled, err := Compile(text, names)
		if err != nil {
			if m := (*Mistake)(nil); !errors.As(err, &m) || m.Column < 1 {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		if _, err := compiled.Value(make([]float64, len(compiled.Names()))); err != nil && !strings.Contains(text, "%") {
			t.Errorf("%q has no value: %v", text, err)
		}
	})
}

// Names with decimals keep them; a remainder needs whole numbers.
func TestNamesMayHaveDecimals(t *testing.T) {
	f, err := CompileDecimals("max(octile, 2*rows) / 2", []string{"octile", "rows"})
	if err != nil {
		t.Fatal(err)
	}
	if v, err := f.Value([]float64{7.5, 3}); v != 3.75 || err != nil {
		t.Errorf("%v, %v, want 3.75", v, err)
	}
	if _, err := CompileDecimals("octile % 2", []string{"octile"}); err == nil || err.Error() != "column 1: % needs whole numbers" {
		t.Errorf("%v", err)
	}
}
