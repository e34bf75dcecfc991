package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// bulbIcon is a lamp: it dawns on somebody.
func bulbIcon() fyne.Resource {
	return theme.NewThemedResource(fyne.NewStaticResource("bulb.svg", []byte(
		`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">`+
			`<path fill="#000000" fill-rule="evenodd" d="M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2z M12 4a5 5 0 0 1 2.6 9.2L14 13.6V15h-4v-1.4l-.6-.4A5 5 0 0 1 12 4z M9 18h6v2H9z M10 21h4v1h-4z"/></svg>`)))
}
