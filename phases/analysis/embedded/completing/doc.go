// Package completing is the third layer of the embedded engine, phases 1 to 3: from
// what is understood of a source and from knowledge packs it makes the seed, the
// questions, the brief and the requirements with their criteria. What it adds is
// marked as inferred and gives way to what is stated.
package completing
