package command

import (
	"errors"
	"fmt"
	"math"

	"github.com/dustin/go-humanize"
	"github.com/spf13/cobra"

	"langkah/app/cli/exit"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/host/machine"
)

// AddLimits adds the flags that limit a search. The limits are set once the flags
// are parsed.
func AddLimits(cmd *cobra.Command) *engine.Limits {
	limits := machine.DefaultLimits()
	cmd.Flags().DurationVar(&limits.Time, "time", limits.Time, "stop after this `time`, such as 90s or 5m; 0 is no limit")
	cmd.Flags().Var((*size)(&limits.Memory), "memory", "the most memory that the search may hold, such as 1GiB or 512MB; 0 is no limit; the default is a quarter of the machine's memory, at most 4 GiB")
	cmd.Flags().Int64Var(&limits.Nodes, "nodes", 0, "stop after expanding this `number` of nodes; 0 is no limit")
	return &limits
}

// CheckLimits refuses negative limits.
func CheckLimits(l engine.Limits) error {
	if l.Time < 0 || l.Nodes < 0 {
		return exit.Refusal(errors.New("a limit cannot be negative; 0 is no limit"))
	}
	return nil
}

// size is a flag for a number of bytes: "1GiB", "512MB", "100000".
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
