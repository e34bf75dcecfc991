package results

import "slices"

// Join joins logs into one: each plan as a whole and once, and the rows in the
// plans' order, of several for the same run the first with a result. The
// logs are taken apart: they have no rows afterwards, so that a large comparison is
// in memory once.
//
// gaps has a sentence for each thing that the logs lack: a shard without a
// file, runs that a file was to hold, the end of a line, equal terms.
func Join(logs []Log) (joined Log, gaps []string) {
	lists := make([][]Row, len(logs))
	for i := range logs {
		lists[i], logs[i].Rows = logs[i].Rows, nil
		for _, h := range logs[i].Plans {
			if h = h.whole(); !slices.ContainsFunc(joined.Plans, h.same) {
				joined.Plans = append(joined.Plans, h)
			}
		}
	}
	joined.Rows = Merge(lists...)
	joined.Rows = joined.Ordered()
	return joined, missing(logs, joined.Rows)
}
