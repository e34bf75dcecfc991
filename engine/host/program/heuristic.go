package program

import (
	"context"
	"math"
	"strconv"
	"strings"
	"time"

	"langkah/engine"
)

// answerWithin is the time in which a program has to answer for a batch of positions.
const answerWithin = 10 * time.Second

// Heuristics returns the source of heuristics that programs compute. Only a front end whose
// user has typed the command uses it. memory is the limit of each program's processes.
func Heuristics(memory int64) engine.Source {
	return HeuristicsWithin(Limits{Time: answerWithin, Memory: memory})
}

// HeuristicsWithin is [Heuristics] with other limits, of time for each asking.
func HeuristicsWithin(limits Limits) engine.Source {
	return engine.Source{Kind: engine.OfProgram, Make: func(p engine.Puzzle, command string) (engine.Own, error) {
		words, err := Words(command)
		if err != nil {
			return engine.Own{}, err
		}
		if _, err := programOf(words[0], "", ""); err != nil {
			return engine.Own{}, err
		}
		return engine.Own{
			Choice: engine.Choice{Name: engine.OfProgram + ":" + command, Title: engine.Msg("%s", command), About: engine.Msg("A program of your own.")},
			Open: func(context.Context) (engine.Estimator, error) {
				s, err := Serve(Task{Words: words, Puzzle: p.String()}, limits)
				if err != nil {
					return nil, err
				}
				return estimator{s}, nil
			},
		}, nil
	}}
}

// estimator asks a program for estimates, a line for each board.
type estimator struct{ *Server }

func (e estimator) Estimates(ctx context.Context, at []engine.Position, out []float64) error {
	lines := make([]string, len(at))
	for i, p := range at {
		lines[i] = engine.BoardLine(p)
	}
	answers, err := e.Ask(ctx, lines)
	if err != nil {
		return err
	}
	for i, answer := range answers {
		value, err := strconv.ParseFloat(strings.TrimSpace(answer), 64)
		if err != nil && !math.IsInf(value, 0) {
			return engine.Errorf("the program %q answers %q, expected one number, for the board %s", e.name, answer, lines[i])
		}
		out[i] = value
	}
	return nil
}
