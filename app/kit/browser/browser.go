// Package browser is what a page of a browser does in place of the system, where
// the program runs in one ([InPage]): files are picked and dropped, and saved by
// being downloaded. Files themselves are the page's as they are the system's
// elsewhere: assets/web/files.js answers the calls of package os.
package browser

// SaveFolder is where what is to be downloaded is written before [HandOver].
const SaveFolder = "/saved"
