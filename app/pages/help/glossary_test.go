package help

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"langkah/app/kit/look"
)

var update = flag.Bool("update", false, "write the page of the glossary anew")

// TestTheGlossaryPageIsInStep: the page of docs has the terms of the help, with their
// Indonesian.
func TestTheGlossaryPageIsInStep(t *testing.T) {
	const page = "../../../docs/glossary.md"
	want := glossaryPage()
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if string(data) != want {
		t.Errorf("%s is old; go test -tags nogui ./app/pages/help -run Glossary -update writes it anew", page)
	}
}

func glossaryPage() string {
	var b strings.Builder
	b.WriteString("# Glossary\n\n[Langkah](../README.md) · [Looking into a search](search.md) · [Algorithms](algorithms.md)\n\n" +
		"The terms of the field, in the order in which one leads to the next. The help of the\n" +
		"window (**F1**) has the sentences in Indonesian, too.\n\n" +
		"| term | Indonesian | what it means |\n| --- | --- | --- |\n")
	english, indonesian := glossary(look.NewWords("en")), glossary(look.NewWords("id"))
	for i, e := range english.entries {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", cell(e.title), cell(indonesian.entries[i].title), cell(e.text))
	}
	return b.String()
}

// cell keeps a text from being read as Markdown.
func cell(text string) string {
	return strings.NewReplacer("*", `\*`, "|", `\|`).Replace(text)
}
