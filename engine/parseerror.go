package engine

// ParseError says what is wrong with a puzzle's text, and where. It unwraps to
// its kind: errors.Is(err, engine.ErrTooLong).
type ParseError struct {
	Line, Column int // from 1; Column is 0 where the whole line is meant
	Kind         ParseKind
	What         Message // what was found, and what was expected
}

// BadText is a ParseError of the kind ErrSyntax at a place: what was found, and
// what was expected.
func BadText(line, column int, format string, args ...any) *ParseError {
	return &ParseError{Line: line, Column: column, What: Msg(format, args...)}
}

// OfKind sets the kind and returns the error.
func (e *ParseError) OfKind(kind ParseKind) *ParseError {
	e.Kind = kind
	return e
}

func (e *ParseError) Error() string { return e.Message().String() }

// Message is the error in words, its place first.
func (e *ParseError) Message() Message {
	if e.Column == 0 {
		return Msg("line %d: %s", e.Line, e.What)
	}
	return Msg("line %d, column %d: %s", e.Line, e.Column, e.What)
}

// Unwrap is the kind.
func (e *ParseError) Unwrap() error { return e.Kind }

// ParseKind classifies what is wrong with a text, for programs; the words for the
// user are in the [ParseError].
type ParseKind uint8

// The kinds.
const (
	ErrSyntax        ParseKind = iota // something else is expected at this place
	ErrEmpty                          // there is nothing, or nothing of a puzzle, in the text
	ErrTooLong                        // the text is longer than any that is read
	ErrNotText                        // there are bytes in it that no text has
	ErrUnrecognised                   // it looks like nothing that is known
	ErrSize                           // a board, row or number is too small or large, here or at all
	ErrPieces                         // a piece is missing, there twice, or not of a form that it may have
	ErrContradiction                  // two places do not agree, or the text and the rules
	ErrChecksum                       // a share string is not what it was when it was written
)

func (k ParseKind) Error() string {
	switch k {
	case ErrEmpty:
		return "the text is empty"
	case ErrTooLong:
		return "the text is too long"
	case ErrNotText:
		return "this is not text"
	case ErrUnrecognised:
		return "the text is not recognised"
	case ErrSize:
		return "a size does not fit"
	case ErrPieces:
		return "the pieces do not fit"
	case ErrChecksum:
		return "the checksum does not agree"
	case ErrContradiction:
		return "the text contradicts itself or the rules"
	}
	return "the text is not in the right form"
}
