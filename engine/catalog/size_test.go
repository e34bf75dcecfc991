package catalog

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"langkah/engine"
)

// nasty are texts of about n bytes that are easy to be slow at.
func nasty(n int) map[string][]byte {
	fill := func(head, unit string) []byte {
		return []byte((head + strings.Repeat(unit, n/len(unit)+1))[:n])
	}
	random := rand.New(rand.NewPCG(1, 2))
	binary, letters := make([]byte, n), make([]byte, n)
	for i := range n {
		binary[i] = byte(random.Uint32())
		letters[i] = "ABCKPXo. 019-\n"[random.IntN(14)]
	}
	return map[string][]byte{
		"a long row of a piece":      fill("5 5 5\nDEFAULT\n", "A"),
		"a long row of a shape":      fill("5 5 5\nCUSTOM\n", "X"),
		"a long row of a grid":       fill("6 6\n11\nAAB..F\n", "P."),
		"a board in one line":        fill("", "AAoo"),
		"a word":                     fill("", "x"),
		"a word of many bytes":       fill("1 2\n3 ", "é"),
		"a number":                   fill("", "9"),
		"a number in a board":        fill("1 2 3\n4 5 6\n7 8 ", "9"),
		"a mode":                     fill("5 5 5\n", "default"),
		"an option":                  fill("1 2\n3 0\ngoal: ", "s"),
		"a cost":                     fill("0 0\n1 1\ncost:", "s"),
		"numbers":                    fill("", "1 "),
		"numbers in lines":           fill("", "1\n"),
		"numbers in rows":            fill("", "1 1 2 0 0 3\n"),
		"letters in lines":           fill("5 5 5\nDEFAULT\n", "A\nB\n"),
		"rows of a grid":             fill("6 6\n11\n", "AAB..F\n"),
		"boards in lines":            fill("", "oBoxoBAAooooooxo\n"),
		"blanks":                     fill("", " "),
		"blanks and a letter":        append(fill("", " ")[1:], 'A'),
		"empty lines":                fill("", "\n"),
		"empty lines and a letter":   append(fill("", "\n")[1:], 'A'),
		"empty lines in a grid":      append(fill("6 6\n11\n", "\n")[1:], 'A'),
		"empty lines after a mode":   append(fill("5 5 5\nDEFAULT\n", "\r\n")[1:], '?'),
		"line ends of old Macs":      append(fill("", "\r")[1:], 'A'),
		"comments":                   fill("", "# 1 2 3\n"),
		"a comment":                  fill("1 2\n3 0\n#", "é "),
		"options":                    fill("1 2\n3 0\n", "goal: spiral\n"),
		"costs":                      fill("0 0\n1 1\n", "cost: steps\n"),
		"sections":                   fill("1 1 1\nDEFAULT\nA\n", "ONE-SIDED A\n"),
		"a section":                  fill("1 1 1\nDEFAULT\nA\nONE-SIDED ", "B "),
		"a given row":                fill("1 1 1\nDEFAULT\nA\nGIVEN\n", "A"),
		"empty lines before a given": append(fill("1 1 1\nDEFAULT\nA\nGIVEN\n", "\n")[1:], 'A'),
		"letters at random":          letters,
		"binary":                     binary,
		"zeros":                      make([]byte, n),
		"UTF-16":                     append([]byte("\xff\xfe"), fill("", "1\x00 \x00")...),
		"half a UTF-16":              append([]byte("\xfe\xff"), fill("", "\xd8")...),
		"a picture without chunks":   fill("\x89PNG\r\n\x1a\n", "\x00\x00\x00\x00tEXt\x00\x00\x00\x00"),
	}
}

// What reading takes is in proportion to the text. It is counted in bytes that
// are taken from memory, which are the same on a busy machine; the benchmark
// below has the time.
func TestReadingIsLinear(t *testing.T) {
	const n, most = 1 << 15, 200 // bytes, and how many are taken for each
	for name, data := range nasty(n) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := read(data)
		runtime.ReadMemStats(&after)
		if taken := after.TotalAlloc - before.TotalAlloc; taken > most*n {
			t.Errorf("%s: %d bytes are taken for each of the text, %d are the most", name, taken/n, most)
		}
		if err != nil && len(err.Error()) > 500 {
			t.Errorf("%s: the error has %d letters", name, len(err.Error()))
		}
	}
}

func read(data []byte) (engine.Puzzle, error) {
	text, err := Read(data)
	if err != nil {
		return nil, err
	}
	return all.Open(text)
}

func BenchmarkReadTenMegabytes(b *testing.B) {
	for name, data := range nasty(10e6) {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			for range b.N {
				_, _ = read(data)
			}
		})
	}
}

// A large file is refused by its size: this one would take long to read, and
// has no room on a disk.
func TestLargeFilesAreRefusedUnread(t *testing.T) {
	for name, tc := range map[string]struct{ head, want string }{
		"text":    {"1 2\n3 0\n", "line 1: the text is too long: it has 1,099,511,627,776 bytes (1.0 TiB), the limit is 16 MiB"},
		"picture": {"\x89PNG\r\n\x1a\n", "line 1: the picture is too long: it has 1,099,511,627,776 bytes (1.0 TiB), the limit is 64 MiB"},
	} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(tc.head), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(path, 1<<40); err != nil {
			t.Skipf("no sparse files here: %v", err)
		}
		if _, _, err := all.OpenFile(path); err == nil || !strings.HasSuffix(err.Error(), tc.want) {
			t.Errorf("%s: %v, want %s", name, err, tc.want)
		}
	}
}

// endless gives letters for ever, and counts them.
type endless struct{ given int }

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'A'
	}
	e.given += len(p)
	return len(p), nil
}

func TestStreamsEndAtTheLimit(t *testing.T) {
	for name, limit := range map[string]int{"": MaxText, "\x89PNG\r\n\x1a\n": MaxPicture} {
		e := &endless{}
		_, err := ReadFrom(io.MultiReader(strings.NewReader(name), e))
		var place *engine.ParseError
		if !errors.As(err, &place) || place.Line != 1 || !strings.Contains(err.Error(), "which is the limit") {
			t.Errorf("%q for ever: %v", name, err)
		}
		if e.given > limit+1<<20 {
			t.Errorf("%q for ever: %d bytes were read", name, e.given)
		}
	}
	if text, err := ReadFrom(bytes.NewReader([]byte("1 2"))); text != "1 2" || err != nil {
		t.Errorf("a short stream: %q, %v", text, err)
	}
}
