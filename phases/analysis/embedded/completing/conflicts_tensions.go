package completing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// tension is a pair of lines that can both hold only in a way that the source does not tell,
// with the question that asks for it.
type tension struct {
	specs.Conflict
	question string
}

// saying is a sentence of what the source asks for, with what is compared of it.
type saying struct {
	text, low string
	measures  []wording.Measure
	source    specs.Source
	offline   bool // it demands that something works without a network
	share     bool // its number holds for a share of all cases
	row       bool // of a list, put together of its cells
}

// sayings are the sentences in which the source tells what it asks for.
func (w *Completer) sayings() []saying {
	var out []saying
	seen := map[string]bool{}
	for _, it := range w.telling().texts {
		if it.Source.Kind != specs.Stated {
			continue
		}
		for _, s := range wording.Sentences(it.Text) {
			text := strings.TrimSpace(it.Text[s.Start:s.End])
			if key := it.Source.Mark() + text; !seen[key] {
				seen[key] = true
				low := reading.Lower(text)
				out = append(out, saying{text: text, low: low, measures: phrasing.Measures(text), source: it.Source, offline: w.worksOffline(low), share: shareOfCases().MatchString(text)})
			}
		}
	}
	return out
}

// tensions are the pairs of lines of these kinds, one pair a kind: a record that is kept
// longer than the personal data in it, what has to work without a network beside what a
// server sends when something fails to come, a number that one line demands each time and
// another for a share of all cases, one number for all beside a row of a number for each plan,
// a page in a browser that shall keep things offline, and two answers to one refused call.
func (w *Completer) tensions() []tension {
	return w.recalled.tense.Of(w.Understood, func(*understanding.Understanding) []tension { return w.findTensions() })
}

func (w *Completer) findTensions() []tension {
	said := w.sayings()
	var out []tension
	for _, find := range []func([]saying) (tension, bool){w.keptLonger, w.byPlan, w.awaitedOffline, w.eachAndShare, w.pageOffline, w.twoAnswers} {
		if t, ok := find(said); ok {
			out = append(out, t)
		}
	}
	return out
}

// pairOf makes a tension of two sentences, by the phrases for what is open and for the
// question.
func (w *Completer) pairOf(point, question string, a, b *saying) tension {
	told := func(s *saying) string {
		text := s.text
		if !s.row {
			text = w.Verbatim(text, s.source)
		}
		return specs.Clean(w.Say("conflict_line", "line", s.source.Mark(), "text", strings.TrimRight(text, ".。 ")))
	}
	c := specs.Conflict{Point: specs.Clean(phrasing.Capital(w.Say(point))), One: told(a), Other: told(b), Source: a.source.Join(b.source)}
	return tension{Conflict: c, question: w.Say(question, "one", c.One, "other", c.Other)}
}

// keptLonger pairs a record with the personal data that have to go before it does.
func (w *Completer) keptLonger(said []saying) (tension, bool) {
	words := func(list string) []string { return w.Table.Words[list].In(w.Language) }
	var record, personal *saying
	longest, shortest := 0.0, 0.0
	for i := range said {
		s := &said[i]
		if len(s.measures) != 1 || !phrasing.IsPeriod(s.measures[0].Text) {
			continue
		}
		days := daysOf(s.measures[0])
		switch ofPeople := reading.ContainsAny(s.low, words("personal_data")...); {
		case days < 1:
		case ofPeople && reading.ContainsAny(s.low, words("data_goes")...):
			if personal == nil || days < shortest {
				personal, shortest = s, days
			}
		case !ofPeople && reading.ContainsAny(s.low, words("record_stays")...) && !reading.ContainsAny(s.low, words("data_goes")...) && !reading.ContainsAny(s.low, words("no_names")...):
			if days > longest {
				record, longest = s, days
			}
		}
	}
	if record == nil || personal == nil || longest <= shortest || phrasing.SameLines(record.source, personal.source) {
		return tension{}, false
	}
	return w.pairOf("tension_kept", "question_tension_kept", record, personal), true
}

// daysOf is a period in days, 0 for what is none or is told in a shorter unit.
func daysOf(m wording.Measure) float64 {
	day := secondsOf("d")
	if unit := secondsOf(m.Unit); unit >= day {
		return m.Value * unit / day
	}
	return 0
}

// byPlan pairs a number that one line gives for all with a row of a list of limits that gives
// another one for some of them: raw clicks are kept for 90 days, on the free plan for 30.
func (w *Completer) byPlan(said []saying) (tension, bool) {
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.List != understanding.ListLimit {
			continue
		}
		for k := range f.Rows {
			head, rest, ok := strings.Cut(f.Rows[k].Text, ": ")
			keys, limits := w.KeyWords(head), phrasing.Measures(rest)
			if !ok || len(keys) < fewestShared || len(limits) < 2 {
				continue
			}
			for n := range said {
				s := &said[n]
				if phrasing.SameLines(s.source, f.Rows[k].Source) {
					continue
				}
				for _, m := range s.measures {
					differs := slices.ContainsFunc(limits, func(l wording.Measure) bool { return l.Unit == m.Unit && l.Value != m.Value })
					if m.Class == limits[0].Class && differs && wording.Overlap(keys, w.KeyWords(s.text[:m.End])) == 1 && !strings.Contains(s.text[:m.End], ",") {
						return w.pairOf("tension_plans", "question_tension_plans", s, &saying{text: f.Rows[k].Text, source: f.Rows[k].Source, row: true}), true
					}
				}
			}
		}
	}
	return tension{}, false
}

// awaitedOffline pairs what has to work without a network with a message that goes out when
// the same does not come in time: the server cannot tell the one from the other.
func (w *Completer) awaitedOffline(said []saying) (tension, bool) {
	words := func(list string) []string { return w.Table.Words[list].In(w.Language) }
	cast := w.Casting()
	for i := range said {
		a := &said[i]
		if !a.offline {
			continue
		}
		keys := w.KeyWords(a.text)
		for k := range said {
			b := &said[k]
			if phrasing.SameLines(a.source, b.source) || len(b.measures) == 0 || !reading.ContainsAny(b.low, words("message_words")...) || !reading.ContainsAny(b.low, words("fails_to_come")...) || b.offline {
				continue
			}
			if slices.ContainsFunc(b.measures, func(m wording.Measure) bool { return m.Class == "time" }) && slices.ContainsFunc(w.KeyWords(b.text), func(word string) bool {
				_, both := slices.BinarySearch(keys, word)
				return both && cast.IsRare(word) && cast.Telling(word) > 0 && !isShortWord(word)
			}) {
				return w.pairOf("tension_offline", "question_tension_offline", a, b), true
			}
		}
	}
	return tension{}, false
}

// isShortWord says that a word is too short to tie two sentences.
func isShortWord(word string) bool { return len(word) < 4 }

// worksOffline says that a sentence demands that something works without a network.
func (w *Completer) worksOffline(low string) bool {
	for _, word := range w.Table.Words["offline_words"].In(w.Language) {
		before, _, ok := strings.Cut(low, word)
		if ok && !reading.ContainsAny(" "+before, w.Table.Words["offline_denied"].In(w.Language)...) {
			return true
		}
	}
	return false
}

// shareOfCases finds for which share of all cases a number holds.
var shareOfCases = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\bp\d{2}\b|\b\d{2}(?:\.\d+)?(?:th|st) percentile|\b\d{2}(?:\.\d+)? ?% of\b|\d{2}(?:\.\d+)? ?% ?的`)
})

// eachAndShare pairs a number that one line demands with the same number that another demands
// for a share of all cases only.
func (w *Completer) eachAndShare(said []saying) (tension, bool) {
	cast := w.Casting()
	for i := range said {
		a := &said[i]
		if a.share || len(a.measures) == 0 || !reading.ContainsAny(a.low, w.Table.Words["strict_words"].In(w.Language)...) {
			continue
		}
		keys := w.KeyWords(a.text)
		for k := range said {
			b := &said[k]
			if !b.share || phrasing.SameLines(a.source, b.source) {
				continue
			}
			same := slices.ContainsFunc(a.measures, func(m wording.Measure) bool {
				return m.Class == "time" && slices.ContainsFunc(b.measures, func(n wording.Measure) bool {
					return n.Class == "time" && n.Unit == m.Unit && n.Value == m.Value
				})
			})
			if same && slices.ContainsFunc(w.KeyWords(b.text), func(word string) bool {
				_, both := slices.BinarySearch(keys, word)
				return both && cast.Telling(word) > 0
			}) {
				return w.pairOf("tension_share", "question_tension_share", a, b), true
			}
		}
	}
	return tension{}, false
}

// pageOffline pairs what has to be kept on the device without a network with the page in a
// browser as which the same device runs it.
func (w *Completer) pageOffline(said []saying) (tension, bool) {
	words := func(list string) []string { return w.Table.Words[list].In(w.Language) }
	for i := range said {
		page := &said[i]
		if !w.holdsWordOf("client_words", page.low) || !w.holdsWordOf("page_words", page.low) || page.offline {
			continue
		}
		for k := range said {
			s := &said[k] // what is only told to work may need next to no data
			if s.offline && !phrasing.SameLines(page.source, s.source) && (reading.ContainsAny(s.low, words("data_ahead")...) || slices.ContainsFunc(s.measures, func(m wording.Measure) bool { return m.Class == "time" || m.Class == "size" })) {
				return w.pairOf("tension_page", "question_tension_page", s, page), true
			}
		}
	}
	return tension{}, false
}

// ofAnother finds of whom something is that a row of answers refuses.
var ofAnother = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:another|other|a different|someone else's) (\w+?)(?:s|s'|'s)?\b|(?:其他|其它|别的|他人)(?:的)?(\p{Han}{2})`)
})

// twoAnswers pairs two rows of a list of answers that refuse what is of somebody else, each
// with a code of its own.
func (w *Completer) twoAnswers([]saying) (tension, bool) {
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.List != understanding.ListError {
			continue
		}
		for a := range f.Rows {
			one := ofAnother().FindStringSubmatch(reading.Lower(f.Rows[a].Text))
			if one == nil {
				continue
			}
			for b := a + 1; b < len(f.Rows); b++ {
				other := ofAnother().FindStringSubmatch(reading.Lower(f.Rows[b].Text))
				if other != nil && wording.Singular(other[1]+other[2]) == wording.Singular(one[1]+one[2]) {
					return w.pairOf("tension_answers", "question_tension_answers", &saying{text: f.Rows[a].Text, source: f.Rows[a].Source, row: true}, &saying{text: f.Rows[b].Text, source: f.Rows[b].Source, row: true}), true
				}
			}
		}
	}
	return tension{}, false
}
