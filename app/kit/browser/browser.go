// Package browser calls the page of a browser, where the program runs in one ([InPage]):
// files are picked and dropped there, and saved as downloads. Package os works as
// elsewhere: assets/web/files.js answers its calls.
package browser

// SaveFolder is the folder for files on their way to [HandOver], which downloads them.
const SaveFolder = "/saved"
