// Package specifying is the third layer of the embedded engine, phase 3: from the
// features of a brief it makes requirements with their criteria, qualities with
// their targets, and the data model.
package specifying
