package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxSystemLabel is how many words the name of the systems has at most in front of what is
// exchanged with them.
const maxSystemLabel = 6

// labelledExchange reads a line that names systems in front of what goes to them or comes from
// them: "Xero and Sage 50 – draft invoices are pushed once per hour; customer data is read
// daily" asks for two things, each of which names them. What such a line says besides is no part
// of either. It says whether the line was one.
func (x *understander) labelledExchange(name, text, body string, from, to int) bool {
	if name == "" || reading.HasHan(body) || len(strings.Fields(name)) > maxSystemLabel {
		return false
	}
	var clauses, exchanged []string
	for _, sen := range reading.Sentences(body, from) {
		for clause := range strings.SplitSeq(strings.TrimRight(sen.Text, ". "), "; ") {
			if whole := x.lex.exchangeWith(name, clause); whole != "" {
				exchanged = append(exchanged, clause)
				clause = whole
			}
			clauses = append(clauses, clause)
		}
	}
	if len(exchanged) == 0 {
		return false
	}
	before := len(x.u.Integrations)
	x.outside(text, from, to)
	x.namedFirst(text, from, to)
	x.forWhat(before, name, strings.Join(exchanged, "; "))
	for _, clause := range clauses {
		clause = sentence(reading.UpperFirst(strings.TrimSpace(clause)))
		if strings.Contains(clause, name) && x.lex.exchanges(clause) >= 0 {
			x.addFeature(FeatureFact{Text: clause}, from, to)
			continue
		}
		s := x.look(clause)
		x.put(reading.FirstOf(x.classify(&s, context{kind: "constraint", feature: -1}, true), "constraint"), &s, from, to, context{kind: "constraint", feature: -1})
	}
	return true
}

// exchangeWith is a clause on what is sent or fetched with the systems in it: "draft invoices
// are pushed to Xero once per hour". Empty for any other clause, and for one that says already
// where to.
func (l *Lexicons) exchangeWith(name, clause string) string {
	end := l.exchanges(clause)
	if end < 0 || reading.HasPrefixOf(clause[end:], " to ", " from ", " into ", " by ") {
		return ""
	}
	preposition := " from "
	if reading.HasSuffixOf(reading.Lower(clause[:end]), l.SentAway...) {
		preposition = " to "
	}
	return clause[:end] + preposition + name + clause[end:]
}

// exchanges is where the verb of an exchange ends in a clause, "are pushed", -1 without one.
func (l *Lexicons) exchanges(clause string) int {
	low := reading.Lower(clause)
	for _, be := range []string{" is ", " are "} {
		at := strings.Index(low, be)
		if at < 0 {
			continue
		}
		for _, list := range [][]string{l.SentAway, l.Fetched} {
			for _, verb := range list {
				if end := at + len(be) + len(verb); strings.HasPrefix(low[at+len(be):], verb) && !reading.InsideWord(low, end) {
					return end
				}
			}
		}
	}
	return -1
}

// systemLater files a system that the first release leaves out, "Remote monitoring – not in the
// first release; …", and what the line asks for all the same. It says whether the line was one.
func (x *understander) systemLater(name, body string, from, to int) bool {
	if name == "" || reading.HasHan(body) {
		return false
	}
	first, rest, _ := strings.Cut(body, "; ")
	if low := strings.TrimRight(reading.Lower(first), ". "); !reading.HasPrefixOf(low, x.lex.SystemsLater...) || reading.HasFiniteVerb(first) {
		return false
	}
	x.addNonGoal(name, sentence(reading.UpperFirst(first)), from, to)
	for _, sen := range reading.Sentences(rest, from) {
		x.addConstraint(sentence(reading.UpperFirst(sen.Text)), from, to)
	}
	return true
}

// forWhat gives the systems filed since the given count that a label names what stands behind
// it as their purpose: the label itself says only who they are.
func (x *understander) forWhat(since int, label, body string) {
	for i := since; i < len(x.u.Integrations); i++ {
		if f := &x.u.Integrations[i]; label != "" && strings.Contains(label, f.Name) && !reading.HasHan(body) {
			f.Purpose = sentence(reading.UpperFirst(body))
		}
	}
}
