package editor

import (
	"slices"
	"unicode"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// Drawing: a tool that is dragged draws from where the mouse is pressed to where
// it is let go, and what would come of it is shown meanwhile. Another tool works
// on every cell that the mouse goes over. What is drawn from press to release is
// one step of undo.

// held is the tool in hand; ok is false where the tools do not work.
func (m *Model) held() (t engine.Tool, ok bool) {
	if !m.now().open || m.reading.Running() || m.tool >= len(m.tools()) {
		return engine.Tool{}, false
	}
	return m.tools()[m.tool], true
}

// press begins to draw at a place of the scene.
func (m *Model) press(at scene.Point) {
	t, ok := m.held()
	if !ok {
		return
	}
	m.stroke = stroke{under: true, from: at, to: at, draft: m.now().draft}
	m.typed = ""
	m.pointAt(at)
	if !t.Drag {
		m.dab(t, at)
	}
}

// draw goes on drawing to a place.
func (m *Model) draw(at scene.Point) {
	t, ok := m.held()
	if !ok || !m.stroke.under || cell(at) == cell(m.stroke.to) {
		return
	}
	m.pointAt(at)
	if !t.Drag {
		m.stroke.to = at
		m.dab(t, at)
		return
	}
	m.stroke.to = at
	m.try(t)
}

// release ends the drawing; it says whether something has come of it.
func (m *Model) release() bool {
	s := m.stroke
	t, ok := m.held()
	if !ok || !s.under {
		return false
	}
	if t.Drag && cell(s.from) == cell(s.to) {
		m.try(t)
		s = m.stroke
	}
	m.stroke = stroke{refused: s.refused, asks: s.asks}
	if s.draft == nil || s.draft.Text() == m.now().text {
		return false
	}
	m.push(m.now().drawn(s.draft))
	m.stroke.refused = s.refused
	return true
}

// try asks what would come of a dragged tool.
func (m *Model) try(t engine.Tool) {
	next, err := m.now().draft.Use(engine.Stroke{Tool: t.Name, From: m.stroke.from, To: m.stroke.to, Value: m.value})
	m.stroke.draft, m.stroke.refused = next, err
	if err != nil {
		m.stroke.draft = nil
	}
}

// dab uses a tool on one cell.
func (m *Model) dab(t engine.Tool, at scene.Point) {
	next, err := m.stroke.draft.Use(engine.Stroke{Tool: t.Name, From: at, To: at, Value: m.value})
	m.stroke.refused, m.stroke.asks = err, false
	switch {
	case err == nil:
		m.stroke.draft = next
	case m.value == "" && !t.Value.IsZero():
		m.stroke.refused, m.stroke.asks = nil, true
		m.cursor.shown = true
	}
}

// cell is the row and column of a place, beside the board too.
func cell(at scene.Point) [2]int {
	floor := func(x float64) int {
		if x < scene.Rim {
			return -1
		}
		return int(x - scene.Rim)
	}
	return [2]int{floor(at.Y), floor(at.X)}
}

// pointAt puts the cursor to a place, without showing it: the mouse is there.
func (m *Model) pointAt(at scene.Point) {
	rows, cols := size(m.now().board)
	c := cell(at)
	m.cursor = cursor{row: min(c[0], rows), col: min(c[1], cols)}
}

// here is where the cursor is.
func (m *Model) here() scene.Point { return scene.Middle(m.cursor.row, m.cursor.col) }

// move moves the cursor, and what is being drawn by keys with it. It goes around
// the board as well, where an exit may be.
func (m *Model) move(rows, cols int) (changed bool) {
	changed = m.enter()
	r, c := size(m.now().board)
	reach := 0
	if t, ok := m.held(); ok && t.Drag {
		reach = 1
	}
	if m.cursor.shown {
		m.cursor.row, m.cursor.col = m.cursor.row+rows, m.cursor.col+cols
	}
	m.cursor.row = min(max(m.cursor.row, -reach), r-1+reach)
	m.cursor.col = min(max(m.cursor.col, -reach), c-1+reach)
	m.cursor.shown = true
	if m.stroke.under {
		m.stroke.to = m.here()
		if t, ok := m.held(); ok {
			m.try(t)
		}
	}
	return changed
}

// strike handles Space and Return: they use the tool at the cursor, or begin
// and end what is drawn from one cell to another.
func (m *Model) strike() (changed bool) {
	if m.typed != "" {
		return m.enter()
	}
	if m.stroke.under {
		return m.keep(m.release)
	}
	t, ok := m.held()
	if !ok {
		return false
	}
	m.keep(func() bool { m.press(m.here()); return false })
	if t.Drag {
		return false
	}
	return m.keep(m.release)
}

// keep shows the cursor still, after something that hides it.
func (m *Model) keep(do func() bool) bool {
	did := do()
	m.cursor.shown = true
	return did
}

// enter uses the tool with the number that has been typed.
func (m *Model) enter() (changed bool) {
	if m.typed == "" {
		return false
	}
	value := m.value
	m.value, m.typed = m.typed, ""
	m.keep(func() bool { m.press(m.here()); return false })
	changed = m.keep(m.release)
	m.value = value
	return changed
}

// rune chooses the tool of a character, or takes it up as the value of the one in
// hand: a letter at once, a number digit by digit until the next key. It says whether
// there is use for it.
func (m *Model) rune(r rune) bool {
	t, ok := m.held()
	if !ok || m.stroke.under {
		return false
	}
	if i, ranged := m.toolOf(r); i >= 0 && (!ranged || t.Value.IsZero()) {
		m.take(i)
		if t = m.tools()[i]; !ranged {
			return true
		}
	}
	if t.Value.IsZero() {
		return false
	}
	switch {
	case unicode.IsDigit(r) && len(m.typed) < 4:
		m.typed += string(r)
		m.cursor.shown = true
	case unicode.IsLetter(r):
		m.value, m.stroke.asks = string(unicode.ToUpper(r)), false
	default:
		return false
	}
	return true
}

// letGo ends what is drawn, or the number that is typed; it says whether there was something.
func (m *Model) letGo() bool {
	was := m.stroke.under || m.typed != ""
	m.stroke, m.typed = stroke{}, ""
	return was
}

// take takes a tool in hand.
func (m *Model) take(i int) {
	m.letGo()
	m.tool, m.value = i, ""
}

// toolOf is the tool that a character chooses, -1 for none; one that has it alone comes
// before those of a range.
func (m *Model) toolOf(r rune) (i int, ranged bool) {
	i = -1
	for n, t := range m.tools() {
		switch within, ok := t.Takes(r); {
		case ok && !within:
			return n, false
		case ok && i < 0:
			i = n
		}
	}
	return i, true
}

// remove takes away what is at a place, with the tool that does; it says whether there
// was something.
func (m *Model) remove(at scene.Point) (changed bool) {
	i := slices.IndexFunc(m.tools(), func(t engine.Tool) bool { return t.Removes })
	if i < 0 {
		return false
	}
	tool, value := m.tool, m.value
	m.take(i)
	m.press(at)
	changed = m.release()
	m.tool, m.value = tool, value
	m.stroke = stroke{} // an empty cell is no mistake
	return changed
}
