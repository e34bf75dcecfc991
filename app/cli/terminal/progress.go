package terminal

import (
	"fmt"
	"io"
	"strings"
	"time"
	"unicode/utf8"

	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// ShowProgress shows the probe's counters ten times a second on one line, which the
// returned function clears.
func ShowProgress(w io.Writer, probe *search.Probe) (end func()) {
	line := NewStatusLine(w)
	start := time.Now()
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-stop:
				return
			case <-tick.C:
			}
			now := probe.Snapshot()
			after := ""
			if now.Share >= 0 {
				after = Bar(now.Share, 10)
			}
			line.Show(progressLine(now, time.Since(start)), after)
		}
	}()
	return func() {
		close(stop)
		<-stopped
		line.Clear()
	}
}

// StatusLine is one line of a terminal that is written over and over.
type StatusLine struct {
	out   io.Writer // nil: nothing is shown
	width int       // of what the terminal shows now
}

// NewStatusLine returns an empty line of that terminal, or, for nil, one that shows
// nothing.
func NewStatusLine(out io.Writer) *StatusLine { return &StatusLine{out: out} }

// lineWidth fits any terminal, whose last column some keep for the cursor.
const lineWidth = 79

// Show replaces the line. Where both texts together are too long, text is cut.
func (l *StatusLine) Show(text, after string) {
	if after != "" {
		after = " " + after
	}
	letters := []rune(text)
	l.write(string(letters[:min(len(letters), max(lineWidth-utf8.RuneCountInString(after), 0))]) + after)
}

// Clear empties the line.
func (l *StatusLine) Clear() {
	if l.width > 0 {
		l.write("")
		l.write("")
	}
}

// write replaces what is shown, padded with blanks where that was longer.
func (l *StatusLine) write(text string) {
	if l.out == nil {
		return
	}
	width := utf8.RuneCountInString(text)
	fmt.Fprintf(l.out, "\r%s%s", text, strings.Repeat(" ", max(l.width-width, 0)))
	l.width = width
}

// Bar draws a share from 0 to 1 as a bar of that width: " 50 % [=====     ]".
func Bar(share float64, width int) string {
	share = min(max(share, 0), 1)
	full := int(share * float64(width))
	return fmt.Sprintf("%2.0f %% [%s%s]", 100*share, strings.Repeat("=", full), strings.Repeat(" ", width-full))
}

// progressLine returns the counters as text shorter than a line.
func progressLine(now search.Snapshot, elapsed time.Duration) string {
	bound := search.In(now.CostUnit, search.Narrow(now.Bound))
	if !now.Activity.IsZero() {
		text := now.Activity.String()
		if now.Bound > 0 {
			text = fmt.Sprintf("%s expanded, bound %s, %s", figures.Short(now.Expanded), bound, text)
		}
		return text
	}
	text := fmt.Sprintf("%s expanded, frontier %s, depth %d", figures.Short(now.Expanded), figures.Short(now.Frontier), now.Depth)
	if now.Bound > 0 {
		text += ", bound " + bound.String()
	}
	return fmt.Sprintf("%s, %s, %s", text, figures.Bytes(now.Bytes), elapsed.Round(100*time.Millisecond))
}
