package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/widgets/sceneview"
)

// goalView is a small board of a goal that is not the usual one.
type goalView struct {
	board   *sceneview.Board
	content *fyne.Container
}

func newGoalView(w look.Words) *goalView {
	v := &goalView{board: sceneview.NewBoard()}
	title := widget.NewLabel(w.Text("panel.goal", "To reach:"))
	title.Importance = widget.LowImportance
	v.content = container.New(goalLayout{}, title, v.board)
	v.content.Hide()
	return v
}

func (v *goalView) show(p engine.Puzzle) {
	aimed, ok := p.(engine.Aimed)
	if ok {
		goal, unusual := aimed.Goal()
		if ok = unusual; ok {
			v.board.SetScene(goal.Scene(), 0)
		}
	}
	look.Show(v.content, ok)
}

// goalLayout puts a title above a board of a fixed height.
type goalLayout struct{}

const goalHeight = 150

func (goalLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, objects[0].MinSize().Height-theme.InnerPadding()+goalHeight)
}

func (goalLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	inset, title := theme.InnerPadding(), objects[0].MinSize().Height
	look.Put(objects[0], -inset, -inset/2, size.Width, title)
	look.Put(objects[1], 0, title-inset, size.Width, goalHeight)
}
