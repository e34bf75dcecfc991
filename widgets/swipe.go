package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Swipe hears drags over its content where nothing can be dragged: a finger that wants to
// scroll. A drag over a widget that can be dragged is that widget's.
type Swipe struct {
	widget.BaseWidget
	content fyne.CanvasObject
	swiped  func()
}

var _ fyne.Draggable = (*Swipe)(nil)

// NewSwipe wraps content; swiped is called for each movement of such a drag.
func NewSwipe(content fyne.CanvasObject, swiped func()) *Swipe {
	s := &Swipe{content: content, swiped: swiped}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer is for the toolkit.
func (s *Swipe) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(s.content) }

// Dragged reports the drag.
func (s *Swipe) Dragged(*fyne.DragEvent) { s.swiped() }

// DragEnd is for the toolkit.
func (s *Swipe) DragEnd() {}
