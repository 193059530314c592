package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// NotMore is a target that a sentence denies as the bound that it is: of "must
// not grow by more than 300 ms" the target is "at most 300 ms". Empty where
// nothing is denied; in Chinese the denial is part of the bound, 不会超过.
func (w *Completer) NotMore(text, target string) string {
	low, at := strings.ToLower(target), strings.Index(text, target)
	for _, lead := range w.Table.Words["above_leads"].In(w.Language) {
		if rest, ok := strings.CutPrefix(low, lead); ok && at >= 0 && w.deniesBound(text[:at]) {
			return w.Say("at_most", "text", strings.TrimSpace(target[len(target)-len(rest):]))
		}
	}
	return ""
}

// NotLess is a target that a sentence denies as the bound that it is, the other way
// round: what "must not fall below 99.5 %" is "at least 99.5 %". Between the denial and the
// bound stands nothing but how a number goes down or is: what "must not run below 5 °C" is
// bounded by no measure of its own.
func (w *Completer) NotLess(text, target string) string {
	if before, _, told := strings.Cut(text, target); told {
		for _, lead := range w.Table.Words["below_leads"].In(w.Language) {
			if rest, ok := phrasing.CutFold(target, lead); ok && w.deniesBelow(before) {
				return w.Say("at_least", "text", strings.TrimSpace(rest))
			}
		}
	}
	return ""
}

// deniesBelow says that what stands before a lower bound ends with a denial and how a
// number goes down: "… must not fall".
func (w *Completer) deniesBelow(before string) bool {
	const near = 3 // words of the denial and what follows it
	words := strings.Fields(strings.ToLower(before))
	at := w.denialAt(words)
	return at >= max(0, len(words)-near)
}

// denialAt is where words end with a denial and how a number goes down, -1 where they do not.
func (w *Completer) denialAt(words []string) int {
	for i, word := range slices.Backward(words) {
		low := strings.ToLower(word)
		if strings.HasSuffix(low, "n't") || w.Table.IsWord("bound_nots", w.Language, low) {
			return i
		}
		if !w.Table.IsWord("going_down", w.Language, low) {
			break
		}
	}
	return -1
}

// IsLimit says that the number of a quality is the most that is accepted and no
// load to be carried.
func IsLimit(n *specs.NFR) bool {
	return len(n.Targets) > 0 && slices.Contains(numberKinds(n.Targets[0].Target, n.Category), "limit")
}

// withUnits is a target with the words behind it that say of what the number
// holds: "at most 20 deliveries per endpoint", "3 seconds a person".
func (w *Completer) withUnits(text, target string) string {
	_, after, ok := strings.Cut(text, target)
	if !ok || target == "" || w.Language == "zh" {
		return target
	}
	words := strings.Fields(after)
	for strings.HasPrefix(after, " ") && len(words) > 1 {
		n := w.nounBehind(words)
		last := strings.TrimRight(words[max(n-1, 0)], ".,;:")
		if n == 0 || words[0] == "and" && !w.Table.IsWord("callers", "en", last) || words[0] != "and" && words[0] != "per" && words[0] != "a" && words[0] != "an" {
			break
		}
		target += " " + strings.TrimRight(strings.Join(words[:n], " "), ".,;:")
		if last != words[n-1] {
			break
		}
		words = words[n:]
	}
	return target
}

// nounBehind is how many words a short noun with its lead takes, "per calendar
// month", when something else begins behind it; 0 for what is longer.
func (w *Completer) nounBehind(words []string) int {
	for n := 2; n <= 3 && n <= len(words); n++ {
		word := words[n-1]
		if strings.ContainsAny(word, "(`0123456789") || w.Table.IsWord("prepositions", "en", word) {
			return 0
		}
		if n == len(words) || strings.TrimRight(word, ".,;:") != word || words[n] == "per" || words[n] == "and" || w.Table.IsWord("prepositions", "en", words[n]) {
			return n
		}
	}
	return 0
}

// deniesBound says that what stands before a bound in its clause denies it.
func (w *Completer) deniesBound(before string) bool {
	before = strings.ToLower(before[strings.LastIndexAny(before, ".;:,")+1:])
	nots := w.Table.Words["bound_nots"].In(w.Language)
	return slices.ContainsFunc(strings.Fields(before), func(word string) bool {
		return strings.HasSuffix(word, "n't") || slices.Contains(nots, word)
	})
}

// affirmed is the name of what a denied bound measures, without the denial: "the
// login does not grow by" gives "the login grows".
func (w *Completer) affirmed(name string) string {
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
	if thing, none := phrasing.CutFold(name, "no "); none {
		name = phrasing.Capital(thing) // "No downtime longer than …": how long it is, at most
	}
	for _, end := range []string{" by", " for", " never"} {
		name = strings.TrimSuffix(name, end)
	}
	return name
}

// denialCut is the name of what is measured without the denial of a lower bound: "the rate
// must not fall" is about the rate.
func (w *Completer) denialCut(name string) string {
	words := strings.Fields(name)
	at := w.denialAt(words)
	if at <= 0 {
		return name
	}
	for at > 1 && w.Table.IsWord("auxiliaries", "en", strings.ToLower(words[at-1])) {
		at--
	}
	return strings.Join(words[:at], " ")
}
