package text

import (
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

func TestLinesOfAnySystem(t *testing.T) {
	want := []string{"6 6", "", "  AAB"}
	for name, s := range map[string]string{
		"Unix":                   "6 6\n\n  AAB\n",
		"Windows":                "6 6\r\n\r\n  AAB\r\n",
		"old Mac":                "6 6\r\r  AAB\r",
		"no last end":            "6 6\n\n  AAB",
		"byte order mark":        "\ufeff6 6\n\n  AAB",
		"blanks at the ends":     "6 6 \t\n \n  AAB\u00a0\n",
		"blank lines at the end": "6 6\n\n  AAB\n\n \r\n",
		"end-of-file mark":       "6 6\n\n  AAB\n\x1a",
	} {
		if got := All(s); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	for _, s := range []string{"", "\n", " \r\n\t", "\ufeff"} {
		if got := All(s); len(got) != 0 {
			t.Errorf("%q has the lines %q, want none", s, got)
		}
	}
}

func TestWordsKnowTheirColumn(t *testing.T) {
	for line, want := range map[string][]Word{
		"":           {},
		" \t":        {},
		"12":         {{"12", 1}},
		" 1\t-  x ":  {{"1", 2}, {"-", 4}, {"x", 7}},
		"é 5\u00a06": {{"é", 1}, {"5", 3}, {"6", 5}},
		"a \xff b":   {{"a", 1}, {"\xff", 3}, {"b", 5}},
	} {
		if got := Words(line); !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %v, want %v", line, got, want)
		}
	}
}

func TestWordsAreAllThatIsNotBlank(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		line := rapid.StringOf(rapid.SampledFrom([]rune("ab1é \t\u00a0"))).Draw(t, "line")
		var texts []string
		for _, w := range Words(line) {
			texts = append(texts, w.Text)
			if !strings.HasPrefix(string([]rune(line)[w.Column-1:]), w.Text) {
				t.Fatalf("%q does not stand at column %d", w.Text, w.Column)
			}
		}
		if want := strings.Fields(line); strings.Join(texts, " ") != strings.Join(want, " ") {
			t.Fatalf("words %q, want %q", texts, want)
		}
	})
}

func TestNumbers(t *testing.T) {
	for _, c := range []struct {
		s     string
		marks []string
		want  []int // nil for an error
	}{
		{"r3c12", []string{"r", "c"}, []int{3, 12}},
		{"6x0", []string{"", "x"}, []int{6, 0}},
		{"r3c12 ", []string{"r", "c"}, nil},
		{"r3c12foo", []string{"r", "c"}, nil},
		{"r3c", []string{"r", "c"}, nil},
		{" r3c1", []string{"r", "c"}, nil},
		{"r 3c1", []string{"r", "c"}, nil},
		{"r+3c1", []string{"r", "c"}, nil},
		{"r-3c1", []string{"r", "c"}, nil},
		{"r03c1", []string{"r", "c"}, nil},
		{"r3", []string{"r", "c"}, nil},
		{"r99999999999999999999c1", []string{"r", "c"}, nil},
		{"", []string{""}, nil},
	} {
		if got, ok := Numbers(c.s, c.marks...); !reflect.DeepEqual(got, c.want) && (ok || c.want != nil) || ok != (c.want != nil) {
			t.Errorf("%q: %v, %t, want %v", c.s, got, ok, c.want)
		}
	}
}

func TestQuoteIsShort(t *testing.T) {
	for s, want := range map[string]string{
		"":                       `""`,
		"a\tb":                   `"a\tb"`,
		strings.Repeat("é", 40):  `"` + strings.Repeat("é", 40) + `"`,
		strings.Repeat("é", 41):  `"` + strings.Repeat("é", 40) + `..."`,
		strings.Repeat("x", 1e6): `"` + strings.Repeat("x", 40) + `..."`,
	} {
		if got := Quote(s); got != want {
			t.Errorf("%.50q is quoted as %s", s, got)
		}
	}
}

func FuzzLines(f *testing.F) {
	for _, s := range []string{"a\r\nb\rc\n", "\ufeff", "\r\r\n\n", "\xff\x1a"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		last := 0
		for number, line := range Lines(s) {
			if last++; number != last || strings.ContainsAny(line, "\r\n") {
				t.Fatalf("line %d is %q", number, line)
			}
			for _, w := range Words(line) {
				if w.Text == "" || w.Column < 1 || w.Column > utf8.RuneCountInString(line) {
					t.Fatalf("%q has the word %v", line, w)
				}
			}
		}
	})
}
