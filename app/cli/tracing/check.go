package tracing

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"langkah/app/cli/command"
	"langkah/app/cli/exit"
	"langkah/app/cli/output"
	"langkah/engine"
	"langkah/engine/course/check"
	"langkah/engine/study/recording"
)

// runCheck judges the order in a log.
func runCheck(ctx context.Context, env command.Env, p engine.Puzzle, f traceFlags) error {
	v, err := checked(ctx, env, p, f)
	if err != nil {
		if !f.json {
			return exit.Refusal(err)
		}
		return errors.Join(output.WriteJSON(env.Out, check.Unreadable(err)), exit.Silently(exit.BadInput))
	}
	if f.json {
		err = output.WriteJSON(env.Out, v)
	} else {
		err = writeVerdict(env.Out, v)
	}
	switch {
	case err != nil:
		return err
	case !v.Readable:
		return exit.Silently(exit.BadInput)
	case !v.Agrees:
		return exit.Silently(exit.Other)
	}
	return nil
}

func checked(ctx context.Context, env command.Env, p engine.Puzzle, f traceFlags) (check.Verdict, error) {
	in, err := env.OpenInput(f.check)
	if err != nil {
		return check.Verdict{}, err
	}
	defer in.Close()
	data, err := io.ReadAll(io.LimitReader(in, check.MostText+1))
	if err != nil {
		return check.Verdict{}, err
	}
	log, err := check.Read(p, data)
	if err != nil {
		return check.Verdict{}, err
	}
	if f.limits.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, f.limits.Time)
		defer cancel()
	}
	return check.Judge(ctx, p, log, check.Options{Method: f.as, Rules: f.rules})
}

// writeVerdict writes the verdict for people.
func writeVerdict(w io.Writer, v check.Verdict) error {
	fmt.Fprint(w, v.Text)
	if v.Got != nil {
		fmt.Fprintf(w, "\nYours at expansion %d:\n%s", *v.First, *v.Got)
	}
	if len(v.Expected) > 0 {
		fmt.Fprintf(w, "\nCould have been next (%d):\n%s", len(v.Expected), strings.Join(v.Expected[:min(len(v.Expected), 3)], "\n"))
	}
	if len(v.Consistent) > 0 {
		fmt.Fprintln(w, "\nWays that explain the whole log:")
	}
	for _, c := range v.Consistent {
		fmt.Fprintf(w, "  %-22s %s search, goal tested %s", c.Method, c.Search, c.Goal)
		if len(c.Ties) > 0 {
			fmt.Fprintf(w, "; ties: %s", strings.Join(c.Ties, ", "))
		}
		if c.Successors != nil {
			fmt.Fprintf(w, "; successors: %s", *c.Successors)
		}
		for _, open := range slices.Concat(c.Copies, c.Notes) {
			fmt.Fprintf(w, "\n    %s", open)
		}
		fmt.Fprintln(w)
	}
	return nil
}

// checkLog judges a log for the puzzle with the options given.
func checkLog(ctx context.Context, env command.Env, p engine.Puzzle, f traceFlags, options *command.Options) error {
	if f.algorithm+f.heuristic+f.with+f.posthoc+f.gif != "" {
		return exit.Refusal(errors.New("--check runs no search: name the method that is meant with --as, and leave --algorithm, --heuristic, --with, --posthoc and --gif out"))
	}
	p, rules, err := options.Rules(p)
	if err != nil {
		return exit.Refusal(err)
	}
	f.rules = rules
	return runCheck(ctx, env, p, f)
}

// savePosthoc writes a search as a trace of Posthoc, to a file or to the output.
func savePosthoc(ctx context.Context, env command.Env, f traceFlags, r recording.Recording) error {
	var trace bytes.Buffer
	if err := r.WritePosthoc(ctx, &trace); err != nil {
		return err
	}
	if f.posthoc != "-" {
		return env.Save(f.posthoc, trace.Bytes())
	}
	_, err := env.Out.Write(trace.Bytes())
	return err
}
