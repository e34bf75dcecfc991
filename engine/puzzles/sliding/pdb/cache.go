package pdb

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/moby/sys/atomicwriter"

	"langkah/engine/base/message"
)

// A cache file is a header and the entries of one database, little-endian. Its name is determined by the projection.
const (
	fileMagic   = "LANGKPDB"
	fileVersion = 1
	fileSuffix  = ".pdb"
	headerSize  = 52
)

// header is the beginning of a file, followed by its own checksum.
type header struct {
	Magic         [8]byte
	Version       uint32
	Width, Height uint32
	Tiles, Region uint32
	Form          uint32
	Size          uint64 // of the entries in bytes
	Checksum      uint32 // of the entries, CRC-32C
	Reserved      uint32
}

func newHeader(d *Database) header {
	h := header{
		Version: fileVersion,
		Width:   uint32(d.Grid.Width), Height: uint32(d.Grid.Height), Tiles: d.Tiles, Region: d.Region,
		Form: uint32(d.form), Size: uint64(len(d.data)), Checksum: checksum(d.data),
	}
	copy(h.Magic[:], fileMagic)
	return h
}

func checksum(data []byte) uint32 {
	return crc32.Checksum(data, crc32.MakeTable(crc32.Castagnoli))
}

func (h header) projection() Projection {
	return Projection{Grid{int(h.Width), int(h.Height)}, h.Tiles, h.Region}
}

// bytes returns the encoded header, followed by its checksum.
func (h header) bytes() []byte {
	var b bytes.Buffer
	_ = binary.Write(&b, binary.LittleEndian, h) // writing to a buffer does not fail
	return binary.LittleEndian.AppendUint32(b.Bytes(), checksum(b.Bytes()))
}

// readHeader reads and checks a header. length is that of the whole file. The error is for the user.
func readHeader(r io.Reader, length int64) (header, error) {
	var h header
	raw := make([]byte, headerSize)
	if _, err := io.ReadFull(r, raw); err != nil {
		return h, message.Errorf("it is cut short")
	}
	_, _ = binary.Decode(raw, binary.LittleEndian, &h) // raw has the right length
	switch {
	case string(h.Magic[:]) != fileMagic:
		return h, message.Errorf("it is no pattern database")
	case h.Version != fileVersion:
		return h, message.Errorf("it has version %d, expected %d", h.Version, fileVersion)
	case checksum(raw[:headerSize-4]) != binary.LittleEndian.Uint32(raw[headerSize-4:]):
		return h, message.Errorf("its header is damaged")
	}
	p := h.projection()
	if err := p.check(); err != nil || h.Form > uint32(nibbles) || int64(h.Size) != p.bytes(form(h.Form)) {
		return h, message.Errorf("its header makes no sense")
	}
	if length != headerSize+int64(h.Size) {
		return h, message.Errorf("it has %d byte{|s}, expected %d", length, headerSize+int64(h.Size))
	}
	return h, nil
}

func (p Projection) file() string {
	return fmt.Sprintf("%dx%d-%x-%x%s", p.Grid.Height, p.Grid.Width, p.Tiles, p.Region, fileSuffix)
}

// chunk is the number of bytes read between two checks of the context.
const chunk = 8 << 20

// load reads the database of a projection. The error is fs.ErrNotExist without a file, and otherwise says what is wrong
// with it.
func load(ctx context.Context, folder string, p Projection) (*Database, error) {
	f, err := os.Open(filepath.Join(folder, p.file()))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	h, err := readHeader(f, info.Size())
	switch {
	case err != nil:
		return nil, err
	case h.projection() != p:
		return nil, message.Errorf("it holds another database")
	}
	d := newDatabase(p, form(h.Form))
	d.entries = newEntries(p, form(h.Form))
	sum := uint32(0)
	for part := range slices.Chunk(d.data, chunk) {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if _, err := io.ReadFull(f, part); err != nil {
			return nil, message.Errorf("it cannot be read: %s", err)
		}
		sum = crc32.Update(sum, crc32.MakeTable(crc32.Castagnoli), part)
	}
	if sum != h.Checksum {
		return nil, message.Errorf("its checksum is wrong")
	}
	return d, nil
}

// save writes a database atomically, by renaming: readers and other processes never see a partial file.
func save(folder string, d *Database) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	w, err := atomicwriter.New(filepath.Join(folder, d.file()), 0o644)
	if err != nil {
		return err
	}
	_, err = w.Write(newHeader(d).bytes())
	if err == nil {
		_, err = w.Write(d.data)
	}
	return errors.Join(err, w.Close())
}

// File is a file of the cache.
type File struct {
	Path     string
	Bytes    int64
	Modified time.Time
	Projection
	Err error // why it cannot be used; only the header is checked
}

// Files lists the files of the cache, unfinished ones included; none without a folder.
func (s *Store) Files() ([]File, error) {
	var list []File
	for _, pattern := range []string{"*" + fileSuffix, ".tmp-*" + fileSuffix + "*"} {
		paths, err := filepath.Glob(filepath.Join(s.folder, pattern))
		if err != nil || s.folder == "" {
			return nil, err
		}
		for _, path := range paths {
			if file, err := describe(path); err == nil {
				list = append(list, file)
			}
		}
	}
	return list, nil
}

func describe(path string) (File, error) {
	f, err := os.Open(path)
	if err != nil {
		return File{}, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return File{}, err
	}
	file := File{Path: path, Bytes: info.Size(), Modified: info.ModTime()}
	h, err := readHeader(f, info.Size())
	switch {
	case strings.HasPrefix(filepath.Base(path), "."):
		err = message.Errorf("it was not finished")
	case err == nil && h.projection().file() != filepath.Base(path):
		err = message.Errorf("it has the name of another one")
	}
	file.Projection, file.Err = h.projection(), err
	return file, nil
}

// Clear removes the files of the cache.
func (s *Store) Clear() error {
	files, err := s.Files()
	for _, f := range files {
		if e := os.Remove(f.Path); e != nil && !errors.Is(e, os.ErrNotExist) {
			err = errors.Join(err, e)
		}
	}
	return err
}

// Folder returns the folder of the cache, "" if there is none.
func (s *Store) Folder() string { return s.folder }
