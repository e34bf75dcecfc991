//go:build !js

package browser

import "errors"

// InPage says that the program runs in a page.
const InPage = false

// The rest is never called outside a page.

// PickFile lets the user pick a file.
func PickFile([]string, func(path string, err error)) {}

// PickFolder lets the user pick a folder.
func PickFolder(func(path string, err error)) {}

// Listen reports what is dropped on the page, or stands in its address.
func Listen(func(what string)) {}

// ListenKeys reports keys that the toolkit does not know in a page.
func ListenKeys(func(key string)) {}

// Touch reports whether the page is pressed with fingers.
func Touch() bool { return false }

// Swipe tells the page that a finger scrolls.
func Swipe() {}

// ListenTouch answers what the page asks while fingers touch it.
func ListenTouch(covered, typed func() bool, do func(func())) {}

// Ready tells the page that the window is there.
func Ready() {}

// HandOver downloads what was saved.
func HandOver(string) error { return errors.ErrUnsupported }

// CopyPNG puts a picture on the clipboard.
func CopyPNG([]byte) error { return errors.ErrUnsupported }

// Address is that of the page with a share string.
func Address(string) string { return "" }

// SwitchFullScreen gives the page the whole screen, or takes it back.
func SwitchFullScreen() {}
