package cli

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/dustin/go-humanize"
	"github.com/spf13/cobra"

	"langkah/engine"
	"langkah/engine/figures"
	"langkah/engine/machine"
)

// limitFlags adds the flags that bound a search. The limits are right once the
// flags are read.
func limitFlags(cmd *cobra.Command) *engine.Limits {
	limits := machine.DefaultLimits()
	cmd.Flags().DurationVar(&limits.Time, "time", limits.Time, "stop after this `time`, such as 90s or 5m; 0 is no limit")
	cmd.Flags().Var((*size)(&limits.Memory), "memory", "the most memory that the search may hold, such as 1GiB or 512MB; 0 is no limit; the default is a quarter of the machine's memory, at most 4 GiB")
	cmd.Flags().Int64Var(&limits.Nodes, "nodes", 0, "stop after expanding this `number` of nodes; 0 is no limit")
	return &limits
}

// timeFlag adds the flag for work that time alone bounds.
func timeFlag(cmd *cobra.Command) *time.Duration {
	return cmd.Flags().Duration("time", 0, "stop after this `time`, such as 90s or 5m; 0 is no limit")
}

// within is the command's context, which ends after the time; 0 is no limit.
func within(cmd *cobra.Command, limit time.Duration) (context.Context, context.CancelFunc, error) {
	if err := checkLimits(engine.Limits{Time: limit}); err != nil {
		return nil, nil, err
	}
	if limit == 0 {
		ctx, cancel := context.WithCancel(cmd.Context())
		return ctx, cancel, nil
	}
	ctx, cancel := context.WithTimeoutCause(cmd.Context(), limit,
		fmt.Errorf("the time limit of %s was reached; raise it with --time", limit))
	return ctx, cancel, nil
}

// cutShort is the ending of work whose context has ended, nil else: a user's
// interrupt, or the end of the time.
func cutShort(ctx context.Context) error {
	switch why := context.Cause(ctx); {
	case why == nil:
		return nil
	case errors.Is(why, context.Canceled):
		return ending{Limited, errors.New("stopped")}
	default:
		return ending{Limited, why}
	}
}

// checkLimits refuses limits that make no sense.
func checkLimits(l engine.Limits) error {
	if l.Time < 0 || l.Nodes < 0 {
		return badInput(errors.New("a limit cannot be negative; 0 is no limit"))
	}
	return nil
}

// size is a flag's number of bytes: "1GiB", "512MB", "100000".
type size int64

func (s *size) Set(text string) error {
	n, err := humanize.ParseBytes(text)
	if err != nil || n > math.MaxInt64/4 {
		return fmt.Errorf("expected a size such as 1GiB, 512MB or 0")
	}
	*s = size(n)
	return nil
}

func (s *size) String() string { return figures.Bytes(int64(*s)) }
func (*size) Type() string     { return "size" }
