package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// BaseForm turns a phrase that begins with a verb in the third person into its
// base form: "says why" becomes "say why".
func (w *Work) BaseForm(phrase string) (string, bool) {
	if w.Language == "zh" {
		return "", false
	}
	if row, ok := w.baseOfRow(phrase); ok {
		return row, true
	}
	verb, rest, more := strings.Cut(strings.TrimSpace(phrase), " ")
	low := strings.ToLower(verb)
	base, ok := w.BaseVerb(low)
	if !more || !ok || subjectOf(rest) || !w.Table.IsWord("verbs", "en", base) && !w.doesOne(low, rest) {
		return "", false
	}
	first := strings.ToLower(LeadingWord(rest))
	switch {
	case strings.HasSuffix(low, "ing") && w.comesOf(rest):
		return "", false // "cancelling late counts as a no-show"
	case first == "are" || first == "were", severalOfMeasure(phrase):
		return "", false // "disputes are settled by a judge"
	case w.Table.IsWord("intransitives", "en", first):
		return "", false // "reads go to the replica"
	case reading.StartsCapital(phrase) && low != base && w.Table.IsWord("nouns", "en", low) && w.actsHere(low, rest):
		return base + " " + rest, true
	case w.Table.IsWord("nouns", "en", low) && w.opensRelative(ClauseTokens(phrase)):
		return "", false // "reports which nobody opens"
	case w.Table.IsWord("asking", "en", first):
		return base + " " + rest, true // "prints how many rows there are"
	}
	if w.Table.IsWord("nouns", "en", low) && w.subjectHere(phrase, low) {
		return "", false
	}
	if word, _, _ := strings.Cut(rest, " "); w.Table.IsWord("nouns", "en", low) && w.Table.IsWord("nouns", "en", first) && word == first && reading.StartsCapital(phrase) {
		return base + " " + rest, true // "Links issues and pull requests": no name of a thing begins with two plurals
	}
	if _, when := w.Table.Words["check_adverbs"].Paired("en", strings.TrimRight(first, ",;")); when && low != base {
		return base + " " + rest, true // "picks daily, weekly or never"
	}
	if verb == low && strings.HasPrefix(rest, "`") && low != base {
		return base + " " + rest, true // "calls `POST /orders`"
	}
	if w.Table.IsWord("nouns", "en", low) && (!w.FirmObject(first) && !w.Table.IsWord("articles", "en", first) && !w.describedThings(rest)) {
		return "", false
	}
	return base + " " + rest, true
}

// actsHere says that a word which is a verb and a plural is the verb by what stands behind
// it: "records dose and batch for each hive", "logs who changed what", "tracks waiting
// periods and warns before harvest".
func (w *Work) actsHere(low, rest string) bool {
	first := strings.ToLower(LeadingWord(rest))
	if _, person := w.PersonIn(low); first == "who" && !person {
		return true // only people are told apart by "who"
	}
	tokens := ClauseTokens(rest)
	for i, t := range tokens {
		if i > 0 && tokens[i-1].Low == "and" && i+1 < len(tokens) && w.IsThird(t.Low) && !w.Table.IsWord("nouns", "en", t.Low) && !t.Comma {
			return !w.Table.IsWord("prepositions", "en", first) && !w.IsThird(first)
		}
	}
	return strings.Contains(rest, ", ") && !w.Table.IsWord("prepositions", "en", first) && reading.ContainsAny(rest, w.Table.Words["distributives"].In("en")...)
}

// baseOfRow is BaseForm for two deeds or more to one thing: "checks, cleans and reports each
// room", "downloads and unpacks files". One of the words at least is no noun, and the thing
// stands behind them, for "orders, returns and reports" are three things.
func (w *Work) baseOfRow(phrase string) (string, bool) {
	tokens := ClauseTokens(strings.TrimSpace(phrase))
	if len(tokens) < 3 || !tokens[0].Comma && !joinsDeeds(tokens[1].Low) {
		return "", false
	}
	var bases []string
	deed := false
	for i, t := range tokens {
		last := i > 0 && joinsDeeds(tokens[i-1].Low)
		if joinsDeeds(t.Low) && len(bases) > 0 {
			continue
		}
		base, ok := w.BaseVerb(t.Low)
		if !ok || base == t.Low || !w.Table.IsWord("verbs", "en", base) {
			return "", false
		}
		bases = append(bases, base)
		deed = deed || !w.Table.IsWord("nouns", "en", t.Low)
		switch {
		case last:
			if !deed || i+1 >= len(tokens) || !w.FirmObject(tokens[i+1].Low) && (!w.manyThings(tokens[i+1:]) || t.Comma) {
				return "", false
			}
			end := len(bases) - 1
			return strings.Join(bases[:end], ", ") + " " + tokens[i-1].Low + " " + bases[end] + w.thenBase(strings.TrimSpace(phrase)[t.To:]), true
		case !t.Comma && (i+1 >= len(tokens) || !joinsDeeds(tokens[i+1].Low)):
			return "", false
		}
	}
	return "", false
}

// joinsDeeds tells the word in front of the last of several deeds: "confirms, changes or declines".
func joinsDeeds(low string) bool { return low == "and" || low == "or" }

// manyThings says that words begin with things in the plural, with one word before them at most:
// "archived files".
func (w *Work) manyThings(tokens []Token) bool {
	for i, t := range tokens[:min(len(tokens), 2)] {
		if i == 0 && (w.Table.IsWord("prepositions", "en", t.Low) || w.Table.IsWord("auxiliaries", "en", t.Low)) {
			return false
		}
		if IsPluralNoun(t.Low) {
			return true
		}
	}
	return false
}

// thenBase brings the deed behind "then" into the base form: "…, then deletes them".
func (w *Work) thenBase(text string) string {
	before, after, ok := strings.Cut(text, ", then ")
	verb, rest, more := strings.Cut(after, " ")
	base, third := w.BaseVerb(strings.ToLower(verb))
	if !ok || !more || !third {
		return text
	}
	return before + ", then " + base + " " + rest
}

// doesOne says that a word on no list which looks like a verb in the third person is
// one: before "a" or "each" no plural of a noun can stand, "zaps the cache".
func (w *Work) doesOne(word, rest string) bool {
	switch first := LeadingWord(rest); first {
	case "a", "an", "the", "each", "every", "any", "its":
		return len(strings.Fields(rest)) > 1 && !w.Table.IsWord("no_thirds", "en", word) && !w.Table.IsWord("adverbs", "en", word) && !w.Table.IsWord("prepositions", "en", word) && !w.Table.IsWord("masses", "en", word) && !w.IsPerson(word)
	}
	return false
}

// FirmBase is BaseForm where it is known who does it, so that the word is a verb
// and no plural: "returns orders" behind "`GET /orders`".
func (w *Work) FirmBase(phrase string) (string, bool) {
	verb, rest, more := strings.Cut(strings.TrimSpace(phrase), " ")
	base, ok := w.BaseVerb(strings.ToLower(verb))
	if !more || !ok || w.Language == "zh" {
		return "", false
	}
	return base + " " + rest, true
}

// CalledBase is what a command, a flag or a function does, as its description says
// it behind the name: a word that could be a plural is a verb there, "splits
// without a rest", unless "of" or the like makes a thing of it; an adverb before
// the verb stays, "only reads files".
func (w *Work) CalledBase(phrase string) (string, bool) {
	lead, rest := "", strings.TrimSpace(phrase)
	for {
		word, behind, more := strings.Cut(rest, " ")
		if low := strings.ToLower(word); !more || !w.Table.IsWord("adverbs", "en", low) && (!strings.HasSuffix(low, "ly") || !IsPlainWord(low)) {
			break
		}
		lead, rest = lead+strings.ToLower(word)+" ", behind
	}
	verb, behind, more := strings.Cut(rest, " ")
	if !more {
		return "", false
	}
	if low := strings.ToLower(verb); lead != "" && w.Table.IsWord("verbs", "en", low) {
		return lead + low + " " + behind, true
	}
	if base, ok := w.BaseForm(rest); ok {
		return lead + base, true
	}
	if and, second, ok := strings.Cut(behind, " "); ok && and == "and" && !strings.Contains(second, " ") { // "copies and deletes"
		one, first := w.BaseVerb(strings.ToLower(verb))
		other, last := w.BaseVerb(strings.ToLower(second))
		if first && last && w.Table.IsWord("verbs", "en", one) && w.Table.IsWord("verbs", "en", other) {
			return lead + one + " and " + other, true
		}
	}
	switch strings.ToLower(LeadingWord(behind)) {
	case "of", "for", "by", "per", "in", "on", "about", "with", "and", "or":
		return "", false
	}
	base, ok := w.FirmBase(rest)
	if !ok || !w.Table.IsWord("verbs", "en", LeadingWord(base)) {
		return "", false
	}
	return lead + base, true
}

// subjectHere says that a word which could be a verb is what a clause is about,
// because the clause has a verb of its own for several things: "claims that match
// a rule are approved", "orders over 500 euros need a signature".
func (w *Work) subjectHere(phrase, low string) bool {
	c, ok := w.ParseClause(phrase)
	if !ok || strings.ContainsAny(c.Subject, ",;:") || w.HasWord(c.Subject, "subordinators") || reading.ContainsAny(" "+strings.ToLower(c.Subject)+" ", " how ", " what ", " whether ", " where ") {
		return false
	}
	switch c.Form {
	case BeVerb:
		return c.Verb == "are"
	case HaveVerb:
		return c.Verb == "have"
	case PluralVerb:
		return strings.Contains(c.Subject, " ") || c.Verb != wording.Singular(low)
	}
	return false
}

// subjectOf says by what follows a word that could be a verb that it is the
// plural of a noun, because its own verb comes behind it: "refunds up to 150 EUR
// are triggered".
func subjectOf(rest string) bool {
	for i, word := range strings.Fields(strings.ToLower(rest)) {
		switch word {
		case "that", "which", "who", "whose", "when", "if", "as", "where", "while", "once", "because", "how", "whether", "what", "whatever", "until", "and", "or", "but", "so", "than":
			return false
		case "are", "were", "must", "should", "shall", "can", "may", "will", "have":
			return i > 0
		}
		if strings.HasSuffix(word, ",") || strings.HasSuffix(word, ";") || strings.HasSuffix(word, ":") {
			return false
		}
	}
	return false
}

// BaseVerb is the base form of a verb in the third person.
func (w *Work) BaseVerb(verb string) (string, bool) {
	switch verb {
	case "is":
		return "be", true
	case "has":
		return "have", true
	}
	if !strings.HasSuffix(verb, "s") || strings.HasSuffix(verb, "ss") || !IsPlainWord(verb) || len(verb) < 4 {
		return "", false
	}
	for _, base := range []string{strings.TrimSuffix(verb, "s"), strings.TrimSuffix(verb, "es"), strings.TrimSuffix(verb, "ies") + "y"} {
		if w.Table.IsWord("verbs", "en", base) {
			return base, true
		}
	}
	return wording.Singular(verb), true
}
