package soak

import (
	"context"
	"image"
	"math/rand/v2"

	"langkah/engine"
	"langkah/engine/course/grade"
	"langkah/engine/course/worksheet"
	"langkah/engine/game/transcript"
	"langkah/engine/puzzles/queens"
	"langkah/engine/solve/search"
	"langkah/engine/study/diff"
	"langkah/engine/study/quiz"
	"langkah/engine/study/recording"
)

// tested holds the parts under test as values, so that the self-test can replace each by a
// faulty one.
type tested struct {
	draw       func(*rand.Rand) (engine.Puzzle, error)
	methods    func(engine.Puzzle) []engine.Method
	solve      func(context.Context, engine.Puzzle, engine.Method, engine.Limits, *search.Probe) engine.Result
	verify     func(engine.Position, []engine.Move, int) ([]engine.Position, error)
	verdict    func(engine.Puzzle) (engine.Fact, bool)
	count      func(context.Context, engine.Enumerable, int, engine.Limits) engine.Count
	transcript func(engine.Puzzle, string) error
	grade      func(context.Context, engine.Puzzle, []byte) (grade.Report, error)
	questions  func(recording.Recording) []quiz.Question
	numbers    func(diff.Pair, [2]int) diff.Numbers
	sheet      func(context.Context, engine.Puzzle) (worksheet.Sheet, error)
	picture    func(image.Image) (string, error)
}

// maxQuestions is the number of prediction questions about a search.
const maxQuestions = 60

// limits are those of searches that are not under test.
var limits = engine.Limits{Nodes: 50_000, Time: bounded, Memory: 256 << 20}

// program returns the real parts.
func program() tested {
	return tested{
		draw:    draw,
		methods: engine.Puzzle.Methods,
		solve:   engine.Solve,
		verify:  engine.Verify,
		verdict: engine.Verdict,
		count: func(ctx context.Context, p engine.Enumerable, cores int, limits engine.Limits) engine.Count {
			return p.Count(ctx, cores, limits, nil)
		},
		transcript: checkTranscript,
		grade:      grade.NewGrader(limits).Grade,
		questions:  func(r recording.Recording) []quiz.Question { return quiz.Questions(r, maxQuestions) },
		numbers:    diff.Pair.Numbers,
		sheet: func(ctx context.Context, p engine.Puzzle) (worksheet.Sheet, error) {
			return worksheet.Maker{Limits: limits}.Make(ctx, "soak", p, p.String())
		},
		picture: queens.Family().Picture,
	}
}

// checkTranscript verifies a transcript as the command line does.
func checkTranscript(p engine.Puzzle, text string) error {
	claims, err := transcript.Read(text)
	if err != nil {
		return err
	}
	if p, err = claims.Of(p); err != nil {
		return err
	}
	_, err = claims.Check(p)
	return err
}
