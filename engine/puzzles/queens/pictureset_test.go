package queens

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"iter"
	"math/rand/v2"
	"strings"
	"testing"

	scale "golang.org/x/image/draw"
)

// style is a style of drawing; lengths are in pixels for cells of 40.
type style struct {
	name                 string
	thin, thick, outside int // lines within a region, between two, around the board
	gap                  int // between cells, with rounded corners
	line, back           color.RGBA
	dark, letters        bool
}

var (
	black = color.RGBA{0, 0, 0, 255}
	white = color.RGBA{255, 255, 255, 255}
	night = color.RGBA{27, 31, 35, 255}
)

func styles() []style {
	return []style{
		{name: "thin lines", thin: 1, thick: 3, outside: 3, line: black, back: white},
		{name: "thick outlines", thick: 5, outside: 5, line: black, back: white},
		{name: "no lines", back: white},
		{name: "dark", thin: 1, thick: 2, outside: 2, line: color.RGBA{60, 66, 72, 255}, back: night, dark: true},
		{name: "gaps", gap: 5, back: color.RGBA{240, 240, 236, 255}},
		{name: "dark gaps", gap: 4, back: night, dark: true},
		{name: "letters", thin: 1, thick: 1, outside: 1, line: black, back: white, letters: true},
	}
}

// palette returns typical colours in random order.
func palette(r *rand.Rand, dark bool) []color.RGBA {
	list := append(shades(), color.RGBA{163, 210, 216, 255}, color.RGBA{254, 147, 241, 255})
	for i := range list {
		if dark {
			list[i] = color.RGBA{list[i].R / 9 * 5, list[i].G / 9 * 5, list[i].B / 9 * 5, 255}
		}
	}
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

// regions returns a board of n random connected regions.
func regions(r *rand.Rand, n int) *board {
	owner := make([]int, n*n)
	for g, cell := range r.Perm(n * n)[:n] {
		owner[cell] = g + 1
	}
	b := newBoard(n, nil, nil)
	b.region = make([]uint8, n*n)
	for left := n*n - n; left > 0; {
		cell := r.IntN(n * n)
		near := b.beside(cell)
		if from := near[r.IntN(len(near))]; owner[cell] == 0 && owner[from] != 0 {
			owner[cell] = owner[from]
			left--
		}
	}
	rows := make([]string, n)
	for cell, g := range owner {
		rows[cell/n] += string(rune('A' + g - 1))
	}
	return fromRows(rows)
}

// paint draws a board without margin, with some queens and crosses.
func (st style) paint(r *rand.Rand, b *board, size int) *image.RGBA {
	side := b.n*size + st.gap
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	fill := func(x0, y0, x1, y1 int, c color.Color) {
		draw.Draw(img, image.Rect(x0, y0, x1, y1), image.NewUniform(c), image.Point{}, draw.Src)
	}
	fill(0, 0, side, side, st.back)
	shades := palette(r, st.dark)
	scaled := func(length int) int { return (length*size + 20) / 40 }
	gap := scaled(st.gap)
	for cell, g := range b.region {
		x, y := cell%b.n*size, cell/b.n*size
		fill(x+gap, y+gap, x+size, y+size, shades[g])
		if st.gap > 0 {
			for _, at := range []image.Point{{x + gap, y + gap}, {x + size - 2, y + gap}, {x + gap, y + size - 2}, {x + size - 2, y + size - 2}} {
				fill(at.X, at.Y, at.X+2, at.Y+2, st.back)
			}
		}
		ink := color.Color(black)
		if st.dark {
			ink = white
		}
		switch mark := r.IntN(8); {
		case st.letters:
			fill(x+size*3/8, y+size/4, x+size/2, y+size*3/4, ink)
			fill(x+size*3/8, y+size*5/8, x+size*5/8, y+size*3/4, ink)
		case mark == 0:
			fill(x+size/4, y+size/4, x+size*3/4, y+size*3/4, ink)
		case mark < 3:
			for i := size / 3; i < size*2/3; i++ {
				fill(x+i, y+i, x+i+2, y+i+2, ink)
				fill(x+size-i, y+i, x+size-i+2, y+i+2, ink)
			}
		}
	}
	for cell, g := range b.region {
		x, y := cell%b.n*size, cell/b.n*size
		for _, next := range b.beside(cell) {
			width := scaled(st.thin)
			if st.thin > 0 {
				width = max(1, width)
			}
			if b.region[next] != g {
				width = scaled(st.thick)
			}
			switch {
			case width == 0:
			case next == cell-1:
				fill(x-width/2, y-width/2, x-width/2+width, y+size+width/2, st.line)
			case next == cell-b.n:
				fill(x-width/2, y-width/2, x+size+width/2, y-width/2+width, st.line)
			}
		}
	}
	if out := scaled(st.outside); out > 0 {
		for _, box := range [][4]int{{0, 0, side, out}, {0, side - out, side, side}, {0, 0, out, side}, {side - out, 0, side, side}} {
			fill(box[0], box[1], box[2], box[3], st.line)
		}
	}
	return img
}

// around embeds a picture in a larger one.
func around(img image.Image, left, top, right, bottom int, c color.Color) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx()+left+right, b.Dy()+top+bottom))
	draw.Draw(out, out.Bounds(), image.NewUniform(c), image.Point{}, draw.Src)
	draw.Draw(out, b.Sub(b.Min).Add(image.Pt(left, top)), img, b.Min, draw.Src)
	return out
}

// within crops each side.
func within(img *image.RGBA, left, top, right, bottom int) *image.RGBA {
	b := img.Bounds()
	return img.SubImage(image.Rect(b.Min.X+left, b.Min.Y+top, b.Max.X-right, b.Max.Y-bottom)).(*image.RGBA)
}

func resized(img image.Image, factor float64) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, int(float64(b.Dx())*factor+0.5), int(float64(b.Dy())*factor+0.5)))
	scale.CatmullRom.Scale(out, out.Bounds(), img, b, draw.Src, nil)
	return out
}

func asJPEG(t testing.TB, img image.Image) image.Image {
	var data bytes.Buffer
	if err := jpeg.Encode(&data, img, &jpeg.Options{Quality: 60}); err != nil {
		t.Fatal(err)
	}
	out, err := jpeg.Decode(&data)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// cuts names the ways in which a board is cropped from the screen.
func cuts() []string {
	return []string{"edge", "crop 3", "crop 12", "uneven crop", "margin", "frame", "framed in a margin", "two margins"}
}

func cutOut(r *rand.Rand, img *image.RGBA, st style, cut string) *image.RGBA {
	some := func() int { return 5 + r.IntN(60) }
	switch cut {
	case "crop 3":
		return within(img, 3, 3, 3, 3)
	case "crop 12":
		return within(img, 12, 12, 12, 12)
	case "uneven crop":
		return within(img, r.IntN(13), r.IntN(13), r.IntN(13), r.IntN(13))
	case "margin":
		return around(img, some(), some(), some(), some(), st.back)
	case "frame":
		return around(img, 8, 8, 8, 8, black)
	case "framed in a margin":
		return around(around(img, 6, 6, 6, 6, black), some(), some(), some(), some(), st.back)
	case "two margins":
		return around(img, r.IntN(30), r.IntN(30), 0, 0, st.back)
	}
	return img
}

// screenshot is a board as a user might have cropped it.
type screenshot struct {
	board *board
	img   image.Image
	what  string
}

// screenshots yields all combinations of styles, sizes, crops, scales and formats.
func screenshots(t testing.TB, seed uint64) iter.Seq[screenshot] {
	return func(yield func(screenshot) bool) {
		r := rand.New(rand.NewPCG(seed, 2))
		for i := 0; ; i++ {
			st := styles()[i%len(styles())]
			cut := cuts()[(i+i/len(cuts()))%len(cuts())]
			factor := []float64{1, 1.5, 2, 3}[r.IntN(4)]
			b := regions(r, 4+i%9)
			size := 28 + r.IntN(36)
			shot := screenshot{board: b, img: resized(cutOut(r, st.paint(r, b, size), st, cut), factor)}
			form := "PNG"
			if r.IntN(2) == 0 {
				shot.img, form = asJPEG(t, shot.img), "JPEG"
			}
			shot.what = fmt.Sprintf("%s, %s, %d x %d cells of %d pixels, times %g, %s", st.name, cut, b.n, b.n, size, factor, form)
			if !yield(shot) {
				return
			}
		}
	}
}

// A picture may be refused, but never misread.
func TestScreenshotsAreReadOrRefused(t *testing.T) {
	const total, least = 26, 24
	n, right := 0, 0
	for s := range screenshots(t, 1) {
		if n++; n > total {
			break
		}
		text, err := readPicture(s.img)
		board, _, _ := strings.Cut(text, pictureLine)
		switch {
		case err != nil:
			t.Logf("%s: %v\n%s", s.what, err, s.board.draw(nil))
		case sameRegions(board, s.board):
			right++
		default:
			t.Errorf("%s is read as\n%swant\n%s", s.what, board, s.board.draw(nil))
		}
	}
	if right < least {
		t.Errorf("%d of %d pictures are read, want at least %d", right, total, least)
	}
}

// Without lines a margin at two sides cannot be distinguished from a region there.
func TestAPictureOfTwoSizesIsRefused(t *testing.T) {
	bent := fromRows([]string{"AAAAA", "ABBCC", "ABDCC", "ADDEC", "ADEEE"})
	st := style{back: white}
	img := st.paint(rand.New(rand.NewPCG(1, 1)), bent, 40)
	const want = "the picture could be of 4 x 4 or of 5 x 5 cells; cut it to the board alone, edge to edge"
	if text, err := readPicture(img); err == nil || err.Error() != want {
		t.Errorf("it is read as %q, %v, want %q", text, err, want)
	}
}

func TestCellsOfOneColourThatDoNotTouchAreRefused(t *testing.T) {
	torn := fromRows([]string{"AABB", "AABB", "CCDD", "CCDA"})
	text, err := readPicture(drawn(torn, 40, 2, -1))
	if err == nil || !strings.Contains(err.Error(), "region A") {
		t.Errorf("it is read as %q, %v", text, err)
	}
}

func sameRegions(text string, b *board) bool {
	rows := strings.Fields(text)
	if len(rows) != b.n {
		return false
	}
	read := fromRows(rows)
	for i, g := range read.region {
		if g != b.region[i] {
			return false
		}
	}
	return true
}
