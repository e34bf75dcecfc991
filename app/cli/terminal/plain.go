package cli

import (
	"io"
	"sync"
	"unicode/utf8"

	"langkah/engine/base/figures"
)

// plain passes on what is written as [figures.ShownText] has it. What a write ends
// within, of a letter of several bytes, comes with the next one, or with Flush.
type plain struct {
	to io.Writer

	mu   sync.Mutex // progress is told from a goroutine of its own
	left []byte     // the beginning of a letter
}

// newPlain is such a writer.
func newPlain(to io.Writer) *plain { return &plain{to: to} }

func (p *plain) Write(data []byte) (int, error) {
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

// Flush writes what is left.
func (p *plain) Flush() error {
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
