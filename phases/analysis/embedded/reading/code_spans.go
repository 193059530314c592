package reading

import (
	"iter"
	"strings"
)

// CodeParts yields the pieces of a text in order, each with whether it stands between
// code marks; the marks themselves are left out. Every text begins outside of code, so
// that the first piece of "`a` is b" is empty, and joining all pieces with a mark gives
// the text again. What follows a mark that nothing closes counts as code.
func CodeParts(text string) iter.Seq2[string, bool] {
	return func(yield func(part string, code bool) bool) {
		code := false
		for part := range strings.SplitSeq(text, "`") {
			if !yield(part, code) {
				return
			}
			code = !code
		}
	}
}

// CodeSpans are the texts that stand in code marks, in order, without the marks and the
// blanks around them; spans of nothing are left out.
func CodeSpans(text string) []string {
	var out []string
	for part, code := range CodeParts(text) {
		if part = strings.TrimSpace(part); code && part != "" {
			out = append(out, part)
		}
	}
	return out
}
