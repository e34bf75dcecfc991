package engine

import "time"

// Cache is what a family has built to be quicker the next time: tables in
// memory, and files on the user's disk.
type Cache interface {
	Folder() string // of the files; empty where none can be kept
	Files() ([]CacheFile, error)
	Clear() error // removes the files

	Held() int64 // bytes of the tables in memory
	Release()    // forgets them
}

// CacheFile is a file of a cache.
type CacheFile struct {
	Path     string
	Bytes    int64
	Modified time.Time
	Title    Message // what it holds
	Err      error   // why it is of no use; nil for a good one
}
