package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Tipped is anything with a tooltip, such as the heading of a column.
type Tipped struct {
	widget.BaseWidget
	tips    *Tips
	tip     string
	content fyne.CanvasObject
}

// NewTipped gives content a tooltip.
func NewTipped(tips *Tips, tip string, content fyne.CanvasObject) *Tipped {
	t := &Tipped{tips: tips, tip: tip, content: content}
	t.ExtendBaseWidget(t)
	return t
}

// CreateRenderer is for the toolkit.
func (t *Tipped) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(t.content) }

// MouseIn waits for the tip.
func (t *Tipped) MouseIn(*desktop.MouseEvent) { t.tips.Wait(t, t.tip) }

// MouseMoved is nothing to it.
func (t *Tipped) MouseMoved(*desktop.MouseEvent) {}

// MouseOut takes the tip away.
func (t *Tipped) MouseOut() { t.tips.Hide() }
