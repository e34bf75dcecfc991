package catalog

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"langkah/assets"
)

// Texts with a fault in their first lines are the business of the family that
// the rest of them looks like. The wanted error says where the fault is.
func TestFaultsInTheFirstLines(t *testing.T) {
	const (
		grid  = "AAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.\n"
		loose = "......\n......\nPP....K\n......\n......\n......\n"
		cross = "...X...\n.XXXXX.\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE E\nKK\nPP\n"
		red   = "0 0 0 2 3 3\n0 0 4 2 5 0\n1 1 4 6 5 0\n7 7 0 6 8 0\n9 10 10 10 8 0\n9 11 11 11 0 0\n"
		tiles = "5 1 3 4\n2 7 15 8\n9 6 14 11\n13 10 12 -\n"
		line  = "GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo\n"
	)
	for _, c := range []struct{ text, family, want string }{
		{"6 6\neleven\n" + grid, "rush", "line 2, column 1: found \"eleven\""},
		{"6 6\n11 2\n" + grid, "rush", "line 2, column 1: found \"11 2\""},
		{"6 6\n-11\n" + grid, "rush", "line 2, column 1: found \"-11\""},
		{"6 6\n\n" + grid, "rush", "line 2, column 1: found \"\""},
		{"6 6\n" + grid, "rush", "line 2, column 1: found \"AAB..F\""},
		{"6 6 11\n" + grid, "rush", "line 1, column 1: found \"6 6 11\""},
		{"6\n11\n" + grid, "rush", "line 1, column 1: found \"6\""},
		{"6 x 6\n11\n" + grid, "rush", "line 1, column 1: found \"6 x 6\""},
		{"# a card\n6 6\n11\n" + grid, "rush", "line 1, column 1: found \"# a card\""},
		{"11\n" + grid, "rush", "line 1, column 1: found \"11\""},
		{grid, "rush", "line 1, column 1: found \"AAB..F\""},
		{"0 0\n11\n" + grid, "rush", "line 1, column 1: found \"0\""},
		{"x\ny\n" + loose, "rush", "line 1, column 1: found \"x\""},
		{"6 6\n0 0\n" + loose, "rush", "line 2, column 1: found \"0 0\""},
		{"6 6\nnone\n" + strings.ReplaceAll(loose, "K", ""), "rush", "line 2, column 1: found \"none\""},
		{"6 6\n11", "rush", "line 3, column 1: the board ends after 0 rows"},
		{"6 6", "rush", "line 2, column 1: the file ends here"},
		{"6 6\n" + red, "rush", "line 2, column 5: row 2 has 6 numbers"},
		{"a card\n" + red, "rush", "line 2, column 5: row 2 has 6 numbers"},
		{strings.Replace(red, "0 0 0", "0 x 0", 1), "rush", "line 1, column 3: found \"x\""},
		{"easy\n" + line, "rush", "line 1, column 1: found \"easy\" beside the board of line 2"},
		{line + line, "rush", "line 2: the text holds 2 puzzles, one in each line"},

		{"7 5\nCUSTOM\n" + cross, "packing", "line 1: found \"7 5\""},
		{"five 7 11\nCUSTOM\n" + cross, "packing", "line 1, column 1: found \"five\""},
		{"CUSTOM\n" + cross, "packing", "line 1: found \"CUSTOM\""},
		{cross, "packing", "line 1: found \"...X...\""},
		{"5 7 11\n" + cross, "packing", "line 2, column 1: found \"...X...\""},
		{"5 7 11\nCROSS\n" + cross, "packing", "line 2, column 1: found \"CROSS\""},
		{"5 7 11\nCustom\n" + cross, "packing", "line 2, column 1: found \"Custom\", write it in capitals"},
		{"\n5 7 11\nCUSTOM\n" + cross, "packing", "line 1: found \"\""},
		{"5 7 11", "packing", "line 2, column 1: found \"\""},

		{"4 4\nXXXX\nXZ*X\nX**X\nXXXX\n0 0 0 0\n0 1 1 0\n0 1 1 0\n0 0 0 0\n", "ice", "line 2: there is no goal on the board"},
		{"3 4\nXZX2\nX01X\nXXXX\n0 0 0 0\n0 1 1 0\n0 1 1 0\n", "ice", "line 2: there is no goal on the board"},
		{"\nAABB\nCABB\nCCD\nCDDD\n", "queens", "line 4, column 4: row 3 has 3 letters, expected 4 as in row 1"},
		{"\n\nAABB\nAABB\nCCCC\nCCCC\n", "queens", "line 6, column 4: the board ends with 3 regions"},
		{"\nAABB\nCABE\nCCDB\nCDDD\n", "queens", "line 4, column 3: the board has 5 regions"},

		{"x" + tiles, "sliding", "line 1, column 1: found \"x5\""},
		{"a board\n" + tiles, "sliding", "line 2, column 5: row 2 has 4 cells"},
		{"3\n" + tiles, "sliding", "line 1, column 1: the size is \"3\", but 4 rows follow, the first of 4 cells"},
		{"4 5\n" + tiles, "sliding", "line 2, column 5: row 2 has 4 cells"},
		{"goal: middle\n" + tiles, "sliding", "line 1, column 7: found the goal \"middle\""},
		{"cost: tile\ncost: unit\n" + tiles, "sliding", "line 2, column 1: the cost is set a second time; line 1"},
		{strings.Replace(tiles, "5 1", "5 5", 1), "sliding", "line 1, column 3: found tile 5 a second time"},
		{"1 2 5\n3 -", "sliding", "line 2: row 2 has 2 cells"},
	} {
		family, _ := all.likest(c.text)
		if p, err := all.Open(c.text); p != nil {
			t.Errorf("%q is read as\n%s", c.text, p)
		} else if family.Name != c.family || err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s says %v, want that %s says %s of\n%s", family.Name, err, c.family, c.want, c.text)
		}
	}
}

// Whatever is done to the first two lines of a sample, its own family reads it.
func TestFirstLinesDoNotTellTheFamily(t *testing.T) {
	samples := assets.Samples()
	rapid.Check(t, func(t *rapid.T) {
		s := samples[rapid.IntRange(0, len(samples)-1).Draw(t, "sample")]
		lines := strings.Split(strings.TrimRight(s.Text, "\n"), "\n")
		// Of a board of tiles the first lines are a part of the board: more
		// has to be left than is spoilt.
		for range min(2, len(lines)/4) {
			lines = spoil(t, lines)
		}
		text := strings.Join(lines, "\n")
		if family, _ := all.likest(text); family.Name != s.Family {
			t.Fatalf("%s/%s is read as %q:\n%s", s.Family, s.Name, family.Name, text)
		}
	})
}

// spoil changes one of the first two lines.
func spoil(t *rapid.T, lines []string) []string {
	lines = slices.Clone(lines)
	at := rapid.IntRange(0, 1).Draw(t, "line")
	other := rapid.OneOf(
		rapid.SampledFrom([]string{"", "x", "6 6 6", "6 6", "11", "-1", "99999999999999999999", "six by six", "A", "PP.", "K", "DEFALT", "1,2,3", "# a title", "cost:", "\u00e9"}),
		rapid.StringN(1, 20, -1),
	).Draw(t, "other")
	other = strings.NewReplacer("\n", "", "\r", "").Replace(other)
	switch rapid.SampledFrom([]string{"replace", "insert", "remove", "twice", "join"}).Draw(t, "fault") {
	case "replace":
		lines[at] = other
	case "insert":
		lines = slices.Insert(lines, at, other)
	case "remove":
		lines = slices.Delete(lines, at, at+1)
	case "twice":
		lines = slices.Insert(lines, at, lines[at])
	case "join":
		lines[0] += " " + lines[1]
		lines = slices.Delete(lines, 1, 2)
	}
	return lines
}
