package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
)

func factIcon(k engine.FactKind) fyne.Resource {
	switch k {
	case engine.Warning:
		return theme.NewWarningThemedResource(theme.WarningIcon())
	case engine.Solvable:
		return theme.NewSuccessThemedResource(theme.ConfirmIcon())
	case engine.Unsolvable:
		return theme.NewErrorThemedResource(theme.CancelIcon())
	}
	return nil
}

// section is a heading with a paragraph below it; each may be empty.
func section(title, text string, icon fyne.Resource) fyne.CanvasObject {
	box := look.Tight()
	if title != "" {
		label := widget.NewLabelWithStyle(title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
		label.Wrapping = fyne.TextWrapWord
		if icon == nil {
			box.Add(label)
		} else {
			box.Add(look.WithIcon(widget.NewIcon(icon), label))
		}
	}
	if text != "" {
		label := widget.NewLabel(text)
		label.Wrapping = fyne.TextWrapWord
		box.Add(label)
	}
	return box
}
