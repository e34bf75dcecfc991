package webtest

import (
	"context"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// watching takes down in the page when frames are drawn and when it is free: turns,
// each with its time in milliseconds.
const watching = `
	globalThis.frames_ = []; globalThis.turns = []; globalThis.stopped = 0;
	const frame = (t) => { frames_.push(performance.now()); requestAnimationFrame(frame); };
	requestAnimationFrame(frame);
	const channel = new MessageChannel();
	channel.port1.onmessage = () => { turns.push(performance.now()); setTimeout(() => channel.port2.postMessage(0)); };
	channel.port2.postMessage(0);
	addEventListener("keydown", (e) => { if (e.key === "Escape") stopped = e.timeStamp; }, true);
`

// BenchmarkLifeOfThePage searches a random 24-puzzle for 20 seconds, stops it, and
// says how long the page stood still: the time between two frames, and between two
// turns in which it can hear a key; and how long after Esc it was at rest. On a busy
// machine the share of a processor that the page had says by how much all is longer.
//
//	LANGKAH_WEB=$PWD/build/web go test ./app/webtest -run '^$' -bench . -benchtime 1x
func BenchmarkLifeOfThePage(b *testing.B) {
	tab := open(b, "#T5x5:18.6.-.9.20/5.2.13.23.14/12.24.1.22.15/17.11.10.21.16/19.4.3.8.7;k=jxhj",
		performance.Enable().WithTimeDomain(performance.EnableTimeDomainThreadTicks))
	readied := tab.processor()
	tab.keeps("the 24-puzzle is open", func(k kept) bool { return k.Session.Name == "shared" })
	for range b.N {
		b.ReportMetric(1000*readied, "ready-processor-ms")
		var loaded, ready float64
		tab.do(
			chromedp.Evaluate(`performance.getEntriesByName("loaded")[0].startTime`, &loaded),
			chromedp.Evaluate(`performance.getEntriesByName("ready")[0].startTime`, &ready),
			chromedp.Evaluate(watching, nil))
		before := tab.processor()
		tab.press(kb.Enter, input.ModifierCtrl)
		time.Sleep(20 * time.Second)
		b.ReportMetric((tab.processor()-before)/20, "processor-share")
		var begun, stopped float64
		tab.do(chromedp.Evaluate(`performance.now()`, &begun))
		tab.press(kb.Escape)
		time.Sleep(5 * time.Second)
		tab.picture("stopped.png")
		var frames, turns []float64
		tab.do(chromedp.Evaluate(`frames_`, &frames), chromedp.Evaluate(`turns`, &turns), chromedp.Evaluate(`stopped`, &stopped))
		during := func(times []float64) []float64 {
			return gaps(slices.DeleteFunc(slices.Clone(times), func(t float64) bool { return t > begun }))
		}
		b.ReportMetric(loaded, "loaded-ms")
		b.ReportMetric(ready, "ready-ms")
		report(b, "frame", during(frames))
		report(b, "turn", during(turns))
		b.ReportMetric(rest(turns, stopped)-stopped, "stop-ms")
	}
	tab.quiet()
}

// BenchmarkStart opens the page on a phone for the first time, and says when the bar of
// the loading is seen, when the program is loaded, and when the window is there, in
// milliseconds from the navigation; and for how long the page's thread, and each kind of
// the browser's processes, worked until then.
func BenchmarkStart(b *testing.B) {
	for range b.N {
		tab := newTab(b, http.FileServer(http.Dir(folder(b))))
		tab.do(phone(), performance.Enable().WithTimeDomain(performance.EnableTimeDomainThreadTicks), chromedp.Navigate(tab.address))
		tab.loaded()
		b.ReportMetric(1000*tab.processor(), "processor-ms")
		for kind, seconds := range tab.processes() {
			b.ReportMetric(1000*seconds, kind+"-ms")
		}
		for name, when := range map[string]string{
			"bar-ms":    `performance.getEntriesByName("first-contentful-paint")[0].startTime`,
			"loaded-ms": `performance.getEntriesByName("loaded")[0].startTime`,
			"ready-ms":  `performance.getEntriesByName("ready")[0].startTime`,
		} {
			var ms float64
			tab.do(chromedp.Evaluate(when, &ms))
			b.ReportMetric(ms, name)
		}
	}
}

// processes is for how long, in seconds, the processes of the browser have had a
// processor, by their kinds.
func (b *tab) processes() map[string]float64 {
	kinds := map[string]float64{}
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		list, err := systeminfo.GetProcessInfo().Do(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
		for _, p := range list {
			kinds[p.Type] += p.CPUTime
		}
		return err
	}))
	return kinds
}

// processor is for how long, in seconds, the page's thread has had a processor: on a
// busy machine less than the time that has passed.
func (b *tab) processor() (seconds float64) {
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		metrics, err := performance.GetMetrics().Do(ctx)
		for _, m := range metrics {
			if m.Name == "ThreadTime" {
				seconds = m.Value
			}
		}
		return err
	}))
	return seconds
}

func report(b *testing.B, what string, gaps []float64) {
	if len(gaps) == 0 {
		b.Fatalf("there is no %s", what)
	}
	slices.Sort(gaps)
	b.ReportMetric(gaps[len(gaps)/2], what+"-p50-ms")
	b.ReportMetric(gaps[len(gaps)*99/100], what+"-p99-ms")
	b.ReportMetric(gaps[len(gaps)-1], what+"-max-ms")
}

// gaps are the times between each two.
func gaps(times []float64) []float64 {
	var list []float64
	for i := 1; i < len(times); i++ {
		list = append(list, times[i]-times[i-1])
	}
	return list
}

// rest is when, after a time, the page began to be free most of a quarter of a second.
func rest(turns []float64, after float64) float64 {
	const window, free = 250, 12 // a search works for 16 ms at least
	for i, t := range turns {
		if t < after {
			continue
		}
		busy := 0.0
		for j := i + 1; j < len(turns) && turns[j] < t+window; j++ {
			if gap := turns[j] - turns[j-1]; gap > free {
				busy += gap
			}
		}
		if busy < window/2 {
			return t
		}
	}
	return after + 1e6
}
