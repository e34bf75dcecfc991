// Package webtest works the program in a page of a real Chromium with mouse and
// keyboard: it loads it, solves, opens, plays and saves. It holds tests alone. They
// need Chromium, and the folder that "make web" builds in LANGKAH_WEB.
package webtest
