package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A word that binds goes into a sentence only where it is certain what is the verb and that the
// sentence asks for something. Everywhere else the sentence of the source stands behind the word as
// it is.

// CertainDuty says that an English sentence which a rule has bound can be trusted: source is the
// sentence that it was made of.
func (w *Work) CertainDuty(text, source string) bool {
	tokens := dutyWords(text)
	bonds := []string{w.Say("must"), w.Say("should"), w.Say("may")}
	at := slices.IndexFunc(tokens, func(word string) bool { return slices.Contains(bonds, word) })
	if at <= 0 {
		return true
	}
	own := w.bindsItself(source)
	switch {
	case reading.LimitsOfSeveral(source):
		return false
	case w.circumstantial(tokens, at), w.subordinateBond(tokens[:at]), w.secondVerbBound(tokens[:at], own), w.perfectBound(tokens[at+1:]):
		return false
	case !own && (wordIs(tokens[at-1], "you", "i", "we") || wordIs(tokens[at-1], "they") && reading.ContainsAny(strings.ReplaceAll(reading.Lower(source), "’", "'"), "they'll ", "they'd ", "they think ")):
		return false
	}
	rest := withoutNot(tokens[at+1:])
	switch {
	case w.thirdBehind(rest), !own && takenOnly(tokens[at+1:]), len(rest) > 2 && rest[0] == "come" && wordIs(rest[2], "two", "three", "four", "five", "several", "different"):
		return false
	case TellsPeak(text):
		return false // when most is to be done is given
	case len(rest) > 1 && rest[0] == "take" && rest[1] == "effect":
		_, person := w.PersonIn(strings.Join(tokens[:at], " "))
		return !person
	}
	return w.certainDeed(rest, strings.HasPrefix(text, w.Product+" ") || strings.HasPrefix(text, "The product "), source)
}

// certainDeed says that what stands behind the word that binds is a deed, or the name of a thing, and no
// clause that was taken for one.
func (w *Work) certainDeed(rest []string, ofProduct bool, source string) bool {
	if len(rest) < 2 {
		return true
	}
	if rest[0] == "be" && wordIs(rest[1], "nice", "great", "good", "useful", "lovely", "helpful") && len(rest) > 2 && wordIs(rest[2], "if", "to") {
		return false
	}
	if rest[0] == "be" && wordIs(rest[1], "impossible", "possible") && ofProduct && len(rest) > 2 && rest[2] == "to" {
		return false // nobody asks that the product itself be impossible
	}
	if able := len(rest) > 4 && rest[0] == "be" && rest[1] == "able" && rest[2] == "to"; able {
		return !wordIs(rest[3], "meet", "comply", "conform", "exist", "consist", "belong", "contain") && (rest[3] != "take" || rest[4] != "effect") // nobody can be let do it
	}
	verb, object := strings.ToLower(rest[0]), strings.Join(rest[1:], " ")
	if w.Table.IsWord("relatives", "en", strings.ToLower(rest[1])) && wordIs(rest[1], "that", "which") && len(rest) > 2 && wordIs(rest[2], "are", "is", "have", "has", "were", "was") {
		return false // "dispute that have had no reply"
	}
	if !ofProduct {
		return true
	}
	switch verb {
	case "provide", "support", "use", "offer", "give", "accept":
		return !w.clauseInThing(object, verb != "provide" && verb != "give") && !w.severalDeeds(object) && (verb != "support" || !reading.ContainsAny(" "+object+" ", " preferred ", " acceptable "))
	}
	return !w.nounTakenForVerb(verb, source)
}

// peakTold tells when most is to be done: "The morning peak MUST be 05:30 to 07:00".
var peakTold = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:peak|rush|rush hour|busiest (?:time|hour)) \p{Lu}{3,6} be (?:from |between )?\d{1,2}[:.]\d\d ?(?:to|and|until|-|–) ?\d{1,2}[:.]\d\d\.?$`)
})

// TellsPeak says that a sentence which was bound only tells when most is to be done.
func TellsPeak(text string) bool { return peakTold().MatchString(text) }

// ToldAsDeeds says that a sentence tells several deeds and nobody who does them.
func (w *Work) ToldAsDeeds(source string) bool { return w.severalDeeds(source) }

// takenOnly says that what is bound is that only some things are taken: whose limit that is, is not
// certain.
func takenOnly(rest []string) bool {
	const takes = "take accept read speak understand import export"
	return len(rest) > 2 && (rest[0] == "only" && strings.Contains(takes, rest[1]) || rest[1] == "only" && strings.Contains(takes, rest[0]))
}

// thirdBehind says that behind the verb which is bound another one stands as it was: "MUST withdraw
// consent and takes effect".
func (w *Work) thirdBehind(rest []string) bool {
	for i := 1; i+1 < len(rest); i++ {
		word := reading.Lower(strings.Trim(rest[i], ",.;:"))
		switch {
		case w.Table.IsWord("relatives", "en", word), w.Table.IsWord("subordinators", "en", word), wordIs(word, "that", "which", "who", "whose", "where", "when", "if", "while", "how", "what", "whether", "so", "until", "as", "than", "because", "unless"):
			return false
		case strings.ContainsAny(rest[i][len(rest[i])-1:], ",;:."):
			return false
		case wordIs(word, "takes", "goes", "gets", "becomes", "is", "has") && rest[i-1] == "and":
			return true
		}
	}
	return false
}

// circumstantial says that such a word stands beside the one that binds.
func (w *Work) circumstantial(tokens []string, at int) bool {
	told := slices.ContainsFunc(tokens[:at], func(word string) bool { return wordIs(word, "that", "which", "who") }) // of what the subject is
	return !told && w.Table.IsWord("circumstance_words", "en", tokens[at-1]) || at+1 < len(tokens) && w.Table.IsWord("circumstance_words", "en", tokens[at+1])
}

// subordinateBond says that the clause in front of the word that binds hangs on another one, or only
// says what follows from it.
func (w *Work) subordinateBond(before []string) bool {
	from := 0
	for i, word := range before {
		if i+1 < len(before) && strings.ContainsAny(word[len(word)-1:], ",;:") {
			from = i + 1
		}
	}
	clause := before[from:]
	if len(clause) > 0 && wordIs(clause[0], "otherwise", "what", "how", "why", "because", "unless", "although", "whereas") {
		return true
	}
	return slices.ContainsFunc(clause, func(word string) bool { return wordIs(word, "unless", "because", "although", "whereas") })
}

// secondVerbBound says that the word that binds stands behind a verb, or behind "and" where the first
// verb of the sentence is left as it was.
func (w *Work) secondVerbBound(before []string, own bool) bool {
	last := before[len(before)-1]
	if wordIs(last, "stays", "comes", "goes", "gets", "remains", "becomes", "is", "are", "was", "were", "has", "have", "does", "says", "means", "happens") {
		return true
	}
	return !own && wordIs(last, "and", "but", "or") && len(before) > 2
}

// perfectBound says that what is bound has been already: "MUST have asked for proof".
func (w *Work) perfectBound(rest []string) bool {
	if len(rest) < 2 || rest[0] != "have" {
		return false
	}
	if _, done := w.Participle(strings.ToLower(strings.Trim(rest[1], ",."))); !done {
		return false
	}
	return len(rest) == 2 || wordIs(rest[2], "for", "to", "twice", "once", "by", "with", "about", "a", "an", "the", "us", "that") || strings.HasSuffix(rest[1], ".")
}

// bindsItself says that a sentence has a word of duty of its own.
func (w *Work) bindsItself(source string) bool {
	return reading.ContainsAny(" "+reading.Lower(source)+" ", " must ", " shall ", " should ", " has to ", " have to ", " need to ", " needs to ", " ought to ", " may ", " can ", " cannot ", " can't ", " will ")
}

// clauseInThing says that what is to be provided is a whole clause: "an order placed late is accepted
// but goes on hold", "tool version and checksum go into the header".
func (w *Work) clauseInThing(object string, listed bool) bool {
	tokens := ClauseTokens(object)
	for i, t := range tokens {
		switch {
		case i == 0:
		case w.Table.IsWord("relatives", "en", t.Low), w.Table.IsWord("subordinators", "en", t.Low), wordIs(t.Low, "that", "which", "who", "whose", "where", "when", "if", "while", "how", "what", "whether", "so", "until", "wherever", "whatever"):
			return false
		case w.Table.IsWord("clause_verbs", "en", t.Low):
			return !wordIs(tokens[i-1].Low, "to", "not")
		case tokens[i-1].Comma || i+1 >= len(tokens) || w.Table.IsWord("prepositions", "en", tokens[i-1].Low) || w.Table.IsWord("articles", "en", tokens[i-1].Low) || wordIs(tokens[i-1].Low, "to", "and", "or", "not", "no"):
		case w.Table.IsWord("clause_verbs_plural", "en", t.Low) && !t.Comma:
			return true
		case tokens[i-1].Low == "only" && w.Table.IsWord("verbs", "en", t.Low) && !strings.HasSuffix(t.Low, "ed"):
			return true // "give an agent only see orders of their own"
		case listed && t.Low == "sign" && tokens[i+1].Low == "in":
			return true
		}
		if (t.Comma || t.Low == "") && !listed || w.colonBehind(object, t) {
			return false
		}
	}
	return false
}

// colonBehind says that what stands behind a token tells it in detail.
func (w *Work) colonBehind(text string, t Token) bool {
	behind := strings.TrimLeft(text[min(t.To, len(text)):], " ")
	return strings.HasPrefix(behind, ":") || strings.HasPrefix(behind, "(") || strings.HasPrefix(behind, "–") || strings.HasPrefix(behind, "—")
}

// severalDeeds says that what is to be provided is told as what one does there: "book leave and mark
// themselves unfit", "flag spikes: a sample …".
func (w *Work) severalDeeds(object string) bool {
	tokens := ClauseTokens(object)
	if len(tokens) < 3 || !w.Table.IsWord("verbs", "en", tokens[0].Low) {
		return false
	}
	for i := 1; i+1 < len(tokens); i++ {
		deed := (tokens[i-1].Low == "and" || tokens[i-1].Comma) && w.Table.IsWord("verbs", "en", tokens[i].Low) && !w.Table.IsWord("nouns", "en", tokens[i].Low+"s")
		if deed && (w.FirmObject(tokens[i+1].Low) || w.Table.IsWord("prepositions", "en", tokens[i+1].Low) || strings.HasSuffix(tokens[i+1].Low, "selves") || strings.HasSuffix(tokens[i+1].Low, "self") || tokens[i+1].Low == "back") {
			return true
		}
	}
	return IsPluralNoun(tokens[1].Low) && w.colonBehind(object, tokens[1]) && !w.Table.IsWord("nouns", "en", tokens[0].Low+"s")
}

// nounTakenForVerb says that the first word of the source, which was taken for what the product does, is
// what a later verb tells of: "Credits reduce the next invoice", "Search in 5,000 drafts answers within
// half a second".
func (w *Work) nounTakenForVerb(verb, source string) bool {
	tokens := ClauseTokens(source)
	if len(tokens) < 4 || !strings.HasPrefix(tokens[0].Low, verb[:max(1, len(verb)-1)]) {
		return false
	}
	if strings.HasSuffix(tokens[0].Low, "s") && w.Table.IsWord("verbs", "en", tokens[1].Low) && (w.Table.IsWord("articles", "en", tokens[2].Low) || w.FirmObject(tokens[2].Low)) && !tokens[1].Comma {
		return !w.Table.IsWord("nouns", "en", tokens[1].Low+"s") && !w.FirmObject(tokens[1].Low)
	}
	if !w.Table.IsWord("nouns", "en", verb+"s") && !w.Table.IsWord("nouns", "en", verb) && !w.Table.IsWord("verbs_as_nouns", "en", verb) {
		return false
	}
	for i := 2; i+1 < len(tokens); i++ {
		t := tokens[i]
		if t.Comma || w.Table.IsWord("relatives", "en", t.Low) || w.Table.IsWord("subordinators", "en", t.Low) || wordIs(t.Low, "that", "which", "who", "if", "when", "how", "what", "where", "while", "until", "as", "than") {
			return false
		}
		if wordIs(t.Low, "answers", "takes", "returns", "finishes", "ends", "loads", "opens") && wordIs(tokens[i+1].Low, "within", "in", "under", "at", "less") {
			return true
		}
	}
	return false
}

// dutyWords are the words of a sentence with what closes them.
func dutyWords(text string) []string {
	var out []string
	for word := range strings.FieldsSeq(text) {
		if word = strings.TrimLeft(word, "(“\""); word != "" {
			out = append(out, word)
		}
	}
	return out
}

// withoutNot is what stands behind the word that binds, without what denies or orders it.
func withoutNot(rest []string) []string {
	for len(rest) > 0 && wordIs(rest[0], "not", "also", "only", "always", "never", "still") {
		rest = rest[1:]
	}
	return rest
}

// wordIs says that a word is one of some, whatever closes it.
func wordIs(word string, some ...string) bool {
	return slices.Contains(some, strings.ToLower(strings.Trim(word, ",.;:")))
}
