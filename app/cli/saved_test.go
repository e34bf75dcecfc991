package cli_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"langkah/app/cli"
	"langkah/app/cli/exit"
)

// broken is a standard output that always fails. It remembers whether all files
// existed when something was first printed.
type broken struct {
	files          []string
	printed, early bool
}

func (b *broken) Write([]byte) (int, error) {
	for _, path := range b.files {
		if _, err := os.Stat(path); err != nil && !b.printed {
			b.early = true
		}
	}
	b.printed = true
	return 0, errors.New("nobody reads")
}

// Files are saved before anything is printed, and so even if standard output fails.
func TestFilesAreSavedBeforeAnythingIsPrinted(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("p.txt", "0 1 3\n4 2 5\n7 8 6\n")
	write("output.txt", "0 1 3\n4 2 5\n7 8 6\n\n1 0 3\n4 2 5\n7 8 6\n")
	write("pairs.txt", "p.txt output.txt\n")
	write("packing.txt", "1 2 1\nDEFAULT\nAA\n")
	write("pyramid.txt", "1 1 1\nPYRAMID\nA\n")
	if err := os.MkdirAll(filepath.Join(dir, "class.txt", "one"), 0o755); err != nil {
		t.Fatal(err)
	}
	covered := map[string]bool{}
	// A name that ends in .txt is a file in the folder; @name is a file or a folder that
	// the command saves.
	for _, command := range []string{
		"solve p.txt --txt @t.txt --png @steps --svg @shapes --sheet @s.png --pdf @s.pdf --gif @s.gif",
		"solve p.txt --txt @t2.txt --json",
		"solve pyramid.txt --turntable @turn.gif",
		"show p.txt --png @b.png --svg @b.svg --pdf @b.pdf",
		"show p.txt --heuristic manhattan --png @h.png",
		"grade p.txt output.txt --csv @g.csv --html @g.html",
		"grade --pairs pairs.txt --csv @gs.csv --html @gs.html",
		"grade --run cat class.txt --puzzles p.txt --canvas @canvas.csv --moodle @moodle.csv --gradescope @scope",
		"exercise sliding --option rows=2 --option cols=2 --want solution_takes_2-4 --out @exercises",
		"hint p.txt --png @hint.png",
		"compare p.txt --methods bfs --csv @c.csv --json @c.json --md @c.md --html @c.html --pdf @c.pdf --png @charts --svg @curves",
		"trace p.txt -a bfs --dot @x.dot --svg @x.svg --png @x.png --gif @x.gif --html @x.html",
		"trace p.txt -a astar --with bfs --svg @two.svg --png @two.png",
		"map packing.txt --dot @m.dot --svg @m.svg --png @m.png",
		"solutions packing.txt --png @solutions",
	} {
		out := &broken{}
		args := strings.Fields(command)
		for i, arg := range args {
			switch {
			case strings.HasPrefix(arg, "@"):
				args[i] = filepath.Join(dir, arg[1:])
				out.files = append(out.files, args[i])
				covered[args[0]+" "+args[i-1]] = true
			case strings.HasSuffix(arg, ".txt"):
				args[i] = filepath.Join(dir, arg)
			default:
				args[i] = strings.ReplaceAll(arg, "_", " ")
			}
		}
		var messages bytes.Buffer
		code := cli.Run(context.Background(), args, cli.Streams{Puzzles: puzzles, In: strings.NewReader(""), Out: out, Err: &messages})
		for _, path := range out.files {
			if _, err := os.Stat(path); err != nil {
				t.Errorf("%s: %s is not saved; %s", command, filepath.Base(path), &messages)
			}
		}
		if out.early {
			t.Errorf("%s: something was printed before all was saved", command)
		}
		if code != exit.Other || !out.printed {
			t.Errorf("%s: exit code %d, want %d: %s", command, code, exit.Other, &messages)
		}
	}
	saves := regexp.MustCompile(`\bsave\b|\badd a line\b`)
	elsewhere := []string{"compare --jsonl", "worksheet --pdf", "worksheet --key"} // compare writes it during the runs; worksheet prints nothing
	for _, c := range cli.Commands().Commands() {
		c.Flags().VisitAll(func(flag *pflag.Flag) {
			name := c.Name() + " --" + flag.Name
			if saves.MatchString(flag.Usage) && !covered[name] && !slices.Contains(elsewhere, name) && namesFile(flag) {
				t.Errorf("%s is not tried here", name)
			}
		})
	}
}

// namesFile reports whether the value of a flag is a path.
func namesFile(flag *pflag.Flag) bool {
	what, _ := pflag.UnquoteUsage(flag)
	return what == "file" || what == "folder"
}
