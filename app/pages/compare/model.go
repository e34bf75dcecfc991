package compare

import (
	"context"
	"slices"
	"sync"
	"time"

	"langkah/app/kit/job"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/compare/experiment"
	"langkah/engine/compare/plots"
	"langkah/engine/compare/results"
	"langkah/engine/compare/summary"
	"langkah/engine/course/grade"
	"langkah/engine/solve/search"
)

// Model is all that the page shows.
type Model struct {
	puzzles []experiment.Entry // those compared
	source  source
	names   []string // of the methods that any of them has, as [compare.Select] knows them
	ticked  []bool   // by method, for a comparison
	racing  bool     // the ticks that are shown are those of a race
	yours   []yours  // the user's programs
	repeat  string   // as typed
	seed    string

	planned []results.Header // of what the rows are of; none before there are any
	rows    []results.Row
	results map[results.Key]run
	judged  []experiment.Judged // own heuristics, of the rows
	jobs    []experiment.Job    // of the comparison, in the order in which they run

	table   tableChoice
	pair    [2]int // the methods that a chart holds against each other
	race    race
	running *job.Slot // the comparison
}

// source is where the puzzles come from, in the order of the panel.
type source int

const (
	openPuzzle source = iota
	familySamples
	allSamples
	folder
)

// run is a finished run with its result, for the board.
type run struct {
	job    experiment.Job
	result engine.Result
	report grade.Report // of a program
}

// tableChoice is which table is shown, and how it is sorted.
type tableChoice struct {
	chosen  int // 0 is the first table offered
	sorted  summary.Column
	falling bool
}

// NewModel compares nothing yet.
func NewModel(jobs *job.Runner) *Model {
	return &Model{repeat: "1", seed: "1", running: jobs.NewSlot(), race: newRace(jobs)}
}

// compares says whether a puzzle is among those compared.
func (m *Model) compares(p engine.Puzzle) bool {
	digest := results.Digest(p)
	return slices.ContainsFunc(m.puzzles, func(e experiment.Entry) bool { return results.Digest(e.Puzzle) == digest })
}

// choose compares on these puzzles from now on, by the methods that promise
// optimal solutions; what was compared before goes.
func (m *Model) choose(from source, puzzles []experiment.Entry) {
	m.running.Drop()
	m.race.clear()
	m.source, m.puzzles, m.names = from, puzzles, nil
	m.planned, m.rows, m.results, m.jobs, m.judged = nil, nil, nil, nil, nil
	for _, entry := range puzzles {
		for _, method := range entry.Puzzle.Methods() {
			if !slices.Contains(m.names, method.Name()) {
				m.names = append(m.names, method.Name())
			}
		}
	}
	m.ticked, m.race.ticked = make([]bool, len(m.names)), make([]bool, len(m.names))
	m.set(m.ticked, experiment.Optimal)
	for _, name := range entrants(puzzles[0].Puzzle) {
		m.race.ticked[slices.Index(m.names, name)] = true
	}
}

// ticks are those that the panel shows.
func (m *Model) ticks() []bool {
	if m.racing {
		return m.race.ticked
	}
	return m.ticked
}

// tick ticks the methods that a word means, on any of the puzzles.
func (m *Model) tick(word string) { m.set(m.ticks(), word) }

func (m *Model) set(ticked []bool, word string) {
	clear(ticked)
	for _, entry := range m.puzzles {
		methods, err := experiment.Select(entry.Puzzle, word)
		if err != nil {
			continue // the word means none of its methods
		}
		for _, method := range methods {
			ticked[slices.Index(m.names, method.Name())] = true
		}
	}
}

// chosen is the names of the methods that are ticked.
func (m *Model) chosen() []string {
	var names []string
	for i, on := range m.ticks() {
		if on {
			names = append(names, m.names[i])
		}
	}
	return names
}

// plan is the comparison that has been asked for.
func (m *Model) plan(limits engine.Limits) (experiment.Plan, error) {
	settings, err := option.New([]engine.Option{
		{Name: "repeat", Kind: engine.Integer, Default: "1", Min: 1, Max: 1000},
		{Name: "seed", Kind: engine.Integer, Default: "1", Min: 0, Max: 1 << 53},
	}, engine.Values{"repeat": m.repeat, "seed": m.seed})
	if err != nil {
		return experiment.Plan{}, err
	}
	programs := m.chosenPrograms()
	puzzles := m.puzzles
	if len(programs) > 0 {
		puzzles = withTexts(puzzles)
	}
	return experiment.NewPlan(puzzles, m.chosen(), settings.Int("repeat"), uint64(settings.Int("seed")), limits, programs...)
}

// log returns the planned runs and the finished rows.
func (m *Model) log() results.Log { return results.Log{Plans: m.planned, Rows: m.rows} }

// runs says whether a run of the line is under way.
func (m *Model) runs(l summary.Line) bool {
	return m.running.Running() && len(m.rows) < len(m.jobs) && m.jobs[len(m.rows)].Is(l.Digest, l.Method())
}

// charts draws in a language.
func (m *Model) charts(translate func(string) string) plots.Charts {
	return plots.Charts{Names: summary.NewNames(m.puzzles), Translate: translate}
}

// progress is how far a comparison is.
type progress struct {
	expanded int64          // by the present run
	left     time.Duration  // about as long as the rest will take; 0 while that cannot be said
	activity engine.Message // beside it, such as the building of a table; zero for none
	news     bool           // runs have ended since the last time
}

// start begins a comparison. It runs alone, so that its times are fair.
func (m *Model) start(plan experiment.Plan, tick func(progress), ended func(error)) {
	m.race.clear()
	m.planned = []results.Header{plan.Header()}
	m.rows, m.results, m.jobs, m.judged = nil, map[results.Key]run{}, plan.Jobs, nil
	m.table.sorted, m.table.falling = "", false
	var (
		mu    sync.Mutex
		news  []func() // that take over the runs that have ended
		probe search.Probe
	)
	take := func() (any bool) {
		mu.Lock()
		defer mu.Unlock()
		for _, add := range news {
			add()
		}
		any = len(news) > 0
		news = nil
		return any
	}
	m.running.Start(job.Work{
		Memory: plan.Limits.Memory, Alone: true,
		Run: func(ctx context.Context) func() {
			var judged grade.Report
			plan.Judged = func(_ experiment.Job, r grade.Report) { judged = r }
			plan.Estimated = func(j experiment.Judged) {
				mu.Lock()
				defer mu.Unlock()
				news = append(news, func() { m.judged = append(m.judged, j) })
			}
			err := plan.Run(ctx, &probe, func(job experiment.Job, row results.Row, result engine.Result) error {
				mu.Lock()
				defer mu.Unlock()
				ended := run{job, result, judged}
				judged = grade.Report{}
				news = append(news, func() {
					m.rows = append(m.rows, row)
					m.results[row.Key()] = ended
				})
				return nil
			})
			return func() {
				take()
				ended(err)
			}
		},
		Tick: func(elapsed time.Duration) {
			now, news := probe.Snapshot(), take()
			tick(progress{expanded: now.Expanded, left: m.left(elapsed), activity: now.Activity, news: news})
		},
	})
}

// left is about how long the runs will take that have not ended, if they take as
// long as those that have.
func (m *Model) left(elapsed time.Duration) time.Duration {
	done := len(m.rows)
	if done == 0 {
		return 0
	}
	return elapsed * time.Duration(len(m.jobs)-done) / time.Duration(done)
}
