package sliding

import "testing"

// TestTasksHaveTheTableAndTheVerdict, whatever warnings precede them.
func TestTasksHaveTheTableAndTheVerdict(t *testing.T) {
	for _, text := range []string{
		"1 2 3\n4 5 6\n7 - 8\n",
		"3\n1 2 3\n8 - 4\n7 6 5\n", // a size line: a warning is first
		"# This puzzle is unsolvable\n3\n1 2 3\n8 - 4\n7 6 5\n",
		"1 2 3\n4 5 6\n8 7 -\n",
	} {
		p, err := parse(text)
		if err != nil {
			t.Fatal(err)
		}
		task := p.Tasks()[0]
		if len(task.Table.Rows) != 9 || task.Answer.IsZero() {
			t.Errorf("%q: a table of %d rows, the answer %q", text, len(task.Table.Rows), task.Answer)
		}
	}
}
