package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Notes are written in half sentences. What they say is told by other signs
// than those of sentences that somebody polished.

// buildList tells a sentence that is little more than what the product is built
// with: "Backend Kotlin + Spring Boot, Postgres 16, deploy on the existing K8s
// cluster".
func (x *understander) buildList(text string) bool {
	if first := reading.Lower(reading.FirstWord(text)); reading.InThirdPerson(first) && !strings.Contains(" use uses run runs deploy deploys host build builds ", " "+first+" ") {
		return false // "Sends to Elasticsearch, Loki or S3" is what it does
	}
	found, covered := 0, 0
	for _, h := range x.lex.tech.Find(text) {
		switch h.Value.layer {
		case "service", "standard", "protocol", "format", "algorithm":
			continue
		}
		if h.Value.weak || h.Value.exact && text[h.Start:h.End] != exactName(h.Value.name, text[h.Start:h.End]) {
			continue
		}
		found++
		covered += len(wording.Keywords(text[h.Start:h.End]))
	}
	if found < 2 || x.hasSubject(text) && !x.systemSubject(text) {
		return false
	}
	return len(wording.Keywords(text))-covered <= 2+found
}

// nowadays tells a sentence that says how people do it today: "Right now they
// scan the label and type the reason into a sheet".
func (l *Lexicons) nowadays(text string) bool {
	low := reading.Lower(text)
	if strings.HasSuffix(strings.TrimRight(low, ". "), " most of the time") {
		return !reading.ContainsAny(low, l.WishedNotToday...)
	}
	for _, open := range l.NowadaysPhrases {
		rest, ok := strings.CutPrefix(low, open)
		if !ok {
			continue
		}
		if strings.HasPrefix(rest, ",") {
			return !strings.Contains(rest, " must ")
		}
		subject, _, _ := strings.Cut(strings.ReplaceAll(reading.FirstWord(rest), "’", "'"), "'") // "it's"
		if l.SubjectsBehindNow[subject] {
			return strings.HasPrefix(rest, " ") && !reading.ContainsAny(rest, l.WishedNotToday...)
		}
	}
	for _, open := range l.TheWayItGoesNow {
		if strings.HasPrefix(low, open) {
			return true
		}
	}
	if reading.HasHan(text) && l.bygone(text) && l.troubledTopic(text) != "" && !reading.ContainsAny(text, l.ChineseWishes...) && !owed(text) {
		return true // 蛋糕的预订现在记在本子上，上周写错两单
	}
	for _, open := range []string{"现在", "目前", "当前", "眼下"} {
		if rest, ok := strings.CutPrefix(text, open); ok {
			return reading.ContainsAny(rest, l.ChineseByHand...) && !reading.ContainsAny(rest, "要", "需要", "希望", "必须")
		}
	}
	return false
}

// byItself tells something that the product does without anybody: "refunds up
// to 150 EUR are triggered automatically".
func (l *Lexicons) byItself(text string) bool {
	low := " " + reading.Lower(text)
	if reading.ContainsAny(low, l.RuleNotItself...) {
		return false
	}
	for _, be := range []string{" is ", " are ", " gets ", " get "} {
		if _, rest, ok := strings.Cut(low, be); ok {
			words := strings.Fields(rest)
			for i, w := range words[:min(len(words), 4)] {
				w = strings.Trim(w, ",.;:")
				if w == "automatically" && (i > 0 && doneWord(words[i-1]) || i+1 < len(words) && doneWord(words[i+1])) {
					return true
				}
			}
		}
	}
	return false
}

// doneWord tells what is done by itself: behind "is" and beside "automatically"
// short participles cannot be anything else.
func doneWord(word string) bool {
	return reading.Participle(word) || strings.Contains(" sent paid put made ", " "+strings.Trim(word, ",.;:")+" ")
}

// spokenGoal reads "Takes 4 min per parcel, we want below 90 sec": what is
// measured and what it is to become.
func (l *Lexicons) spokenGoal(text string) (metric, target string) {
	low := reading.Lower(text)
	for _, want := range l.SpokenGoalTurns {
		i := strings.Index(low, want)
		if i < 0 {
			continue
		}
		head, tail := text[:i], strings.TrimRight(text[i+len(want):], ". ")
		after, before := wording.Measures(tail), wording.Measures(head)
		if len(after) != 1 || len(before) != 1 || after[0].Class != before[0].Class {
			continue
		}
		rest := strings.Trim(head[before[0].End:], " ,")
		name := strings.Trim(head[:before[0].Start], " ,~≈")
		first, what, _ := strings.Cut(reading.Lower(name), " ")
		switch {
		case first == "takes" || first == "needs" || strings.HasPrefix(reading.Lower(name), "it takes") || strings.HasPrefix(reading.Lower(name), "this takes"):
			if what = strings.TrimSpace(strings.TrimPrefix(what, "takes")); rest != "" {
				return "Time " + strings.TrimSpace(what+" "+rest), tail
			}
		case strings.HasSuffix(reading.Lower(name), " takes") || strings.HasSuffix(reading.Lower(name), " take"):
			name = strings.TrimSpace(name[:strings.LastIndexByte(name, ' ')])
			if first := reading.FirstWord(name); !reading.IsCapitals(first) && !reading.InnerCapital(first) {
				name = reading.Lower(name[:1]) + name[1:]
			}
			return "Time for " + strings.TrimSpace(name+" "+rest), tail
		}
	}
	return "", ""
}

// ableTo tells a Chinese sentence that asks that somebody is able to do
// something: 成员必须能够预约窑炉.
func (l *Lexicons) ableTo(text string) bool {
	return reading.ContainsAny(text, l.ChineseAbleTo...) && !reading.ContainsAny(text, "才能", "只能", "不能")
}

// imagined tells a label that only says that a wish follows: "What I imagine".
func (l *Lexicons) imagined(label string) bool {
	return l.ImaginedHeads[strings.Trim(reading.Lower(label), " *_")]
}

// wantsDone tells that somebody wants something to be done: "the data protection
// officer wants applicants deleted one year later".
func wantsDone(text string) bool {
	_, rest, ok := strings.Cut(reading.Lower(text), " wants ")
	if !ok || strings.HasPrefix(rest, "to ") { // "wants to see who was removed" wants a deed of its own
		return false
	}
	words := strings.Fields(rest)
	for i, w := range words[:min(len(words), 8)] {
		if i > 0 && reading.Participle(w) && words[i-1] != "a" && words[i-1] != "an" && words[i-1] != "the" {
			return true
		}
	}
	return false
}
