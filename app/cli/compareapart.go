package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"

	"github.com/spf13/cobra"

	"langkah/engine/compare"
	"langkah/engine/host/machine"
)

// taskCommand is the command that a comparison begins for a run of its own.
const taskCommand = "run-task"

// apart is the process that runs one task: this program once more.
func apart(ctx context.Context) (*exec.Cmd, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("this program does not know where it is, which --isolate needs: %w", err)
	}
	return exec.CommandContext(ctx, self, taskCommand), nil
}

// newRunTask is for compare --isolate alone.
func newRunTask(s Streams) *cobra.Command {
	return &cobra.Command{
		Use: taskCommand, Hidden: true, Args: cobra.NoArgs,
		Short: "Do the run that is described on standard input, for compare --isolate",
		RunE: func(cmd *cobra.Command, _ []string) error {
			var task compare.Task
			if err := json.NewDecoder(s.In).Decode(&task); err != nil {
				return badInput(errors.New("this command is for compare --isolate, which describes a run on its standard input"))
			}
			offerItself()
			machine.Guard(task.MemoryLimit)
			row, err := task.Run(cmd.Context(), s.Puzzles.Open, nil)
			if err != nil {
				return ending{Other, err}
			}
			return json.NewEncoder(s.Out).Encode(row)
		},
	}
}

// offerItself makes this process the first that Linux kills when memory runs
// out, so that the comparison goes on. Elsewhere there is no such file.
func offerItself() { _ = os.WriteFile("/proc/self/oom_score_adj", []byte("1000"), 0) }
