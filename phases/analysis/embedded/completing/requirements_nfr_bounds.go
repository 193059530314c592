package completing

import (
	"slices"
	"strings"
)

// notMore is a target that a sentence denies as the bound that it is: of "must
// not grow by more than 300 ms" the target is "at most 300 ms". Empty where
// nothing is denied; in Chinese the denial is part of the bound, 不会超过.
func (w *Work) notMore(text, target string) string {
	low, at := strings.ToLower(target), strings.Index(text, target)
	for _, lead := range w.Table.Words["above_leads"].In(w.Language) {
		if rest, ok := strings.CutPrefix(low, lead); ok && at >= 0 && w.deniesBound(text[:at]) {
			return w.Say("at_most", "text", strings.TrimSpace(target[len(target)-len(rest):]))
		}
	}
	return ""
}

// deniesBound says that what stands before a bound in its clause denies it.
func (w *Work) deniesBound(before string) bool {
	before = strings.ToLower(before[strings.LastIndexAny(before, ".;:")+1:])
	nots := w.Table.Words["bound_nots"].In(w.Language)
	return slices.ContainsFunc(strings.Fields(before), func(word string) bool {
		return strings.HasSuffix(word, "n't") || slices.Contains(nots, word)
	})
}

// affirmed is the name of what a denied bound measures, without the denial: "the
// login does not grow by" gives "the login grows".
func (w *Work) affirmed(name string) string {
	for _, not := range []string{" does not ", " must not ", " shall not ", " should not ", " may not ", " cannot ", " will not ", " do not ", " never "} {
		head, rest, ok := strings.Cut(name, not)
		if !ok {
			continue
		}
		verb, tail, _ := strings.Cut(rest, " ")
		if not != " do not " && not != " never " {
			verb = w.ThirdAll(verb)
		}
		name = strings.TrimSpace(head + " " + verb + " " + tail)
	}
	for _, end := range []string{" by", " for", " never"} {
		name = strings.TrimSuffix(name, end)
	}
	return name
}
