package understanding

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// numberedRisks are the risks that one sentence counts: "(1) the clocks drift;
// (2) two systems cost twice as much".
func numberedRisks(text string) []string {
	var out []string
	for n := 2; ; n++ {
		at := -1
		for _, mark := range []string{"(" + strconv.Itoa(n) + ")", "（" + strconv.Itoa(n) + "）"} {
			if at = strings.Index(text, mark); at > 0 {
				break
			}
		}
		if at <= 0 {
			break
		}
		out = append(out, withoutNumber(text[:at]))
		text = text[at:]
	}
	return append(out, withoutNumber(text))
}

// withoutNumber is one of the things that a sentence counts, without its number
// and what joins it to the next.
func withoutNumber(text string) string {
	text = strings.TrimSpace(text)
	for _, close := range []string{")", "）"} {
		if n, rest, ok := strings.Cut(text, close); ok && len([]rune(n)) == 2 && strings.ContainsAny(n, "(（") {
			text = rest
		}
	}
	text = strings.TrimRight(strings.TrimSpace(text), ";；,，")
	return reading.UpperFirst(strings.TrimSpace(strings.TrimSuffix(text, " and")))
}

// nextRisk is what a sentence behind a risk names as the next one: "The second
// is that crews keep using paper", "第二是老师傅不愿意用". Empty when it does not.
func (l *Lexicons) nextRisk(text string) string {
	low := reading.Lower(text)
	for _, lead := range l.NextRiskOpeners {
		if strings.HasPrefix(low, lead) {
			return reading.UpperFirst(strings.TrimPrefix(strings.TrimLeft(text[len(lead):], " ，,"), "that "))
		}
	}
	return ""
}

// answerFear takes what somebody proposes right behind a risk for what is done about it: "I am
// afraid it is ready too late. Let's do a trial". It is read as what it is besides.
func (x *understander) answerFear(sen reading.Sentence) {
	n := len(x.u.Risks)
	if n == 0 || !adjoins(x.u.Risks[n-1].Source, sen.From) {
		return
	}
	r, text := &x.u.Risks[n-1], strings.ReplaceAll(sen.Text, "’", "'")
	low := reading.Lower(text)
	if r.Mitigation != "" || len(low) > len(text) || !reading.HasPrefixOf(low, x.lex.AnswersToFear...) {
		return
	}
	deed := text
	for _, lead := range []string{"so ", "let's ", "let us "} {
		if len(deed) > len(lead) && strings.EqualFold(deed[:len(lead)], lead) {
			deed = deed[len(lead):]
		}
	}
	r.Mitigation = sentence(reading.UpperFirst(deed))
}

// answersRisk tells the half of a sentence behind a risk that says what is done about
// it: "Managers are angry; we exempt nobody", "the catalogue has to be versioned".
// What may happen then, or to what the risk speaks of, is the risk going on.
func (x *understander) answersRisk(text string) bool {
	low := " " + reading.Lower(text) + " "
	if reading.ContainsAny(low, x.lex.RiskVerbs...) || x.lex.pronounStart(text) {
		return false
	}
	s := x.look(text)
	return strings.HasPrefix(low, " we ") && !s.has("problem") || s.has("must") || strings.Contains(low, " only") && reading.ContainsAny(low, " is ", " are ")
}

// offersAgainst tells the half behind a risk in which somebody called by name says what they would
// do about it: "Tom suggests we start with two practices", "Aoife offered a training afternoon".
func (l *Lexicons) offersAgainst(text string) bool {
	name, rest, _ := strings.Cut(text, " ")
	return l.calledSo(name) && !l.NoFirstNames[reading.Lower(name)] && len(strings.Fields(rest)) > 2 && reading.HasPrefixOf(rest, l.OffersAgainst...)
}

// measureTaken parts a risk from the sentences behind it that say what is planned or done
// against it: "A relay may weld shut. A second one in series is planned; Jan is testing it".
func (l *Lexicons) measureTaken(text string) (risk, measure string, ok bool) {
	risk, measure, ok = strings.Cut(text, ". ")
	low := " " + strings.TrimRight(reading.Lower(measure), ".") + " "
	return risk, measure, ok && reading.ContainsAny(low, l.MeasuresTaken...)
}

// takesInHand tells the half behind a risk that says what is needed against it, what can
// be done, or who sees to it: "need a list of such words", "we can only spot it", "Bram
// talks to them himself".
func (x *understander) takesInHand(text string) bool {
	low := reading.Lower(text)
	if reading.HasPrefixOf(low, x.lex.MeasureLeads...) {
		return true
	}
	if reading.HasPrefixOf(low, "we can't ", "we cannot ", "we can not ") {
		_, instead, ok := strings.Cut(low, ", ")
		return ok && reading.HasPrefixOf(instead, "only ", "but ")
	}
	words := strings.Fields(text)
	return len(words) > 2 && len(words) < 12 && reading.StartsUpper(words[0]) && !strings.HasSuffix(words[0], ",") && reading.HasSuffixOf(strings.TrimRight(low, ".!"), "himself", "herself", "themselves")
}

// forbids tells a rule among the risks, which nothing can come to pass of: "Health
// data must never leave the clinic". A rule behind a condition is part of the risk.
func (x *understander) forbids(text string, s *signals) bool {
	low := " " + reading.Lower(text)
	return s.trigger == "" && !s.has("risk") && reading.ContainsAny(low, x.lex.Forbidden...) && !reading.ContainsAny(low, x.lex.RiskVerbs...)
}
