package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// refusal is the part of a sentence that names a technology which was not taken, and why.
type refusal struct {
	from, to     int // its place in the sentence
	name, reason string
}

// withoutRefused takes out of a unit what was weighed and not taken with the reason: "MySQL
// 8.0, not MongoDB because the DBAs only run MySQL", "没选 Kafka 是因为车端 SDK 太重". It is an
// alternative of the decision that the rest of the sentence states, and nothing to build.
func (x *understander) withoutRefused(u *reading.Unit) {
	var kept []reading.Sentence
	changed := false
	for _, sen := range u.Sentences {
		r, ok := x.lex.refusalIn(sen.Text)
		if !ok {
			kept = append(kept, sen)
			continue
		}
		changed = true
		if x.fresh("alternative", r.name+r.reason) {
			x.u.Alternatives = append(x.u.Alternatives, specs.Alternative{Name: r.name, Gap: sentence(r.reason), Source: x.source(sen.From, sen.To)})
		}
		x.place(sen.From, sen.To)
		rest := strings.TrimRight(strings.TrimRight(sen.Text[:r.from], " "), ",，;；-–—") + sen.Text[r.to:]
		if strings.Trim(rest, " .。,，;；") == "" {
			continue
		}
		u.Text = strings.Replace(u.Text, sen.Text, rest, 1)
		sen.Text = rest
		kept = append(kept, sen)
	}
	if changed {
		u.Sentences = kept
	}
}

// refusalIn finds the refusal of a technology for a reason in a sentence. What stands before it
// names what was taken, or nothing stands there.
func (l *Lexicons) refusalIn(text string) (r refusal, ok bool) {
	low := reading.Lower(text)
	if len(low) != len(text) {
		return r, false
	}
	for _, lead := range l.RefusalLeads {
		at := strings.Index(low, lead)
		if at < 0 || !startsClause(low[:at], lead) {
			continue
		}
		begin := at + len(lead)
		begin += len(text[begin:]) - len(strings.TrimLeft(text[begin:], " "))
		end := begin + l.namedFirst(text[begin:])
		if end == begin || at > 0 && len(l.tech.Find(text[:at])) == 0 {
			continue
		}
		if reason, stop := l.refusalReason(text, end); reason != "" {
			return refusal{from: at, to: stop, name: text[begin:end], reason: reason}, true
		}
	}
	return r, false
}

// startsClause says that what turns something down begins its clause; in Chinese the words for
// it stand anywhere.
func startsClause(before, lead string) bool {
	return reading.HasHan(lead) || before == "" || strings.HasSuffix(before, ", ") || strings.HasSuffix(before, "; ")
}

// namedFirst is how long the name of a technology is with which a text begins; 0 for any other.
func (l *Lexicons) namedFirst(text string) int {
	if hits := l.tech.Find(text); len(hits) > 0 && hits[0].Start == 0 {
		return hits[0].End
	}
	return 0
}

// refusalReason is why something was not taken, told right behind its name, with its end.
func (l *Lexicons) refusalReason(text string, from int) (reason string, end int) {
	rest := strings.TrimLeft(text[from:], " ,，:：")
	for _, lead := range l.RefusalReasons {
		why, ok := strings.CutPrefix(rest, lead)
		if !ok {
			continue
		}
		end = len(text)
		for _, mark := range []string{"；", "; ", "。", ". "} {
			if i := strings.Index(why, mark); i > 0 {
				end, why = min(end, len(text)-len(why)+i), why[:i]
			}
		}
		return strings.Trim(why, " .。"), end
	}
	return "", 0
}
