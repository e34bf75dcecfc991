package cli

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"langkah/engine/compare"
)

// openLog opens the file that a line of each run is added to; nil is none.
func (f *compareFlags) openLog() (*compare.LogFile, error) {
	path := cmp.Or(f.lines, f.resume)
	if path == "" {
		return nil, nil
	}
	file, err := compare.OpenLog(path)
	if err != nil {
		return nil, logError(err)
	}
	return file, nil
}

// logError is bad usage where a log is not what it has to be, and trouble of
// the system's elsewhere.
func logError(err error) error {
	if system := new(fs.PathError); errors.As(err, &system) {
		return ending{Other, err}
	}
	return badInput(err)
}

// mergeRows joins the rows of files, when they hold all that was planned.
func (s Streams) mergeRows(paths []string, f *compareFlags) error {
	var logs []compare.Log
	for _, path := range paths {
		log, err := readLog(path)
		if err != nil {
			return badInput(err)
		}
		logs = append(logs, log)
	}
	missing := compare.Missing(logs...)
	for _, gap := range missing {
		fmt.Fprintln(s.Err, "missing:", gap)
	}
	if len(missing) > 0 && !f.partial {
		return ending{Limited, errors.New("the files do not hold all that was planned, nothing was joined; --partial joins what there is")}
	}
	all := compare.Join(logs...)
	if f.lines != "" {
		if err := s.saveLog(f.lines, all); err != nil {
			return err
		}
	}
	return errors.Join(s.tell(all, s.reopen(all.Rows), f), s.faults(all.Rows))
}

// saveLog replaces a log, unless it is none or a comparison is writing to it.
func (s Streams) saveLog(path string, log compare.Log) error {
	if _, err := os.Stat(path); err == nil {
		old, err := compare.OpenLog(path)
		if err != nil {
			return logError(err)
		}
		if err := old.Close(); err != nil {
			return ending{Other, err}
		}
	}
	text, err := log.Text()
	if err != nil {
		return ending{Other, err}
	}
	return s.save(path, text)
}

// readLog reads a log without opening it for more.
func readLog(path string) (compare.Log, error) {
	file, err := os.Open(path)
	if err != nil {
		return compare.Log{}, fmt.Errorf("cannot read the runs: %w", err)
	}
	defer file.Close()
	return compare.ReadLog(path, file)
}
