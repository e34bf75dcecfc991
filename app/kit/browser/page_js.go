package browser

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall/js"
)

// InPage says that the program runs in a page.
const InPage = true

// page is the object that assets/web/page.js defines.
func page() js.Value { return js.Global().Get("langkah") }

// PickFile lets the user pick a file with one of the extensions, or any file without
// extensions. picked is called on a goroutine of its own; where the user cancels, it is
// not called.
func PickFile(extensions []string, picked func(path string, err error)) {
	pick(strings.Join(extensions, ","), false, picked)
}

// PickFolder lets the user pick a folder with all puzzles below it.
func PickFolder(picked func(path string, err error)) { pick("", true, picked) }

func pick(extensions string, folder bool, picked func(path string, err error)) {
	page().Call("pick", extensions, folder, once(func(args []js.Value) {
		picked(args[0].String(), failure(args[1]))
	}))
}

// once returns a function that the page calls once; f runs on a goroutine of its own, as
// the page waits until the call returns. Its memory is freed by the call.
func once(f func(args []js.Value)) js.Func {
	var call js.Func
	call = js.FuncOf(func(_ js.Value, args []js.Value) any {
		call.Release()
		go f(args)
		return nil
	})
	return call
}

// failure returns the error of a message from the page; "" is none.
func failure(told js.Value) error {
	if text := told.String(); text != "" {
		return errors.New(text)
	}
	return nil
}

// Listen reports files that are dropped on the page, by their paths, and share
// strings in its address, each on a goroutine of its own.
func Listen(heard func(what string)) {
	page().Call("listen", js.FuncOf(func(_ js.Value, args []js.Value) any {
		go heard(args[0].String())
		return nil
	}))
}

// ListenKeys reports keys that the toolkit does not know in a page, by its names for
// them, each on a goroutine of its own.
func ListenKeys(typed func(key string)) {
	page().Call("listenKeys", js.FuncOf(func(_ js.Value, args []js.Value) any {
		go typed(args[0].String())
		return nil
	}))
}

// Touch reports whether the page is pressed with fingers.
func Touch() bool { return page().Call("touch").Bool() }

// Swipe tells the page that the finger that is down drags over nothing that can be
// dragged: it scrolls.
func Swipe() { page().Call("swipe") }

// ListenTouch answers the page's questions: whether something lies over the window, in
// which a finger only scrolls, and whether what has the focus is typed into. do, which
// hands work to the window's goroutine, tells the page when that has taken up all before.
func ListenTouch(covered, typed func() bool, do func(func())) {
	answer := func(f func() bool) js.Func {
		return js.FuncOf(func(js.Value, []js.Value) any { return f() })
	}
	page().Set("covered", answer(covered))
	page().Set("typed", answer(typed))
	page().Set("settle", js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(func() { args[0].Invoke() })
		return nil
	}))
}

// Ready tells the page that the window is there.
func Ready() { page().Call("ready") }

// HandOver gives the user what was saved at a path, as a download: a file, or a
// folder as a zip. Then it is removed.
func HandOver(path string) error {
	defer os.RemoveAll(path)
	name := filepath.Base(path)
	data, err := os.ReadFile(path)
	if info, failed := os.Stat(path); failed == nil && info.IsDir() {
		name += ".zip"
		data, err = zipped(os.DirFS(path))
	}
	if err != nil {
		return err
	}
	page().Call("download", name, bytesOf(data))
	return nil
}

func bytesOf(data []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return array
}

// CopyPNG puts a picture on the clipboard.
func CopyPNG(data []byte) error {
	done := make(chan error, 1)
	page().Call("copyPicture", bytesOf(data), once(func(args []js.Value) { done <- failure(args[0]) }))
	return <-done
}

// Address returns the address of the page that opens the puzzle of a share string.
func Address(line string) string {
	location := js.Global().Get("location")
	return location.Get("origin").String() + location.Get("pathname").String() + "#" + js.Global().Call("encodeURI", line).String()
}

// SwitchFullScreen gives the page the whole screen, or takes it back.
func SwitchFullScreen() { page().Call("switchFullScreen") }
