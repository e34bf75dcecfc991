package cli

import (
	"fmt"
	"io"
	"time"

	"github.com/schollz/progressbar/v3"

	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// showProgress shows ten times a second how far a search is, on a line that
// the returned function takes away.
func showProgress(w io.Writer, probe *search.Probe) (end func()) {
	const whole = 1000
	bar := progressbar.NewOptions(-1,
		progressbar.OptionSetWriter(w),
		progressbar.OptionSetWidth(10),
		progressbar.OptionSpinnerType(14),
		progressbar.OptionSetSpinnerChangeInterval(0), // its own goroutine would race with ours, and never end
		progressbar.OptionSetElapsedTime(false),
		progressbar.OptionSetPredictTime(false),
		progressbar.OptionClearOnFinish(),
	)
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
			bar.Describe(progressLine(now, time.Since(start)))
			if now.Share >= 0 {
				bar.ChangeMax(whole)
				_ = bar.Set(min(int(now.Share*whole), whole-1))
			}
		}
	}()
	return func() {
		close(stop)
		<-stopped
		_ = bar.Clear()
	}
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
