package output

import (
	"fmt"
	"math"

	"github.com/spf13/cobra"

	"langkah/app/cli/exit"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
)

// Looks are the flags for the look of pictures.
type Looks struct {
	Theme string
	Scale float64
	Speed float64 // of animations
}

// AddLooks adds the flags of pictures to a command, with those of animations if
// it saves any.
func AddLooks(cmd *cobra.Command, animated bool) *Looks {
	l := &Looks{Speed: float64(picture.Usual)}
	flags := cmd.Flags()
	flags.StringVar(&l.Theme, "theme", "", "colours of pictures: light, dark or paper; without it light, and paper for sheets")
	flags.Float64Var(&l.Scale, "scale", 1, "size of pictures, 0.25 to 4 `times` the usual one of 64 pixels a cell")
	// It fails only for a flag that does not exist.
	_ = cmd.RegisterFlagCompletionFunc("theme", cobra.FixedCompletions([]string{"light", "dark", "paper"}, cobra.ShellCompDirectiveNoFileComp))
	if animated {
		flags.Float64Var(&l.Speed, "speed", l.Speed, "speed of animations, 0.25 to 4 `times` the usual one")
	}
	return l
}

// Style returns the style that the flags set, with the zero palette where they name
// no theme.
func (l *Looks) Style() (paint.Style, error) {
	const least, most = 0.25, 4
	for _, f := range []struct {
		flag  string
		value float64
	}{{"--scale", l.Scale}, {"--speed", l.Speed}} {
		if !(f.value >= least && f.value <= most) {
			return paint.Style{}, exit.Refusal(fmt.Errorf("%s is %v, expected %v to %v", f.flag, f.value, least, most))
		}
	}
	st := paint.Style{Cell: int(math.Round(l.Scale * paint.DefaultCell))}
	if l.Theme == "" {
		return st, nil
	}
	for _, t := range picture.Themes() {
		if t.Name == l.Theme {
			st.Palette = t.Palette
			return st, nil
		}
	}
	return st, exit.Refusal(fmt.Errorf("--theme is %q, expected light, dark or paper", l.Theme))
}
