package app

import (
	"os"
	"strings"
	"testing"
)

// Packages describe the program in files that no compiler reads.
func TestPackagesNameTheProgramAlike(t *testing.T) {
	m := Metadata()
	if m.ID != ID || m.Icon == nil || len(m.Icon.Content()) == 0 {
		t.Errorf("the toolkit is told %+v", m)
	}
	for file, line := range map[string]string{
		"../FyneApp.toml":                              `ID = "` + ID + `"`,
		"../contrib/packaging/" + ID + ".desktop":      "Icon=" + ID,
		"../contrib/packaging/" + ID + ".metainfo.xml": "<id>" + ID + "</id>",
		"../contrib/packaging/Info.plist":              "<string>" + ID + "</string>",
		"../contrib/packaging/winres.json":             `"name": "` + ID + `"`,
		"../contrib/packaging/dist":                    "id=" + ID,
	} {
		text, err := os.ReadFile(file)
		if err != nil || !strings.Contains(string(text), line) {
			t.Errorf("%s does not say %s (%v)", file, line, err)
		}
	}
}
