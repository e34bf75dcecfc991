package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"langkah/engine/base/figures"
	"langkah/engine/compare"
	"langkah/engine/compare/claim"
)

// planName is the file in a folder of claims that holds the plan.
const planName = "plan.jsonl"

// runClaims runs piece after piece of the plan that no other process has, until
// all are finished.
func (s Streams) runClaims(ctx context.Context, plan compare.Plan, f *compareFlags) error {
	if f.lease < time.Second {
		return badInput(errors.New("--lease is at least 1s"))
	}
	folder, err := claim.Open(f.claim, f.lease)
	if err == nil {
		err = s.agree(folder, plan.Header(), f)
	}
	if err != nil {
		return logError(err)
	}
	pieces := plan.Pieces(compare.PieceSize(len(plan.Jobs)))
	var suspect []compare.Row
	done, ran := 0, 0
	for {
		piece, err := folder.Take(ctx, len(pieces))
		if err == nil && piece == nil {
			break
		}
		var rows []compare.Row
		if err == nil {
			rows, err = s.runPiece(piece, pieces[piece.Number], f)
		}
		ran += len(rows)
		switch {
		case errors.Is(err, context.Canceled):
			return errors.Join(ending{Limited, fmt.Errorf("stopped after %s; the rest is left to others", figures.Plural(ran, "run"))}, s.faults(compare.Faults(suspect)))
		case err != nil:
			return ending{Other, err}
		}
		done++
		suspect = append(suspect, faulty(rows)...)
	}
	fmt.Fprintf(s.Out, "all %s finished, %s of them here (%s)\nto join them: langkah compare --merge %s\n",
		figures.Plural(len(pieces), "piece"), figures.Count(done), figures.Plural(ran, "run"), f.claim)
	return s.faults(compare.Faults(suspect))
}

// agree makes the folder the plan's, or says that it is another's.
func (s Streams) agree(folder *claim.Folder, h compare.Header, f *compareFlags) error {
	text, err := compare.Log{Plans: []compare.Header{h}}.Text()
	if err != nil {
		return err
	}
	stands, err := folder.Agree(planName, text)
	if err != nil {
		return err
	}
	log, err := compare.ReadLog(filepath.Join(f.claim, planName), bytes.NewReader(stands))
	if err != nil {
		return err
	}
	if len(log.Plans) != 1 || log.Torn > 0 {
		return fmt.Errorf("%s does not hold the plan of a comparison; name another folder", log.Name)
	}
	return log.Plans[0].Differs(f.claim, h)
}

// runPiece does the runs of a piece that an earlier holder has not done, and
// gives the rows that came out here. A piece that was lost on the way is no error.
func (s Streams) runPiece(piece *claim.Piece, plan compare.Plan, f *compareFlags) (rows []compare.Row, err error) {
	keep := func(row compare.Row) error {
		line, err := compare.Log{Rows: []compare.Row{row}}.Text()
		if err == nil {
			_, err = piece.Write(line)
		}
		return err
	}
	var before []compare.Row
	for _, path := range piece.Earlier {
		log, err := readLog(path)
		if err == nil { // what cannot be read is run again
			before = compare.Merge(before, log.Rows)
		}
	}
	for _, row := range before {
		if err := keep(row); err != nil {
			return nil, errors.Join(err, piece.Leave())
		}
	}
	rows, err = s.runPlan(piece.Context(), plan.Without(before), f.isolate, keep)
	if err == nil {
		return rows, piece.Finish()
	}
	cause := context.Cause(piece.Context())
	left := piece.Leave()
	switch {
	case errors.Is(cause, claim.ErrLost):
		return rows, nil
	case errors.Is(cause, context.Canceled):
		return rows, errors.Join(context.Canceled, left)
	case cause != nil:
		return rows, errors.Join(cause, left)
	}
	return rows, errors.Join(err, left)
}

// faulty are the rows that show a fault.
func faulty(rows []compare.Row) []compare.Row {
	var list []compare.Row
	for _, fault := range compare.Faults(rows) {
		list = append(list, fault.Rows...)
	}
	return compare.Merge(list)
}
