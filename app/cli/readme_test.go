package cli_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"langkah/app/cli"
	"langkah/engine/base/message"
	"langkah/engine/base/option"
	"langkah/engine/solve/search"
)

var update = flag.Bool("update", false, "write the table of algorithms anew")

const (
	root       = "../../"
	readme     = root + "README.md"
	docs       = root + "docs/"
	algorithms = docs + "algorithms.md"
)

// pages returns the README and the pages of docs, by language.
func pages(t *testing.T) (english, indonesian []string) {
	t.Helper()
	english, indonesian = []string{readme}, []string{root + "README.id.md"}
	for folder, list := range map[string]*[]string{docs: &english, docs + "id/": &indonesian} {
		found, err := filepath.Glob(folder + "*.md")
		if err != nil || len(found) == 0 {
			t.Fatalf("%s has no pages: %v", folder, err)
		}
		*list = append(*list, found...)
	}
	return english, indonesian
}

func read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestDocumentationTellsWhatAlgorithmsPromise(t *testing.T) {
	const begin, end = "<!-- algorithms -->\n", "<!-- end of algorithms -->"
	head, rest, found := strings.Cut(read(t, algorithms), begin)
	table, tail, closed := strings.Cut(rest, end)
	if !found || !closed {
		t.Fatalf("%s has no %q and %q", algorithms, begin, end)
	}
	want := algorithmTable()
	switch {
	case table == want:
	case *update:
		if err := os.WriteFile(algorithms, []byte(head+begin+want+end+tail), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the table in %s is old; go test ./app/cli -run Documentation -update writes it anew:\n%s", algorithms, want)
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

// optimal returns the condition under which the algorithm's solutions are optimal.
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

func TestReadmeIsShort(t *testing.T) {
	const most = 200
	for _, path := range []string{readme, root + "README.id.md"} {
		if lines := strings.Count(read(t, path), "\n"); lines > most {
			t.Errorf("%s has %d lines, %d at the most: what is long has a page in docs", path, lines, most)
		}
	}
}

func TestDocumentationNamesEveryKey(t *testing.T) {
	english, indonesian := pages(t)
	for _, list := range [][]string{english, indonesian} {
		var text strings.Builder
		for _, path := range list {
			text.WriteString(read(t, path))
		}
		for _, key := range keys {
			if !strings.Contains(text.String(), "`"+key+"`") {
				t.Errorf("%s and its pages do not explain the key %s", list[0], key)
			}
		}
	}
}

// The commands, targets of make and files that the pages name exist.
func TestDocumentationNamesWhatThereIs(t *testing.T) {
	english, indonesian := pages(t)
	makefile := read(t, root+"Makefile")
	command := regexp.MustCompile("`langkah ([a-z]+)[`\\s]")
	target := regexp.MustCompile("(?m)(?:^|`)make ([a-z-]+)")
	file := regexp.MustCompile("(?:[`\\s]|\\./)((?:assets|app|engine|widgets|contrib|docs)/[\\w./-]*\\w)")
	for _, path := range slices.Concat(english, indonesian) {
		text := read(t, path)
		for _, m := range command.FindAllStringSubmatch(shell(text)+text, -1) {
			if !cli.IsCommand(m[1]) {
				t.Errorf("%s names a command that there is not: %s", path, m[0])
			}
		}
		for _, m := range target.FindAllStringSubmatch(text, -1) {
			if !strings.Contains(makefile, "\n"+m[1]+":") {
				t.Errorf("%s names %q, which Makefile does not make", path, m[0])
			}
		}
		for _, m := range file.FindAllStringSubmatch(text, -1) {
			if _, err := os.Stat(root + m[1]); err != nil {
				t.Errorf("%s names the file %s: %v", path, m[1], err)
			}
		}
	}
}

// shell returns the lines of a page's ```sh blocks, each after a backquote.
func shell(text string) string {
	var b strings.Builder
	block := ""
	for _, line := range strings.Split(text, "\n") {
		switch {
		case strings.HasPrefix(line, "```"):
			block = line
		case block == "```sh":
			b.WriteString("`" + line + "\n")
		}
	}
	return b.String()
}

// Every link within the project leads to a file, and every page is reached from README.
func TestDocumentationLinksLeadSomewhere(t *testing.T) {
	english, indonesian := pages(t)
	link := regexp.MustCompile(`\]\(([^)#]+)[^)]*\)`)
	reached := map[string]bool{}
	var visit func(path string)
	visit = func(path string) {
		if reached[path] {
			return
		}
		reached[path] = true
		for _, m := range link.FindAllStringSubmatch(read(t, path), -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			to := filepath.Join(filepath.Dir(path), m[1])
			switch _, err := os.Stat(to); {
			case err != nil:
				t.Errorf("%s: the link %s leads nowhere", path, m[1])
			case filepath.Ext(to) == ".md":
				visit(to)
			}
		}
	}
	visit(filepath.Clean(readme))
	for _, path := range slices.Concat(english, indonesian) {
		if !reached[filepath.Clean(path)] {
			t.Errorf("no link leads from README.md to %s", path)
		}
	}
}

// The Indonesian pages have the same sections in the same order as the English ones,
// the same commands, the same examples of files, and the same rows in tables.
func TestIndonesianPagesAreInStep(t *testing.T) {
	_, indonesian := pages(t)
	for _, path := range indonesian {
		twin := docs + filepath.Base(path)
		if filepath.Base(path) == "README.id.md" {
			twin = readme
		}
		english, indonesian := outline(t, twin), outline(t, path)
		for i := range max(len(english), len(indonesian)) {
			var want, got string
			if i < len(english) {
				want = english[i]
			}
			if i < len(indonesian) {
				got = indonesian[i]
			}
			if want != got {
				t.Errorf("%s goes on with %q where %s has %q", twin, want, path, got)
				break
			}
		}
	}
}

// outline returns the parts of a page that are the same in every language: the levels
// of its headings, its commands without their comments, its examples of files, and the
// code in the first column of tables.
func outline(t *testing.T, path string) []string {
	t.Helper()
	var list []string
	block := "" // the first line of the code block around the line
	for _, line := range strings.Split(read(t, path), "\n") {
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
			words, _, _ := strings.Cut(line, "  ") // a name, before its description
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
