package search

import (
	"encoding/binary"
	"hash/maphash"
	"reflect"
	"unsafe"
)

// hasher hashes states to 64 bits: by the problem's own Hash, or by the bytes and strings
// that a state is made of. The hash is the same in every run.
type hasher[S comparable] struct {
	word bool // a state is 8 plain bytes: hashed inline
	of   func(S) uint64
}

func newHasher[S comparable](own func(S) uint64) hasher[S] {
	var zero S
	t := reflect.TypeOf(&zero).Elem()
	if own != nil {
		return hasher[S]{of: own}
	}
	parts, ok := appendParts(nil, t, 0)
	switch {
	case !ok: // has a float, pointer or interface: equality is not that of bytes
		seed := maphash.MakeSeed()
		return hasher[S]{of: func(s S) uint64 { return maphash.Comparable(seed, s) }}
	case len(parts) == 1 && parts[0] == part{size: t.Size()}:
		return hasher[S]{word: t.Size() == 8, of: hashWhole[S]}
	}
	return hasher[S]{of: func(s S) uint64 { return hashParts(unsafe.Pointer(&s), parts) }}
}

// hash returns a state's hash, whose upper half is the better mixed.
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

func hashWhole[S comparable](s S) uint64 {
	size := unsafe.Sizeof(s)
	return hashBytes(uint64(size), unsafe.Slice((*byte)(unsafe.Pointer(&s)), size))
}

func hashBytes(h uint64, b []byte) uint64 {
	for ; len(b) >= 8; b = b[8:] {
		h = (h ^ binary.LittleEndian.Uint64(b)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	for _, x := range b {
		h = (h ^ uint64(x)) * 0x100000001b3
	}
	return h
}

// part is a run of a state's bytes without padding, or a string in it.
type part struct {
	offset, size uintptr
	text         bool
}

func hashParts(state unsafe.Pointer, parts []part) uint64 {
	h := uint64(len(parts))
	for _, p := range parts {
		at := unsafe.Add(state, p.offset)
		if p.text {
			s := *(*string)(at)
			h = hashBytes(h^uint64(len(s)), unsafe.Slice(unsafe.StringData(s), len(s)))
		} else {
			h = hashBytes(h, unsafe.Slice((*byte)(at), p.size))
		}
	}
	return h
}

// appendParts appends the parts of a type at that offset in a state; ok is false if equal
// values may differ in their bytes.
func appendParts(parts []part, t reflect.Type, offset uintptr) (_ []part, ok bool) {
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		if last := len(parts) - 1; last >= 0 && !parts[last].text && parts[last].offset+parts[last].size == offset {
			parts[last].size += t.Size()
			return parts, true
		}
		return append(parts, part{offset: offset, size: t.Size()}), true
	case reflect.String:
		return append(parts, part{offset: offset, size: t.Size(), text: true}), true
	case reflect.Array:
		for i := range t.Len() {
			if parts, ok = appendParts(parts, t.Elem(), offset+uintptr(i)*t.Elem().Size()); !ok {
				return nil, false
			}
		}
		return parts, true
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			if f.Name == "_" { // ignored by ==
				continue
			}
			if parts, ok = appendParts(parts, f.Type, offset+f.Offset); !ok {
				return nil, false
			}
		}
		return parts, true
	}
	return nil, false
}
