package search

import (
	"encoding/binary"
	"fmt"
	"hash/maphash"
	"reflect"
	"unsafe"
)

// hasher spreads states over 64 bits: by the problem's own Hash, or by the
// bytes of states that are plain numbers, which is what fast problems have.
type hasher[S comparable] struct {
	word bool // a state is 8 plain bytes: hashed without a call
	of   func(S) uint64
}

func newHasher[S comparable](own func(S) uint64) hasher[S] {
	var zero S
	t := reflect.TypeOf(&zero).Elem()
	switch {
	case own != nil:
		return hasher[S]{of: own}
	case plain(t):
		return hasher[S]{word: t.Size() == 8, of: hashBytes[S]}
	}
	seed := maphash.MakeSeed()
	return hasher[S]{of: func(s S) uint64 { return maphash.String(seed, fmt.Sprintf("%#v", s)) }}
}

// hash is a state's hash; its upper half is the better one.
func (h *hasher[S]) hash(s S) uint64 {
	var x uint64
	if h.word {
		x = *(*uint64)(unsafe.Pointer(&s))
	} else {
		x = h.of(s)
	}
	x *= 0x9e3779b97f4a7c15
	x ^= x >> 32
	return x * 0xd6e8feb86659fd93
}

func hashBytes[S comparable](s S) uint64 {
	b := unsafe.Slice((*byte)(unsafe.Pointer(&s)), unsafe.Sizeof(s))
	h := uint64(len(b))
	for ; len(b) >= 8; b = b[8:] {
		h = (h ^ binary.LittleEndian.Uint64(b)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	for _, x := range b {
		h = (h ^ uint64(x)) * 0x100000001b3
	}
	return h
}

// plain says whether two values of the type are equal exactly when their bytes are.
func plain(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return true
	case reflect.Array:
		return plain(t.Elem())
	case reflect.Struct:
		size := uintptr(0)
		for i := range t.NumField() {
			f := t.Field(i)
			if f.Name == "_" || !plain(f.Type) {
				return false
			}
			size += f.Type.Size()
		}
		return size == t.Size() // no padding
	}
	return false
}
