package look

import (
	"cmp"
	"encoding/json"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"langkah/assets"
	"langkah/engine"
)

// Languages are those that the window speaks, the base first.
func Languages() []engine.Choice {
	return []engine.Choice{
		{Name: "en", Title: engine.Msg("English")},
		{Name: "id", Title: engine.Msg("Bahasa Indonesia")},
	}
}

// Words translates. What it has no translation for stays English.
type Words struct {
	language string
	known    map[string]string
}

// NewWords reads the translation of a language; "" is the system's.
func NewWords(language string) Words {
	if language == "" {
		language = lang.SystemLocale().LanguageString()
	}
	if len(language) > 2 {
		language = language[:2]
	}
	data, err := assets.Translations.ReadFile("translations/" + language + ".json")
	if err != nil {
		return Words{} // English, and instead of a language that there is not
	}
	w := Words{language: language}
	if err := json.Unmarshal(data, &w.known); err != nil {
		fyne.LogError("the translation "+language+" cannot be read", err)
	}
	return w
}

// Language is the language's code, as in "id"; that of the base is "en".
func (w Words) Language() string { return cmp.Or(w.language, "en") }

// Text is a text of the window by its key, with the English that is its default.
func (w Words) Text(key, english string) string {
	if t, ok := w.known[key]; ok {
		return t
	}
	return english
}

// Textf is a format of the window by its key, with its arguments.
func (w Words) Textf(key, english string, args ...any) string {
	return engine.Msg(w.Text(key, english), args...).String()
}

// Message is a message of the engine.
func (w Words) Message(m engine.Message) string { return m.In(w.Format) }

// Error is an error in words. One that is no message of the engine stays as it is.
func (w Words) Error(err error) string { return w.Message(engine.MsgOf(err)) }

// Format is a format of the engine, which is its own key.
func (w Words) Format(english string) string { return w.Text(english, english) }

// Status is a status in a word or two, from its name as [engine.Status.Name] has it.
func (w Words) Status(name string) string { return w.Text("status."+name, name) }

// Titles are the names of choices.
func (w Words) Titles(choices []engine.Choice) []string {
	list := make([]string, len(choices))
	for i, c := range choices {
		list[i] = w.Message(c.Title)
	}
	return list
}

// Sentence begins with a capital letter, or with the name of a piece as it is: a word of one letter other than the article.
func Sentence(s string) string {
	r := []rune(s)
	if len(r) == 0 || len(r) > 1 && r[0] != 'a' && r[1] == ' ' {
		return s
	}
	return strings.ToUpper(string(r[0])) + string(r[1:])
}
