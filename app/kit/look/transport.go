package look

import "langkah/widgets"

// NewTransport is the transport of a page, with its words and tooltips. speed is
// the place of the speed shown among [Speeds].
func NewTransport(f *Frame, speed int, do widgets.TransportActions) *widgets.Transport {
	text := f.Words.Text
	t := widgets.NewTransport(do, f.Words.Speeds(), speed)
	t.Explain(f.Tips, widgets.TransportWords{
		First: text("menu.first", "First step"), Back: text("menu.back", "Step back"), Play: text("dock.play", "Play"),
		Pause: text("dock.pause", "Pause"), Forward: text("menu.forward", "Step forward"), Last: text("menu.last", "Last step"),
	})
	return t
}
