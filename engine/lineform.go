package engine

// LineForm writes puzzles of a family in one line without blanks, for share strings.
// Package share joins the parts and parses the line.
type LineForm struct {
	Letter string // with which a share string of the family begins: "R"
	Keys   string // of the fields that Write gives and Text reads: "xcf"

	// Write takes a puzzle of the family apart; Text is what Parse reads as the
	// same puzzle. What Write gives has no blanks, and in Board and the values no
	// semicolon.
	Write func(Puzzle) Line
	Text  func(Line) (string, error)

	// Moves writes moves in short, without blanks and semicolons; Names are the
	// names of moves written so.
	Moves func([]Move) string
	Names func(short string) ([]string, error)

	// Version is that of Generate: it goes up whenever the same settings make
	// another puzzle than before.
	Version int
}

// Line is a puzzle in parts: "R6x6:AAB2F/2BCDF;x=r3R" has the size 6x6, a board
// and one field. Keys of fields are small letters; k, m and z are share's own.
type Line struct {
	Size   string
	Board  string
	Fields []LineField
}

// LineField is a value with its key.
type LineField struct{ Key, Value string }

// Field is the value of a key, "" where there is none.
func (l Line) Field(key string) string {
	for _, f := range l.Fields {
		if f.Key == key {
			return f.Value
		}
	}
	return ""
}

// With is the line with one more field, unless its value is "".
func (l Line) With(key, value string) Line {
	if value != "" {
		l.Fields = append(l.Fields[:len(l.Fields):len(l.Fields)], LineField{key, value})
	}
	return l
}
