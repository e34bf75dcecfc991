package grade

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestPairsAreFoundByTheirNames(t *testing.T) {
	paths := strings.Fields("d/01.txt d/01_astar.txt d/01_ucs-2.txt d/02_in.txt d/02_out.txt d/03.txt d/a/01.out.txt d/a/02-b.txt d/eight.txt d/eight-2.txt d/eight-2_out.txt d/eight_out.txt d/readme.txt")
	for i, path := range paths {
		paths[i] = filepath.FromSlash(path)
	}
	var got []string
	for _, p := range PairsIn(paths) {
		got = append(got, filepath.ToSlash(p.Puzzle)+">"+filepath.ToSlash(p.Output))
	}
	const want = "d/01.txt>d/01_astar.txt d/01.txt>d/01_ucs-2.txt d/02_in.txt>d/02_out.txt d/01.txt>d/a/01.out.txt d/02_in.txt>d/a/02-b.txt d/eight-2.txt>d/eight-2_out.txt d/eight.txt>d/eight_out.txt"
	if strings.Join(got, " ") != want {
		t.Errorf("%s\nwant\n%s", strings.Join(got, " "), want)
	}
}

func TestAListOfPairs(t *testing.T) {
	pairs, err := ReadPairs("# all\np.txt\ta b.txt\r\n\"q,1.txt\", r.txt\ns.txt t.txt\n", "d")
	if err != nil || len(pairs) != 3 || pairs[0].Output != filepath.Join("d", "a b.txt") || pairs[1].Puzzle != filepath.Join("d", "q,1.txt") {
		t.Errorf("%q, %v", pairs, err)
	}
	for text, want := range map[string]string{"": "the list of pairs is empty", "a.txt\n": "line 1: found", "a b\na,b,c": "line 2: found"} {
		if _, err := ReadPairs(text, ""); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// Text is read as displayed, whatever else is in the bytes.
func TestClean(t *testing.T) {
	for data, want := range map[string]string{
		"a\x1b[1;31mb\x1b[0mc\r\nd\te\rf\x00g": "abc|d       e|fg",
		"\ufeffa\u200b b\u00a0c":               "a b c",
		"\x1b]0;title\x07x\x1b(By\x1b":         "xy",
		"\xff\xfea\x00\n\x00b\x00":             "a|b",
		"a\xffb  \n":                           "ab|",
	} {
		if got := strings.Join(clean([]byte(data)), "|"); got != want {
			t.Errorf("%q: %q, want %q", data, got, want)
		}
	}
}
