package webtest

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// In WebAssembly Go 1.26 reads outside memory when nil is looked up in a large
// map[any]V, and ends the program. The toolkit does that where it is built with
// migrated_fynedo, which is why .ci/web does not. When this test fails Go has mended
// it: then the tag can come back, and the test can go.
func TestGoCannotLookUpNilInALargeMap(t *testing.T) {
	b := newTab(t, http.FileServer(http.Dir(folder(t))))
	site := t.TempDir()
	build := exec.Command("go", "build", "-o", filepath.Join(site, "nilkey.wasm"), "./testdata/nilkey")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	const html = `<script src="/go/wasm_exec.js"></script><script>
		let ended = "";
		const go = new Go();
		WebAssembly.instantiateStreaming(fetch("nilkey.wasm"), go.importObject)
			.then((w) => go.run(w.instance)).then(() => ended = "well", (err) => ended = String(err));
	</script>`
	if err := os.WriteFile(filepath.Join(site, "index.html"), []byte(html), 0o644); err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/", http.FileServer(http.Dir(site)))
	mux.Handle("/go/", http.StripPrefix("/go/", http.FileServer(http.Dir(folder(t)))))
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	b.do(chromedp.Navigate(server.URL))
	b.until("the program has ended", `ended !== ""`)
	var ended string
	b.do(chromedp.Evaluate("ended", &ended), chromedp.Sleep(100*time.Millisecond))
	if !strings.Contains(ended, "memory access out of bounds") {
		t.Errorf("nil was looked up, and the program ended %q: build the page with migrated_fynedo again, and remove this test", ended)
	}
}
