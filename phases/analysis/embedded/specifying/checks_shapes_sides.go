package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// onlyWhen finds what is possible in one case alone.
var onlyWhen = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+?) (can|may) only (be .+?) (when|if|once|after) ([^,;]+)$`)
})

// onlyWhenShape tries what is possible in one case alone outside of it: "a step can only be
// started when the one before is finished".
func (w *Specifier) onlyWhenShape(s shape) string {
	m := onlyWhen().FindStringSubmatch(s.fact)
	if m == nil || s.trigger != "" {
		return ""
	}
	return w.Say("shape_only_when", "text", phrasing.JoinWords(m[1], m[2], m[3], m[4], m[5]))
}

// deliveredPart finds what is handed over beside the product.
var deliveredPart = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+?) (?:is|are) part of the (?:deliverables?|delivery)$`)
})

// deliveredShape looks at what is handed over: "the interface file is part of the deliverable".
func (w *Specifier) deliveredShape(s shape) string {
	m := deliveredPart().FindStringSubmatch(s.fact)
	if m == nil || s.trigger != "" {
		return ""
	}
	return w.Say("shape_delivered", "thing", m[1])
}

// spanOfDays is a time of days at least, in digits or in a small number written out.
const spanOfDays = `(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?|years?)`

// deletedAfter finds when something is to be gone.
var deletedAfter = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+?) (is|are|gets?|has to be|have to be|must be) (deleted|erased|removed|anonymi[sz]ed|purged|wiped|gone) (?:after (` + spanOfDays + `)|(` + spanOfDays + `) after ([^,;]+))(?:$|[,;]|,? unless ([^,;]+)$)`)
})

// deletedShape looks on the day before something is deleted, and on the day after: "photos
// are deleted 90 days after the return". What only has to be gone by a day may go sooner.
func (w *Specifier) deletedShape(s shape) string {
	m := deletedAfter().FindStringSubmatch(s.fact)
	if m == nil || s.trigger != "" || strings.ContainsAny(m[1], ",;") {
		return ""
	}
	time, by := m[4], "after "+m[4]
	if time == "" {
		time = w.Say("shape_time_after", "time", m[5], "event", m[6])
		by = time
	}
	are := m[2]
	if are != "is" && are != "are" { // "files get wiped", "a photo has to be gone"
		are = w.copula(m[1])
	}
	if m[3] == "gone" && m[7] == "" { // it says by when, and not for how long it stays
		return w.Say("shape_gone", "things", w.LowerStart(m[1]), "are", are, "time", by)
	}
	text := w.Say("shape_deleted", "things", w.LowerStart(m[1]), "are", are, "done", m[3], "time", time)
	if m[7] != "" {
		text += w.Say("shape_deleted_unless", "condition", m[7])
	}
	return text
}

// optionalShape calls once with what may be left out and once without: "accepts an optional
// `currency`".
func (w *Specifier) optionalShape(s shape) string {
	head, value, ok := strings.Cut(s.fact, " accepts an optional ")
	if !ok || s.trigger != "" || strings.ContainsAny(value, ",;:") || len(strings.Fields(value)) > 3 {
		return ""
	}
	text := w.Say("shape_optional", "name", head, "value", value)
	if normal := w.withoutIt(s.d); normal != "" {
		text = w.Say("shape_optional_default", "text", text, "value", value, "normal", normal)
	}
	return text
}

// withoutIt is the value that a statement says to count where an optional one is left out:
// "without it, EUR". Empty where it says none in a word.
func (w *Specifier) withoutIt(d *Draft) string {
	_, normal, ok := strings.Cut(strings.ToLower(d.fact0().Text), "; without it, ")
	if normal = strings.TrimRight(normal, ". "); !ok || normal == "" || strings.Contains(normal, " ") {
		return ""
	}
	text := strings.TrimRight(d.fact0().Text, ". ")
	return text[len(text)-len(normal):]
}
