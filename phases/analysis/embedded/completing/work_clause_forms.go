package completing

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// base is the predicate of a clause with its verb in the base form.
func (w *Work) base(c clause) string {
	switch c.Form {
	case modalVerb:
		if head, tail, ok := strings.Cut(c.Rest, " and is "); ok && !c.Not && !c.plural() && !w.hasWord(head, "subordinators") && !w.hasWord(head, "relatives") {
			return head + " and be " + tail // "shall be printed as PDF and is sent": both are owed
		}
		return c.Rest
	case doVerb:
		return c.Rest
	case beVerb, pastVerb:
		return "be " + c.Rest
	case haveVerb:
		return "have " + c.Rest
	case ThirdVerb:
		base, _ := w.baseVerb(c.Verb)
		return strings.TrimSpace(base + " " + w.lowerVerbs(c.Rest))
	default:
		return strings.TrimSpace(c.Verb + " " + c.Rest)
	}
}

// lowerVerbs brings the verbs that follow in a row with another one into its
// base form: "a link and shows" becomes "a link and show".
func (w *Work) lowerVerbs(text string) string {
	tokens := clauseTokens(text)
	var b strings.Builder
	at := 0
	for i, t := range tokens {
		if i == 0 {
			continue // the first verb is the caller's
		}
		k := i - 1
		for k > 0 && w.Table.IsWord("adverbs", "en", tokens[k].low) && !tokens[k].comma {
			k--
		}
		joins := tokens[k].comma || tokens[k].low == "and" || tokens[k].low == "or" || tokens[k].low == "then" || tokens[k].low == "but"
		if !joins || tokens[k].low == "or" && w.subordinateBefore(tokens, k) {
			continue // "warn when stock falls or expires"
		}
		denied := tokens[i-1].low == "never" // only a verb stands behind it
		if !denied && (i+1 == len(tokens) || strings.HasPrefix(text[tokens[i+1].from:], "(")) {
			continue // "and renames (…)"
		}
		base := ""
		next := ""
		if i+1 < len(tokens) {
			next = tokens[i+1].low
		}
		switch {
		case t.low == "is" || t.low == "are":
			base = "be"
		case t.low == "has":
			base = "have"
		case denied && reading.InThirdPerson(t.low):
			base, _ = w.baseVerb(t.low)
		case w.IsThird(t.low) && (!w.Table.IsWord("nouns", "en", t.low) || w.FirmObject(next) && !t.comma), reading.InThirdPerson(t.low) && (next == "them" || next == "him" || next == "us" || next == "it"):
			base, _ = w.baseVerb(t.low) // only a verb stands before such a word: "and hands them to the office"
		case w.IsThird(t.low) && !t.comma && i+1 < len(tokens) && unicode.IsUpper(rune(text[tokens[i+1].from])):
			base, _ = w.baseVerb(t.low) // no name stands behind things: "and imports PDF"
		case w.IsThird(t.low) && isPluralNoun(next):
			base, _ = w.baseVerb(t.low) // the name of two things has its plural at the end: "and changes prices"
		}
		if base != "" {
			b.WriteString(text[at:t.from])
			b.WriteString(base)
			at = t.to
		}
	}
	b.WriteString(text[at:])
	return b.String()
}

// plural says whether the subject of a clause is more than one thing.
func (c clause) plural() bool {
	switch {
	case c.Verb == "are" || c.Verb == "have" || c.Form == pluralVerb:
		return true
	case c.Verb == "is" || c.Verb == "has" || c.Form == ThirdVerb:
		return false
	}
	head := c.Subject
	if strings.HasPrefix(strings.ToLower(head), "whoever ") {
		return false
	}
	for _, cut := range []string{" (", " of ", " with ", " for ", " from ", " that ", " who ", " which ", " in ", " on ", " over ", " whose "} {
		if i := strings.Index(head, cut); i > 0 {
			head = head[:i]
		}
	}
	if strings.Contains(head, " and ") {
		return true
	}
	fields := strings.Fields(head)
	if len(fields) == 0 {
		return false
	}
	low := strings.ToLower(fields[len(fields)-1])
	first := strings.ToLower(fields[0])
	return isPluralNoun(low) && first != "a" && first != "an" && first != "each" && first != "every" || low == "they" || low == "we" || low == "you"
}

// indicative is a clause as what happens: "shall show" becomes "shows". ok is
// false for a clause that cannot be turned.
func (w *Work) indicative(c clause) (string, bool) {
	own := c.Verb == "can" && strings.EqualFold(c.Subject, w.Product)
	if c.Form == modalVerb && (c.Verb == "may" || c.Verb == "could" || c.Verb == "might" || own) && !c.Not {
		c.Verb = "shall"
	}
	if c.Form != modalVerb || c.Verb == "can" || c.Verb == "may" || c.Verb == "could" || c.Verb == "might" {
		return c.text(), c.Form != pastVerb
	}
	base := w.rowOfModals(c)
	verb, rest, _ := strings.Cut(base, " ")
	switch {
	case c.Not && verb == "be":
		return joinWords(c.Subject, beOf(c), "not", rest), true
	case c.Not:
		return joinWords(c.Subject, doOf(c), "not", base), true
	case verb == "be":
		return joinWords(c.Subject, beOf(c), c.Adverb, rest), true
	case c.plural():
		return joinWords(c.Subject, c.Adverb, base), true
	case !isPlainWord(strings.TrimRight(verb, ",")):
		return "", false
	default:
		return joinWords(c.Subject, c.Adverb, w.ThirdAll(base)), true
	}
}

func beOf(c clause) string {
	if c.plural() {
		return "are"
	}
	return "is"
}

// doOf is the form of "do" for the subject of a clause.
func doOf(c clause) string {
	if c.plural() {
		return "do"
	}
	return "does"
}

// text is a clause as it was written.
func (c clause) text() string {
	not := ""
	if c.Not {
		not = "not"
	}
	verb := c.Verb
	if verb == "can" && c.Not {
		verb, not = "cannot", ""
	}
	if c.Form == modalVerb || c.Form == beVerb {
		return joinWords(c.Subject, verb, not, c.Adverb, c.Rest)
	}
	return joinWords(c.Subject, c.Adverb, verb, not, c.Rest)
}

// rowOfModals turns the further modal verbs of a predicate: "register itself
// and shall wait" becomes "register itself and waits".
func (w *Work) rowOfModals(c clause) string {
	text := c.Rest
	for _, modal := range furtherModals() {
		for range strings.Count(text, modal) {
			i := strings.Index(text, modal)
			rest := text[i+len(modal):]
			not := ""
			if after, ok := strings.CutPrefix(rest, "not "); ok {
				not, rest = doOf(c)+" not ", after
			}
			if not == "" && !c.plural() {
				verb, tail, _ := strings.Cut(rest, " ")
				rest = thirdPerson(verb) + " " + tail
			}
			text = text[:i] + " and " + not + rest
		}
	}
	return text
}

// ThirdAll puts a predicate in its base form, and the verbs in a row with its
// first one, into the third person.
func (w *Work) ThirdAll(base string) string {
	tokens := clauseTokens(base)
	var b strings.Builder
	at := 0
	for i, t := range tokens {
		row := i > 0 && (tokens[i-1].low == "and" || tokens[i-1].low == "or")
		if i > 0 && tokens[i-1].comma && i+1 < len(tokens) && w.FirmObject(tokens[i+1].low) {
			row = true
		}
		verb := row && w.Table.IsWord("verbs", "en", t.low) && (!w.Table.IsWord("nouns", "en", t.low+"s") || i+1 < len(tokens) && w.FirmObject(tokens[i+1].low))
		if i > 0 && (!verb || reading.StartsCapital(base[t.from:t.to])) { // "PyPI and Go"
			continue
		}
		if i > 0 && i+1 == len(tokens) {
			continue // a noun at the end
		}
		b.WriteString(base[at:t.from])
		b.WriteString(thirdPerson(base[t.from:t.to]))
		at = t.to
	}
	b.WriteString(base[at:])
	return b.String()
}

// thirdPerson is the form of a verb behind "it": "shows", "has".
func thirdPerson(verb string) string {
	switch verb {
	case "be":
		return "is"
	case "have":
		return "has"
	case "do", "go":
		return verb + "es"
	}
	return wording.Plural(verb)
}

// joinWords puts the parts that are not empty together with blanks.
func joinWords(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.NewReplacer(" ,", ",", " : ", ": ", " ; ", "; ").Replace(strings.Join(out, " "))
}
