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
		if at < 0 || !reading.HasHan(lead) && at > 0 && !strings.HasSuffix(low[:at], ", ") && !strings.HasSuffix(low[:at], "; ") {
			continue
		}
		begin := at + len(lead)
		for begin < len(text) && text[begin] == ' ' {
			begin++
		}
		hits := l.tech.Find(text[begin:])
		if len(hits) == 0 || hits[0].Start != 0 || at > 0 && len(l.tech.Find(text[:at])) == 0 {
			continue
		}
		end := begin + hits[0].End
		reason, stop := l.refusalReason(text, end)
		if reason != "" {
			return refusal{from: at, to: stop, name: text[begin:end], reason: reason}, true
		}
	}
	return r, false
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
