package plot

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"langkah/engine/base/chart"
	"langkah/widgets/style"
)

// mapView is the part of a map that is seen: what is in the middle, and how many
// times as large as the whole.
type mapView struct{ x, y, zoom float64 }

func clampZoom(zoom float64) float64 { return min(max(zoom, 1), 60) }

func abs32(x float32) float32 { return max(x, -x) }

// mapMargin is kept free around the whole map.
const mapMargin = 26

// scale is how many pixels 1 of the frame has.
func (m *SpotMap) scale() float64 {
	w, h := float64(m.Size().Width)-2*mapMargin, float64(m.Size().Height)-2*mapMargin
	return max(min(w/(2*max(m.data.Width, 1e-9)), h/(2*max(m.data.Height, 1e-9))), 1) * m.view.zoom
}

// to is where a place of the frame is shown, from is the place shown there.
func (m *SpotMap) to(x, y float64) fyne.Position {
	scale, mid := m.scale(), m.middle()
	return mid.AddXY(float32((x-m.view.x)*scale), float32((y-m.view.y)*scale))
}

func (m *SpotMap) from(at fyne.Position) (x, y float64) {
	scale, mid := m.scale(), m.middle()
	return m.view.x + float64(at.X-mid.X)/scale, m.view.y + float64(at.Y-mid.Y)/scale
}

func (m *SpotMap) at(spot int) fyne.Position {
	return m.to(m.data.Spots[spot].X, m.data.Spots[spot].Y)
}

// radius is that of a spot as shown.
func (m *SpotMap) radius(spot int) float64 {
	r := m.data.Radius(spot, m.scale(), m.view.zoom)
	if m.data.Spots[spot].Large {
		r = max(r+3, 6)
	}
	return r
}

// nearest is the spot at a place, or near to it; -1 where there is none.
func (m *SpotMap) nearest(at fyne.Position) int {
	const reach = 7 // beside a spot
	best, least := -1, math.Inf(1)
	for i := range m.data.Spots {
		p := m.at(i)
		away := math.Hypot(float64(p.X-at.X), float64(p.Y-at.Y)) - m.radius(i)
		if away < least && away < reach {
			best, least = i, away
		}
	}
	return best
}

// mapLabel is a label as shown.
type mapLabel struct {
	chip *canvas.Rectangle
	text *canvas.Text
}

// placeLabels shows the labels that are in view. There are as many objects as ever
// were needed; they are used again.
func (m *SpotMap) placeLabels() {
	shown := 0
	var taken []labelBox
	for _, l := range m.data.Labels {
		if shown == MostLabels {
			break
		}
		if m.placeLabel(shown, l, &taken) {
			shown++
		}
	}
	for _, l := range m.labels[shown:] {
		l.chip.Hide()
		l.text.Hide()
	}
}

type labelBox struct{ x, y, w, h float32 }

func (b labelBox) meets(o labelBox) bool {
	return b.x < o.x+o.w && o.x < b.x+b.w && b.y < o.y+o.h && o.y < b.y+b.h
}

// placeLabel shows a label as the n-th; it is false where it is out of view, or
// where there is no room for it.
func (m *SpotMap) placeLabel(n int, l MapLabel, taken *[]labelBox) bool {
	if n == len(m.labels) {
		made := &mapLabel{canvas.NewRectangle(nil), canvas.NewText("", nil)}
		made.text.Alignment, made.text.TextStyle.Bold, made.chip.StrokeWidth = fyne.TextAlignCenter, true, 1.5
		m.labels = append(m.labels, made)
	}
	o := m.labels[n]
	size := theme.Size(style.SizeChip)
	o.text.Text, o.text.TextSize = l.Words, size
	box := o.text.MinSize().AddWidthHeight(size, size*0.35)
	at, away := m.to(l.X, l.Y), float32(0)
	if l.Spot >= 0 {
		at, away = m.at(l.Spot), float32(m.radius(l.Spot))
	}
	if l.Count && box.Width-size > 2*away {
		return false
	}
	corner := at.SubtractXY(box.Width/2, box.Height/2)
	switch {
	case l.Above:
		corner.Y -= box.Height/2 + away + 6
	case !l.Count && l.Spot >= 0:
		corner = at.SubtractXY(box.Width+away+6, box.Height/2)
		if corner.X < 2 {
			corner.X = at.X + away + 6
		}
	}
	room := labelBox{corner.X, corner.Y, box.Width, box.Height}
	if room.x < 0 || room.y < 0 || room.x+room.w > m.Size().Width || room.y+room.h > m.Size().Height {
		return false
	}
	for _, t := range *taken {
		if !l.Count && room.meets(t) {
			return false
		}
	}
	*taken = append(*taken, room)
	colors := style.ChartPalette()
	o.chip.FillColor, o.chip.StrokeColor, o.text.Color = theme.Color(theme.ColorNameBackground), colors.Color(l.Rim), theme.Color(style.ColorInk)
	o.chip.CornerRadius = box.Height / 2
	if l.Count {
		o.text.Color, o.chip.FillColor, o.chip.StrokeColor = colors.Color(chart.Paper), colors.Color(chart.None), colors.Color(chart.None)
	}
	o.chip.Move(corner)
	o.chip.Resize(box)
	o.text.Move(corner)
	o.text.Resize(box)
	o.chip.Show()
	o.text.Show()
	return true
}
