package look

import (
	"math"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"langkah/engine/host/machine"
)

// TestPreferencesThatWereAlteredAreLeftOut reads numbers that no window ever kept, as a
// file that was altered by hand or by a fault may have them.
func TestPreferencesThatWereAlteredAreLeftOut(t *testing.T) {
	usual := NewPreferences(test.NewApp().Preferences())
	for _, odd := range []float64{1e9, -1e9, 0, 1, math.MaxFloat64, -math.MaxFloat64} {
		store := test.NewApp().Preferences()
		for _, name := range []string{"window.width", "window.height", "solid.zoom", "solid.yaw", "solid.pitch", "text.size"} {
			store.SetFloat(name, odd)
		}
		p := NewPreferences(store)
		if p.Size() != usual.Size() {
			t.Errorf("with %g the window is %v, want %v", odd, p.Size(), usual.Size())
		}
		yaw, pitch, zoom := p.Camera()
		if math.Abs(yaw) > 1000 || pitch < 0 || pitch > math.Pi/2 || zoom < LeastZoom || zoom > MostZoom {
			t.Errorf("with %g the camera is %g, %g, %g", odd, yaw, pitch, zoom)
		}
	}
	for _, odd := range []int{math.MaxInt, math.MinInt, -1, 1 << 40} {
		store := test.NewApp().Preferences()
		store.SetInt("limit.seconds", odd)
		store.SetInt("limit.mebibytes", odd)
		if got := NewPreferences(store).Limits(); got != machine.DefaultLimits() {
			t.Errorf("with %d the limits are %+v", odd, got)
		}
	}
	store := test.NewApp().Preferences()
	kept := NewPreferences(store)
	kept.SetTime(time.Minute)
	kept.SetSize(usual.Size().AddWidthHeight(100, 50))
	if kept.Limits().Time != time.Minute || kept.Size() != usual.Size().AddWidthHeight(100, 50) {
		t.Error("what is kept is not read back")
	}
}
