package embedded

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// withSubject gives a quality that leaves its subject out the product as one:
// "Must comply with ISO/IEC 17025", "Available Monday to Saturday 6–20 h". The
// first is named by what follows the modal verb. Any other stays as it is.
func (w *work) withSubject(q *QualityFact) *QualityFact {
	if w.lang == "zh" {
		return q
	}
	text := strings.TrimSpace(q.Text)
	first := strings.ToLower(leadingWord(text))
	rest := strings.TrimSpace(text[min(len(text), len(first)):])
	switch first {
	case "must", "shall", "should":
		if rest == "" || startsUpper(rest) {
			return q
		}
		out := *q
		out.Text = w.product + " " + first + " " + rest
		if out.Name == "" || strings.HasPrefix(text, strings.TrimRight(out.Name, " .…")) {
			out.Name = capital(strings.TrimRight(w.firstSentence(strings.TrimPrefix(rest, "be ")), ". "))
		}
		return &out
	}
	able := strings.HasSuffix(first, "able") || strings.HasSuffix(first, "ible")
	if _, clause := w.parseClause(w.firstSentence(text)); !able || clause || len(first) < 6 || first == "table" {
		return q
	}
	out := *q
	out.Text = w.product + " must be " + first + " " + rest
	if out.Name == "" {
		out.Name = strings.TrimRight(w.firstSentence(text), ". ")
	}
	return &out
}

// tallied is what a clause counts when nothing but that and a circumstance
// stands in it: "60 analysts at the same time". Empty for any other.
func tallied(clause string, m wording.Measure) string {
	if m.Class != wording.ClassCount || m.Start > 0 {
		return ""
	}
	_, noun, ok := strings.Cut(strings.TrimSpace(m.Text), " ")
	if rest := strings.TrimRight(strings.TrimSpace(clause[m.End:]), " .,;"); ok && noun != "" && rest != "" {
		return noun + " " + rest
	}
	return ""
}

// openEnd says that what stands before a number is no thing that could be of
// that size: it ends in a comparison, a verb or a pronoun, as "uploads older
// than" and "when the lag is" do.
func (w *work) openEnd(head string) bool {
	last := strings.ToLower(lastWord(head))
	return last == "than" || w.rules.isWord("finite", "en", last) || w.rules.isWord("pronouns_object", "en", last) || w.rules.isWord("determiners", "en", last) || w.rules.isWord("articles", "en", last)
}

// modalBehind binds a sentence whose modal verb stands behind its first number:
// "Search over 100,000 items shall answer in 1.5 seconds".
func (w *work) modalBehind(text string, number int, must string) (string, bool) {
	if number < 0 {
		return "", false
	}
	for _, modal := range []string{" shall ", " must ", " should "} {
		i := strings.Index(text[number:], modal)
		if i < 0 || containsAny(text[:number+i], ", ", "; ", ": ") {
			continue
		}
		rest := text[number+i+len(modal):]
		if after, not := strings.CutPrefix(rest, "not "); not {
			return text[:number+i] + " " + w.say("must_not") + " " + after, true
		}
		return text[:number+i] + " " + must + " " + rest, true
	}
	return "", false
}
