package completing

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// breach names what is counted where a promise is broken, and how much of it there may
// be: "photographs are not stored at all" counts photographs stored, "at most one batch is
// sent twice" batches sent twice. A promise that denies nothing of a thing is quoted.
func (w *Completer) breach(promise string) (metric, target string) {
	promise = strings.TrimRight(promise, ". ")
	if metric, target = w.atMost(promise); metric != "" {
		return metric, target
	}
	if metric = w.denied(promise); metric != "" {
		return metric, w.Say("kept_target")
	}
	return w.Say("kept_metric_of", "text", w.LowerStart(w.saidPlainly(promise))), w.Say("kept_target")
}

// atMost is a bound on how many of a thing something may happen to.
func (w *Completer) atMost(promise string) (metric, target string) {
	rest, ok := phrasing.CutFold(promise, "at most ")
	number, rest, more := strings.Cut(rest, " ")
	if i := slices.Index(w.Table.Words["countings"].In("en"), strings.ToLower(number)); i >= 0 {
		number = strconv.Itoa(i + 1)
	}
	if !ok || !more || !phrasing.IsNumeral(number) {
		return "", ""
	}
	c, clause := w.ParseClause(rest)
	if !clause || c.Not || c.Verb != "is" && c.Verb != "are" {
		return "", ""
	}
	thing, whole, _ := strings.Cut(c.Subject, " per ")
	thing = manyOf(thing)
	if whole != "" {
		thing += " per " + whole
	}
	return thing + " " + c.Rest, "at most " + number
}

// denied is the thing to which something is denied to happen, with what would happen to it.
func (w *Completer) denied(promise string) string {
	first, second, joined := strings.Cut(promise, ", does not ")
	c, ok := w.ParseClause(promise)
	if i := strings.Index(promise, ", no "); i > 0 {
		c, ok = w.ParseClause(promise[i+2:])
	}
	if joined {
		if c, ok = w.ParseClause(first); ok {
			c.Not, c.Verb, c.Rest = true, "does", second
		}
	}
	_, none := phrasing.CutFold(c.Subject, "no ")
	if !ok || !none && !c.Not && c.Adverb != "never" {
		return ""
	}
	thing, single := c.Subject, false
	for _, article := range []string{"the ", "a ", "an ", "no "} {
		if rest, cut := phrasing.CutFold(thing, article); cut {
			thing, single = rest, true
		}
	}
	for _, self := range []string{" itself", " themselves"} { // only stresses the thing
		thing = strings.TrimSuffix(thing, self)
	}
	head, _, _ := strings.Cut(thing, " of ")
	many := phrasing.IsPluralNoun(strings.ToLower(head[strings.LastIndex(head, " ")+1:]))
	if !many && (!single || head != thing) || strings.ContainsAny(thing, ",;:") {
		return ""
	}
	if !many {
		thing = manyOf(thing)
	}
	rest := strings.TrimSuffix(strings.TrimSuffix(c.Rest, " at all"), " any more")
	switch c.Verb {
	case "is", "are":
		return wording.LowerFirst(thing) + " " + rest
	case "does", "do":
		return wording.LowerFirst(thing) + " that " + rest
	case "can", "may", "must", "will", "shall":
		if state, be := strings.CutPrefix(rest, "be "); be {
			return wording.LowerFirst(thing) + " " + state
		}
		return wording.LowerFirst(thing) + " that " + rest
	}
	if c.Adverb == "never" {
		return wording.LowerFirst(thing) + " that " + phrasing.JoinWords(w.baseVerbOr(c.Verb), rest)
	}
	return ""
}

// manyOf is a thing of which there are several.
func manyOf(thing string) string {
	at := strings.LastIndex(thing, " ") + 1
	return thing[:at] + wording.Plural(thing[at:])
}

// baseVerbOr is a verb as several do it.
func (w *Completer) baseVerbOr(verb string) string {
	if base, ok := w.BaseVerb(verb); ok {
		return base
	}
	return verb
}
