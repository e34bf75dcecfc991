package app

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"langkah/engine"
	"langkah/engine/machine"
)

// preferences are what the window remembers from one start to the next.
type preferences struct{ store fyne.Preferences }

const recentFiles = 10 // how many are remembered

// limits bound every search.
func (p preferences) limits() engine.Limits {
	limits := machine.DefaultLimits()
	seconds := p.store.IntWithFallback("limit.seconds", int(limits.Time/time.Second))
	limits.Time = time.Duration(seconds) * time.Second
	if mebibytes := p.store.Int("limit.mebibytes"); mebibytes > 0 {
		limits.Memory = int64(mebibytes) << 20
	}
	return limits
}

func (p preferences) setTime(limit time.Duration) {
	p.store.SetInt("limit.seconds", int(limit/time.Second))
}

func (p preferences) setMemory(bytes int64) { p.store.SetInt("limit.mebibytes", int(bytes>>20)) }

func (p preferences) speed() int     { return p.store.IntWithFallback("speed", 1) }
func (p preferences) setSpeed(i int) { p.store.SetInt("speed", i) }

// theme is "light", "dark" or "" for the system's.
func (p preferences) theme() string        { return p.store.String("theme") }
func (p preferences) setTheme(name string) { p.store.SetString("theme", name) }

// language is "en", "id" or "" for the system's.
func (p preferences) language() string        { return p.store.String("language") }
func (p preferences) setLanguage(name string) { p.store.SetString("language", name) }

func (p preferences) animations() bool      { return p.store.BoolWithFallback("animations", true) }
func (p preferences) setAnimations(on bool) { p.store.SetBool("animations", on) }

// movesInWords says whether moves are told from the piece's point of view.
func (p preferences) movesInWords() bool      { return p.store.Bool("moves.words") }
func (p preferences) setMovesInWords(on bool) { p.store.SetBool("moves.words", on) }

func (p preferences) openFolder() string       { return p.store.String("folder.open") }
func (p preferences) setOpenFolder(dir string) { p.store.SetString("folder.open", dir) }
func (p preferences) saveFolder() string       { return p.store.String("folder.save") }
func (p preferences) setSaveFolder(dir string) { p.store.SetString("folder.save", dir) }

// size is how large the window was when it was closed last. At first it is one
// that a small laptop has room for.
func (p preferences) size() fyne.Size {
	return fyne.NewSize(
		float32(p.store.FloatWithFallback("window.width", 1020)),
		float32(p.store.FloatWithFallback("window.height", 680)))
}

func (p preferences) setSize(size fyne.Size) {
	p.store.SetFloat("window.width", float64(size.Width))
	p.store.SetFloat("window.height", float64(size.Height))
}

// recent lists the files opened last, the latest first.
func (p preferences) recent() []string { return p.store.StringList("recent") }

func (p preferences) addRecent(path string) {
	list := slices.DeleteFunc(p.recent(), func(old string) bool { return old == path })
	list = slices.Insert(list, 0, path)
	p.store.SetStringList("recent", list[:min(len(list), recentFiles)])
}

func (p preferences) clearRecent() { p.store.SetStringList("recent", nil) }
