package message

import "testing"

// Words agree with the number printed before them.
func TestWordsAgreeWithTheNumberBeforeThem(t *testing.T) {
	for _, c := range []struct {
		format string
		args   []any
		want   string
	}{
		{"%d move{|s}", []any{1}, "1 move"},
		{"%d move{|s}", []any{0}, "0 moves"},
		{"%s move{|s}, cost %s", []any{"1", "7"}, "1 move, cost 7"},
		{"%s move{|s}", []any{"1,001"}, "1,001 moves"},
		{"%d {child|children} {is|are} here", []any{1}, "1 child is here"},
		{"%d {child|children} {is|are} here", []any{2}, "2 children are here"},
		{"%d slide{|s}, %d step{|s}", []any{1, 3}, "1 slide, 3 steps"},
		{"cell %[1]s, %[2]d choice{|s}", []any{"1", 2}, "cell 1, 2 choices"},
		{"100 %% of %d row{|s}", []any{1}, "100 % of 1 row"},
		{"all |x| of %d", []any{1}, "all |x| of 1"},
	} {
		if got := New(c.format, c.args...).String(); got != c.want {
			t.Errorf("%q with %v is %q, want %q", c.format, c.args, got, c.want)
		}
	}
	if got := New("%d move{|s}", 1).In(func(string) string { return "%d langkah" }); got != "1 langkah" {
		t.Errorf("in a language without forms it is %q", got)
	}
}
