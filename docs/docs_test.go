package docs

import (
	"regexp"
	"strings"
	"testing"
)

func TestSectionsAreWholeAndWithoutMarks(t *testing.T) {
	marks := regexp.MustCompile(`<!--|\]\([^)]*\.md\)|\[Langkah\]`)
	for _, language := range []string{"en", "id"} {
		for _, page := range []string{"window", "search", "compare", "browser", "command-line", "files", "algorithms", "course"} {
			list := Sections(language, page)
			if len(list) == 0 {
				t.Fatalf("%s has no page %s", language, page)
			}
			for _, s := range list {
				if s.Title == "" || s.Text == "" || marks.MatchString(s.Text) {
					t.Errorf("%s, %s: %q has the text %q", language, page, s.Title, s.Text)
				}
				if strings.Count(s.Text, "```")%2 != 0 {
					t.Errorf("%s, %s: a block of %q is cut", language, page, s.Title)
				}
			}
		}
	}
}

func TestSectionsOfAPage(t *testing.T) {
	var titles []string
	for _, s := range Sections("id", "window") {
		titles = append(titles, s.Title)
	}
	if got, want := strings.Join(titles, ", "), "Jendela, Bermain, Anda melawan kebenaran, Membuat teka-teki, Pembaca layar"; got != want {
		t.Errorf("the sections are %s, want %s", got, want)
	}
	if s := Sections("en", "window"); s[0].Title != "The window" || !strings.HasPrefix(s[0].Text, "The window opens on the page") {
		t.Errorf("the first section is %q: %.80q", s[0].Title, s[0].Text)
	}
	if s := Sections("id", "glossary"); len(s) != 1 || s[0].Title != "Glossary" {
		t.Errorf("a page in English alone has %v", s)
	}
	if s := Sections("en", "compare"); strings.Contains(s[len(s)-1].Text, "contrib/cluster") {
		t.Error("what is for developers is shown")
	}
	if s := Sections("en", "design"); s != nil {
		t.Errorf("a page for developers has %v", s)
	}
	if s := Sections("en", "none"); s != nil {
		t.Errorf("a page that there is not has %v", s)
	}
}
