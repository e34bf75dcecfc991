package cli_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"langkah/app/cli"
	"langkah/app/cli/exit"
)

// full is a standard output with room for that many bytes.
type full int

func (f *full) Write(p []byte) (int, error) {
	n := min(len(p), int(*f))
	*f -= full(n)
	if n < len(p) {
		return n, errors.New("no space left")
	}
	return n, nil
}

// A command fails when its output is lost, all of it or only the end.
func TestAFullOutputIsAnError(t *testing.T) {
	const easy, odd = "1 2 3\n4 5 6\n7 0 8\n", "2 1 3\n4 5 6\n7 8 0\n"
	const packing = "1 2 1\nDEFAULT\nAA\n"
	for _, tc := range []struct{ command, puzzle string }{
		{"--help", ""},
		{"help", ""},
		{"help solve", ""},
		{"solve --help", ""},
		{"version", ""},
		{"completion bash", ""},
		{"__complete solve --algorithm ", ""},
		{"cache", ""},
		{"cache list", ""},
		{"new sliding", ""},
		{"show -", easy},
		{"solve -", easy},
		{"solve -", odd},
		{"solve - --json", easy},
		{"solve - --nodes 1 --algorithm bfs", easy},
		{"methods -", easy},
		{"methods - --json", easy},
		{"methods sliding", ""},
		{"audit -", "1 2 3\n4 0 5\n"},
		{"count -", packing},
		{"count - --distinct", packing},
		{"solutions -", packing},
		{"compare ../../assets/puzzles/sliding/three-6.txt --methods bfs", ""},
	} {
		run := func(out io.Writer) (code int, messages string) {
			var told bytes.Buffer
			code = cli.Run(context.Background(), strings.Split(tc.command, " "),
				cli.Streams{Puzzles: puzzles, In: strings.NewReader(tc.puzzle), Out: out, Err: &told})
			return code, told.String()
		}
		var whole bytes.Buffer
		if code, messages := run(&whole); code == exit.Other {
			t.Errorf("%s: exit code %d with room for all: %s", tc.command, code, messages)
		}
		for _, room := range []int{0, whole.Len() - 8} {
			left := full(room)
			code, messages := run(&left)
			if code != exit.Other || strings.Count(messages, "cannot print the result: no space left") != 1 {
				t.Errorf("%s, with room for %d of %d bytes: exit code %d, want %d; %s", tc.command, room, whole.Len(), code, exit.Other, messages)
			}
		}
	}
}
