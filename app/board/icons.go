package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// panelIcon is a window with a panel at its right.
func panelIcon() fyne.Resource {
	return theme.NewThemedResource(fyne.NewStaticResource("panel.svg", []byte(
		`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">`+
			`<path fill="#000000" fill-rule="evenodd" d="M3 5h18v14h-18z M5 7v10h9v-10z M16 7v10h3v-10z"/></svg>`)))
}
