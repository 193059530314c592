package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// StateOfObject is the thing that a deed yields and how long that is so: "a signed link"
// and "is valid" of "the server returns a signed link valid". Empty for any other clause.
func (w *Work) StateOfObject(c Clause) (thing, how string) {
	thing, state := c.Rest[:max(0, strings.LastIndexByte(c.Rest, ' '))], strings.ToLower(reading.LastWord(c.Rest))
	if c.Form != ThirdVerb || thing == "" || !w.Table.IsWord("lasting", "en", state) {
		return "", ""
	}
	if (Clause{Subject: thing}).Plural() {
		return thing, "are " + state
	}
	return thing, "is " + state
}
