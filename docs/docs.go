// Package docs embeds the manual, which the window's help shows.
package docs

import (
	"embed"
	"regexp"
	"strings"
)

//go:embed *.md id/*.md
var files embed.FS

// Section is a heading of a page with its text in Markdown.
type Section struct{ Title, Text string }

// Sections returns the parts of a page, such as "window", the first under the page's title:
// in English if the language lacks the page, nil if there is none. Links are omitted, and so
// is what packages omit (contrib/packaging/guide).
func Sections(language, page string) []Section {
	data, err := files.ReadFile(language + "/" + page + ".md")
	if err != nil {
		data, _ = files.ReadFile(page + ".md")
	}
	text := hidden.ReplaceAllString(string(data), "")
	text = comment.ReplaceAllString(text, "")
	text = navigation.ReplaceAllString(text, "\n\n")
	var list []Section
	code := false
	for _, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(line, "```") {
			code = !code
		}
		if m := heading.FindStringSubmatch(line); m != nil && !code {
			list = append(list, Section{Title: strings.ReplaceAll(m[1], "`", "")})
			continue
		}
		if len(list) > 0 {
			list[len(list)-1].Text += link.ReplaceAllString(line, "$1") + "\n"
		}
	}
	for i := range list {
		list[i].Text = strings.TrimSpace(list[i].Text)
	}
	return list
}

var (
	hidden     = regexp.MustCompile(`(?ms)^<!-- developers -->$.*?(^<!-- everybody -->$|\z)`)
	comment    = regexp.MustCompile(`(?m)^<!--.*-->\n`)
	navigation = regexp.MustCompile(`(?s)\n\n\[Langkah\]\(.*?\n\n`) // the paragraph of links below a title
	heading    = regexp.MustCompile(`^##? (.*)`)
	link       = regexp.MustCompile(`\[([^\]]+)\]\([^)]+\)`)
)
