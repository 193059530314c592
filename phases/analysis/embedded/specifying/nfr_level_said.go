package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// otherLevel binds a quality of which no number and no verb shows how it is bound: what a
// label names is provided, done or needed by the product, and a load is what it answers
// under. Empty for anything else.
func (w *Specifier) otherLevel(text, class, must string) string {
	label, value, ok := strings.Cut(text, ": ")
	switch {
	case !ok:
		return w.bareOther(text, must)
	case w.InBrackets(text, len(label)) || strings.Contains(value, ": "):
		return w.labelledDeed(text, must)
	}
	if said := phrasing.OrElse(w.underCounts(value, must), w.labelledDeed(text, must)); said != "" {
		return said
	}
	if len(strings.Fields(label)) > 2 || strings.Contains(value, ". ") {
		return ""
	}
	key := ""
	switch first := reading.Lower(phrasing.LeadingWord(value)); {
	case class == "P" && w.isCount(first):
		key = "nfr_need"
	case (class == "C" || class == "U") && !reading.StartsUpper(value) && w.IsNoun(value) && !w.OpensDone(value) && !w.isCount(first):
		key = "req_provide"
	default:
		return ""
	}
	return w.Say(key, "must", must, "text", value) + " (" + w.LowerStart(label) + ")"
}

// labelledDeed binds what the product does in the case that a label names: "64 workers,
// 10,000 keys: scales to 8 cores".
func (w *Specifier) labelledDeed(text, must string) string {
	at := strings.LastIndex(text, ": ")
	if at < 0 || w.InBrackets(text, at) {
		return ""
	}
	value := text[at+2:]
	base, ok := w.BaseForm(value)
	if !ok || !w.IsThird(reading.Lower(phrasing.LeadingWord(value))) {
		return ""
	}
	return w.Say("nfr_does", "must", must, "text", base) + " (" + w.LowerStart(text[:at]) + ")"
}

// countsThen finds the counts of a load and what is there in a time under it.
var countsThen = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\d[\d,.]* [^,;:]+(?:, \d[\d,.]* [^,;:]+)*), (?:an? |the )?(\p{L}+) ((?:in|within|after|under) [^,;:]+)$`)
})

// underCounts binds what is to be there in a time under a load: "640 people, 1,900 places,
// proposal in under 5 minutes".
func (w *Specifier) underCounts(value, must string) string {
	m := countsThen().FindStringSubmatch(value)
	if m == nil {
		return ""
	}
	return w.Say("nfr_under_load", "must", must, "load", inARow(strings.Split(m[1], ", ")), "thing", m[2], "time", m[3])
}

// madeThen finds what is made in a rhythm, and what becomes of it.
var madeThen = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{L}+s) (nightly|daily|hourly|weekly|monthly),? (?:and )?((?:kept|stored|held|tested|copied) [^,;:]+)$`)
})

// bareOther binds what is to be absent beside what is done, and what is made in a rhythm:
// "no cgo, builds on Linux", "backups nightly, kept for 30 days".
func (w *Specifier) bareOther(text, must string) string {
	if m := madeThen().FindStringSubmatch(text); m != nil {
		return phrasing.Capital(w.Say("nfr_made", "must", must, "things", m[1], "when", m[2], "then", m[3]))
	}
	none, deed, ok := strings.Cut(text, ", ")
	thing, no := phrasing.CutFold(none, "no ")
	base, does := w.BaseForm(deed)
	if !ok || !no || !does || !w.IsThird(reading.Lower(phrasing.LeadingWord(deed))) || len(strings.Fields(thing)) > 3 {
		return ""
	}
	return w.Say("nfr_without", "must", must, "thing", thing, "text", base)
}
