package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/lesson"
	"langkah/engine/course/webpage"
	"langkah/engine/study/recording"
)

// tongue is a language of a page.
func tongue(t testing.TB, code string) webpage.Tongue {
	t.Helper()
	words := map[string]string{}
	if code != "en" {
		data, err := assets.Translations.ReadFile("translations/" + code + ".json")
		if err == nil {
			err = json.Unmarshal(data, &words)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return webpage.Tongue{Code: code, Translate: func(english string) string {
		if w := words[english]; w != "" {
			return w
		}
		return english
	}}
}

// lessonPage makes the page of a lesson.
func lessonPage(t testing.TB, code string, l assets.Lesson) []byte {
	t.Helper()
	puzzles := catalog.New(catalog.Tables{})
	read, err := lesson.Read(l.Text, func(text string) (engine.Puzzle, []engine.Move, error) {
		g, err := puzzles.OpenGame(text)
		return g.Puzzle, g.Moves, err
	})
	if err != nil {
		t.Fatal(err)
	}
	page, err := webpage.Lesson(context.Background(), read, tongue(t, code), func(p engine.Puzzle) string {
		line, _ := puzzles.Share(p, nil)
		return line
	})
	if err != nil {
		t.Fatal(err)
	}
	return page
}

// mostBytes is the size of a page at most.
const mostBytes = 500_000

// Each page is small enough. LANGKAH_LESSONS=all makes those of all lessons; without it one.
func TestPagesOfLessonsAreSmall(t *testing.T) {
	for i, l := range assets.Lessons("en") {
		if i > 0 && os.Getenv("LANGKAH_LESSONS") != "all" {
			break
		}
		if n := len(lessonPage(t, "en", l)); n > mostBytes {
			t.Errorf("%s has %d bytes, expected %d at most", l.Name, n, mostBytes)
		}
	}
}

// Pages of lessons and searches work in the frame of a learning platform, which allows scripts
// alone: wide and narrow, light and dark, by keyboard and by touch.
func TestPagesOfLessonsWorkInAFrame(t *testing.T) {
	folder(t) // which skips without Chromium
	dir := t.TempDir()
	write := func(name string, data []byte) {
		if err := os.WriteFile(filepath.Join(dir, name+".html"), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	names := []string{}
	lessons := map[string][]assets.Lesson{"en": assets.Lessons("en"), "id": assets.Lessons("id")}
	for _, of := range []struct {
		code string
		i    int
	}{{"en", 0}, {"id", 1}, {"en", 3}, {"id", 4}} {
		l := lessons[of.code][of.i]
		names = append(names, of.code+"-"+l.Name)
		write(of.code+"-"+l.Name, lessonPage(t, of.code, l))
	}
	p, err := catalog.New(catalog.Tables{}).Open("1 2 5\n4 8 6\n7 - 3\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"bfs", "astar/manhattan"} {
		algorithm, heuristic := engine.SplitMethod(name)
		m, err := engine.FindMethod(p, algorithm, heuristic)
		if err != nil {
			t.Fatal(err)
		}
		r := recording.Record(context.Background(), p, m, engine.Limits{}, 100_000, nil)
		page, err := webpage.Search(context.Background(), r, "A search", []webpage.Tongue{tongue(t, "en"), tongue(t, "id")})
		if err != nil {
			t.Fatal(err)
		}
		if len(page) > mostBytes {
			t.Errorf("the page of %s has %d bytes", name, len(page))
		}
		names = append(names, "search-"+algorithm)
		write("search-"+algorithm, page)
	}
	b := newTab(t, dir)
	for _, name := range names {
		for _, width := range []int64{390, 768, 1280} {
			b.do(emulation.SetDeviceMetricsOverride(width, 800, 1, false), emulation.SetTouchEmulationEnabled(width == 390), chromedp.Navigate(b.address+name+".html"))
			b.until(name+" is there", `document.documentElement.classList.contains("script") && document.getElementById("shade").textContent`)
			what := fmt.Sprintf("%s, %d wide", name, width)
			var wide, requests int
			b.do(chromedp.Evaluate("document.documentElement.scrollWidth", &wide),
				chromedp.Evaluate(`performance.getEntriesByType("resource").filter(e => !e.name.endsWith("favicon.ico")).length`, &requests))
			if wide > int(width) {
				t.Errorf("%s: the page is %d wide", what, wide)
			}
			if requests != 0 {
				t.Errorf("%s: it loads %d files", what, requests)
			}
			if strings.HasPrefix(name, "search-") {
				b.player(what)
			} else {
				b.steps(what)
			}
			b.do(chromedp.Evaluate(`document.getElementById("shade").click()`, nil))
			b.until(what+" is dark", `document.documentElement.classList.contains("dark")`)
		}
	}
	b.quiet()

	frame := `<!DOCTYPE html><iframe id="f" sandbox="allow-scripts" width="700" height="600" src="` + names[0] + `.html"></iframe>
<script>window.heard = 0; document.getElementById("f").addEventListener("load", () => { window.heard = 1; });</script>`
	write("frame", []byte(frame))
	b.do(chromedp.Navigate(b.address+"frame.html"), chromedp.WaitReady("#f"))
	b.until("the frame is loaded", "window.heard === 1")
	b.quiet()
}

// steps goes forward by the button and back by the keyboard.
func (b *tab) steps(what string) {
	b.t.Helper()
	at := func(n int) string {
		return fmt.Sprintf(`[...document.querySelectorAll("section.step")].findIndex(s => !s.hidden) === %d`, n)
	}
	b.until(what+" shows its first step", at(0))
	b.do(chromedp.Evaluate(`document.getElementById("next").click()`, nil))
	b.until(what+" goes on", at(1))
	b.do(chromedp.Focus("#back"), chromedp.KeyEvent(kb.Enter))
	b.until(what+" goes back", at(0))
}

// player steps through a search by keys, and changes its language.
func (b *tab) player(what string) {
	b.t.Helper()
	at := func(n int) string { return fmt.Sprintf(`+document.querySelector(".player input").value === %d`, n) }
	b.until(what+" shows its first event", at(1))
	b.do(chromedp.Focus(".canvas"), chromedp.KeyEvent(kb.ArrowRight))
	b.until(what+" goes on", at(2))
	b.do(chromedp.KeyEvent(kb.ArrowLeft))
	b.until(what+" goes back", at(1))
	b.do(chromedp.Evaluate(`document.querySelector('[data-code="id"]').click()`, nil))
	b.until(what+" is in Indonesian", `document.documentElement.lang === "id"`)
}
