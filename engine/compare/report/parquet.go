//go:build !js

package report

import (
	"io"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/compress/zstd"

	"langkah/engine/compare"
)

// Parquet writes runs as a file of columns, a record each, for notebooks:
// DuckDB, pandas, Polars and R read it. What many runs have in common, such as
// names, takes next to no room.
type Parquet struct {
	out *parquet.GenericWriter[record]
}

// record is a run in the file. A cost that there is none of is null.
type record struct {
	Puzzle        string  `parquet:"puzzle,dict"`
	Digest        string  `parquet:"digest,dict"`
	Family        string  `parquet:"family,dict"`
	PuzzleOptions string  `parquet:"puzzle_options,dict"` // "cost=unit"
	Method        string  `parquet:"method,dict"`         // with its options: "wastar/manhattan weight=2"
	Algorithm     string  `parquet:"algorithm,dict"`
	Heuristic     string  `parquet:"heuristic,dict"`
	Repetition    int32   `parquet:"repetition"`
	TimeLimitMS   int64   `parquet:"time_limit_ms"`
	MemoryLimit   int64   `parquet:"memory_limit"`
	NodeLimit     int64   `parquet:"node_limit"`
	Status        string  `parquet:"status,dict"`
	Reason        string  `parquet:"reason,dict"`
	Optimal       bool    `parquet:"optimal"` // proven by the run itself
	Verified      bool    `parquet:"verified"`
	Fault         bool    `parquet:"fault"`
	Cost          *int64  `parquet:"cost,optional"`
	Moves         *int32  `parquet:"moves,optional"`
	Bound         int64   `parquet:"bound"`
	Expanded      int64   `parquet:"expanded"`
	Generated     int64   `parquet:"generated"`
	MaxFrontier   int64   `parquet:"max_frontier"`
	PeakBytes     int64   `parquet:"peak_bytes"`
	TablesBytes   int64   `parquet:"tables_bytes"`
	ElapsedMS     float64 `parquet:"elapsed_ms"`
}

// groupOf is how many records are kept in memory before they are written.
const groupOf = 200_000

// NewParquet begins a file; whoever began it closes it.
func NewParquet(out io.Writer) *Parquet {
	return &Parquet{parquet.NewGenericWriter[record](out, parquet.Compression(&zstd.Codec{}), parquet.MaxRowsPerRowGroup(groupOf))}
}

// Add adds a run.
func (p *Parquet) Add(row compare.Row) error {
	r := record{
		Puzzle: row.Puzzle, Digest: row.Digest, Family: row.Family, PuzzleOptions: compare.OptionWords(row.PuzzleOptions),
		Method: row.Method(), Algorithm: row.Algorithm, Heuristic: row.Heuristic, Repetition: int32(row.Repetition),
		TimeLimitMS: row.TimeLimitMS, MemoryLimit: row.MemoryLimit, NodeLimit: row.NodeLimit,
		Status: row.Status, Reason: row.Reason, Optimal: row.Proven, Verified: row.Verified, Fault: row.Fault, Bound: row.Bound,
		Expanded: row.Expanded, Generated: row.Generated, MaxFrontier: row.MaxFrontier,
		PeakBytes: row.PeakBytes, TablesBytes: row.TablesBytes, ElapsedMS: row.ElapsedMS,
	}
	if row.Solved() {
		cost, moves := int64(row.Cost), int32(len(row.Moves))
		r.Cost, r.Moves = &cost, &moves
	}
	_, err := p.out.Write([]record{r})
	return err
}

// Close ends the file.
func (p *Parquet) Close() error { return p.out.Close() }
