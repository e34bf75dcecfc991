package picture

import (
	"context"
	"fmt"
	"path/filepath"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"

	"langkah/engine"
	"langkah/engine/base/breath"
	"langkah/engine/draw/paint"
	"langkah/engine/host/files"
)

// StepName returns a file name for the picture of step i.
func StepName(s engine.Solution, i int, f Format) string {
	digits := max(3, len(fmt.Sprint(len(s.Result.Moves))))
	return files.Name(s, fmt.Sprintf("step%0*d%s", digits, i, f))
}

// SaveSteps saves a picture of every step, including the start, in a folder, created if
// missing. progress is optional and called after every picture, never concurrently.
func SaveSteps(ctx context.Context, dir string, s engine.Solution, f Format, st paint.Style, progress func(done, total int)) error {
	positions, err := s.Positions()
	if err != nil {
		return err
	}
	if err := files.MakeFolder(dir); err != nil {
		return err
	}
	text := s.Puzzle.String()
	var mu sync.Mutex
	done := 0
	group, working := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	for i, p := range positions {
		if working.Err() != nil {
			break
		}
		group.Go(func() error {
			breath.Take()
			if err := working.Err(); err != nil {
				return err
			}
			name := StepName(s, i, f)
			data, err := Board(p.Scene(), f, st, name, text)
			if err != nil {
				return err
			}
			if err := files.Save(filepath.Join(dir, name), data); err != nil {
				return err
			}
			mu.Lock()
			defer mu.Unlock()
			done++
			if progress != nil {
				progress(done, len(positions))
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return err
	}
	return ctx.Err()
}
