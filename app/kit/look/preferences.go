package look

import (
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"langkah/engine"
	"langkah/engine/host/machine"
)

// Preferences are the settings that the window keeps between starts.
type Preferences struct{ store fyne.Preferences }

// NewPreferences returns those that the toolkit keeps.
func NewPreferences(store fyne.Preferences) Preferences { return Preferences{store} }

const recentFiles = 10 // how many are remembered

// Limits bound every search.
func (p Preferences) Limits() engine.Limits {
	limits := machine.DefaultLimits()
	seconds := p.store.IntWithFallback("limit.seconds", int(limits.Time/time.Second))
	const mostSeconds, mostMebibytes = 1 << 30, 1 << 30
	if 0 <= seconds && seconds <= mostSeconds {
		limits.Time = time.Duration(seconds) * time.Second
	}
	if mebibytes := p.store.Int("limit.mebibytes"); 0 < mebibytes && mebibytes <= mostMebibytes {
		limits.Memory = int64(mebibytes) << 20
	}
	return limits
}

// SetTime bounds the time of every search; 0 is no limit.
func (p Preferences) SetTime(limit time.Duration) {
	p.store.SetInt("limit.seconds", int(limit/time.Second))
}

// SetMemory bounds the memory of every search.
func (p Preferences) SetMemory(bytes int64) { p.store.SetInt("limit.mebibytes", int(bytes>>20)) }

// Speed is the index, in [Speeds], of how fast a solution plays.
func (p Preferences) Speed() int {
	return min(max(p.store.IntWithFallback("speed", 1), 0), len(Speeds())-1)
}

// SetSpeed sets the index of the speed.
func (p Preferences) SetSpeed(i int) { p.store.SetInt("speed", i) }

// Theme is "light", "dark" or "" for the system's.
func (p Preferences) Theme() string { return p.store.String("theme") }

// SetTheme sets the theme.
func (p Preferences) SetTheme(name string) { p.store.SetString("theme", name) }

// TextSize is how large writing is; 1 is usual. It is one of [TextSizes].
func (p Preferences) TextSize() float32 {
	wanted := float32(p.store.FloatWithFallback("text.size", 1))
	for _, s := range TextSizes() {
		if wanted <= s.Scale {
			return s.Scale
		}
	}
	return 1
}

// SetTextSize sets how large writing is.
func (p Preferences) SetTextSize(scale float32) { p.store.SetFloat("text.size", float64(scale)) }

// Language is "en", "id" or "" for the system's.
func (p Preferences) Language() string { return p.store.String("language") }

// SetLanguage sets the language.
func (p Preferences) SetLanguage(name string) { p.store.SetString("language", name) }

// Lesson returns the stored progress of a lesson by its name; "" before it was begun.
func (p Preferences) Lesson(name string) string { return p.store.String("lesson." + name) }

// SetLesson keeps something of a lesson.
func (p Preferences) SetLesson(name, kept string) { p.store.SetString("lesson."+name, kept) }

// Animations says whether pieces slide to their places.
func (p Preferences) Animations() bool { return p.store.BoolWithFallback("animations", true) }

// SetAnimations switches them on or off.
func (p Preferences) SetAnimations(on bool) { p.store.SetBool("animations", on) }

// MoveNames says whether a move's name in files stands beside its words.
func (p Preferences) MoveNames() bool { return p.store.Bool("moves.names") }

// SetMoveNames sets that.
func (p Preferences) SetMoveNames(on bool) { p.store.SetBool("moves.names", on) }

// NextMove says whether the board shows the next move.
func (p Preferences) NextMove() bool { return p.store.Bool("moves.next") }

// SetNextMove sets that.
func (p Preferences) SetNextMove(on bool) { p.store.SetBool("moves.next", on) }

// Follows says whether cells that follow from the pieces laid are marked.
func (p Preferences) Follows() bool { return p.store.Bool("play.follows") }

// SetFollows sets that.
func (p Preferences) SetFollows(on bool) { p.store.SetBool("play.follows", on) }

// Clock says whether the board's page shows how long a puzzle was played.
func (p Preferences) Clock() bool { return p.store.Bool("play.clock") }

// SetClock sets that.
func (p Preferences) SetClock(on bool) { p.store.SetBool("play.clock", on) }

// ArrowsMoveBlank says whether an arrow key says where the blank goes, not the tile.
func (p Preferences) ArrowsMoveBlank() bool { return p.store.Bool("play.blank") }

// SetArrowsMoveBlank sets that.
func (p Preferences) SetArrowsMoveBlank(on bool) { p.store.SetBool("play.blank", on) }

// Truth says whether it is shown after every move how far it is.
func (p Preferences) Truth() bool { return p.store.Bool("truth.shown") }

// SetTruth sets that.
func (p Preferences) SetTruth(on bool) { p.store.SetBool("truth.shown", on) }

// HeuristicShown says whether the board explains the heuristic's value.
func (p Preferences) HeuristicShown() bool { return p.store.Bool("heuristic.shown") }

// SetHeuristicShown sets that.
func (p Preferences) SetHeuristicShown(on bool) { p.store.SetBool("heuristic.shown", on) }

// Strict says whether a move that leaves no solution is reported at once.
func (p Preferences) Strict() bool { return p.store.Bool("truth.strict") }

// SetStrict sets that.
func (p Preferences) SetStrict(on bool) { p.store.SetBool("truth.strict", on) }

// Perspective says whether what is solid is shown in perspective.
func (p Preferences) Perspective() bool { return p.store.BoolWithFallback("solid.perspective", true) }

// SetPerspective sets that.
func (p Preferences) SetPerspective(on bool) { p.store.SetBool("solid.perspective", on) }

// How large something solid is shown.
const LeastZoom, MostZoom = 0.5, 2.5

// Camera is where something solid is looked at from: turned and looked down on, in
// radians, and how large; 1 is all of it.
func (p Preferences) Camera() (yaw, pitch, zoom float64) {
	return p.number("solid.yaw", 0.5, -1000, 1000), p.number("solid.pitch", 0.5, 0, math.Pi/2), p.number("solid.zoom", 1, LeastZoom, MostZoom)
}

// SetCamera sets that.
func (p Preferences) SetCamera(yaw, pitch, zoom float64) {
	p.store.SetFloat("solid.yaw", yaw)
	p.store.SetFloat("solid.pitch", pitch)
	p.store.SetFloat("solid.zoom", zoom)
}

// OpenFolder is where a file was opened last.
func (p Preferences) OpenFolder() string { return p.store.String("folder.open") }

// SetOpenFolder keeps that folder.
func (p Preferences) SetOpenFolder(dir string) { p.store.SetString("folder.open", dir) }

// SaveFolder is where one was saved last.
func (p Preferences) SaveFolder() string { return p.store.String("folder.save") }

// SetSaveFolder keeps that folder.
func (p Preferences) SetSaveFolder(dir string) { p.store.SetString("folder.save", dir) }

// Choice returns the last choice for a name; "" at first.
func (p Preferences) Choice(name string) string { return p.store.String("choice." + name) }

// SetChoice keeps it.
func (p Preferences) SetChoice(name, value string) { p.store.SetString("choice."+name, value) }

// Size is how large the window was when it was closed last. At first, and where no
// screen is as large as what is kept, it is one that a small laptop has room for.
func (p Preferences) Size() fyne.Size {
	const least, most = 100, 16_384
	return fyne.NewSize(float32(p.number("window.width", 1020, least, most)), float32(p.number("window.height", 680, least, most)))
}

// number returns the value kept by a name, or the usual one where there is none or,
// in an altered file, it is out of bounds.
func (p Preferences) number(name string, usual, least, most float64) float64 {
	if x := p.store.FloatWithFallback(name, usual); least <= x && x <= most {
		return x
	}
	return usual
}

// SetSize keeps the size of the window.
func (p Preferences) SetSize(size fyne.Size) {
	p.store.SetFloat("window.width", float64(size.Width))
	p.store.SetFloat("window.height", float64(size.Height))
}

// Packs lists the folders opened as packs, the latest first.
func (p Preferences) Packs() []string { return p.store.StringList("packs") }

// AddPack puts a folder at the head of that list.
func (p Preferences) AddPack(folder string) {
	list := slices.DeleteFunc(p.Packs(), func(old string) bool { return old == folder })
	list = slices.Insert(list, 0, folder)
	p.store.SetStringList("packs", list[:min(len(list), recentFiles)])
}

// Recent lists the files opened last, the latest first.
func (p Preferences) Recent() []string { return p.store.StringList("recent") }

// AddRecent puts a file at the head of the list.
func (p Preferences) AddRecent(path string) {
	list := slices.DeleteFunc(p.Recent(), func(old string) bool { return old == path })
	list = slices.Insert(list, 0, path)
	p.store.SetStringList("recent", list[:min(len(list), recentFiles)])
}

// ClearRecent empties the list.
func (p Preferences) ClearRecent() { p.store.SetStringList("recent", nil) }

const recentFormulas = 8 // how many are remembered

// Formulas lists the formulas of heuristics that the user gave last, the latest first.
func (p Preferences) Formulas() []string { return p.store.StringList("heuristic.formulas") }

// AddFormula puts a formula at the head of that list.
func (p Preferences) AddFormula(line string) {
	list := slices.DeleteFunc(p.Formulas(), func(old string) bool { return old == line })
	list = slices.Insert(list, 0, line)
	p.store.SetStringList("heuristic.formulas", list[:min(len(list), recentFormulas)])
}
