package version_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"langkah/engine/base/version"
)

func TestString(t *testing.T) {
	for want, b := range map[string]version.Build{
		"0.1.0 0123456789ab 2026-01-02": {Number: "0.1.0", Commit: "0123456789ab", Date: "2026-01-02"},
		"0.1.0":                         {Number: "0.1.0"},
		"(unknown version)":             {},
	} {
		if got := b.String(); got != want {
			t.Errorf("%#v is %q, want %q", b, got, want)
		}
	}
}

// The linker sets variables by names that no compiler checks.
func TestStamp(t *testing.T) {
	folder := t.TempDir()
	source := filepath.Join(folder, "main.go")
	if err := os.WriteFile(source, []byte("package main\n\nimport \"langkah/engine/base/version\"\n\nfunc main() { print(version.This().String()) }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	const at = "-X langkah/engine/base/version."
	out, err := exec.Command("go", "run", "-ldflags", at+"number=1.2.3 "+at+"commit=abc "+at+"date=2026-01-02", source).CombinedOutput()
	if got, want := strings.TrimSpace(string(out)), "1.2.3 abc 2026-01-02"; err != nil || got != want {
		t.Errorf("a stamped program says %q (%v), want %q", got, err, want)
	}
}
