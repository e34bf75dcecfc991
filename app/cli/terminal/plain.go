package terminal

import (
	"io"
	"sync"
	"unicode/utf8"

	"langkah/engine/base/figures"
)

// Plain writes text without control characters, as [figures.ShownText] shows it. A
// letter of several bytes that a write cuts is kept for the next write or for Flush.
type Plain struct {
	to io.Writer

	mu   sync.Mutex // progress is shown by another goroutine
	left []byte     // the first bytes of a letter
}

// NewPlain returns a filter in front of a writer.
func NewPlain(to io.Writer) *Plain { return &Plain{to: to} }

func (p *Plain) Write(data []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	whole := append(p.left, data...)
	end := len(whole)
	for n := 1; n < utf8.UTFMax && n <= len(whole); n++ {
		if last := whole[len(whole)-n:]; utf8.RuneStart(last[0]) {
			if !utf8.FullRune(last) {
				end -= n
			}
			break
		}
	}
	p.left = append([]byte(nil), whole[end:]...)
	if _, err := io.WriteString(p.to, figures.ShownText(string(whole[:end]))); err != nil {
		return 0, err
	}
	return len(data), nil
}

// Flush writes a letter that was not completed.
func (p *Plain) Flush() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.left) == 0 {
		return nil
	}
	left := p.left
	p.left = nil
	_, err := io.WriteString(p.to, figures.ShownText(string(left)))
	return err
}
