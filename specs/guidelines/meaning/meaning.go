// Package meaning says what a program can make of the text of a rule: which
// technology it forbids or demands, how files and names must look, what may
// import what, which command must pass. What it cannot read for certain it
// leaves to people and says so.
package meaning
