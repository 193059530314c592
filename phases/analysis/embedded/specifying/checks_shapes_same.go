package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// sameAtOnce finds two of a kind that are not to have the same thing.
var sameAtOnce = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:two (\p{L}[\p{L} -]*s) (?:do not|cannot|can not|can never|may not|never)|no two (\p{L}[\p{L} -]*s)(?: can| may| ever)?) (\p{L}+) the same (\p{L}[\p{L} -]*?)( (?:at the same time|at once|at the same moment|on the same day|in the same \p{L}+))?$`)
})

// sameShape tries with two of a kind what only one of them may have: "two boats do not
// hold the same berth at the same time".
func (w *Specifier) sameShape(s shape) string {
	m := sameAtOnce().FindStringSubmatch(s.fact)
	if m == nil || s.trigger != "" || !w.Table.IsWord("verbs", "en", strings.ToLower(m[3])) {
		return ""
	}
	return w.Say("shape_same", "things", phrasing.OrElse(m[1], m[2]), "verb", m[3], "thing", m[4], "when", m[5])
}

// everybodysLimit finds what nobody has more or less of.
var everybodysLimit = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:nobody|no one) \p{L}+(?: planned| booked| put down| scheduled)?(?: for| on)? (more|longer|less|fewer) than (\d[^,;]*?)(?: or (more|longer|less|fewer) than (\d[^,;]*?))?$`)
})

// everybodyShape tries each limit of which nobody may have more or less at its edge:
// "nobody works more than 10 hours a day or less than 2 hours in one go".
func (w *Specifier) everybodyShape(s shape) string {
	m := everybodysLimit().FindStringSubmatch(s.fact)
	if m == nil || s.trigger != "" {
		return ""
	}
	first := w.sidesOf(m[1], m[2])
	if m[3] == "" || first == "" {
		return first
	}
	if second := w.sidesOf(m[3], m[4]); second != "" {
		return first + "; " + second
	}
	return ""
}

// sidesOf tells the last value that is accepted and the first that is not.
func (w *Specifier) sidesOf(way, value string) string {
	by := int64(1)
	if way == "less" || way == "fewer" {
		by = -1
	}
	next := stepFrom(value, by)
	if next == "" {
		return ""
	}
	return w.Say("shape_edge", "value", value, "next", next)
}

// onlyVisible finds to whom alone something is shown, and what else is said of it.
var onlyVisible = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+?)(?: (is|are))? (?:only (?:visible|shown|readable|accessible) to|(?:visible|shown|readable|accessible) only to|(?:visible|shown|readable|accessible) to) ([^,;]+?)( only)?(?:,? and (?:is |are )?((?:deleted|erased|removed) [^,;]+)|,? and (?:is |are )?(?:never|not) [^,;]+)?$`)
})

// visibleShape looks as somebody else at what only some may see, and on both sides of the
// time after which it is gone: "notes are only visible to the nurse, and deleted two weeks
// after the stay".
func (w *Specifier) visibleShape(s shape) string {
	m := onlyVisible().FindStringSubmatch(s.fact)
	if m == nil || s.trigger != "" || m[4] == "" && !strings.Contains(s.fact, " only ") {
		return ""
	}
	thing, _, _ := strings.Cut(m[1], " (")
	who := strings.ReplaceAll(strings.ReplaceAll(m[3], " and to ", " and "), " or to ", " or ")
	text := w.Say("shape_visible", "who", who, "thing", w.LowerStart(thing))
	if m[5] == "" {
		return text
	}
	gone := w.deletedShape(shape{d: s.d, fact: phrasing.JoinWords(thing, phrasing.OrElse(m[2], w.copula(thing)), m[5])})
	if gone == "" {
		return ""
	}
	return text + "; " + w.LowerStart(gone)
}

// derived finds what follows from something else and is not entered.
var derived = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{L}[\p{L} -]*s) (?:come|are taken|are read|are computed|are derived) from (the [^,;]+?),? and (?:cannot|can not|can never|are never|are not) (?:be )?(?:typed|changed|edited|overwritten|entered|altered|set)[^,;]*$`)
})

// derivedShape changes that from which something follows: "dosages come from the chart and
// cannot be edited".
func (w *Specifier) derivedShape(s shape) string {
	m := derived().FindStringSubmatch(s.fact)
	if m == nil || s.trigger != "" {
		return ""
	}
	return w.Say("shape_derived", "thing", w.LowerStart(m[1]), "origin", m[2])
}

// spanSides tries what is so in a span alone before it and after it: "guards see the list
// only from a day before until a day after the visit". Empty where the contrary of it
// cannot be said in a few words.
func (w *Specifier) spanSides(text, span string) string {
	text = strings.TrimRight(text, " ,")
	c, ok := w.ParseClause(text)
	if !ok || !strings.Contains(span, " until ") && !strings.Contains(span, " to ") || len(text) > maxContrary {
		return ""
	}
	contrary := w.opposite(c)
	if contrary == "" {
		return ""
	}
	return w.Say("check_span", "text", text, "span", span, "contrary", contrary)
}
