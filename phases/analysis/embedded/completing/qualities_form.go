package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// withSubject gives a quality that leaves its subject out the product as one:
// "Must comply with ISO/IEC 17025", "Available Monday to Saturday 6–20 h". The
// first is named by what follows the modal verb. Any other stays as it is.
func (w *Completer) withSubject(q *understanding.QualityFact) *understanding.QualityFact {
	if w.Language == "zh" {
		return q
	}
	q = w.underTrouble(capped(w.subjectFound(q)))
	text := strings.TrimSpace(q.Text)
	first := strings.ToLower(phrasing.LeadingWord(text))
	rest := strings.TrimSpace(text[min(len(text), len(first)):])
	switch first {
	case "must", "shall", "should":
		if rest == "" || reading.StartsUpper(rest) {
			return q
		}
		out := *q
		out.Text = w.Product + " " + first + " " + rest
		if out.Name == "" || strings.HasPrefix(text, strings.TrimRight(out.Name, " .…")) {
			out.Name = phrasing.Capital(strings.TrimRight(w.FirstSentence(strings.TrimPrefix(rest, "be ")), ". "))
		}
		return &out
	}
	able := strings.HasSuffix(first, "able") || strings.HasSuffix(first, "ible")
	if _, clause := w.ParseClause(w.FirstSentence(text)); !able || clause || len(first) < 6 || first == "table" || w.describesNext(text) {
		return q
	}
	out := *q
	out.Text = w.Product + " must be " + first + " " + rest
	if out.Name == "" {
		out.Name = strings.TrimRight(w.FirstSentence(text), ". ")
	}
	return &out
}

// describesNext says that the word a text begins with describes the noun behind it,
// "readable export of everything", and not the product, "usable with gloves".
func (w *Completer) describesNext(text string) bool {
	tokens := phrasing.ClauseTokens(text)
	return len(tokens) > 1 && !tokens[0].Comma && phrasing.IsPlainWord(tokens[1].Low) && reading.FirstWord(text[tokens[1].From:]) == tokens[1].Low &&
		!w.Table.IsWord("prepositions", "en", tokens[1].Low) && !w.Table.IsWord("adverbs", "en", tokens[1].Low) && !w.Table.IsWord("conditions", "en", tokens[1].Low) && tokens[1].Low != "and"
}

// underTrouble makes a condition of a trouble that stands before what is done in it:
// "Network gone for up to 10 minutes: upload resumes".
func (w *Completer) underTrouble(q *understanding.QualityFact) *understanding.QualityFact {
	head, rest, ok := strings.Cut(q.Text, ": ")
	thing, state, more := strings.Cut(head, " ")
	trouble, _, _ := strings.Cut(state, " ")
	if low := strings.ToLower(thing); w.Table.IsWord("articles", "en", low) || w.Table.IsWord("determiners", "en", low) {
		return q // "a broken file must never stop the run: it goes on" has a verb of its own
	}
	if _, clause := w.ParseClause(reading.UpperFirst(w.FirstSentence(rest))); !ok || !more || !clause || !w.Table.IsWord("trouble_states", "en", trouble) || !phrasing.IsPlainWord(strings.ToLower(thing)) || phrasing.IsPluralNoun(strings.ToLower(thing)) {
		return q
	}
	out := *q
	first, _, _ := strings.Cut(strings.TrimRight(rest, ". "), ", ")
	out.Text = w.Say("under_trouble", "thing", strings.ToLower(thing), "state", state, "text", strings.TrimPrefix(rest, "the "))
	out.Name = w.Say("under_trouble_name", "thing", strings.ToLower(thing), "state", state, "text", reading.UpperFirst(first))
	return &out
}

// subjectFound names what the "it" of a quality means, where the sentence before
// begins with it: "The nightly run finishes before 5:00. It may become at most
// 10 % slower".
func (w *Completer) subjectFound(q *understanding.QualityFact) *understanding.QualityFact {
	rest, ok := strings.CutPrefix(strings.TrimSpace(q.Text), "It ")
	if !ok || len(q.Source.Lines) == 0 {
		return q
	}
	before, _, ok := strings.Cut(w.LinesBefore(q.Source.Lines[0].From, q.Source.Lines[0].To), "It "+strings.TrimRight(w.FirstSentence(rest), ". "))
	list := reading.Sentences(before, 1)
	if !ok || len(list) == 0 {
		return q
	}
	head, _, _ := strings.Cut(strings.TrimLeft(list[len(list)-1].Text, "-*• "), ", ")
	c, whole := w.ParseClause(head)
	subject := w.Definite(c.Subject, false)
	if !whole || subject == "" || len(subject) < len(c.Subject) {
		return q // who it is about stands nowhere for sure
	}
	out := *q
	out.Text, out.Name = wording.Sentence(subject+" "+rest), strings.TrimRight(wording.Sentence(subject+" "+w.FirstSentence(rest)), ". ")
	out.Metric = strings.Replace(out.Metric, "It ", phrasing.Capital(subject)+" ", 1)
	return &out
}

// capped turns a leave with an upper bound into the ban that it is: what "may
// become at most 10 % slower" must not become slower than that.
func capped(q *understanding.QualityFact) *understanding.QualityFact {
	head, rest, ok := strings.Cut(q.Text, " may ")
	verb, bound, most := strings.Cut(rest, " at most ")
	if !ok || !most || strings.HasSuffix(head, " there") || strings.ContainsAny(head, ".,;:") || strings.Contains(verb, " ") || q.Target == "" {
		return q
	}
	out := *q
	out.Text = head + " must not " + verb + " more than " + bound
	out.Name, out.Target, out.Metric = strings.TrimRight(out.Text, ". "), "more than "+strings.TrimRight(bound, ". "), head
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

// OpenEnd says that what stands before a number is no thing that could be of
// that size: it ends in a comparison, a verb or a pronoun, as "uploads older
// than" and "when the lag is" do.
func (w *Completer) OpenEnd(head string) bool {
	last := strings.ToLower(reading.LastWord(head))
	return last == "than" || w.Table.IsWord("finite", "en", last) || w.Table.IsWord("pronouns_object", "en", last) || w.Table.IsWord("determiners", "en", last) || w.Table.IsWord("articles", "en", last)
}

// OwnVerb binds a sentence at its main verb where another word looks like one: a
// deed as the subject, "reading answers within 150 ms", a relative clause behind
// the verb, "runs on the phones that drivers have", or before it, "all that a
// nurse must do must be possible". Empty for any other.
func (w *Completer) OwnVerb(text, class, must string) string {
	words := strings.Fields(text)
	if len(words) < 4 {
		return ""
	}
	if class == "P" && strings.HasSuffix(strings.ToLower(words[0]), "ing") && w.IsThird(words[1]) && w.Table.IsWord("prepositions", "en", words[2]) {
		base, _ := w.BaseVerb(words[1])
		return phrasing.JoinWords(words[0], must, base, strings.Join(words[2:], " "))
	}
	if said := w.boundLoad(words, must); said != "" {
		return said
	}
	for _, verb := range []string{" runs on ", " run on ", " works on ", " work on "} {
		head, rest, ok := strings.Cut(text, verb)
		head = w.withoutModalEnd(head)
		if ok && len(strings.Fields(head)) <= 3 && !strings.ContainsAny(head, ",:") && w.IsNoun(head) {
			return phrasing.JoinWords(head, must, strings.TrimSuffix(strings.Fields(verb)[0], "s"), "on", rest)
		}
	}
	if w.Table.IsWord("goal_all", "en", strings.ToLower(words[0])) || w.Table.IsWord("wholes", "en", strings.ToLower(words[0])) {
		for _, modal := range []string{" must ", " shall ", " should "} {
			if at := strings.LastIndex(text, modal); at > 0 && strings.Contains(text[:at], modal) && !strings.Contains(text[:at], ", ") {
				return phrasing.JoinWords(text[:at], must, text[at+len(modal):])
			}
		}
	}
	return ""
}

// longestLoaded is how many words the name of what is loaded has at most.
const longestLoaded = 4

// boundLoad binds how soon pages are there at its verb, "pages load within 2 seconds". Empty
// for any other.
func (w *Completer) boundLoad(words []string, must string) string {
	for i, word := range words {
		low := strings.ToLower(word)
		if i == 0 || i+1 >= len(words) || !slices.Contains(w.Understood.Lex.LoadVerbs, low) || !w.Table.IsWord("prepositions", "en", strings.ToLower(words[i+1])) {
			continue
		}
		head := w.withoutModalEnd(strings.Join(words[:i], " "))
		if len(strings.Fields(head)) > longestLoaded || !w.IsNoun(head) || strings.Contains(head, " and ") {
			return ""
		}
		return phrasing.JoinWords(head, must, strings.TrimSuffix(low, "s"), strings.Join(words[i+1:], " "))
	}
	return ""
}

// withoutModalEnd drops the modal verb that stands before the verb itself, "the app must" of
// "the app must work on tablets": it would bind twice.
func (w *Completer) withoutModalEnd(head string) string {
	if last := reading.LastWord(head); w.Table.IsWord("auxiliaries", "en", strings.ToLower(last)) && len(last) < len(head) {
		return strings.TrimSpace(head[:len(head)-len(last)])
	}
	return head
}

// ModalBehind binds a sentence whose modal verb stands behind its first number:
// "Search over 100,000 items shall answer in 1.5 seconds".
func (w *Completer) ModalBehind(text string, number int, must string) (string, bool) {
	if number < 0 {
		return "", false
	}
	for _, modal := range []string{" shall ", " must ", " should "} {
		i := strings.Index(text[number:], modal)
		if i < 0 || reading.ContainsAny(text[:number+i], ", ", "; ", ": ") {
			continue
		}
		rest := text[number+i+len(modal):]
		if after, not := strings.CutPrefix(rest, "not "); not {
			return text[:number+i] + " " + w.Say("must_not") + " " + after, true
		}
		return text[:number+i] + " " + must + " " + rest, true
	}
	return "", false
}

// withoutOtherwise parts a bound from what happens otherwise: "3 seconds a person
// or there is a queue" binds to 3 seconds a person.
func (w *Completer) withoutOtherwise(q *understanding.QualityFact) (bound *understanding.QualityFact, otherwise string) {
	for _, lead := range w.Table.Words["otherwise"].In(w.Language) {
		if i := strings.Index(q.Text, lead); i > 0 && phrasing.MeasureIn(q.Text[:i]) != "" && phrasing.MeasureIn(q.Text[i:]) == "" {
			cut := *q
			cut.Text = phrasing.Finished(q.Text[:i])
			if j := strings.Index(cut.Name, lead); j > 0 {
				cut.Name = cut.Name[:j]
			}
			rest := strings.TrimPrefix(strings.Trim(q.Text[i:], " ，.。"), "or ")
			return &cut, w.Sentence("nfr_otherwise", "text", strings.TrimPrefix(strings.TrimPrefix(rest, "否则"), "不然"))
		}
	}
	return q, ""
}
