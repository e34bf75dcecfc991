package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// patience is how long anything may take on a busy machine.
const patience = 8 * time.Minute

// folder is what "make web" has built. Without it, or without Chromium, a test is
// skipped; in continuous integration Chromium may not be missing.
func folder(t testing.TB) string {
	t.Helper()
	dir := os.Getenv("LANGKAH_WEB")
	if dir == "" {
		t.Skip("the page is not tried: LANGKAH_WEB does not name the folder that make web builds")
	}
	if _, err := os.Stat(filepath.Join(dir, "index.html")); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if _, err := exec.LookPath(name); err == nil {
			return dir
		}
	}
	if os.Getenv("CI") == "true" {
		t.Fatal("chromium is missing")
	}
	t.Skip("the page is not tried: chromium is missing")
	return ""
}

// tab is a page with the program, of a browser of its own.
type tab struct {
	t         testing.TB
	ctx       context.Context
	address   string
	downloads string // folder

	mutex   sync.Mutex
	console []string          // warnings and errors
	saved   []string          // what was downloaded, as named
	offered string            // the file that the next picker picks
	named   map[string]string // downloads under way
}

// open opens the page with what follows its address, and waits for the window. What
// is given is done in the empty page before.
func open(t testing.TB, query string, before ...chromedp.Action) *tab {
	t.Helper()
	b := newTab(t, http.FileServer(http.Dir(folder(t))))
	b.do(before...)
	b.do(chromedp.Navigate(b.address + query))
	b.loaded()
	return b
}

// newTab is an empty tab of a new browser; what is in a folder is served at its address.
func newTab(t testing.TB, pages http.Handler) *tab {
	t.Helper()
	server := httptest.NewServer(pages)
	t.Cleanup(server.Close)
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.WindowSize(1280, 800),
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-dev-shm-usage", true))
	if os.Getuid() == 0 {
		options = append(options, chromedp.NoSandbox)
	}
	ctx, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx, chromedp.WithErrorf(func(string, ...any) {})) // a browser newer than the protocol
	t.Cleanup(cancel)
	b := &tab{t: t, ctx: ctx, address: server.URL + "/", downloads: t.TempDir(), named: map[string]string{}}
	if err := chromedp.Run(ctx); err != nil { // starts the browser, which lives as long as this context
		t.Fatal(err)
	}
	chromedp.ListenTarget(ctx, b.heard)
	b.do(chromedp.EmulateViewport(1280, 800),
		browser.SetDownloadBehavior(browser.SetDownloadBehaviorBehaviorAllowAndName).WithDownloadPath(b.downloads).WithEventsEnabled(true),
		page.SetInterceptFileChooserDialog(true))
	return b
}

// prefer sets preferences before the page loads.
func prefer(preferences string) chromedp.Action {
	return chromedp.ActionFunc(func(ctx context.Context) error {
		set := fmt.Sprintf("localStorage.setItem('fyne-preferences.json', %q)", preferences)
		_, err := page.AddScriptToEvaluateOnNewDocument(set).Do(ctx)
		return err
	})
}

// heard takes down what the browser tells.
func (b *tab) heard(event any) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		b.console = append(b.console, e.ExceptionDetails.Error())
	case *runtime.EventConsoleAPICalled:
		line := string(e.Type)
		for _, a := range e.Args {
			line += " " + string(a.Value)
		}
		b.console = append(b.console, line)
	case *browser.EventDownloadWillBegin:
		b.named[e.GUID] = e.SuggestedFilename
	case *browser.EventDownloadProgress:
		if e.State == browser.DownloadProgressStateCompleted {
			name := b.named[e.GUID]
			if err := os.Rename(filepath.Join(b.downloads, e.GUID), filepath.Join(b.downloads, name)); err != nil {
				b.console = append(b.console, err.Error())
			}
			b.saved = append(b.saved, name)
		}
	case *page.EventFileChooserOpened:
		go b.pick(e.BackendNodeID)
	}
}

// pick gives the picker the file that is offered.
func (b *tab) pick(input cdp.BackendNodeID) {
	b.mutex.Lock()
	file := b.offered
	b.mutex.Unlock()
	err := chromedp.Run(b.ctx, dom.SetFileInputFiles([]string{file}).WithBackendNodeID(input))
	if err != nil {
		b.mutex.Lock()
		b.console = append(b.console, err.Error())
		b.mutex.Unlock()
	}
}

func (b *tab) do(actions ...chromedp.Action) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if err := chromedp.Run(ctx, actions...); err != nil {
		b.t.Fatalf("%v\n%s", err, b.said())
	}
}

// said returns the text of the console.
func (b *tab) said() string {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return strings.Join(b.console, "\n")
}

// until waits for a JavaScript expression to hold.
func (b *tab) until(what, expression string) {
	b.t.Helper()
	late := time.Now().Add(patience)
	for {
		var holds bool
		b.do(chromedp.Evaluate("!!("+expression+")", &holds))
		if holds {
			return
		}
		if time.Now().After(late) {
			b.picture("late.png")
			b.t.Fatalf("waited in vain until %s\n%s", what, b.said())
		}
		time.Sleep(100 * time.Millisecond)
	}
}

func (b *tab) loaded() {
	b.t.Helper()
	b.until("the window is there", `document.querySelector("canvas") && !document.getElementById("loading")`)
}

// kept is the session as the browser keeps it.
type kept struct {
	Session struct {
		Name   string
		Puzzle string
		Nodes  []struct{ Move string }
	}
	View struct{ Page string }
}

// keeps waits until the session that is kept is as wanted.
func (b *tab) keeps(what string, wanted func(kept) bool) {
	b.t.Helper()
	if !b.kept(wanted, patience) {
		b.picture("late.png")
		b.t.Fatalf("waited in vain until %s; kept is\n%s\n%s", what, b.session(), b.said())
	}
}

// kept waits for that long until the session that is kept is as wanted.
func (b *tab) kept(wanted func(kept) bool, patience time.Duration) bool {
	b.t.Helper()
	for late := time.Now().Add(patience); ; time.Sleep(50 * time.Millisecond) {
		var k kept
		if _, data, ok := strings.Cut(b.session(), " "); ok && json.Unmarshal([]byte(data), &k) == nil && wanted(k) {
			return true
		}
		if time.Now().After(late) {
			return false
		}
	}
}

// session is the text of the session that is kept.
func (b *tab) session() (text string) {
	b.t.Helper()
	b.do(chromedp.Evaluate(`localStorage.getItem(Object.keys(localStorage).find(k => k.endsWith("/session-1.json"))) ?? ""`, &text))
	return text
}

// press presses keys, such as "s" with Ctrl.
func (b *tab) press(key string, modifiers ...input.Modifier) {
	b.t.Helper()
	b.do(chromedp.KeyEvent(key, chromedp.KeyModifiers(modifiers...)))
	time.Sleep(200 * time.Millisecond)
}

// save presses a shortcut and accepts what its dialog proposes.
func (b *tab) save(key string, modifiers ...input.Modifier) {
	b.t.Helper()
	b.press(key, modifiers...)
	b.do(chromedp.Sleep(time.Second)) // the dialog is there
	b.press(kb.Enter)
}

func (b *tab) click(x, y float64) {
	b.t.Helper()
	b.do(chromedp.MouseEvent(input.MouseMoved, x, y), chromedp.Sleep(200*time.Millisecond), chromedp.MouseClickXY(x, y))
}

// download waits for a download whose name has that ending, and gives its path.
func (b *tab) download(ending string) string {
	b.t.Helper()
	late := time.Now().Add(patience)
	for time.Now().Before(late) {
		b.mutex.Lock()
		saved := b.saved
		b.mutex.Unlock()
		for _, name := range saved {
			if strings.HasSuffix(name, ending) {
				return filepath.Join(b.downloads, name)
			}
		}
		time.Sleep(100 * time.Millisecond)
	}
	b.picture("late.png")
	b.t.Fatalf("nothing that ends with %s was downloaded\n%s", ending, b.said())
	return ""
}

// picture photographs the page into LANGKAH_SHOTS, where that is a folder.
func (b *tab) picture(name string) {
	b.t.Helper()
	dir := os.Getenv("LANGKAH_SHOTS")
	if dir == "" {
		return
	}
	var png []byte
	b.do(chromedp.Sleep(time.Second), chromedp.CaptureScreenshot(&png))
	if err := os.WriteFile(filepath.Join(dir, name), png, 0o644); err != nil {
		b.t.Error(err)
	}
}

// quiet fails the test for what stands on the console.
func (b *tab) quiet() {
	b.t.Helper()
	if said := b.said(); said != "" {
		b.t.Errorf("on the console stands\n%s", said)
	}
}

// file writes a puzzle for the picker to pick.
func (b *tab) offer(name, text string) {
	b.t.Helper()
	path := filepath.Join(b.t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		b.t.Fatal(err)
	}
	b.mutex.Lock()
	b.offered = path
	b.mutex.Unlock()
}

func read(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(data) == 0 {
		t.Fatal(fmt.Errorf("%s is empty", path))
	}
	return data
}
