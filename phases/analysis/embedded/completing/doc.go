// Package completing is the third layer of the embedded engine, phases 1 and 2: from
// what is understood of a source and from knowledge packs it makes the seed, the
// questions and the brief. What it adds is marked as inferred and gives way to what
// is stated.
package completing
