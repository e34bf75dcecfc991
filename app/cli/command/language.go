package command

import (
	"encoding/json"
	"fmt"

	"langkah/assets"
)

// Languages returns the names that [Translation] knows.
func Languages() []string { return []string{"en", "id"} }

// Translation returns the translation of the program's words into a language; nil
// for English.
func Translation(language string) (func(string) string, error) {
	switch language {
	case "en":
		return nil, nil
	case "id":
	default:
		return nil, fmt.Errorf("--lang is %q, expected en or id", language)
	}
	data, err := assets.Translations.ReadFile("translations/" + language + ".json")
	if err != nil {
		return nil, err
	}
	var words map[string]string
	if err := json.Unmarshal(data, &words); err != nil {
		return nil, fmt.Errorf("the translation %s cannot be read: %w", language, err)
	}
	return func(format string) string {
		if text := words[format]; text != "" {
			return text
		}
		return format
	}, nil
}
