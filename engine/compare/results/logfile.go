package results

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/gofrs/flock"
)

// LogFile is a log open for appending by one process. Rows stay when the process is
// killed; the system releases the lock of a process that has ended.
type LogFile struct {
	Log  // as it was when it was opened
	file *os.File
	lock *flock.Flock
}

// ErrInUse is the reason why a log cannot be opened that another process has open.
var ErrInUse = errors.New("another comparison is writing to it; wait for its end, or name another file")

// OpenLog opens a log to add to it, a new one where there is no such file. A
// last line that was cut short is taken away. A file that is not a log is
// refused and left as it is. Whoever opens a log closes it.
func OpenLog(path string) (_ *LogFile, err error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o666)
	if err != nil {
		return nil, fmt.Errorf("cannot keep the runs: %w", err)
	}
	l := &LogFile{file: file, lock: flock.New(path)}
	defer func() {
		if err != nil {
			err = errors.Join(err, l.Close())
		}
	}()
	// It is read before it is locked, because on Windows nobody, not even this
	// process, reads the first byte of a locked file.
	if l.Log, err = ReadLog(path, file); err != nil {
		return nil, err
	}
	switch locked, err := l.lock.TryLock(); {
	case err != nil:
		return nil, fmt.Errorf("%s cannot be locked against other processes: %w", path, err)
	case !locked:
		return nil, fmt.Errorf("%s: %w", path, ErrInUse)
	}
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	if info.Size() != l.size {
		return nil, fmt.Errorf("%s: %w", path, ErrInUse) // it was, just now
	}
	return l, l.seekEnd()
}

// seekEnd makes the end of the last whole line the place to write.
func (l *LogFile) seekEnd() error {
	if l.end < l.size {
		if err := l.file.Truncate(l.end); err != nil {
			return fmt.Errorf("%s: %w", l.Name, err)
		}
	}
	if _, err := l.file.Seek(l.end, io.SeekStart); err != nil {
		return fmt.Errorf("%s: %w", l.Name, err)
	}
	if l.open {
		_, err := l.file.Write([]byte("\n"))
		return err
	}
	return nil
}

// Begin writes the header of the plan of the following rows, unless it is the log's
// last one. A log of other limits is refused: its runs cannot be compared with the new
// ones.
func (l *LogFile) Begin(h Header) error {
	for _, other := range l.Plans {
		if other.Limits() != h.Limits() {
			return fmt.Errorf("%s holds runs under other limits (%s) than these (%s); give the same limits, or name another file",
				l.Name, LimitWords(other.Limits()), LimitWords(h.Limits()))
		}
		if name, differs := h.otherProgram(other); differs {
			return fmt.Errorf("%s holds runs of the program %s by another command (%s) than this (%s); give the program another name, or name another file",
				l.Name, name, other.Programs[name], h.Programs[name])
		}
	}
	if slices.ContainsFunc(l.Plans, h.same) {
		return nil
	}
	l.Plans = append(l.Plans, h)
	return writeLine(l.file, h)
}

// Add adds the row of a run that has ended.
func (l *LogFile) Add(row Row) error { return writeLine(l.file, row) }

// Close closes the file and releases its lock.
func (l *LogFile) Close() error { return errors.Join(l.file.Close(), l.lock.Close()) }
