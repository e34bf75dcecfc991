package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
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
	files := http.FileServer(http.Dir(dir))
	b := newTab(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", "sandbox allow-scripts") // as a platform's frame: no storage, no windows
		files.ServeHTTP(w, r)
	}))
	asked := 0
	for _, name := range names {
		for _, width := range []int64{390, 768, 1280} {
			finger := width == 390
			b.do(emulation.SetDeviceMetricsOverride(width, 800, 1, finger), emulation.SetTouchEmulationEnabled(finger), chromedp.Navigate(b.address+name+".html"))
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
				asked += b.steps(what, finger)
			}
			b.act(`document.getElementById("shade")`, finger)
			b.until(what+" is dark", `document.documentElement.classList.contains("dark")`)
		}
		b.guarded(name)
	}
	t.Logf("%d questions were answered", asked)
	if asked == 0 {
		t.Error("the lessons ask nothing")
	}
	b.quiet()
}

// guarded holds a page to its policy: a foreign script does not run, nothing is loaded.
func (b *tab) guarded(what string) {
	b.t.Helper()
	b.do(chromedp.Evaluate(`(() => {
		window.broken = [];
		document.addEventListener("securitypolicyviolation", e => window.broken.push(e.effectiveDirective));
		document.head.append(Object.assign(document.createElement("script"), { textContent: "window.ran = true" }));
		new Image().src = location.origin + "/picture.png";
		fetch(location.origin + "/data").catch(() => {});
	})()`, nil))
	b.until(what+" allows no script, picture or request", `["script-src-elem", "img-src", "connect-src"].every(d => window.broken.includes(d)) && !window.ran`)
	var stored bool
	b.do(chromedp.Evaluate(`(() => { try { return !!localStorage } catch { return false } })()`, &stored))
	if stored {
		b.t.Errorf("%s: the frame has storage, which platforms do not give", what)
	}
}

// act presses an element: with a finger, or with the space bar.
func (b *tab) act(element string, finger bool) {
	b.t.Helper()
	if !finger {
		b.do(chromedp.Evaluate(element+".focus()", nil), chromedp.KeyEvent(" "))
		return
	}
	var at struct{ X, Y float32 }
	b.do(chromedp.Evaluate(`(() => {
		const e = `+element+`;
		e.scrollIntoView({ block: "center", behavior: "instant" });
		const r = e.getBoundingClientRect();
		return { X: r.x + r.width / 2, Y: r.y + r.height / 2 };
	})()`, &at))
	b.tap(fyne.NewPos(at.X, at.Y))
}

// steps goes through all steps of a lesson and answers what they ask, each question wrongly
// first. It returns how many there were.
func (b *tab) steps(what string, finger bool) (asked int) {
	b.t.Helper()
	at := func(n int) string {
		return fmt.Sprintf(`[...document.querySelectorAll("section.step")].findIndex(s => !s.hidden) === %d`, n)
	}
	var n int
	b.do(chromedp.Evaluate(`document.querySelectorAll("section.step").length`, &n))
	for i := range n {
		b.until(fmt.Sprintf("%s shows step %d", what, i+1), at(i))
		asked += b.answers(fmt.Sprintf("%s, step %d", what, i+1), finger)
		if i+1 < n {
			b.act(`document.getElementById("next")`, finger)
		}
	}
	b.act(`document.getElementById("back")`, finger)
	b.until(what+" goes back", at(n-2))
	return asked
}

// answers answers the questions of the step that is shown.
func (b *tab) answers(what string, finger bool) (asked int) {
	b.t.Helper()
	const open = `[...document.querySelectorAll("section.step:not([hidden]) .question:not([hidden])")].find(q => !q.querySelector(".good"))`
	for {
		var q *struct {
			Right   []int
			Choices int
			Number  string
		}
		b.do(chromedp.Evaluate(`(() => {
			window.question = `+open+`;
			if (!window.question) return null;
			const q = JSON.parse(document.getElementById("data").textContent).questions[+window.question.dataset.question];
			return { Right: q.right || [], Choices: (q.choices || []).length, Number: q.choices ? "" : String(q.number) };
		})()`, &q))
		if q == nil {
			return asked
		}
		asked++
		input := func(i int) string { return fmt.Sprintf(`window.question.querySelectorAll("input")[%d]`, i) }
		check := func() { b.act(`window.question.querySelector("button")`, finger) }
		write := func(words string) {
			b.do(chromedp.Evaluate(input(0)+`.value = ""`, nil), chromedp.Evaluate(input(0)+`.focus()`, nil), chromedp.KeyEvent(words))
			check()
		}
		bad := func() { b.until(what+" refuses a wrong answer", `window.question.querySelector(".bad")`) }
		if q.Choices == 0 {
			write("-98765")
			bad()
			write(q.Number)
		} else {
			for i := range q.Choices { // one that is wrong, if there is one
				if !slices.Contains(q.Right, i) {
					b.act(input(i), finger)
					check()
					bad()
					b.do(chromedp.Evaluate(input(i)+".checked = false", nil))
					break
				}
			}
			for _, i := range q.Right {
				b.act(input(i), finger)
				var radio bool
				if b.do(chromedp.Evaluate(input(i)+`.type === "radio"`, &radio)); radio {
					break // one of several right ones
				}
			}
			check()
		}
		b.until(what+" accepts the right answer", `window.question.querySelector(".good")`)
	}
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
