package look

import (
	"langkah/engine"
	"langkah/engine/base/scene"
)

// View is from where a solid position is looked at unless the user turns it.
func View() scene.View { return scene.View{Yaw: 0.5, Pitch: 0.5} }

// Portrait is the picture of a position by which a puzzle is recognised: its board
// without a tray, in perspective where it is solid.
func Portrait(p engine.Position) scene.Scene {
	if t, ok := p.(engine.Turnable); ok && t.Solid() > 0 {
		return t.SceneFrom(View()).WithoutTrays()
	}
	return p.Scene().WithoutTrays()
}
