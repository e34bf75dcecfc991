package cli_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"langkah/app/cli"
	"langkah/engine/base/message"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

var update = flag.Bool("update", false, "write the README's table of algorithms anew")

const readme = "../../README.md"

func TestReadmeTellsWhatAlgorithmsPromise(t *testing.T) {
	const begin, end = "<!-- algorithms -->\n", "<!-- end of algorithms -->"
	data, err := os.ReadFile(readme)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, found := strings.Cut(string(data), begin)
	table, tail, closed := strings.Cut(rest, end)
	if !found || !closed {
		t.Fatalf("README.md has no %q and %q", begin, end)
	}
	want := algorithmTable()
	switch {
	case table == want:
	case *update:
		if err := os.WriteFile(readme, []byte(head+begin+want+end+tail), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the table of algorithms in README.md is old; go test ./app/cli -run Readme -update writes it anew:\n%s", want)
	}
}

func algorithmTable() string {
	var b strings.Builder
	b.WriteString("| name | algorithm | heuristic | optimal | complete |\n| --- | --- | --- | --- | --- |\n")
	for _, a := range search.Algorithms() {
		guide := "no"
		if a.Informed {
			guide = "yes"
		}
		complete := "no"
		if promise(a, search.Properties{Admissible: true, UnitCost: true}).Complete {
			complete = "yes"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s | %s |\n", a.Name, a.Title, guide, optimal(a), complete)
	}
	return b.String()
}

// optimal is when the algorithm's solutions are the cheapest.
func optimal(a search.Algorithm) string {
	for _, when := range []struct {
		words      string
		properties search.Properties
	}{
		{"always", search.Properties{Admissible: true}},
		{"with a consistent heuristic", search.Properties{Admissible: true, Consistent: true}},
		{"when every move costs 1", search.Properties{Admissible: true, UnitCost: true}},
		{"with a consistent heuristic, when every move costs 1", search.Properties{Admissible: true, Consistent: true, UnitCost: true}},
	} {
		if promise(a, when.properties).Optimal {
			return when.words
		}
	}
	return "no"
}

func promise(a search.Algorithm, p search.Properties) search.Guarantee {
	return a.Guarantee(message.New("the heuristic"), p, option.Settings{})
}

func TestReadmeNamesEveryCommandAndKey(t *testing.T) {
	data, err := os.ReadFile(readme)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for _, key := range keys {
		if !strings.Contains(text, "`"+key+"`") {
			t.Errorf("README.md does not explain the key %s", key)
		}
	}
	for _, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		if len(words) > 1 && words[0] == "langkah" && !cli.IsCommand(words[1]) {
			t.Errorf("README.md names a command that there is not: %s", line)
		}
	}
}

// The README in Indonesian is kept in step: the same sections in the same order,
// the same commands, the same examples of files, the same rows in tables.
func TestTheIndonesianReadmeIsInStep(t *testing.T) {
	english, indonesian := outline(t, readme), outline(t, "../../README.id.md")
	for i := range max(len(english), len(indonesian)) {
		var want, got string
		if i < len(english) {
			want = english[i]
		}
		if i < len(indonesian) {
			got = indonesian[i]
		}
		if want != got {
			t.Fatalf("README.md goes on with %q where README.id.md has %q", want, got)
		}
	}
}

// outline is what a README has in any language: the levels of its headings, its
// commands without their comments, its examples of files, and the first cells of
// tables that are code.
func outline(t *testing.T, path string) []string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	block := "" // the kind of the block that the line stands in
	for _, line := range strings.Split(string(data), "\n") {
		mark, _, _ := strings.Cut(line, " ")
		switch {
		case strings.HasPrefix(line, "```") && block != "":
			block = ""
		case strings.HasPrefix(line, "```"):
			block = line
			list = append(list, line)
		case block == "```sh":
			command, _, _ := strings.Cut(line, " #")
			list = append(list, strings.TrimSpace(command))
		case block != "":
			words, _, _ := strings.Cut(line, "  ") // a name, before what is said of it
			if strings.HasPrefix(line, " ") {
				words, _, _ = strings.Cut(strings.TrimSpace(line), "  ")
			}
			list = append(list, words)
		case strings.Trim(mark, "#") == "" && mark != "":
			list = append(list, mark)
		case strings.HasPrefix(line, "| `"):
			name, _, _ := strings.Cut(line[len("| `"):], "`")
			list = append(list, name)
		case strings.HasPrefix(line, "| "):
			list = append(list, "row")
		}
	}
	return list
}
