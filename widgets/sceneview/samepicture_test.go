package sceneview

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
	"langkah/engine/draw/paint"
)

// tolerance is how far a channel, of 255, may differ: where layers are half
// transparent, as shadows and edges are, their order of mixing rounds differently.
const tolerance = 8

// surroundings is a theme with the background of a palette.
type surroundings struct {
	fyne.Theme
	palette scene.Palette
}

func (s surroundings) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	if name == theme.ColorNameBackground {
		return s.palette.Color(scene.Backdrop)
	}
	return s.Theme.Color(name, variant)
}

// shownScenes are scenes of a puzzle: its start, one with moves made, and
// where it is solid both in perspective.
func shownScenes(t *testing.T, p engine.Puzzle) (list []scene.Scene) {
	t.Helper()
	position := p.Start()
	for range 2 {
		list = append(list, position.Scene())
		if solid, ok := position.(engine.Turnable); ok && solid.Solid() > 0 {
			list = append(list, solid.SceneFrom(scene.View{Yaw: 0.5, Pitch: 0.5, Lift: 0.2}))
		}
		for range 4 {
			moves := position.Moves()
			if len(moves) == 0 {
				break
			}
			var err error
			if position, err = position.Apply(moves[len(moves)/2]); err != nil {
				t.Fatal(err)
			}
		}
	}
	return list
}

// The window shows what a file shows: every sample, in both palettes, as the
// software canvas draws the board and as the painter draws the picture.
func TestTheBoardIsThePictureThatIsSaved(t *testing.T) {
	before := fyne.CurrentApp().Settings().Theme()
	t.Cleanup(func() { fyne.CurrentApp().Settings().SetTheme(before) })
	for name, palette := range map[string]scene.Palette{"light": scene.Light(), "dark": scene.Dark()} {
		fyne.CurrentApp().Settings().SetTheme(surroundings{test.Theme(), palette})
		b := shownBoard(t, 301)
		window := fyne.CurrentApp().Driver().CanvasForObject(b)
		for _, sample := range assets.Samples() {
			p, err := catalog.New(catalog.Tables{}).Open(sample.Text)
			if err != nil {
				t.Fatal(err)
			}
			for i, s := range shownScenes(t, p) {
				b.SetScene(s, 0)
				if at, found := apart(window.Capture(), b, paint.Image(s, b.stage.style)); found {
					t.Errorf("%s, %s, scene %d: the board differs from the picture at %v", sample.Name, name, i, at)
				}
			}
		}
	}
}

// On the way, too, the window shows what an animation shows.
func TestASlideIsThatOfAnAnimation(t *testing.T) {
	b := shownBoard(t, 210) // cells of 100 pixels: half of the way is a whole number of them
	one, other := tiles(2, 1, 3, 2, 0), tiles(2, 1, 0, 2, 3)
	b.SetScene(one, 0)
	b.stage.show(other, true)
	b.stage.slide(0.5)
	window := fyne.CurrentApp().Driver().CanvasForObject(b)
	if at, found := apart(window.Capture(), b, paint.Image(scene.Between(one, other, 0.5), b.stage.style)); found {
		t.Errorf("half of the way the board differs from the picture at %v", at)
	}
}

// apart finds a pixel in which the board on a window differs from a picture.
func apart(window image.Image, b *Board, want *image.RGBA) (at image.Point, found bool) {
	got := image.NewRGBA(want.Rect)
	corner := b.stage.corner // the board fills the window
	draw.Draw(got, got.Rect, window, image.Pt(int(corner.X), int(corner.Y)), draw.Src)
	for i := range want.Pix {
		if d := int(got.Pix[i]) - int(want.Pix[i]); d > tolerance || d < -tolerance {
			return image.Pt(i%want.Stride/4, i/want.Stride), true
		}
	}
	return image.Point{}, false
}
