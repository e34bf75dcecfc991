package cli_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/spf13/pflag"

	"langkah/app/cli"
	"langkah/app/cli/exit"
	"langkah/engine/catalog"
	"langkah/engine/testkit/casetest"
)

// puzzles is the catalogue of all families, whose tables the tests share.
var puzzles = catalog.New(catalog.Tables{})

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"langkah": func() { os.Exit(cli.Main(os.Args[1:])) },
	})
}

// The scripts run the program as a user does. Beside the usual commands they
// have:
//
//	exit CODE COMMAND...   the command ends with that code
//	result KEY VALUE...    the JSON object on standard output has these values
//
// and the conditions [root]: root may write everywhere, and [cgo]: the program was
// built with C.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata",
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exit":   exits,
			"result": result,
		},
		Condition: func(name string) (bool, error) {
			switch name {
			case "root":
				return os.Getuid() == 0, nil
			case "cgo":
				return builtWithC(), nil
			}
			return false, fmt.Errorf("unknown condition %q", name)
		},
		RequireExplicitExec: true,
	})
}

func builtWithC() bool {
	info, ok := debug.ReadBuildInfo()
	return ok && slices.Contains(info.Settings, debug.BuildSetting{Key: "CGO_ENABLED", Value: "1"})
}

func exits(ts *testscript.TestScript, negated bool, args []string) {
	if negated || len(args) < 2 {
		ts.Fatalf("usage: exit CODE COMMAND...")
	}
	code := 0
	var exit *exec.ExitError
	if err := ts.Exec(args[1], args[2:]...); errors.As(err, &exit) {
		code = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if fmt.Sprint(code) != args[0] {
		ts.Fatalf("exit code %d, want %s", code, args[0])
	}
}

// keys are the keys of the object that solve --json prints.
var keys = strings.Fields(`family algorithm heuristic cost_model status optimal verified cost moves expanded
	generated max_frontier peak_bytes tables_bytes elapsed_ms warnings reason`)

func result(ts *testscript.TestScript, negated bool, args []string) {
	if negated || len(args)%2 != 0 {
		ts.Fatalf("usage: result KEY VALUE...")
	}
	var object map[string]json.RawMessage
	ts.Check(json.Unmarshal([]byte(ts.ReadFile("stdout")), &object))
	for _, key := range keys {
		if _, ok := object[key]; !ok {
			ts.Fatalf("the object has no %q", key)
		}
	}
	if len(object) != len(keys) {
		ts.Fatalf("the object has %d keys, want %d", len(object), len(keys))
	}
	for i := 0; i < len(args); i += 2 {
		want := args[i+1]
		if got := string(object[args[i]]); got != want && got != strconv.Quote(want) {
			ts.Fatalf("%s is %s, want %s", args[i], got, want)
		}
	}
}

// hard is a board that IDA* cannot solve without a heuristic in a test's time.
const hard = "15 14 8 12\n10 11 9 13\n2 6 5 1\n7 3 4 -\n"

func TestAnInterruptStopsTheSearchAndShowsWhatIsKnown(t *testing.T) {
	ctx, interrupt := context.WithCancel(context.Background())
	var out, messages bytes.Buffer
	var late func() time.Duration
	time.AfterFunc(200*time.Millisecond, func() {
		late = casetest.Processor(t)
		interrupt()
	})
	code := cli.Run(ctx, strings.Fields("solve - --algorithm idastar --heuristic none --time 0 --json"),
		cli.Streams{Puzzles: puzzles, In: strings.NewReader(hard), Out: &out, Err: &messages})
	if late() > casetest.AtOnce {
		t.Errorf("it took %v of processor time to stop", late())
	}
	if code != exit.Limited || !strings.Contains(out.String(), `"status":"stopped"`) {
		t.Errorf("exit code %d and %s, want %d and status stopped; %s", code, &out, exit.Limited, &messages)
	}
}

func TestProgressGoesToATerminalOnly(t *testing.T) {
	for _, terminal := range []bool{false, true} {
		var out, messages bytes.Buffer
		cli.Run(context.Background(), strings.Fields("solve - --algorithm idastar --heuristic none --time 500ms"),
			cli.Streams{Puzzles: puzzles, In: strings.NewReader(hard), Out: &out, Err: &messages, Terminal: terminal})
		if shown := strings.Contains(messages.String(), "expanded, frontier"); shown != terminal {
			t.Errorf("terminal %t: progress shown %t: %q", terminal, shown, messages.String())
		}
		for _, line := range strings.FieldsFunc(messages.String(), func(r rune) bool { return r == '\r' || r == '\n' }) {
			if len([]rune(line)) > 80 {
				t.Errorf("a line of %d letters: %q", len([]rune(line)), line)
			}
		}
	}
}

func TestCommandsAndFiles(t *testing.T) {
	commands := []string{"solve", "methods", "show", "new", "verify", "version", "help", "completion", "--help", "-h"}
	for _, arg := range append(slices.Clone(commands), "puzzle.txt", "solve.txt", "") {
		if got, want := cli.IsCommand(arg), slices.Contains(commands, arg); got != want {
			t.Errorf("IsCommand(%q) = %t, want %t", arg, got, want)
		}
	}
}

// Where a flag takes one of some names, the shell completes them.
func TestNamesAreCompleted(t *testing.T) {
	for _, c := range cli.Commands().Commands() {
		c.Flags().VisitAll(func(flag *pflag.Flag) {
			kind, usage := pflag.UnquoteUsage(flag)
			named := slices.Contains([]string{"name", "method", "methods", "language", "tree"}, kind) || strings.Contains(usage, ": layers, ")
			if _, completed := c.GetFlagCompletionFunc(flag.Name); named && !completed {
				t.Errorf("%s --%s is not completed", c.Name(), flag.Name)
			}
		})
	}
}
