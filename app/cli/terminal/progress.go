package cli

import (
	"fmt"
	"io"
	"strings"
	"time"
	"unicode/utf8"

	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// showProgress shows ten times a second how far a search is, on a line that
// the returned function takes away.
func showProgress(w io.Writer, probe *search.Probe) (end func()) {
	line := statusLine{out: w}
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
				after = bar(now.Share, 10)
			}
			line.show(progressLine(now, time.Since(start)), after)
		}
	}()
	return func() {
		close(stop)
		<-stopped
		line.clear()
	}
}

// statusLine is a line of a terminal that is written again and again. Without out
// nothing is shown.
type statusLine struct {
	out   io.Writer
	width int // of what the terminal shows now
}

// lineWidth is what fits into the line of any terminal.
const lineWidth = 79

// show replaces the line. Where both texts are too long for it, the first is cut.
func (l *statusLine) show(text, after string) {
	if after != "" {
		after = " " + after
	}
	letters := []rune(text)
	l.write(string(letters[:min(len(letters), max(lineWidth-utf8.RuneCountInString(after), 0))]) + after)
}

// clear takes the line away.
func (l *statusLine) clear() {
	if l.width > 0 {
		l.write("")
		l.write("")
	}
}

// write writes over what is shown, with blanks at the end where that was longer.
func (l *statusLine) write(text string) {
	if l.out == nil {
		return
	}
	width := utf8.RuneCountInString(text)
	fmt.Fprintf(l.out, "\r%s%s", text, strings.Repeat(" ", max(l.width-width, 0)))
	l.width = width
}

// bar is a share of a work as a bar of that width: " 50 % [=====     ]".
func bar(share float64, width int) string {
	share = min(max(share, 0), 1)
	full := int(share * float64(width))
	return fmt.Sprintf("%2.0f %% [%s%s]", 100*share, strings.Repeat("=", full), strings.Repeat(" ", width-full))
}

// progressLine is what the counters say, in less than a line.
func progressLine(now search.Snapshot, elapsed time.Duration) string {
	if !now.Activity.IsZero() {
		text := now.Activity.String()
		if now.Bound > 0 {
			text = fmt.Sprintf("%s expanded, bound %d, %s", figures.Short(now.Expanded), now.Bound, text)
		}
		return text
	}
	text := fmt.Sprintf("%s expanded, frontier %s, depth %d", figures.Short(now.Expanded), figures.Short(now.Frontier), now.Depth)
	if now.Bound > 0 {
		text += fmt.Sprintf(", bound %d", now.Bound)
	}
	return fmt.Sprintf("%s, %s, %s", text, figures.Bytes(now.Bytes), elapsed.Round(100*time.Millisecond))
}
