package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// measureBehind cuts an English risk from what is done about it where no word for it stands
// between the two: "the wind may stop the ferry: we keep the bus", "the reader could fail; so
// two spare ones lie at the gate", "the site may be down, the printed list is kept as a backup".
func (x *understander) measureBehind(text string) (risk, measure string) {
	if reading.HasHan(text) {
		return text, ""
	}
	for i := range text {
		for _, mark := range []string{". ", "; ", ": ", ", ", " – ", " — ", " - "} {
			tail, ok := strings.CutPrefix(text[i:], mark)
			head := text[:i]
			if ok && len(strings.Fields(head)) > 2 && !openBracket(head) && x.measureAt(head, mark, tail) {
				return head, withoutLead(tail, "so ", "but ", "and ", "mitigation: ", "countermeasure: ")
			}
		}
	}
	return text, ""
}

// measureAt says that what stands behind a mark is what is done about the risk in front of it.
func (x *understander) measureAt(head, mark, tail string) bool {
	low := reading.Lower(tail)
	if reading.HasSuffixOf(strings.TrimRight(low, ".! "), x.lex.KeptInReserve...) {
		return !reading.ContainsAny(" "+low, x.lex.RiskVerbs...) && !strings.Contains(tail, ". ")
	}
	so, leads := strings.CutPrefix(low, "so ")
	if leads && mark != ". " && reading.ContainsAny(" "+reading.Lower(head)+" ", x.lex.RiskVerbs...) {
		ours := strings.HasPrefix(so, "we ") && reading.HasPrefixOf(so, x.lex.MeasureLeads...)
		return (ours || mark == "; ") && !reading.ContainsAny(" "+so+" ", x.lex.RiskGoesOn...) && (ours || !reading.ContainsAny(" "+so+" ", x.lex.RiskVerbs...))
	}
	if mark == ": " {
		return strings.HasPrefix(low, "we ") && reading.HasPrefixOf(low, x.lex.MeasureLeads...) && !reading.ContainsAny(" "+low+" ", x.lex.RiskGoesOn...)
	}
	return mark == ". " && reading.HasPrefixOf(low, x.lex.MeasureLeads...) && !reading.ContainsAny(" "+low+" ", x.lex.RiskGoesOn...)
}

// withoutLead is a text without the first of the words that only lead to it.
func withoutLead(text string, leads ...string) string {
	for _, lead := range leads {
		if len(text) > len(lead) && strings.EqualFold(text[:len(lead)], lead) {
			return text[len(lead):]
		}
	}
	return text
}

// answersAtOnce takes a sentence under a heading of risks for what is done about the risk told
// right before it: "The network may be slow. We will keep the timetable on each gate."
func (x *understander) answersAtOnce(text string, from, to int) bool {
	n := len(x.u.Risks)
	if n == 0 || reading.HasHan(text) || !adjoins(x.u.Risks[n-1].Source, from) {
		return false
	}
	r := &x.u.Risks[n-1]
	low := reading.Lower(text)
	if r.Mitigation != "" || !reading.HasPrefixOf(low, x.lex.MeasureLeads...) || reading.ContainsAny(" "+low+" ", x.lex.RiskGoesOn...) {
		return false
	}
	r.Mitigation = sentence(reading.UpperFirst(withoutLead(text, "so ", "mitigation: ", "countermeasure: ")))
	r.Source = r.Source.Join(reading.Lines(from, to))
	return true
}

// ifThatHappens is what comes of a risk, told right behind it: "If it takes longer than twenty
// minutes to explain, it won't be used".
var ifThatHappens = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:If|When|Should) (?:it|that|this|they|one of them|he|she) [^;:]*?,? (?:(?:we|it|they|nobody|everybody|he|she|that|the \S+) (?:would|will|won['’]t|will not|lose|loses)|we['’]ll|it['’]ll)\b`)
})

// comesOfRisk files a sentence that only says what comes of the risk told last with it.
func (x *understander) comesOfRisk(sen reading.Sentence) bool {
	n := len(x.u.Risks)
	if n == 0 || !adjoins(x.u.Risks[n-1].Source, sen.From) || !ifThatHappens().MatchString(sen.Text) {
		return false
	}
	r := &x.u.Risks[n-1]
	r.Text, r.Source = strings.TrimRight(r.Text, " ")+" "+sen.Text, r.Source.Join(x.source(sen.From, sen.To))
	return true
}
