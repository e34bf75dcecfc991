package look

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"langkah/assets"
	"langkah/engine"
)

// spoken are the keys in the code of the window with their English.
func spoken(t *testing.T) map[string]string {
	t.Helper()
	keys := map[string]string{}
	err := filepath.WalkDir("../..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && len(call.Args) >= 2 && isWordCall(call.Fun) {
				key, english := literal(call.Args[0]), literal(call.Args[1])
				if known := keys[key]; known != "" && known != english {
					t.Errorf("%s is %q in one place and %q in another", key, known, english)
				}
				if key != "" {
					keys[key] = english
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range Speeds() {
		keys[s.key] = s.english
	}
	for _, s := range TextSizes() {
		keys[s.key] = s.english
	}
	for _, m := range months() {
		keys[m.key] = m.english
	}
	return keys
}

// isWordCall says whether a call is one of Text or Textf of [Words].
func isWordCall(fun ast.Expr) bool {
	switch fun := fun.(type) {
	case *ast.Ident:
		return fun.Name == "text"
	case *ast.SelectorExpr:
		return fun.Sel.Name == "Text" || fun.Sel.Name == "Textf"
	}
	return false
}

func literal(e ast.Expr) string {
	if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.STRING {
		s, _ := strconv.Unquote(lit.Value)
		return s
	}
	return ""
}

// translated are the languages but the base, whose words stand in the code.
func translated() []engine.Choice { return Languages()[1:] }

func translation(t *testing.T, language string) map[string]string {
	t.Helper()
	data, err := assets.Translations.ReadFile("translations/" + language + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var known map[string]string
	if err := json.Unmarshal(data, &known); err != nil {
		t.Fatalf("%s.json: %v", language, err)
	}
	return known
}

func TestTranslationsHaveEveryKey(t *testing.T) {
	keys := spoken(t)
	for _, l := range translated() {
		known := translation(t, l.Name)
		for key := range keys {
			if known[key] == "" {
				t.Errorf("%s.json lacks %s: %q", l.Name, key, keys[key])
			}
		}
	}
}

var verb = regexp.MustCompile(`%(\[\d+\])?[+#0-9.]*[a-zA-Z%]`)

// A translation takes the arguments of its original; one that needs them in
// another order says so by %[1]s.
func TestTranslationsTakeTheSameArguments(t *testing.T) {
	keys := spoken(t)
	for _, l := range translated() {
		for key, words := range translation(t, l.Name) {
			original, ok := keys[key]
			if !ok {
				original = key // a format of the engine
			}
			want, got := verb.FindAllString(original, -1), verb.FindAllString(words, -1)
			if strings.Contains(words, "%[") {
				if len(got) != len(want) {
					t.Errorf("%s.json: %q takes %v, the original %q %v", l.Name, words, got, original, want)
				}
				continue
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s.json: %q takes %v, the original %q %v", l.Name, words, got, original, want)
			}
		}
	}
}

func TestMessagesAreTranslatedByTheirFormat(t *testing.T) {
	w := Words{known: map[string]string{"%s with %s": "%s dengan %s", "Manhattan": "Manhattan"}}
	m := engine.Msg("%s with %s", engine.Msg("A*"), engine.Msg("Manhattan"))
	if got := w.Message(m); got != "A* dengan Manhattan" {
		t.Errorf("the message is %q", got)
	}
	if got := w.Message(engine.Msg("unknown %d", 3)); got != fmt.Sprintf("unknown %d", 3) {
		t.Errorf("a message without a translation is %q, want its English", got)
	}
}
