package app

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"

	"langkah/engine/host/files"
)

// ID is the program's name for the toolkit, which keeps the preferences under it,
// and for the desktop.
const ID = "app.langkah.Langkah"

// formerID is the name under which version 0.1.0 kept the preferences while it
// was made.
const formerID = "app.langkah"

// TakeOverPreferences moves the preferences, and all that is kept beside them,
// from the program's former name to its own, unless there is something under that
// already. It has to be called before the toolkit makes the folder.
func TakeOverPreferences() {
	if folder := Folder(); folder != "" {
		takeOver(filepath.Join(filepath.Dir(folder), formerID), folder)
	}
}

// takeOver gives a folder another name where there is none of that name. Where it
// cannot, the folder stays as it is.
func takeOver(from, to string) {
	if _, err := os.Lstat(to); errors.Is(err, fs.ErrNotExist) {
		_ = os.Rename(from, to)
	}
}

// SetAsideBadPreferences renames a preferences file that the toolkit could not
// read, so that nothing in it is lost, and returns its new path; "" when there
// was nothing to do. It has to be called before the toolkit reads the file,
// which would otherwise be overwritten, or panic on lists of mixed values.
func SetAsideBadPreferences() (aside string) {
	return setAside(preferencesFile(runtime.GOOS))
}

func setAside(path string) (aside string) {
	data, err := files.Read(path)
	if err == nil && checkPreferences(data) == nil || err != nil && !errors.Is(err, files.ErrNotAFile) {
		return ""
	}
	aside = path + ".bad"
	if os.Rename(path, aside) != nil {
		return ""
	}
	return aside
}

// TellLostPreferences says in a dialog where preferences that could not be read
// are kept; it says nothing where aside is empty.
func (w *Window) TellLostPreferences(aside string) {
	if aside != "" {
		text := w.frame.Words
		w.frame.Dialogs.Tell(text.Text("preferences.bad", "Your settings could not be read"),
			text.Textf("preferences.aside", "The file was damaged. Langkah starts with its own settings; the old file is kept as %s.", aside))
	}
}

// Folder is where the program keeps what the user has done, beside the
// preferences; "" where there is no such folder.
func Folder() string {
	if file := preferencesFile(runtime.GOOS); file != "" {
		return filepath.Dir(file)
	}
	return ""
}

// preferencesFile is where toolkit 2.7.1 keeps the preferences; "" where that is
// unknown.
func preferencesFile(system string) string {
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	config := filepath.Join(home, "AppData", "Roaming")
	switch system {
	case "windows":
	case "darwin":
		config = filepath.Join(home, "Library", "Preferences")
	default:
		if config, err = os.UserConfigDir(); err != nil {
			return ""
		}
	}
	return filepath.Join(config, "fyne", ID, "preferences.json")
}

// checkPreferences says why the toolkit could not read preferences: they have to
// be one JSON object of single values and of lists whose values are of one kind.
func checkPreferences(data []byte) error {
	var values map[string]any
	if err := json.Unmarshal(data, &values); err != nil {
		return err
	}
	for key, value := range values {
		list, _ := value.([]any)
		for _, item := range list {
			if fmt.Sprintf("%T", item) != fmt.Sprintf("%T", list[0]) {
				return fmt.Errorf("%s mixes kinds of values", key)
			}
		}
	}
	return nil
}
