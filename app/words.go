package app

import (
	"encoding/json"
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"langkah/assets"
	"langkah/engine"
)

// languages are those that the window speaks, the base first.
var languages = []engine.Choice{
	{Name: "en", Title: engine.Msg("English")},
	{Name: "id", Title: engine.Msg("Bahasa Indonesia")},
}

// words translates. What it has no translation for stays English.
type words struct{ known map[string]string }

// newWords reads the translation of a language; "" is the system's.
func newWords(language string) words {
	if language == "" {
		language = lang.SystemLocale().LanguageString()
	}
	if len(language) > 2 {
		language = language[:2]
	}
	data, err := assets.Translations.ReadFile("translations/" + language + ".json")
	if err != nil {
		return words{}
	}
	w := words{}
	if err := json.Unmarshal(data, &w.known); err != nil {
		fyne.LogError("the translation "+language+" cannot be read", err)
	}
	return w
}

// x is a text of the window by its key, with the English that is its default.
func (w words) x(key, english string) string {
	if t, ok := w.known[key]; ok {
		return t
	}
	return english
}

// f is a format of the window by its key, with its arguments.
func (w words) f(key, english string, args ...any) string {
	return fmt.Sprintf(w.x(key, english), args...)
}

// say is a message of the engine.
func (w words) say(m engine.Message) string {
	return m.In(func(format string) string { return w.x(format, format) })
}

// titles are the names of choices.
func (w words) titles(choices []engine.Choice) []string {
	list := make([]string, len(choices))
	for i, c := range choices {
		list[i] = w.say(c.Title)
	}
	return list
}
