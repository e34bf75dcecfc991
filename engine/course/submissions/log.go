package submissions

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/gofrs/flock"

	"langkah/engine"
)

// Log keeps results in a file, a line of JSON each, so that a run that was killed goes on
// where it was. A line is written at once; one that is cut short is taken away.
type Log struct {
	Known map[string]Result // by key, as they were when it was opened
	file  *os.File
	lock  *flock.Flock
}

// OpenLog opens a log for one process, a new one where there is no such file. Any other file
// is refused and left as it is.
func OpenLog(path string) (*Log, error) {
	data, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	l := &Log{Known: map[string]Result{}}
	whole := bytes.LastIndexByte(data, '\n') + 1
	for i, line := range bytes.Split(data[:whole], []byte("\n")) {
		if len(line) == 0 {
			continue
		}
		var r Result
		if json.Unmarshal(line, &r) != nil || r.Key == "" || r.Verdict == "" {
			return nil, engine.Errorf("%s: line %d: not a result of grade --run; expected a file that --resume has written", path, i+1)
		}
		l.Known[r.Key] = r
	}
	if whole == 0 && len(data) > 0 && data[0] != '{' {
		return nil, engine.Errorf("%s: line %d: not a result of grade --run; expected a file that --resume has written", path, 1)
	}
	l.lock = flock.New(path)
	if locked, err := l.lock.TryLock(); err != nil || !locked {
		return nil, errors.Join(fmt.Errorf("%s: another process is writing to it", path), err)
	}
	if l.file, err = os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o666); err == nil {
		err = l.file.Truncate(int64(whole))
	}
	if err == nil {
		_, err = l.file.Seek(int64(whole), 0)
	}
	if err != nil {
		return nil, errors.Join(err, l.Close())
	}
	return l, nil
}

// Add adds a result.
func (l *Log) Add(r Result) error {
	line, err := json.Marshal(r)
	if err == nil {
		_, err = l.file.Write(append(line, '\n'))
	}
	return err
}

// Close closes the file and releases its lock.
func (l *Log) Close() error {
	var err error
	if l.file != nil {
		err = l.file.Close()
	}
	return errors.Join(err, l.lock.Close())
}
