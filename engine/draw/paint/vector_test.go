package paint

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"langkah/engine/base/scene"
	"langkah/engine/testkit/goldentest"
)

func svgOf(s scene.Scene, st Style) []byte {
	w, h := st.Size(s)
	p := NewSVG(w, h, st)
	p.Scene(s, 0, 0)
	return p.Bytes("A <board>", "1 2\n3 -\n")
}

func pdfOf(t *testing.T, s scene.Scene, st Style) []byte {
	t.Helper()
	w, h := st.Size(s)
	doc := fpdf.NewCustom(&fpdf.InitType{UnitStr: "pt", Size: fpdf.SizeType{Wd: float64(w), Ht: float64(h)}})
	doc.SetCreationDate(time.Unix(0, 0))
	doc.AddPage()
	p := OnPDF(doc, st, 0, 0, 1)
	p.Backdrop(w, h)
	p.Scene(s, 0, 0)
	var b bytes.Buffer
	if err := doc.Output(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestShapesOfASmallBoard(t *testing.T) {
	goldentest.Text(t, "tiles.svg", svgOf(tiles(2, 1, 2, 3, 0), Style{Cell: 40, Palette: scene.Light()}))
}

// Other programs draw the shapes as the painter draws pixels.
func TestShapesLookLikePixels(t *testing.T) {
	for name, tool := range map[string]struct {
		extension string
		command   []string
		tolerated float64
	}{
		"svg": {".svg", []string{"rsvg-convert", "-o", "OUT.png", "IN"}, 0.005},
		"pdf": {".pdf", []string{"pdftoppm", "-r", "72", "-png", "-singlefile", "IN", "OUT"}, 0.03}, // its clips have hard edges
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := exec.LookPath(tool.command[0]); err != nil {
				t.Skip(tool.command[0], " is not there to draw it")
			}
			for palette, colors := range map[string]scene.Palette{"light": scene.Light(), "dark": scene.Dark(), "paper": scene.Paper()} {
				for board, s := range map[string]scene.Scene{"things": things(), "everything": everything()} {
					t.Run(board+" "+palette, func(t *testing.T) {
						st := Style{Cell: 48, Palette: colors}
						data := svgOf(s, st)
						if name == "pdf" {
							data = pdfOf(t, s, st)
						}
						if share := unlike(drawn(t, data, tool.extension, tool.command), Image(s, st)); share > tool.tolerated {
							t.Errorf("%.1f %% of the picture differs", 100*share)
						}
					})
				}
			}
		})
	}
}

// drawn lets another program draw a file.
func drawn(t *testing.T, data []byte, extension string, command []string) image.Image {
	t.Helper()
	base := filepath.Join(t.TempDir(), "picture")
	if err := os.WriteFile(base+extension, data, 0o600); err != nil {
		t.Fatal(err)
	}
	var args []string
	for _, a := range command[1:] {
		args = append(args, strings.NewReplacer("IN", base+extension, "OUT", base).Replace(a))
	}
	if out, err := exec.Command(command[0], args...).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	f, err := os.Open(base + ".png")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	picture, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// unlike returns the share of pixels in which two pictures differ by more than edges do.
func unlike(a, b image.Image) float64 {
	if a.Bounds().Size() != b.Bounds().Size() {
		return 1
	}
	n := 0
	for y := range b.Bounds().Dy() {
		for x := range b.Bounds().Dx() {
			r1, g1, b1, _ := a.At(x, y).RGBA()
			r2, g2, b2, _ := b.At(x, y).RGBA()
			far := func(a, b uint32) bool { return max(a, b)-min(a, b) > 0x3000 }
			if far(r1, r2) || far(g1, g2) || far(b1, b2) {
				n++
			}
		}
	}
	return float64(n) / float64(b.Bounds().Dx()*b.Bounds().Dy())
}
