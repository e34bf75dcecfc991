package submissions

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"html/template"
	"strconv"
	"strings"

	"langkah/engine/base/figures"
)

// Book is all results with how they are counted.
type Book struct {
	Results []Result // those of a submission follow each other
	Title   string   // of the column in a gradebook
	Points  float64  // of a submission that passes every puzzle; 0 for one a puzzle
	Strict  bool     // a solution that is not optimal does not pass
}

// Score is a submission with its results.
type Score struct {
	Name    string
	Results []Result
	Passed  int
	Points  float64
	Most    float64
}

// Scores returns the submissions in order.
func (b Book) Scores() (list []Score) {
	for _, r := range b.Results {
		if len(list) == 0 || list[len(list)-1].Name != r.Submission {
			list = append(list, Score{Name: r.Submission})
		}
		s := &list[len(list)-1]
		s.Results = append(s.Results, r)
		if r.Passed(b.Strict) {
			s.Passed++
		}
	}
	for i := range list {
		s := &list[i]
		if s.Most = b.Points; b.Points == 0 {
			s.Most = float64(len(s.Results))
		}
		s.Points = s.Most * float64(s.Passed) / float64(len(s.Results))
	}
	return list
}

func points(x float64) string { return strconv.FormatFloat(float64(int(x*100+0.5))/100, 'f', -1, 64) }

// feedback says of each puzzle what the submission did.
func (s Score) feedback() string {
	var lines []string
	for _, r := range s.Results {
		line := r.Puzzle + ": " + r.Words
		if r.Why != "" {
			line += " (" + r.Why + ")"
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "; ")
}

// written writes records as RFC 4180 has them, each text safe from being taken for a formula.
func written(records [][]string) ([]byte, error) {
	var out bytes.Buffer
	w := csv.NewWriter(&out)
	w.UseCRLF = true
	for _, record := range records {
		for i, text := range record {
			record[i] = figures.InTable(text)
		}
	}
	err := w.WriteAll(records)
	return out.Bytes(), err
}

// CSV has a record for each result.
func (b Book) CSV() ([]byte, error) {
	records := [][]string{{"submission", "puzzle", "verdict", "passed", "words", "why", "over_optimum", "wrong_board", "wall_ms", "cpu_ms", "peak_bytes", "exit_code"}}
	for _, r := range b.Results {
		code := ""
		if r.Exit != nil {
			code = strconv.Itoa(*r.Exit)
		}
		records = append(records, []string{r.Submission, r.Puzzle, string(r.Verdict), strconv.FormatBool(r.Passed(b.Strict)), r.Words, r.Why,
			strconv.Itoa(r.Over), strconv.Itoa(r.Board), points(r.Wall), points(r.CPU), strconv.FormatInt(r.Peak, 10), code})
	}
	return written(records)
}

// Canvas has a record for each submission in the form of Canvas's gradebook, which finds a
// student by the SIS ids or else by the exact name: the folder is to be named so.
func (b Book) Canvas() ([]byte, error) {
	records := [][]string{{"Student", "ID", "SIS User ID", "SIS Login ID", "Section", b.Title}, {"Points Possible", "", "", "", "", ""}}
	for _, s := range b.Scores() {
		records[1][5] = points(s.Most)
		records = append(records, []string{s.Name, "", s.Name, s.Name, "", points(s.Points)})
	}
	return written(records)
}

// Moodle has a record for each submission for Moodle's import of grades, which asks what each
// column is.
func (b Book) Moodle() ([]byte, error) {
	records := [][]string{{"ID number", "Email address", b.Title, b.Title + " feedback"}}
	for _, s := range b.Scores() {
		id, email := s.Name, ""
		if strings.Contains(s.Name, "@") {
			id, email = "", s.Name
		}
		records = append(records, []string{id, email, points(s.Points), s.feedback()})
	}
	return written(records)
}

// JSON has one array of all results.
func (b Book) JSON() ([]byte, error) {
	list := b.Results
	if list == nil {
		list = []Result{}
	}
	return marshal(list)
}

func marshal(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return out.Bytes(), err
}

// gradescopeTest is a test in Gradescope's results.json.
type gradescopeTest struct {
	Score  float64 `json:"score"`
	Max    float64 `json:"max_score"`
	Status string  `json:"status"`
	Name   string  `json:"name"`
	Number string  `json:"number"`
	Output string  `json:"output"`
}

// Gradescope returns the results.json of a submission.
func (b Book) Gradescope(s Score) ([]byte, error) {
	file := struct {
		Score float64          `json:"score"`
		Time  float64          `json:"execution_time"` // seconds
		Tests []gradescopeTest `json:"tests"`
	}{Score: s.Points}
	each := s.Most / float64(len(s.Results))
	for i, r := range s.Results {
		test := gradescopeTest{Max: each, Status: "failed", Name: r.Puzzle, Number: strconv.Itoa(i + 1), Output: strings.TrimSuffix(r.Words+": "+r.Why, ": ")}
		if r.Passed(b.Strict) {
			test.Score, test.Status = each, "passed"
		}
		file.Time += r.Wall / 1000
		file.Tests = append(file.Tests, test)
	}
	return marshal(file)
}

var page = template.Must(template.New("page").Funcs(template.FuncMap{"points": points, "time": figures.Milliseconds}).Parse(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Langkah: {{.Title}}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; color: #1c1c1c; background: #fff; margin: 2em auto; padding: 0 1.5em; max-width: 1300px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .87em; font-variant-numeric: tabular-nums; }
th, td { padding: .3em .6em; border-bottom: 1px solid #e4e4e4; text-align: left; vertical-align: top; }
th { background: #f4f5f7; }
.figure { text-align: right; }
.right { color: #17603a; } .optimal { color: #7a5200; } .wrong { color: #8c1d18; }
.note, small { color: #555; }
</style>
</head>
<body>
<h1>{{.Title}}</h1>
<p>{{len .Scores}} submissions. Each was run as a process of its own: times are of whole processes.</p>
<div class="wide"><table>
<tr><th>Submission</th><th class="figure">Passed</th><th class="figure">Points</th>{{with .First}}{{range .Results}}<th>{{.Puzzle}}</th>{{end}}{{end}}</tr>
{{- range .Scores}}
<tr><td>{{.Name}}</td><td class="figure">{{.Passed}} of {{len .Results}}</td><td class="figure">{{points .Points}} of {{points .Most}}</td>
{{- range .Results}}<td class="{{if eq .Verdict "right"}}right{{else if eq .Verdict "not optimal"}}optimal{{else}}wrong{{end}}">{{.Words}}{{if .Wall}} <small>{{time .Wall}}</small>{{end}}{{with .Why}}<br><small>{{.}}</small>{{end}}</td>{{end}}</tr>
{{- end}}
</table></div>
</body>
</html>
`))

// HTML returns a page with a table of submissions by puzzles.
func (b Book) HTML() ([]byte, error) {
	scores := b.Scores()
	data := struct {
		Title  string
		Scores []Score
		First  *Score
	}{Title: b.Title, Scores: scores}
	if len(scores) > 0 {
		data.First = &scores[0]
	}
	var out bytes.Buffer
	err := page.Execute(&out, data)
	return out.Bytes(), err
}
