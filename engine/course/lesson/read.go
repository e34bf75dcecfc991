package lesson

import (
	"context"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/text"
	"go.yaml.in/yaml/v3"

	"langkah/engine"
)

// Longest is the greatest size of a lesson's file in bytes.
const Longest = 1 << 20

// Opener opens a puzzle's text or share string, with the moves that a share string has.
type Opener func(text string) (engine.Puzzle, []engine.Move, error)

// Markdown returns the reader and writer of a lesson's words.
func Markdown() goldmark.Markdown {
	return goldmark.New(goldmark.WithExtensions(extension.Table))
}

// reader reads the blocks of a file.
type reader struct {
	source []byte
	open   Opener
	lesson Lesson

	from   int  // the byte where the words begin that are not yet in a step
	puzzle bool // the last step has one of its own
}

// Read reads a lesson. Its error is an [*engine.ParseError].
func Read(source string, open Opener) (Lesson, error) {
	switch {
	case len(source) > Longest:
		return Lesson{}, engine.BadText(1, 1, "the file is longer than %d bytes, more than a lesson may be", Longest).OfKind(engine.ErrTooLong)
	case !utf8.ValidString(source):
		return Lesson{}, engine.BadText(1, 1, "this is not text in UTF-8").OfKind(engine.ErrNotText)
	}
	source = strings.TrimPrefix(strings.ReplaceAll(source, "\r\n", "\n"), "\ufeff")
	if strings.TrimSpace(source) == "" {
		return Lesson{}, engine.BadText(1, 1, "the file is empty, expected a lesson, which begins with ---").OfKind(engine.ErrEmpty)
	}
	r := reader{source: []byte(source), open: open}
	if err := r.front(); err != nil {
		return Lesson{}, err
	}
	if err := r.steps(); err != nil {
		return Lesson{}, err
	}
	return r.lesson, nil
}

const fence = "---\n"

// front reads the front matter, and blanks it: so what follows keeps its lines.
func (r *reader) front() error {
	s := string(r.source)
	if !strings.HasPrefix(s, fence) {
		return engine.BadText(1, 1, "expected --- and below it the title, as in\n---\ntitle: What h is good for\nlanguage: en\n---")
	}
	block, _, closed := strings.Cut(s[len(fence):], "\n"+fence)
	if !closed {
		return engine.BadText(1, 1, "the block that begins here has no end, expected a line ---")
	}
	f := readFields(block, 1)
	r.lesson.Title, _ = f.needed("title", "What h is good for")
	language, at := f.needed("language", "en")
	if at != nil && language != "en" && language != "id" {
		f.fail(at, "found %q for \"language\", expected en or id", language)
	}
	r.lesson.Language = language
	r.lesson.About, _ = f.line("about")
	r.lesson.Minutes = f.whole("minutes", 1, 600, 0)
	if err := f.end(); err != nil {
		return err
	}
	r.from = len(fence) + len(block) + 1 + len(fence)
	for i := range r.source[:r.from] {
		if r.source[i] != '\n' {
			r.source[i] = ' '
		}
	}
	return nil
}

// steps reads what follows the front matter.
func (r *reader) steps() error {
	doc := Markdown().Parser().Parse(text.NewReader(r.source))
	for n := doc.FirstChild(); n != nil; n = n.NextSibling() {
		if err := r.refuse(n); err != nil {
			return err
		}
		switch n := n.(type) {
		case *ast.Heading:
			if n.Level == 1 {
				if err := r.begin(n); err != nil {
					return err
				}
			}
		case *ast.FencedCodeBlock:
			if n.Info != nil {
				if err := r.block(n); err != nil {
					return err
				}
			}
		default:
			if len(r.lesson.Steps) == 0 {
				return engine.BadText(r.line(r.start(n)), 1, "expected a heading such as \"# What does Manhattan count?\", with which a step begins")
			}
		}
	}
	r.words(len(r.source))
	if len(r.lesson.Steps) == 0 {
		return engine.BadText(r.line(len(r.source)), 1, "the lesson has no step, expected a heading such as \"# What does Manhattan count?\"")
	}
	return nil
}

// begin begins a step.
func (r *reader) begin(n *ast.Heading) error {
	at := r.lineStart(r.start(n))
	r.words(at)
	title := strings.TrimSpace(string(n.Lines().Value(r.source)))
	if title == "" {
		return engine.BadText(r.line(at), 1, "the heading is empty, expected the step's name")
	}
	step := Step{Title: title}
	if before := r.lesson.last(); before != nil {
		step.Puzzle, step.Moves, step.Place = before.Puzzle, before.Moves, before.Place
	}
	r.lesson.Steps = append(r.lesson.Steps, step)
	r.puzzle = false
	r.from = min(r.lineEnd(n.Lines().At(n.Lines().Len()-1).Start), len(r.source))
	return nil
}

func (l *Lesson) last() *Step {
	if len(l.Steps) == 0 {
		return nil
	}
	return &l.Steps[len(l.Steps)-1]
}

// words adds what was not yet read, up to a byte, to the words of the last step.
func (r *reader) words(to int) {
	if step := r.lesson.last(); step != nil && r.from < to {
		if words := strings.TrimSpace(string(r.source[r.from:to])); words != "" {
			step.Words = strings.TrimSpace(step.Words + "\n\n" + words)
		}
	}
	r.from = max(r.from, to)
}

// block reads a fenced block.
func (r *reader) block(n *ast.FencedCodeBlock) error {
	at := n.Info.Segment.Start
	line := r.line(at)
	end := r.lineEnd(at)
	if k := n.Lines().Len(); k > 0 {
		end = n.Lines().At(k - 1).Stop
	}
	if closing := strings.TrimSpace(string(r.source[end:r.lineEnd(end)])); !strings.HasPrefix(closing, "```") && !strings.HasPrefix(closing, "~~~") {
		return engine.BadText(line, 1, "the block that begins here has no end, expected a line ```")
	}
	step := r.lesson.last()
	if step == nil {
		return engine.BadText(line, 1, "a block stands before the first step, expected a heading such as \"# What does Manhattan count?\"")
	}
	r.words(r.lineStart(at))
	r.from = r.lineEnd(end)
	content := string(n.Lines().Value(r.source))
	info := strings.Fields(string(n.Info.Value(r.source)))
	switch kind := strings.Join(info, " "); {
	case kind == "puzzle" && r.puzzle:
		return engine.BadText(line, 1, "the step has a puzzle already; begin another step for this one")
	case kind == "puzzle":
		r.puzzle = true
		p, moves, err := r.open(content)
		if err != nil {
			return placed(err, line, 1)
		}
		step.Puzzle, step.Moves, step.Place = p, moves, nil
	case step.Puzzle == nil && (kind == "search" || info[0] == "task" && kind != "task choose"):
		return engine.BadText(line, 1, "there is no puzzle for this block yet, expected a block ```puzzle before it")
	case kind == "search":
		place, err := readPlace(content, line, step.Puzzle)
		if err != nil {
			return err
		}
		step.Place = place
	case info[0] == "task":
		task, err := readTask(strings.TrimSpace(strings.TrimPrefix(kind, "task")), content, line, *step)
		if err != nil {
			return err
		}
		step.Tasks = append(step.Tasks, task)
	default:
		return engine.BadText(line, 1, "there is no block %q; there are puzzle, search and task; plain text stands below ``` alone", kind)
	}
	return nil
}

// readPlace reads a block "search".
func readPlace(content string, line int, p engine.Puzzle) (*Place, error) {
	f := readFields(content, line)
	m := f.method("method", p)
	place := &Place{Method: m, After: f.whole("after", 0, 1_000_000, 0)}
	values := engine.Values{}
	for _, it := range f.items("rules", yaml.MappingNode) {
		if f.err == nil {
			f.rule(it, p, m, values)
		}
		values[it.name] = it.value
	}
	if f.err == nil {
		with, err := m.With(values)
		if err != nil {
			f.fail(f.at["rules"], "%s", engine.MsgOf(err))
		}
		place.Method = with
	}
	if err := f.end(); err != nil {
		return nil, err
	}
	return place, nil
}

// rule refuses an option that the method lacks, a value that does not fit, and one that is
// there twice.
func (f *fields) rule(it item, p engine.Puzzle, m engine.Method, before engine.Values) {
	var known []string
	for _, o := range m.Settings.Options() {
		known = append(known, o.Name)
	}
	slices.Sort(known)
	if !slices.Contains(known, it.name) {
		f.fail(it.at, "%s has no rule %q; expected one of %s", m.Name(), it.name, strings.Join(known, ", "))
		return
	}
	if _, twice := before[it.name]; twice {
		f.fail(it.at, "%q is there twice", it.name)
		return
	}
	set := engine.Values{it.name: it.value}
	with, err := m.With(set)
	if err != nil {
		f.fail(it.at, "%s", engine.MsgOf(err))
		return
	}
	if it.name != "successors" {
		return
	}
	// Whether its words name moves is found where a search begins; a breadth-first one needs no
	// tables for that.
	if bfs, err := engine.FindMethod(p, "bfs", ""); err == nil {
		if plain, err := bfs.With(set); err == nil {
			with = plain
		}
	}
	if r := engine.Solve(context.Background(), p, with, engine.Limits{Nodes: 1, Memory: Limits().Memory}, nil); r.Status == engine.Failed {
		f.fail(it.at, "%s", r.Reason)
	}
}

// method returns the method that an entry names. It is one that Langkah has, or a formula: a
// lesson runs no program.
func (f *fields) method(name string, p engine.Puzzle) engine.Method {
	value, at := f.needed(name, "astar/manhattan")
	if f.err != nil {
		return engine.Method{}
	}
	m, err := engine.FindMethod(p, split(value, 0), split(value, 1))
	if err != nil {
		f.fail(at, "%s", engine.MsgOf(err))
	}
	return m
}

// split returns the algorithm or the heuristic of a method's name.
func split(method string, part int) string {
	algorithm, heuristic := engine.SplitMethod(method)
	return []string{algorithm, heuristic}[part]
}

// refuse finds what a lesson may not have: a page that is handed round loads nothing, and
// shows no more than the window does.
func (r *reader) refuse(top ast.Node) error {
	var err error
	_ = ast.Walk(top, func(n ast.Node, _ bool) (ast.WalkStatus, error) {
		var what engine.Message
		switch n.(type) {
		case *ast.Image:
			what = engine.Msg("a picture")
		case *ast.Link, *ast.AutoLink:
			what = engine.Msg("a link")
		case *ast.RawHTML, *ast.HTMLBlock:
			what = engine.Msg("HTML")
		default:
			return ast.WalkContinue, nil
		}
		at := r.start(n)
		err = engine.BadText(r.line(at), r.column(at), "found %s, which a lesson cannot have: it loads nothing; expected words alone", what)
		return ast.WalkStop, nil
	})
	return err
}

// start returns the byte where a node begins, or one near it: an inline node may know the
// place of its text alone.
func (r *reader) start(n ast.Node) int {
	if raw, ok := n.(*ast.RawHTML); ok && raw.Segments.Len() > 0 {
		return raw.Segments.At(0).Start
	}
	if t, ok := n.(*ast.Text); ok {
		return t.Segment.Start
	}
	if n.Type() == ast.TypeBlock && n.Lines() != nil && n.Lines().Len() > 0 {
		return n.Lines().At(0).Start
	}
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		return r.start(c)
	}
	if before := n.PreviousSibling(); before != nil {
		return r.start(before)
	}
	if n.Parent() != nil && n.Parent().Kind() != ast.KindDocument {
		return r.start(n.Parent())
	}
	return r.from
}

// line returns the line, from 1, of a byte.
func (r *reader) line(at int) int {
	return 1 + strings.Count(string(r.source[:min(at, len(r.source))]), "\n")
}

func (r *reader) column(at int) int {
	return 1 + utf8.RuneCount(r.source[r.lineStart(at):at])
}

func (r *reader) lineStart(at int) int {
	return 1 + strings.LastIndexByte(string(r.source[:at]), '\n')
}

// lineEnd returns the byte after the end of a line.
func (r *reader) lineEnd(at int) int {
	if i := strings.IndexByte(string(r.source[at:]), '\n'); i >= 0 {
		return at + i + 1
	}
	return len(r.source)
}

// Check judges the answers of all tasks, and calls report with each that is wrong.
func (l Lesson) Check(ctx context.Context, report func(step int, t Task, wrong engine.Message)) error {
	for i, s := range l.Steps {
		for _, t := range s.Tasks {
			wrong, err := t.Check(ctx)
			if err != nil {
				return err
			}
			if wrong.Format != "" {
				report(i, t, wrong)
			}
		}
	}
	return nil
}
