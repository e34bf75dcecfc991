package share

import (
	"iter"
	"strings"
	"unicode"

	"langkah/engine"
)

// stripped is a text reduced to the characters that count in a share string.
type stripped struct {
	text string
	from string // the original text
}

// textPos is the position of a character in the original text.
type textPos struct {
	line, column int
	gap          bool // preceded by a blank or line end
}

// dropped are characters inserted by mail and chat that no share string has: quotes,
// quotation marks of lines, code marks.
const dropped = "<>\"'`\u2018\u2019\u201c\u201d\u00ab\u00bb*\u200b\u200c\u200d\u2060\ufeff\u00ad"

// replaced maps typographic replacements back to plain characters.
var replaced = map[rune]string{'\u2013': "-", '\u2014': "-", '\u2212': "-", '\u2010': "-", '\u2011': "-", '\u2026': "...", '\uff1a': ":"}

func strip(text string) stripped {
	var b strings.Builder
	for word := range kept(text) {
		b.WriteString(word)
	}
	return stripped{b.String(), text}
}

// kept yields the characters that count, with their positions.
func kept(text string) iter.Seq2[string, textPos] {
	return func(yield func(string, textPos) bool) {
		at := textPos{line: 1, column: 1}
		for _, r := range text {
			word, other := replaced[r]
			if !other {
				word = string(r)
			}
			switch {
			case unicode.IsSpace(r):
				at.gap = true
			case !strings.ContainsRune(dropped, r):
				if !yield(word, at) {
					return
				}
				at.gap = false
			}
			at.column++
			if r == '\n' {
				at.line, at.column = at.line+1, 1
			}
		}
	}
}

// pos returns the original position of a byte, or for an index behind the last one that of
// the last. It rescans the text: only errors need it, and a table for all bytes would be
// many times the text.
func (t stripped) pos(at int) textPos {
	found := textPos{line: 1, column: 1}
	for word, p := range kept(t.from) {
		found = p
		if at -= len(word); at < 0 {
			break
		}
	}
	return found
}

// bad returns an error at a byte of the text.
func (t stripped) bad(at int, format string, args ...any) *engine.ParseError {
	p := t.pos(at)
	return engine.BadText(p.line, p.column, format, args...)
}

// find returns the index of a part, 0 if it is missing.
func (t stripped) find(part string) int { return max(strings.Index(t.text, part), 0) }

// maxField is the limit on characters of the board and of each field but the moves: a few
// times those of the largest ice board with the dearest cells. Expanded, a board is many
// times as long.
const maxField = 1 << 18

// parts splits the line behind the family's letter. sum is nil without a checksum.
func (t stripped) parts(letter int) (l engine.Line, sum *sum, err error) {
	text := t.text
	if at := strings.Index(text, ";"+checksumKey+"="); at >= 0 {
		if sum, err = t.sum(at); err != nil {
			return l, nil, err
		}
		text = text[:at]
	} else if at := t.unmarked(); at >= 0 {
		return l, nil, t.bad(at, "the share string was altered on its way: before its checksum stands %q, expected a semicolon; copy it again", t.text[at:at+1]).OfKind(engine.ErrChecksum)
	}
	head, rest, _ := strings.Cut(text[letter:], ":")
	l.Size = head
	at := letter + len(head) + 1
	for board, more := true, true; more; board = false {
		var part string
		part, rest, more = strings.Cut(rest, ";")
		if len(part) > maxField && !strings.HasPrefix(part, movesKey+"=") {
			return l, sum, sum.with(t.bad(at, "the part that begins here has %d character{|s}, expected at most %d", len(part), maxField).OfKind(engine.ErrTooLong))
		}
		if board {
			l.Board = part
		} else {
			key, value, found := strings.Cut(part, "=")
			switch {
			case !found || len(key) != 1:
				return l, sum, sum.with(t.bad(at, "found %q, expected a field such as x=r3R", part))
			case l.Field(key) != "":
				return l, sum, sum.with(t.bad(at, "found the field %s a second time", key).OfKind(engine.ErrContradiction))
			}
			l = l.With(key, value)
		}
		at += len(part) + 1
	}
	return l, sum, nil
}

// unmarked returns where the semicolon before a checksum at the end, or before a blank, has
// been replaced by another character; -1 if nowhere. Text after such a character may be a
// comment to a family.
func (t stripped) unmarked() int {
	const key = checksumKey + "="
	for at := range len(t.text) {
		end := at + 1 + len(key) + sumLength
		if end > len(t.text) {
			break
		}
		letter := t.text[at]|0x20 >= 'a' && t.text[at]|0x20 <= 'z' // the end of a name
		marked := t.text[at+1:at+1+len(key)] == key && strings.Trim(t.text[end-sumLength:end], digits) == ""
		if !letter && marked && (end == len(t.text) || t.pos(end).gap) {
			return at
		}
	}
	return -1
}

// sum is a checksum as read, with that of the text before it.
type sum struct {
	has, want string
	t         stripped
	at        int
}

// sum parses the checksum whose field begins at an index. Text after it and a blank is not read.
func (t stripped) sum(at int) (*sum, error) {
	from := at + len(checksumKey) + 2
	has := strings.ToLower(t.text[from:min(from+sumLength, len(t.text))])
	if end := from + sumLength; end < len(t.text) && !t.pos(end).gap {
		return nil, t.bad(end, "found %q after the checksum, expected the end", t.text[end:min(end+20, len(t.text))])
	}
	return &sum{has: has, want: checksum(t.text[:at]), t: t, at: from}, nil
}

// with returns the error of a line, given its own error err: if the checksum differs, that
// the line was altered.
func (s *sum) with(err error) error {
	if s == nil || s.has == s.want {
		return err
	}
	bad := s.t.bad(s.at, "the share string was altered on its way: its checksum is %q, but what stands before it has %q; copy it again", s.has, s.want)
	if err != nil {
		bad = s.t.bad(s.at, "the share string was altered on its way: its checksum does not agree, and %s; copy it again", err)
	}
	return bad.OfKind(engine.ErrChecksum)
}
