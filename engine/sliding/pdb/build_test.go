package pdb

import (
	"context"
	"fmt"
	"math/bits"
	"testing"
	"time"
)

func TestTimes(t *testing.T) {
	for _, c := range []struct {
		g     Grid
		tiles uint32
	}{
		{Grid{4, 4}, 1<<1 | 1<<4 | 1<<5 | 1<<8 | 1<<12},
		{Grid{4, 4}, 1<<1 | 1<<4 | 1<<5 | 1<<8 | 1<<9 | 1<<12},
		{Grid{4, 4}, 0xfe},
		{Grid{4, 4}, 0xff00},
		{Grid{5, 5}, 1<<1 | 1<<2 | 1<<5 | 1<<6 | 1<<7 | 1<<12},
		{Grid{3, 3}, 0x1fe},
	} {
		p := Project(c.g, c.tiles, 0)
		start := time.Now()
		d, err := Build(context.Background(), p, BuildOptions{Cores: 2})
		if err != nil {
			t.Fatal(err)
		}
		b := newBuilder(p, d.form)
		m := uint8(0)
		for i := range d.Entries() {
			if e := d.excess(uint32(i)); e != 15 {
				m = max(m, e)
			}
		}
		fmt.Println(c.g, bits.OnesCount32(c.tiles), d.form, d.Held()>>20, "MiB", time.Since(start), len(b.regions), len(b.sets), b.bytes()>>20, "MiB peak", m)
	}
}
