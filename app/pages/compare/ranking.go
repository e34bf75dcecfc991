package compare

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/figures"
	"langkah/engine/compare/lockstep"
	"langkah/widgets"
)

// ranking lists the lanes of a race at a moment: those that have found a solution in the
// order of what it took, then the others in the order of how far they are.
type ranking struct {
	frame   *look.Frame
	rows    []rankRow
	list    *fyne.Container
	content fyne.CanvasObject
}

// rankRow is a line of the ranking.
type rankRow struct {
	place, name, expanded, time, times *widget.Label
	bar                                *widgets.Bar
}

// ranked is a lane at a moment.
type ranked struct {
	lane    *lockstep.Lane
	now     lockstep.Moment
	program bool // ranked with none
	solved  bool
	place   int // among all that solve it; 0 while that is open
}

func newRanking(f *look.Frame) *ranking {
	r := &ranking{frame: f, list: container.NewVBox()}
	heading := widget.NewLabel(f.Words.Text("race.ranking", "Ranking"))
	heading.TextStyle.Bold, heading.SizeName = true, theme.SizeNameSubHeadingText
	r.content = widgets.NewCard(container.NewVBox(look.Tight(heading), r.list))
	return r
}

// offer makes a row for each lane.
func (r *ranking) offer(lanes int) {
	r.rows = nil
	r.list.RemoveAll()
	cell := func(align fyne.TextAlign) *widget.Label {
		l := widget.NewLabel("")
		l.Alignment, l.SizeName = align, theme.SizeNameCaptionText
		return l
	}
	for range lanes {
		row := rankRow{
			place: cell(fyne.TextAlignTrailing), name: cell(fyne.TextAlignLeading), bar: widgets.NewBar(),
			expanded: cell(fyne.TextAlignTrailing), time: cell(fyne.TextAlignTrailing), times: cell(fyne.TextAlignTrailing),
		}
		row.name.Wrapping = fyne.TextWrapWord
		r.rows = append(r.rows, row)
		r.list.Add(look.Tight(container.New(rankLayout{}, row.place, row.name, row.bar, row.expanded, row.time, row.times)))
	}
	look.Show(r.content, lanes > 0)
}

// order sorts lanes into the order of the ranking.
func order(lanes []ranked) {
	slices.SortStableFunc(lanes, func(a, b ranked) int {
		switch {
		case a.program != b.program:
			if b.program {
				return -1
			}
			return 1
		case a.solved != b.solved:
			if a.solved {
				return -1
			}
			return 1
		case a.solved:
			return cmp.Compare(a.place, b.place)
		}
		return cmp.Compare(b.now.Share, a.now.Share)
	})
}

// show shows the lanes at a moment.
func (r *ranking) show(lanes []ranked, byTime bool) {
	order(lanes)
	w := r.frame.Words
	var least float64
	for i, l := range lanes {
		row := r.rows[i]
		place, times, time := "", "", ""
		if l.now.Ended != nil {
			time = figures.Duration(l.now.Ended.Elapsed)
		}
		if l.solved {
			amount := float64(l.now.Expanded)
			if byTime {
				amount = float64(l.now.Ended.Elapsed)
			}
			if least == 0 {
				least = amount
			}
			place = strconv.Itoa(l.place)
			if least > 0 {
				times = w.Textf("race.times", "%s× the best", strconv.FormatFloat(amount/least, 'f', 1, 64))
			}
		}
		row.place.SetText(place)
		row.name.SetText(w.Message(l.lane.Title()))
		row.bar.Set(float32(l.now.Share), l.solved)
		row.expanded.SetText(w.Textf("race.expanded", "%s expanded", figures.Count(l.now.Expanded)))
		if l.lane.Program != nil {
			row.expanded.SetText("")
			times = w.Text("yours.unranked", "a process, not ranked")
		}
		row.time.SetText(time)
		row.times.SetText(times)
	}
}

// rankLayout lays out place, name, bar, expanded nodes, time, and multiple of the best.
type rankLayout struct{}

// shares are those of the width, in the order of the columns.
func shares() [6]float32 { return [6]float32{0.04, 0.32, 0.22, 0.18, 0.10, 0.14} }

func (rankLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var height float32
	for _, o := range objects {
		height = fyne.Max(height, o.MinSize().Height)
	}
	return fyne.NewSize(0, height)
}

func (rankLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	x := float32(0)
	for i, share := range shares() {
		height := objects[i].MinSize().Height
		look.Put(objects[i], x, (size.Height-height)/2, share*size.Width, height)
		x += share * size.Width
	}
}

// rankedOf is a lane at a moment of a race.
func rankedOf(held *lockstep.Race, lane *lockstep.Lane, now lockstep.Moment, byTime bool) ranked {
	place, _ := held.Place(lane, byTime)
	program := lane.Program != nil
	return ranked{lane, now, program, !program && now.Ended != nil && now.Ended.Status == engine.Solved, place}
}
