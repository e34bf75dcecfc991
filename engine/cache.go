package engine

import "time"

// Cache gives access to the tables that a family keeps to be quicker the next time,
// in memory and in files on the user's disk.
type Cache interface {
	Folder() string // of the files; "" where none can be kept
	Files() ([]CacheFile, error)
	Clear() error // removes the files

	Held() int64 // bytes of the tables in memory
	Release()    // drops them
}

// CacheFile is a file of a cache.
type CacheFile struct {
	Path     string
	Bytes    int64
	Modified time.Time
	Title    Message // what it holds
	Err      error   // why it cannot be used; nil for a valid one
}
