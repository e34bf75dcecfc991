// Package look holds what all pages of the window share: words, theme, layouts
// and forms, its dialogs and menus, what it remembers, and the [Frame] through
// which a page speaks to the user. It knows no page.
package look
