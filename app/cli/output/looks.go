package cli

import (
	"fmt"
	"math"

	"github.com/spf13/cobra"

	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
)

// looks are how pictures are to look.
type looks struct {
	theme string
	scale float64
	speed float64 // of animations
}

// looksFlags adds the flags of pictures to a command; those of animations where
// it saves some.
func looksFlags(cmd *cobra.Command, animated bool) *looks {
	l := &looks{speed: float64(picture.Usual)}
	flags := cmd.Flags()
	flags.StringVar(&l.theme, "theme", "", "colours of pictures: light, dark or paper; without it light, and paper for sheets")
	flags.Float64Var(&l.scale, "scale", 1, "size of pictures, 0.25 to 4 `times` the usual one of 64 pixels a cell")
	oneOf(cmd, "theme", "light", "dark", "paper")
	if animated {
		flags.Float64Var(&l.speed, "speed", l.speed, "speed of animations, 0.25 to 4 `times` the usual one")
	}
	return l
}

// style is what the flags ask for; its palette is the zero one where they ask
// for none.
func (l *looks) style() (paint.Style, error) {
	const least, most = 0.25, 4
	for _, f := range []struct {
		flag  string
		value float64
	}{{"--scale", l.scale}, {"--speed", l.speed}} {
		if !(f.value >= least && f.value <= most) {
			return paint.Style{}, badInput(fmt.Errorf("%s is %v, expected %v to %v", f.flag, f.value, least, most))
		}
	}
	st := paint.Style{Cell: int(math.Round(l.scale * paint.DefaultCell))}
	if l.theme == "" {
		return st, nil
	}
	for _, t := range picture.Themes() {
		if t.Name == l.theme {
			st.Palette = t.Palette
			return st, nil
		}
	}
	return st, badInput(fmt.Errorf("--theme is %q, expected light, dark or paper", l.theme))
}
